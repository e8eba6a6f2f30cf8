package org.tutti.campaign.driver;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.tutti.diagnostics.MpiProblem;
import org.tutti.records.launch.RankPlacement;

/** Which ranks ended early, and how, by what launchers and ranks say about it. */
final class RankEndings {
  /** Open MPI: {@code process rank 1 with PID 71 on node a exited on signal 9 (Killed)}. */
  private static final Pattern OPEN_MPI_SIGNAL =
      Pattern.compile(
          "process rank (\\d+) with PID \\d+ on\\s+node \\S+ exited\\s+on\\s+signal (\\d+)");

  /** Open MPI, of a rank that did not finalize the library. */
  private static final Pattern OPEN_MPI_IMPROPER =
      Pattern.compile("process rank (\\d+) with PID \\d+ on\\s+node \\S+ exiting improperly");

  /** Open MPI, of a rank with another exit status than 0: {@code Process name: [[5,1],1]}. */
  private static final Pattern OPEN_MPI_STATUS =
      Pattern.compile("Process name: \\[\\[\\d+,\\d+\\],(\\d+)\\]\\s+Exit code:\\s+(\\d+)");

  /** Hydra: a box with lines {@code PID 71 RUNNING AT a} and {@code EXIT CODE: 9}. */
  private static final Pattern HYDRA =
      Pattern.compile("PID (\\d+) RUNNING AT \\S+[\\s=]+EXIT CODE: (\\d+)");

  /** Hydra's line, after that box, about a rank that a signal ended. */
  private static final Pattern HYDRA_SIGNAL = Pattern.compile("EXIT STRING: .*\\(signal \\d+\\)");

  /** Slurm: {@code srun: error: node1: task 3: Killed}. */
  private static final Pattern SLURM =
      Pattern.compile("(?m)^srun: error: \\S+: task (\\d+): (.*)$");

  /** The names that Slurm prints for SIGINT, SIGKILL, and SIGTERM. */
  private static final Set<String> SLURM_KILLED = Set.of("Interrupt", "Killed", "Terminated");

  /** SIGINT, SIGKILL, and SIGTERM, which come from outside. */
  private static final Set<String> FROM_OUTSIDE = Set.of("2", "9", "15");

  private RankEndings() {}

  /**
   * How ranks ended.
   *
   * @param words empty if nothing is known
   * @param areKilled whether a signal from outside ended one
   */
  record EarlyEnding(String words, boolean areKilled) {
    static final EarlyEnding UNKNOWN = new EarlyEnding("", false);
  }

  /**
   * The endings.
   *
   * @param errors what launcher and ranks have printed
   * @param ranks the ranks of the launch, as far as they are known
   */
  static EarlyEnding of(String errors, List<RankPlacement> ranks) {
    List<String> own = own(errors);
    if (!own.isEmpty()) {
      return new EarlyEnding(String.join("; ", own), false);
    }
    List<String> endings = new ArrayList<>();
    boolean areKilled = false;
    for (MatchResult match : all(OPEN_MPI_SIGNAL, errors)) {
      endings.add("rank " + match.group(1) + " was killed by signal " + match.group(2));
      areKilled |= FROM_OUTSIDE.contains(match.group(2));
    }
    for (MatchResult match : all(OPEN_MPI_IMPROPER, errors)) {
      endings.add("rank " + match.group(1) + " exited without finalizing MPI");
    }
    for (MatchResult match : all(OPEN_MPI_STATUS, errors)) {
      endings.add("rank " + match.group(1) + " exited with status " + match.group(2));
    }
    for (MatchResult match : all(SLURM, errors)) {
      endings.add("rank " + match.group(1) + ": " + match.group(2));
      areKilled |= SLURM_KILLED.stream().anyMatch(match.group(2)::startsWith);
    }
    boolean signal = HYDRA_SIGNAL.matcher(errors).find();
    for (MatchResult match : all(HYDRA, errors)) {
      endings.add(
          rank(Long.parseLong(match.group(1)), ranks)
              + (signal ? " was killed by signal " : " exited with status ")
              + match.group(2));
      areKilled |= signal && FROM_OUTSIDE.contains(match.group(2));
    }
    return new EarlyEnding(String.join("; ", endings), areKilled);
  }

  /** What ranks say of themselves, each in its first sentence. */
  private static List<String> own(String errors) {
    String label = MpiProblem.RANK_ENDED_EARLY.label() + " ";
    return errors
        .lines()
        .filter(line -> line.contains(label))
        .map(line -> line.substring(line.indexOf(label) + label.length()).split("\\. ", 2)[0])
        .distinct()
        .toList();
  }

  private static List<MatchResult> all(Pattern pattern, String text) {
    return pattern.matcher(text).results().toList();
  }

  private static String rank(long pid, List<RankPlacement> ranks) {
    return ranks.stream()
        .filter(rank -> rank.pid() == pid)
        .findFirst()
        .map(rank -> "rank " + rank.rank())
        .orElse("a rank (process " + pid + ")");
  }
}
