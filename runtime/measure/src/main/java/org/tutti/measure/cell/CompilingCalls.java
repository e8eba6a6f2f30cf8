package org.tutti.measure.cell;

import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** How many calls of a benchmark it takes until the JIT has compiled its timed loop to the end. */
public final class CompilingCalls {
  /**
   * An option of the JVM by which it compiles the timed loops, and nothing else, after three tenths
   * of the usual numbers of entries and iterations.
   */
  public static final String SOONER =
      "-XX:CompileCommand=CompileThresholdScaling,*Harness*::measure,0.3";

  /**
   * With runs of 25 observations, enough for the thresholds of HotSpot's last tier: 600 entries,
   * and 15,000 entries and loop iterations together, both counted from the installation of the
   * profiling code, which itself takes a few hundred entries.
   */
  static final int LAST_TIER = 30_000;

  /**
   * The same with {@link #SOONER}. What a loop calls, which is compiled into it, has then not been
   * called often enough to be compiled by itself while observations are made.
   */
  static final int LAST_TIER_SOONER = 10_000;

  /**
   * The same where the JVM has no second compiler: the first one compiles a loop after 200 entries,
   * and the interpreter compares their number after every 128th. {@link LoopEntry#prepare} has made
   * 200 of them.
   */
  static final int FIRST_COMPILER = 3_000;

  private static final Pattern HIGHEST_TIER = Pattern.compile("-XX:TieredStopAtLevel=(\\d)");
  private static final int LAST = 4;

  private CompilingCalls() {}

  /** Those that a benchmark takes in this JVM. */
  static int ofThisJvm() {
    return of(ManagementFactory.getRuntimeMXBean().getInputArguments());
  }

  /**
   * Those that a benchmark takes in a JVM with these options, of which the JVM uses the last one of
   * a name.
   */
  static int of(List<String> options) {
    int highest = LAST;
    boolean isSooner = false;
    for (String option : options) {
      Matcher tier = HIGHEST_TIER.matcher(option);
      if (tier.matches()) {
        highest = Integer.parseInt(tier.group(1));
      }
      isSooner |= option.equals(SOONER);
    }
    if (highest < LAST) {
      return FIRST_COMPILER;
    }
    return isSooner ? LAST_TIER_SOONER : LAST_TIER;
  }
}
