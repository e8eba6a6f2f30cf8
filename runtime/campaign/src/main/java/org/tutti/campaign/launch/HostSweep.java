package org.tutti.campaign.launch;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.tutti.rank.process.ProcessTree;

/**
 * Ends what a launch has left on other hosts. A launcher that is killed, or that has lost a host,
 * cannot end the ranks there, and ranks that wait for a message take a processor each.
 */
public final class HostSweep {
  private static final Duration TIMEOUT = Duration.ofSeconds(15);

  /** The number of each marked process; those of other users cannot be read. */
  private static final String FIND =
      "find() { grep -lF %s /proc/[0-9]*/environ 2>/dev/null | cut -d/ -f3; }; ";

  /** Waits for a second, or until all of them have ended, and says whether they have. */
  private static final String GONE =
      "gone() { for n in 1 2 3 4 5; do [ -z \"$(find)\" ] && return; sleep 0.2; done;"
          + " [ -z \"$(find)\" ]; }; ";

  private static final String END =
      "all=$(find); if [ -n \"$all\" ]; then kill $all; gone || kill -9 $(find); gone;"
          + " fi 2>/dev/null; for one in $(find); do echo left $one; done; ";

  private HostSweep() {}

  /**
   * Ends the processes that carry a mark.
   *
   * @param mark as in {@link ProcessTree}
   * @return where processes may still run and why, one sentence part for each such host
   */
  public static List<String> end(RemoteHosts hosts, String mark) {
    String question =
        FIND.formatted(RemoteHosts.quoted(ProcessTree.VARIABLE + "=" + mark)) + GONE + END;
    return hosts.ask(question, TIMEOUT).stream().flatMap(answer -> left(answer).stream()).toList();
  }

  private static Optional<String> left(HostAnswer answer) {
    List<String> processes =
        answer.lines().stream()
            .filter(line -> line.startsWith("left "))
            .map(line -> line.substring("left ".length()))
            .toList();
    return answer.answers() && !processes.isEmpty()
        ? Optional.of(answer.host() + " has not ended " + String.join(", ", processes))
        : answer.silence();
  }
}
