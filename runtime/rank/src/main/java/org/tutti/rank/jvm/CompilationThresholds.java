package org.tutti.rank.jvm;

import java.lang.management.ManagementFactory;
import java.util.List;
import org.tutti.records.launch.RecordedJvm;

/**
 * How many calls and entries it takes until HotSpot has compiled a timed loop to the end, and what
 * is called around it (HotSpot, {@code compilationPolicy.hpp}). {@code CompilationThresholdsTest}
 * has the flags from whose defaults these numbers follow.
 */
public final class CompilationThresholds {
  /**
   * Entries after which the JVM requests the last compilation of a loop, whatever it has counted
   * before: above 5,000 it looks no further, and it compares after every 1,024th.
   */
  public static final int LAST_TIER_ENTRIES = 6_200;

  /**
   * Calls of a method handle after which the JVM has compiled its own code: 127, and some before it
   * counts. They also let the first compiler compile the loop behind it.
   */
  public static final int HANDLE_CALLS = 200;

  /** Calls of a method that is small and calls little, after which it is compiled to the end. */
  public static final int SMALL_METHOD_CALLS = 20_000;

  /** The interpreter asks for a compilation after every 128th call of a method. */
  public static final int CALLS_PER_REQUEST = 130;

  /**
   * The largest number of observations in a run of a warm-up: a loop must be entered often to be
   * compiled as a whole.
   */
  public static final int RUN_LENGTH = 25;

  /**
   * How often a loop is entered {@link #LAST_TIER_ENTRIES} times until compilers do not wake up: an
   * earlier tier may be compiled first, and all entries be counted anew.
   */
  public static final int MAX_TIERS = 3;

  /**
   * The same of a loop that was compiled for an earlier cell: a compiler may wake up for other code
   * the first time.
   */
  public static final int PROBES = 2;

  /**
   * How often a compilation is requested by {@link #CALLS_PER_REQUEST} calls: in vain the first
   * time, and while compilers have other work, such as each other's.
   */
  public static final int REQUESTS = 3;

  /**
   * With runs of {@link #RUN_LENGTH} observations, enough for the thresholds of HotSpot's last
   * tier: 600 entries, and 15,000 entries and loop iterations together, both counted from the
   * installation of the profiling code, which itself takes a few hundred entries.
   */
  static final int LAST_TIER = 30_000;

  /**
   * The same with {@link RecordedJvm#COMPILES_SOONER}: 800 until the first compiler is asked, and
   * 4,500 that its code counts; the entries that follow a warm-up bring what is missing. What a
   * loop calls has the usual thresholds, of which the last is 5,000: after fewer calls, it is often
   * compiled while observations are made, in a tenth of cells at 3,000 and in a fifth at 2,000.
   */
  static final int LAST_TIER_SOONER = 5_000;

  /**
   * The same where the JVM has no second compiler: the first one compiles a loop after 200 entries,
   * and the interpreter compares their number after every 128th. {@link #HANDLE_CALLS} of them have
   * been made before.
   */
  static final int FIRST_COMPILER = 3_000;

  private static final String HIGHEST_TIER = "-XX:TieredStopAtLevel=";
  private static final int LAST = 4;

  private CompilationThresholds() {}

  /** Calls of a benchmark after which this JVM has compiled its timed loop. */
  public static int callsInThisJvm() {
    return calls(ManagementFactory.getRuntimeMXBean().getInputArguments());
  }

  /** The same of a JVM with these options, of which it uses the last one of a name. */
  static int calls(List<String> options) {
    int highest = LAST;
    boolean isSooner = false;
    for (String option : options) {
      if (option.startsWith(HIGHEST_TIER) && option.length() == HIGHEST_TIER.length() + 1) {
        highest = Character.digit(option.charAt(HIGHEST_TIER.length()), 10);
      }
      isSooner |= option.equals(RecordedJvm.COMPILES_SOONER);
    }
    if (highest < LAST) {
      return FIRST_COMPILER;
    }
    return isSooner ? LAST_TIER_SOONER : LAST_TIER;
  }
}
