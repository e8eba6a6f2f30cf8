package org.tutti.records.launch;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The virtual machine of rank 0 of a launch, and what it does to timed loops.
 *
 * @param name such as {@code OpenJDK 64-Bit Server VM}
 * @param feature number of its JDK, such as 25
 * @param options that it was started with, except those of a cache
 */
public record RecordedJvm(String name, int feature, List<String> options) {
  /** The first JDK that Tutti runs on. */
  public static final int OLDEST = 17;

  /** The last one for which all was done that the page of {@code org.tutti.rank.jvm} asks for. */
  static final int NEWEST = 25;

  /**
   * The option of a JVM that compiles the timed loops, and nothing else, after three tenths of the
   * usual numbers of entries and iterations.
   */
  public static final String COMPILES_SOONER =
      "-XX:CompileCommand=CompileThresholdScaling,*Harness*::measure,0.3";

  /**
   * The option of a JVM whose threads pass no memory fence when they return from a C call, since it
   * requests a barrier on all processors from the system when it stops them, as it can from JDK 20
   * on. The fence waits until the thread's stores are visible to other processors, and so changes
   * when other ranks see them.
   */
  public static final String WITHOUT_FENCE = "-XX:+UseSystemMemoryBarrier";

  private static final String WITH_FENCE = "-XX:-UseSystemMemoryBarrier";

  private static final Pattern HOTSPOT = Pattern.compile("(OpenJDK|Java HotSpot).* VM");
  private static final Pattern FEATURE = Pattern.compile("(\\d{1,4})\\b.*");

  /**
   * Options that change after how many calls HotSpot compiles a timed loop, if it does at all. The
   * numbers of calls in a warm-up are those for its own thresholds.
   */
  private static final Pattern CHANGING =
      Pattern.compile(
          "-Xint|-XX:-UseCompiler|-XX:-TieredCompilation|-XX:\\+UseJVMCICompiler"
              + "|-XX:Compile(Threshold|ThresholdScaling)=.*"
              + "|-XX:Tier[34](Invocation|MinInvocation|Compile)Threshold=.*"
              + "|-XX:CompileCommand=(exclude|CompileThresholdScaling)[ ,]"
              + "(\\S*Harness|\\*(::|\\.)\\*).*"
              + "|-XX:CompileCommand=compileonly.*|-XX:CompileOnly=.*"
              + "|-XX:CompileCommandFile=.*|-XX:CompilerDirectivesFile=.*");

  public RecordedJvm {
    options = List.copyOf(options);
  }

  /** That of a launch with these facts; empty if they do not say, as in tests and early files. */
  public static Optional<RecordedJvm> of(Map<String, String> facts) {
    Matcher feature = FEATURE.matcher(facts.getOrDefault("jvm.version", ""));
    return feature.matches() && facts.containsKey("jvm.name")
        ? Optional.of(
            new RecordedJvm(
                facts.get("jvm.name"), Integer.parseInt(feature.group(1)), options(facts)))
        : Optional.empty();
  }

  /** The recorded options; what follows a space and is none itself belongs to the one before. */
  public static List<String> options(Map<String, String> facts) {
    List<String> options = new ArrayList<>();
    for (String word : facts.getOrDefault("jvm.arguments", "").split(" ", -1)) {
      if (word.startsWith("-") || options.isEmpty()) {
        options.add(word);
      } else {
        options.set(options.size() - 1, options.get(options.size() - 1) + " " + word);
      }
    }
    return options;
  }

  /**
   * Why timed loops may not be compiled in it; empty if it is one that the warm-up was tried with.
   */
  public Optional<String> objection() {
    boolean isKnown = HOTSPOT.matcher(name).matches() && feature >= OLDEST && feature <= NEWEST;
    return isKnown
        ? Optional.empty()
        : Optional.of(
            "the warm-up is made for HotSpot of JDK "
                + OLDEST
                + " to "
                + NEWEST
                + ", not for "
                + name
                + " of JDK "
                + feature);
  }

  /** The options of users that change when a timed loop is compiled. */
  public List<String> changingCompilation() {
    return options.stream()
        .filter(option -> CHANGING.matcher(option).matches() && !option.equals(COMPILES_SOONER))
        .toList();
  }

  /** Whether a thread passes a memory fence when it returns from a C call. */
  public boolean passesFence() {
    return options.lastIndexOf(WITHOUT_FENCE) <= options.lastIndexOf(WITH_FENCE);
  }
}
