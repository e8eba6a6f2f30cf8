package org.tutti.campaign.driver;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.tutti.campaign.batch.SlurmJob;
import org.tutti.campaign.launch.ChildProcess;
import org.tutti.campaign.launch.FrequencyGovernor;
import org.tutti.campaign.launch.RemoteHosts;
import org.tutti.diagnostics.CampaignProblem;
import org.tutti.diagnostics.UserText;
import org.tutti.records.campaign.FailureClass;
import org.tutti.records.launch.CellRecord;
import org.tutti.records.launch.LaunchFileCheck;
import org.tutti.records.settings.LaunchTimeouts;

/** Runs one attempt, from its start until all of its processes have ended. */
final class AttemptRunner {
  private static final Duration POLL = Duration.ofMillis(100);

  /**
   * Why the driver ends a launch.
   *
   * @param reason in words
   */
  private record Limit(FailureClass failure, String reason) {}

  private final DriverListener listener;
  private final InterruptHandler interruption;
  private final LaunchTimeouts limits;
  private final RemoteLeftovers leftovers;

  AttemptRunner(DriverListener listener, InterruptHandler interruption, LaunchTimeouts limits) {
    this.listener = listener;
    this.interruption = interruption;
    this.limits = limits;
    this.leftovers = new RemoteLeftovers(listener);
  }

  /**
   * @param command that starts the launch
   * @param hosts on which it starts ranks besides this one
   * @param libraries of all its hosts
   */
  LauncherExit run(
      Attempt attempt,
      List<String> command,
      RemoteHosts hosts,
      HostLibraries libraries,
      RemainingTime remaining) {
    attempt.prepare();
    leftovers.endBefore(attempt, hosts);
    try (FrequencyGovernor.Chosen governor =
        FrequencyGovernor.ofThisHost().choose(attempt.settings().governor())) {
      return launch(attempt, command, hosts, libraries, remaining);
    }
  }

  private LauncherExit launch(
      Attempt attempt,
      List<String> command,
      RemoteHosts hosts,
      HostLibraries libraries,
      RemainingTime remaining) {
    long began = System.nanoTime();
    ChildProcess child =
        ChildProcess.start(
            command,
            attempt.settings().variables().in(System.getenv()),
            attempt.mark(),
            attempt.output(),
            attempt.errors());
    interruption.running(child.tree());
    RankOutput printed = new RankOutput(attempt.output(), attempt.errors(), listener::output);
    try {
      HostWatch watch = new HostWatch(hosts, limits.silence());
      Optional<Limit> exceeded = watch(attempt, child, printed, watch, libraries, remaining);
      boolean hasEnded = !child.isAlive();
      Duration lifetime = Duration.ofNanos(System.nanoTime() - began);
      child.tree().end();
      printed.forwardRest();
      String ends = printed.ends();
      LauncherExit ending =
          ending(child, exceeded, lifetime).withRanks(RankEndings.of(ends, attempt.placements()));
      boolean isComplete = attempt.result().filter(LaunchFileCheck::isCompleted).isPresent();
      if (!hasEnded || !isComplete) {
        leftovers.endAfter(attempt, hosts);
      }
      if (isComplete) {
        return ending;
      }
      return jobEnd(ends)
          .map(ending::withJob)
          .orElseGet(() -> withLibraries(attempt, ending, libraries));
    } finally {
      interruption.running(null);
      child.tree().kill();
      attempt.removeFiles();
    }
  }

  /** If nothing was measured for a reason that only the hosts together show. */
  private static LauncherExit withLibraries(
      Attempt attempt, LauncherExit ending, HostLibraries libraries) {
    boolean began = attempt.result().filter(LaunchFileCheck::hasHeader).isPresent();
    boolean known = ending.cause().filter(cause -> cause != FailureClass.TIMEOUT).isPresent();
    return began || known
        ? ending
        : libraries
            .differences()
            .map(AttemptRunner::differ)
            .map(limit -> ending.endedByDriver(limit.failure(), limit.reason()))
            .orElse(ending);
  }

  private static Limit differ(String libraries) {
    return new Limit(
        FailureClass.WRONG_LIBRARY,
        "nothing was measured, and the hosts have different libraries: " + libraries);
  }

  /**
   * A job that is canceled ends its ranks like any other fault; only Slurm knows the difference.
   */
  private static Optional<String> jobEnd(String ends) {
    return JobEnd.in(ends).or(() -> SlurmJob.over(System.getenv()));
  }

  /** Waits until the launcher has ended or a limit is exceeded, and returns the exceeded limit. */
  private Optional<Limit> watch(
      Attempt attempt,
      ChildProcess child,
      RankOutput printed,
      HostWatch hosts,
      HostLibraries libraries,
      RemainingTime remaining) {
    LaunchMonitor watch =
        new LaunchMonitor(limits.of(attempt.settings().processes()), attempt.heartbeats());
    Optional<FileTailer> results = Optional.empty();
    while (!await(child)) {
      printed.forward();
      results = results.or(() -> attempt.result().map(FileTailer::new));
      results.ifPresent(file -> file.newLines().forEach(line -> watched(attempt, watch, line)));
      Duration elapsed = watch.elapsed();
      listener.running(
          attempt.launch(),
          new LaunchStatus(
              elapsed,
              watch.cells(),
              watch.plannedCells(),
              remaining.left(elapsed, watch.expected())));
      Optional<Limit> exceeded =
          watch
              .exceeded()
              .map(limit -> new Limit(FailureClass.TIMEOUT, limit + "; " + HangReport.of(attempt)))
              .or(() -> printed.exceeded().map(why -> new Limit(FailureClass.OUTPUT, why)))
              .or(
                  () ->
                      hosts
                          .lost(watch.silent(hosts.patience()))
                          .map(
                              host ->
                                  new Limit(
                                      FailureClass.HOST_LOST,
                                      host + "; " + HangReport.of(attempt))))
              .or(
                  () ->
                      watch.hasBegun() || elapsed.compareTo(hosts.patience()) < 0
                          ? Optional.empty()
                          : libraries.differences().map(AttemptRunner::differ));
      if (watch.isEndOverdue()) {
        listener.notice(
            new UserText(
                CampaignProblem.LAUNCHER_HANGS.message(
                    "The launcher of launch "
                        + attempt.launch().number()
                        + " did not exit within "
                        + DurationText.of(limits.end())
                        + " after the results were complete, so the driver kills it.",
                    "The launch counts.")));
        return Optional.empty();
      }
      if (exceeded.isPresent() || interruption.isRequested()) {
        return exceeded;
      }
    }
    results
        .or(() -> attempt.result().map(FileTailer::new))
        .ifPresent(file -> file.newLines().forEach(line -> watched(attempt, watch, line)));
    return Optional.empty();
  }

  private void watched(Attempt attempt, LaunchMonitor watch, String line) {
    watch.line(line);
    if (CellRecord.isLine(line)) {
      listener.measured(attempt.launch(), () -> CellRecord.ofLine(line));
    }
  }

  private LauncherExit ending(ChildProcess child, Optional<Limit> exceeded, Duration lifetime) {
    int status = child.isAlive() ? -1 : child.exitStatus();
    LauncherExit ending = LauncherExit.ofLauncher(status, lifetime);
    if (interruption.isRequested()) {
      return ending.endedByDriver(FailureClass.INTERRUPTED, "the campaign was interrupted");
    }
    return exceeded
        .map(limit -> ending.endedByDriver(limit.failure(), limit.reason()))
        .orElse(ending);
  }

  private static boolean await(ChildProcess child) {
    try {
      return child.await(POLL);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return true;
    }
  }
}
