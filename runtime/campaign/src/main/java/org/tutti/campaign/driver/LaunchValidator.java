package org.tutti.campaign.driver;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tutti.diagnostics.CampaignProblem;
import org.tutti.diagnostics.Counted;
import org.tutti.diagnostics.RecordProblem;
import org.tutti.diagnostics.TuttiException;
import org.tutti.records.campaign.FailureClass;
import org.tutti.records.launch.Completion;
import org.tutti.records.launch.HostEnvironment;
import org.tutti.records.launch.LaunchFileCheck;
import org.tutti.records.launch.LaunchHeader;
import org.tutti.records.launch.LaunchInvariants;
import org.tutti.records.launch.LaunchReader;

/**
 * Decides from its data whether a launch succeeded. Exit statuses are not reliable: {@code mpirun}
 * of MPICH returns 0 after a signal ended it, and ranks that exit without finalizing may also
 * return 0.
 */
final class LaunchValidator {
  private LaunchValidator() {}

  /**
   * What the data of a launch must show for the launch to count.
   *
   * @param processes size of the world
   * @param governor frequency governor of the processors, where one was set
   * @param reference header of an earlier launch of the same treatment, with which library and
   *     environment must agree; empty before the first one
   */
  record Expectation(int processes, Optional<String> governor, Optional<LaunchHeader> reference) {}

  /**
   * Checks an attempt that has ended.
   *
   * @param file its result file, whose header may be incomplete; empty if there is none
   */
  static AttemptOutcome validate(
      Optional<Path> file, Expectation expectation, LauncherExit ending) {
    if (file.filter(LaunchFileCheck::hasHeader).isEmpty()) {
      return withoutData(ending, file.isPresent());
    }
    int cells = 0;
    try (LaunchReader reader = LaunchReader.open(file.get())) {
      while (reader.next().isPresent()) {
        cells++;
      }
      if (ending.cause().isPresent()) {
        return AttemptOutcome.failed(ending.cause().get(), ending.reason(), cells);
      }
      if (reader.completion().isEmpty()) {
        return incomplete(reader.header(), ending, cells);
      }
      return complete(reader.header(), reader.completion().get(), expectation, cells);
    } catch (TuttiException e) {
      if (e.problem() == CampaignProblem.CAMPAIGN_NOT_READABLE
          || e.problem() == RecordProblem.RECORD_TOO_LARGE) {
        throw e; // What was not read is not judged.
      }
      return AttemptOutcome.failed(ending.cause().orElse(FailureClass.DAMAGED), e.what(), cells);
    }
  }

  /**
   * @param begun whether a rank had begun to write: before that, a signal is more likely to come
   *     from the launcher, which ends all ranks when one cannot start
   */
  private static AttemptOutcome withoutData(LauncherExit ending, boolean begun) {
    if (ending.cause().isPresent()) {
      return AttemptOutcome.failed(ending.cause().get(), ending.reason(), 0);
    }
    FailureClass failure =
        ending.isUnknown()
            ? FailureClass.INTERRUPTED
            : begun && ending.isSignal() ? FailureClass.SIGNAL : FailureClass.LAUNCH;
    return AttemptOutcome.failed(failure, "nothing was measured " + ending.describe(), 0);
  }

  private static AttemptOutcome incomplete(LaunchHeader header, LauncherExit ending, int cells) {
    String reason =
        cells
            + " of "
            + Counted.of(header.plan().size(), "cell")
            + " finished "
            + ending.describe();
    if (ending.isUnknown()) {
      return AttemptOutcome.failed(FailureClass.INTERRUPTED, reason, cells);
    }
    return AttemptOutcome.failed(
        ending.isSignal() ? FailureClass.SIGNAL : FailureClass.PARTIAL, reason, cells);
  }

  private static AttemptOutcome complete(
      LaunchHeader header, Completion completion, Expectation expectation, int cells) {
    int expected = expectation.processes();
    if (header.processes() != expected
        || completion.ranks().size() != expected
        || completion.ranks().stream().anyMatch(rank -> rank.processes() != expected)) {
      return AttemptOutcome.failed(
          FailureClass.WRONG_SIZE,
          Counted.of(expected, "process") + " requested, but " + header.processes() + " took part",
          cells);
    }
    return governed(header, expectation, cells)
        .or(() -> changed(header, expectation, cells))
        .orElseGet(() -> AttemptOutcome.success(cells, header));
  }

  /** Ranks may be on hosts whose governor the driver cannot set. */
  private static Optional<AttemptOutcome> governed(
      LaunchHeader header, Expectation expectation, int cells) {
    if (expectation.governor().isEmpty()) {
      return Optional.empty();
    }
    String wanted = expectation.governor().get();
    Map<String, String> governors = new LinkedHashMap<>();
    governors.put("the host of rank 0", governor(header.environment().facts()));
    for (HostEnvironment host : header.environment().otherHosts()) {
      governors.put(host.host(), governor(host.facts()));
    }
    return governors.entrySet().stream()
        .filter(found -> !found.getValue().equals(wanted))
        .findFirst()
        .map(
            found ->
                AttemptOutcome.failed(
                    FailureClass.ENVIRONMENT_CHANGED,
                    "the frequency governor was set to "
                        + wanted
                        + " on the driver's host, but is "
                        + found.getValue()
                        + " on "
                        + found.getKey(),
                    cells));
  }

  private static String governor(Map<String, String> facts) {
    return facts.getOrDefault("cpu.governor", "unknown");
  }

  private static Optional<AttemptOutcome> changed(
      LaunchHeader header, Expectation expectation, int cells) {
    if (expectation.reference().isEmpty()) {
      return Optional.empty();
    }
    LaunchHeader reference = expectation.reference().get();
    String library = header.library().name();
    if (!library.equals(reference.library().name())) {
      return Optional.of(
          AttemptOutcome.failed(
              FailureClass.WRONG_LIBRARY,
              "expected " + reference.library().name() + ", but " + library + " was loaded",
              cells));
    }
    List<String> differences = LaunchInvariants.differences(reference, header);
    return differences.isEmpty()
        ? Optional.empty()
        : Optional.of(
            AttemptOutcome.failed(
                FailureClass.ENVIRONMENT_CHANGED,
                "this differs from earlier launches: " + String.join("; ", differences),
                cells));
  }
}
