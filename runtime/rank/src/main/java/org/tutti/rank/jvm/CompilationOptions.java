package org.tutti.rank.jvm;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Options that change after how many calls HotSpot compiles a timed loop, if it does at all. The
 * numbers of calls in a warm-up are those for its own thresholds.
 */
public final class CompilationOptions {
  private static final Pattern CHANGING =
      Pattern.compile(
          "-Xint|-XX:-UseCompiler|-XX:-TieredCompilation|-XX:\\+UseJVMCICompiler"
              + "|-XX:Compile(Threshold|ThresholdScaling)=.*"
              + "|-XX:Tier[34](Invocation|MinInvocation|Compile)Threshold=.*"
              + "|-XX:CompileCommand=(exclude|CompileThresholdScaling)[ ,]"
              + "(\\S*Harness|\\*(::|\\.)\\*).*"
              + "|-XX:CompileCommand=compileonly.*|-XX:CompileOnly=.*"
              + "|-XX:CompileCommandFile=.*|-XX:CompilerDirectivesFile=.*");

  private CompilationOptions() {}

  /**
   * Those of the given options.
   *
   * @param options with which a JVM was started
   * @param own those of Tutti, which are known not to delay a loop
   */
  public static List<String> changing(List<String> options, List<String> own) {
    List<String> changing = new ArrayList<>();
    for (String option : options) {
      if (CHANGING.matcher(option).matches() && !own.contains(option)) {
        changing.add(option);
      }
    }
    return changing;
  }
}
