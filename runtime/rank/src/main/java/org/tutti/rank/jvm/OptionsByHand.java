package org.tutti.rank.jvm;

import java.util.List;
import java.util.regex.Pattern;

/** Options with which a user has started a JVM, beside those that ranks of a campaign have. */
public final class OptionsByHand {
  /** They do not contradict those of a campaign; whoever decides more is not overruled. */
  private static final Pattern HARMLESS =
      Pattern.compile(
          "-D.*|-X(ms|mx|mn|ss)\\w*|-XX:(Initial|Max)(HeapSize|RAMPercentage)=.*|-XX:MaxRAM=.*"
              + "|-(ea|da|esa|dsa|enable.*|disable.*)(:.*)?|-Xlog.*|-Xcheck:jni|-verbose.*"
              + "|-javaagent:.*|-agent(lib|path):(?!\\S*jdwp).*"
              + "|--(add-\\w+|enable-native-access|enable-preview|illegal-native-access)\\b.*"
              + "|-XX:[-+](UsePerfData|UseSystemMemoryBarrier|ExitOnOutOfMemoryError"
              + "|CrashOnOutOfMemoryError|HeapDumpOnOutOfMemoryError|ShowMessageBoxOnError"
              + "|PreserveFramePointer|DebugNonSafepoints|UnlockDiagnosticVMOptions"
              + "|UnlockExperimentalVMOptions|PrintFlagsFinal)|-XX:(ErrorFile|HeapDumpPath)=.*");

  private static final Pattern HEAP =
      Pattern.compile("-X(ms|mx|mn).*|-XX:(Initial|Max)(HeapSize|RAMPercentage)=.*");

  private static final Pattern OURS_OF_HEAP = Pattern.compile("-Xms.*|-XX:NewSize=.*");
  private static final String STACK = "-Xss";

  private OptionsByHand() {}

  /** Whether a JVM with these options may be replaced by one with those of a campaign as well. */
  public static boolean permit(List<String> ofUser) {
    for (String option : ofUser) {
      if (!HARMLESS.matcher(option).matches()) {
        return false;
      }
    }
    return true;
  }

  /** Whether what a user has said takes the place of an option of a campaign. */
  public static boolean replace(List<String> ofUser, String option) {
    for (String given : ofUser) {
      if (HEAP.matcher(given).matches() && OURS_OF_HEAP.matcher(option).matches()
          || given.startsWith(STACK) && option.startsWith(STACK)) {
        return true;
      }
    }
    return false;
  }
}
