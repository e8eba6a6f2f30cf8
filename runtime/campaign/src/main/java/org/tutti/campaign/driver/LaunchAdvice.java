package org.tutti.campaign.driver;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.tutti.campaign.launch.OpenFileLimit;
import org.tutti.campaign.launch.UserHome;
import org.tutti.diagnostics.PrintableText;

/**
 * What a launch that measured nothing said about it, and what to do where that is known. A launch
 * can fail before its first cell for many reasons; an advice that has nothing to do with what was
 * printed leads away from it.
 */
final class LaunchAdvice {
  private static final int MAX_LINES = 3;
  private static final int MAX_LENGTH = 200;

  /** Frames, blank lines, and what every JVM says. */
  private static final Pattern UNSAID =
      Pattern.compile("\\W*|Picked up (_JAVA|JAVA_TOOL|JDK_JAVA)_OPTIONS.*");

  /**
   * Advice for a cause.
   *
   * @param said in what was printed, if this is the cause
   */
  private record Advice(Pattern said, String text) {
    static Advice of(String said, String text) {
      return new Advice(Pattern.compile(said, Pattern.CASE_INSENSITIVE), text);
    }
  }

  private static final List<Advice> ALL =
      List.of(
          Advice.of(
              "not enough slots",
              "Request fewer processes with -np, or allow more than one per core with"
                  + " --launcher-option=--oversubscribe (Open MPI)."),
          Advice.of(
              "JDWP",
              "All ranks of a host get the same JVM options, but only one can listen on a port:"
                  + " let the debugger choose a port (address=0), or measure without it."),
          Advice.of(
              "No user exists for uid|no passwd entry|unknown user",
              "This user ID has no entry in /etc/passwd, which ssh and some launchers need: add"
                  + " one (nss_wrapper can do so in a container)."),
          Advice.of(
              "run as root|running as root",
              "Set OMPI_ALLOW_RUN_AS_ROOT=1 and OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1, or run as"
                  + " another user."),
          Advice.of(
              "/dev/shm|shared memory.*(space|memory)",
              "Enlarge /dev/shm (in a container: --shm-size)."),
          Advice.of(
              "cannot open shared object file|UnsatisfiedLinkError",
              "The ranks cannot find a native library: install it, or add its directory to"
                  + " LD_LIBRARY_PATH (on other hosts, with --environment)."),
          Advice.of(
              "UnsupportedClassVersionError",
              "The ranks run an older JVM than the benchmarks were compiled for: name a newer one"
                  + " with --java."),
          Advice.of(
              "Unrecognized (VM )?option|Could not create the Java Virtual Machine",
              "Correct the options of the JVM (--jvm-option, @Jvm, JAVA_TOOL_OPTIONS)."),
          Advice.of(
              "Unable to access jarfile|Could not find or load main class",
              "All hosts need the same class path: put the jar in a directory that they share."),
          Advice.of(
              "insufficient memory|Cannot allocate memory|Could not reserve enough space",
              "Start fewer ranks, or give each a smaller heap with --jvm-option=-Xmx64m."),
          Advice.of(
              "No space left on device",
              "Free disk space in the directory that the message" + " names."),
          Advice.of(
              "Host key verification failed|Permission denied \\(publickey|Could not resolve host",
              "ssh must reach the hosts without a prompt: try 'ssh HOST true'."),
          Advice.of(
              "bind.*(more|overload)|not enough (cpus|cores)|processor.*not available",
              "Turn binding off with --bind-to none, or request fewer processes."));

  private LaunchAdvice() {}

  /**
   * A sentence with the first lines, and another with the advice; empty if nothing was printed.
   *
   * @param printed by the launcher and the ranks, to standard error first
   */
  static String of(Stream<String> printed) {
    List<String> lines =
        printed
            .map(line -> PrintableText.of(line.strip()))
            .filter(line -> !UNSAID.matcher(line).matches())
            .toList();
    if (lines.isEmpty()) {
      return "";
    }
    List<String> first = lines.stream().limit(MAX_LINES).map(LaunchAdvice::shortened).toList();
    String all = String.join("\n", lines);
    String advice =
        ALL.stream()
            .filter(one -> one.said().matcher(all).find())
            .findFirst()
            .map(one -> " " + one.text())
            .orElseGet(() -> OpenFileLimit.advice() + UserHome.advice());
    return "It began with \"" + String.join(" / ", first) + "\"." + advice;
  }

  private static String shortened(String line) {
    return line.length() <= MAX_LENGTH ? line : line.substring(0, MAX_LENGTH) + " ...";
  }
}
