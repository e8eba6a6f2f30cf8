package org.tutti.analysis.doctor;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.tutti.diagnostics.Counted;
import org.tutti.records.launch.LaunchHeader;
import org.tutti.records.launch.RankPlacement;

/** Processors that other programs leave to the ranks. */
final class LoadHealth implements HealthCheck {
  private static final String SUBJECT = "load";
  private static final String FACT = "host.load";

  /**
   * Per CPU, above which a rank seldom has one to itself. The average covers a minute, so that a
   * build that has just ended is in it, too, which should not count as wrong.
   */
  private static final double MAX_LOAD = 4;

  /** Per CPU, above which a rank often has to wait for one. */
  private static final double MAX_QUIET_LOAD = 0.5;

  @Override
  public List<HealthFinding> diagnose(LaunchHeader header) {
    return ExaminedHost.of(header).stream().map(LoadHealth::of).flatMap(Optional::stream).toList();
  }

  private static Optional<HealthFinding> of(ExaminedHost host) {
    int cpus = RankPlacement.processors(host.fact("cpu.online")).cardinality();
    if (cpus == 0 || !host.knows(FACT)) {
      return Optional.empty();
    }
    double load = Double.parseDouble(host.fact(FACT).split(" ", 2)[0]);
    String finding =
        String.format(
            Locale.ROOT,
            "%s: on average, %.1f processes wanted one of %s",
            host.name(),
            load,
            Counted.of(cpus, "CPU"));
    if (load <= MAX_QUIET_LOAD * cpus) {
      return Optional.of(HealthFinding.good(SUBJECT, finding));
    }
    String remedy = "Stop what else is running there (see top), or wait until it has finished.";
    return Optional.of(
        load > MAX_LOAD * cpus
            ? HealthFinding.wrong(SUBJECT, finding, remedy)
            : HealthFinding.poor(SUBJECT, finding, remedy));
  }
}
