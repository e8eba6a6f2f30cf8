package org.tutti.analysis;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.tutti.analysis.disturbance.OutlierFinding;
import org.tutti.diagnostics.CampaignProblem;
import org.tutti.diagnostics.FindingProblem;
import org.tutti.records.campaign.LaunchFile;
import org.tutti.records.launch.CellConditions;
import org.tutti.records.launch.CellRecord;
import org.tutti.records.launch.CellSettings;
import org.tutti.records.launch.ClockRecord;
import org.tutti.records.launch.Completion;
import org.tutti.records.launch.CountedEvents;
import org.tutti.records.launch.CounterKind;
import org.tutti.records.launch.CounterTotal;
import org.tutti.records.launch.LaunchHeader;
import org.tutti.records.launch.LaunchReader;
import org.tutti.records.launch.Warning;
import org.tutti.stats.cell.LaunchSummary;
import org.tutti.stats.sample.Checks;
import org.tutti.stats.sample.OrderedSample;

/**
 * One launch, reduced to its figures.
 *
 * @param file its result file
 * @param header its header
 * @param cells the figures of each finished cell that has a valid observation
 * @param completion what its ranks reported at the end; empty if it was not completed
 * @param notes remarks about the file
 */
record LaunchAnalysis(
    LaunchFile file,
    LaunchHeader header,
    List<AnalyzedCell> cells,
    Optional<Completion> completion,
    List<Warning> notes) {

  /**
   * A cell in this launch.
   *
   * @param identity which cell
   * @param reduced empty if no observation is valid
   * @param warnings warnings from its measurement
   * @param reductionBits a hash of what ranks got from a reduction that is rounded; empty if the
   *     cell has none
   */
  record AnalyzedCell(
      CellIdentity identity,
      Optional<Reduced> reduced,
      List<Warning> warnings,
      Optional<String> reductionBits) {}

  /**
   * The figures of a cell's observations, and a part of the observations.
   *
   * @param figures of all of them
   * @param part enough of them for a diagnosis
   */
  record Reduced(LaunchFigures figures, ThinnedObservations part) {}

  /**
   * Reads a launch.
   *
   * @param launches number of launches of the campaign
   * @param quantiles of the observations, besides those of every table
   */
  static LaunchAnalysis of(
      LaunchFile file, int launches, Collection<ObservationQuantile> quantiles) {
    List<AnalyzedCell> cells = new ArrayList<>();
    try (LaunchReader reader = file.open()) {
      long inAll = (long) launches * reader.header().plan().size();
      for (Optional<CellRecord> next = reader.next(); next.isPresent(); next = reader.next()) {
        cells.add(reduce(file, reader.header(), next.get(), inAll, quantiles));
        reader.giveBack(next.get());
      }
      List<Warning> notes = new ArrayList<>();
      reader
          .note()
          .map(note -> Warning.because(CampaignProblem.LAUNCH_INCOMPLETE, note))
          .ifPresent(notes::add);
      if (reader.completion().isEmpty()) {
        notes.add(
            Warning.of(CampaignProblem.LAUNCH_INCOMPLETE)
                .with("launch", file.launch().number())
                .with("cells", cells.size())
                .with("planned", reader.header().plan().size()));
      }
      return new LaunchAnalysis(file, reader.header(), cells, reader.completion(), notes);
    }
  }

  /** The time from its start to its completion; zero if it was not completed. */
  Duration took() {
    return completion
        .map(end -> Duration.between(header.identity().started(), end.finished()))
        .filter(time -> !time.isNegative())
        .orElse(Duration.ZERO);
  }

  /** The valid observations of a cell, in nanoseconds and in order. */
  static double[] observations(LaunchFile file, CellIdentity wanted) {
    try (LaunchReader reader = file.open()) {
      for (Optional<CellRecord> next = reader.next(); next.isPresent(); next = reader.next()) {
        if (identity(file, next.get()).equals(wanted)) {
          return next.get().operationTimes();
        }
        reader.giveBack(next.get());
      }
    }
    throw new IllegalArgumentException(file.path() + " has no cell " + wanted.key());
  }

  private static double clockStep(LaunchHeader header, CellSettings settings) {
    return header.clocks().stream()
            .filter(clock -> clock.kind() == settings.method().clock())
            .filter(clock -> !clock.ranks().isEmpty())
            .mapToDouble(ClockRecord::granularityNanos)
            .max()
            .orElse(0)
        / settings.counts().operationsPerCall();
  }

  private static CellIdentity identity(LaunchFile file, CellRecord record) {
    return new CellIdentity(record.key(), file.launch().treatment(), record.settings());
  }

  /** Why no figure, ratio, or test can be made of some times, if it is so. */
  private static Optional<String> unusable(double[] runTimes) {
    for (double time : runTimes) {
      if (!(time >= 0 && time <= Checks.LARGEST)) {
        return Optional.of("an observation is " + time + " ns");
      }
    }
    return OrderedSample.of("runTimes", runTimes).median() > 0
        ? Optional.empty()
        : Optional.of("half of the observations or more are 0 ns");
  }

  private static AnalyzedCell reduce(
      LaunchFile file,
      LaunchHeader header,
      CellRecord record,
      long inAll,
      Collection<ObservationQuantile> quantiles) {
    double[] runTimes = record.operationTimes();
    Optional<String> bits =
        Optional.ofNullable(record.conditions().details().get(CellConditions.REDUCTION_BITS));
    if (runTimes.length == 0) {
      return new AnalyzedCell(
          identity(file, record),
          Optional.empty(),
          ConditionWarnings.of(header, record, OptionalDouble.empty()),
          bits);
    }
    Optional<String> unusable = unusable(runTimes);
    if (unusable.isPresent()) {
      List<Warning> reasons =
          new ArrayList<>(ConditionWarnings.of(header, record, OptionalDouble.empty()));
      reasons.add(Warning.because(FindingProblem.NO_VALID_OBSERVATION, unusable.get()));
      return new AnalyzedCell(identity(file, record), Optional.empty(), reasons, bits);
    }
    LaunchSummary summary = LaunchSummary.of(runTimes, record.settings().outlierFilter());
    Reduced reduced =
        new Reduced(
            LaunchFigures.of(
                file.launch(),
                record,
                runTimes,
                summary,
                clockStep(header, record.settings()),
                quantiles),
            ThinnedObservations.of(runTimes, inAll, ThinnedObservations.marked(record)));
    double median =
        summary.filtered().box().median() * record.settings().counts().operationsPerCall();
    List<Warning> warnings =
        new ArrayList<>(ConditionWarnings.of(header, record, OptionalDouble.of(median)));
    OutlierFinding.of(record, summary).ifPresent(warnings::add);
    pagesFromDisk(record.conditions().counters()).ifPresent(warnings::add);
    return new AnalyzedCell(identity(file, record), Optional.of(reduced), warnings, bits);
  }

  /**
   * A warning if memory had to be read from disk during the observations of a cell, which takes
   * thousands of times as long as a message.
   */
  static Optional<Warning> pagesFromDisk(CountedEvents counters) {
    CounterTotal faults = counters.totals().get(CounterKind.MAJOR_FAULTS);
    return faults == null || faults.sum() == 0
        ? Optional.empty()
        : Optional.of(
            Warning.of(FindingProblem.PAGES_FROM_DISK)
                .with("times", faults.sum())
                .with("rank", faults.rankOfLargest()));
  }
}
