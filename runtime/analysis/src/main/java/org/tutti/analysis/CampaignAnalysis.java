package org.tutti.analysis;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tutti.analysis.state.MachineStates;
import org.tutti.diagnostics.CampaignProblem;
import org.tutti.records.campaign.CampaignContents;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.launch.Completion.RankReport;
import org.tutti.records.launch.LaunchHeader;
import org.tutti.records.launch.LibraryTimes;

/** A whole campaign, reduced to its figures. */
public final class CampaignAnalysis {
  private static final Comparator<CellFigures> ORDER =
      Comparator.<CellFigures, String>comparing(cell -> cell.key().operation())
          .thenComparing(cell -> cell.key().benchmark())
          .thenComparing(cell -> cell.key().processes())
          .thenComparing(cell -> cell.key().msize())
          .thenComparing(cell -> cell.key().parameters().toString())
          .thenComparing(cell -> cell.treatment().toString())
          .thenComparing(cell -> cell.settings().toString());

  private final CampaignContents contents;
  private final List<LaunchHeader> headers;
  private final List<CellObservations> observations;
  private final List<CellFigures> cells;
  private final List<UnmeasuredCell> unmeasured;
  private final List<MergedWarning> warnings;
  private final Duration measuringTime;
  private final List<List<LibraryTimes>> libraryTimes;
  private final List<LaunchCosts> startUp;
  private final List<LaunchCosts> upcalls;
  private final MachineStates states;
  private List<MergedFinding> findings;

  private CampaignAnalysis(CampaignContents contents, List<LaunchAnalysis> launches) {
    this.contents = contents;
    this.headers = launches.stream().map(LaunchAnalysis::header).toList();
    List<CellObservations> found = observations(launches);
    this.states = states(found);
    this.observations = found.stream().map(cell -> cell.among(states)).toList();
    this.cells = observations.stream().map(CellObservations::figures).toList();
    this.unmeasured = UnmeasuredCell.of(launches);
    List<MergedWarning> merged = warnings(contents, launches, states);
    AwaitedLaunches.of(this).ifPresent(awaited -> merged.addAll(awaited.warnings()));
    this.warnings = List.copyOf(merged);
    this.libraryTimes = launches.stream().map(CampaignAnalysis::libraryTimes).toList();
    this.startUp = LaunchCosts.of(launches, LibraryTimes::initializationNanos);
    this.upcalls = LaunchCosts.of(launches, LibraryTimes::upcallNanos);
    this.measuringTime =
        launches.stream().map(LaunchAnalysis::took).reduce(Duration.ZERO, Duration::plus);
  }

  private CampaignAnalysis(CampaignAnalysis other, List<CellFigures> cells) {
    this.contents = other.contents;
    this.headers = other.headers;
    this.observations = other.observations;
    this.cells = cells;
    this.unmeasured = other.unmeasured;
    this.warnings = other.warnings;
    this.libraryTimes = other.libraryTimes;
    this.startUp = other.startUp;
    this.upcalls = other.upcalls;
    this.measuringTime = other.measuringTime;
    this.states = other.states;
  }

  /**
   * The same campaign, whose {@link #cells} have a figure of each launch in the place of its
   * median.
   *
   * @throws org.tutti.diagnostics.TuttiException if a launch has too few observations for it
   */
  public CampaignAnalysis judgedBy(JudgedFigure figure) {
    return figure.isMedian()
        ? this
        : new CampaignAnalysis(this, cells.stream().map(cell -> cell.judgedBy(figure)).toList());
  }

  /**
   * Analyzes a campaign; launches are read in parallel.
   *
   * @throws org.tutti.diagnostics.TuttiException if the directory is not a campaign or a file is
   *     damaged
   */
  public static CampaignAnalysis of(CampaignDirectory directory) {
    return of(directory, List.of());
  }

  /** The same with further quantiles of the observations besides those of every table. */
  public static CampaignAnalysis of(
      CampaignDirectory directory, Collection<ObservationQuantile> quantiles) {
    CampaignContents contents = CampaignContents.of(directory);
    int launches = contents.launches().size();
    return new CampaignAnalysis(
        contents,
        contents.launches().parallelStream()
            .map(file -> LaunchAnalysis.of(file, launches, quantiles))
            .toList());
  }

  /** The contents of its directory. */
  public CampaignContents contents() {
    return contents;
  }

  /** The header of each launch with results, in order. */
  public List<LaunchHeader> headers() {
    return headers;
  }

  /** How long its completed launches took together. */
  public Duration measuringTime() {
    return measuringTime;
  }

  /** The states of the machine that the probes between the cells show. */
  public MachineStates states() {
    return states;
  }

  private static MachineStates states(List<CellObservations> cells) {
    return MachineStates.shownBy(
        cells.stream()
            .flatMap(cell -> cell.figures().launches().stream())
            .map(launch -> launch.machine().probes())
            .toList());
  }

  /** What the library of each rank took, launch by launch; of no rank if one did not complete. */
  public List<List<LibraryTimes>> libraryTimes() {
    return libraryTimes;
  }

  private static List<LibraryTimes> libraryTimes(LaunchAnalysis launch) {
    return launch.completion().stream()
        .flatMap(completion -> completion.ranks().stream())
        .map(RankReport::library)
        .toList();
  }

  /** What the initialization of MPI took, by treatment. */
  public List<LaunchCosts> startUp() {
    return startUp;
  }

  /** What an empty reduction in Java took, by treatment; empty if no benchmark had one. */
  public List<LaunchCosts> upcalls() {
    return upcalls;
  }

  /** Sorted by operation, benchmark, processes, message size, further parameters, levels. */
  public List<CellFigures> cells() {
    return cells;
  }

  /** The cells that have no figure in some launches that were to measure them. */
  public List<UnmeasuredCell> unmeasured() {
    return unmeasured;
  }

  /**
   * Reads the valid observations of a cell, in nanoseconds: one array for each of its launches, in
   * their order.
   */
  public List<double[]> observations(CellFigures cell) {
    CellIdentity wanted = new CellIdentity(cell.key(), cell.treatment(), cell.settings());
    return cell.launches().stream()
        .map(figures -> contents.file(figures.launch().number()))
        .map(file -> LaunchAnalysis.observations(file, wanted))
        .toList();
  }

  /** The warnings that launches, or their files, are incomplete. */
  public List<MergedWarning> incomplete() {
    return warnings.stream()
        .filter(warning -> warning.problem() == CampaignProblem.LAUNCH_INCOMPLETE)
        .toList();
  }

  /**
   * The observations that are kept in memory, for each cell of {@link #cells()}, in their order:
   * all of them or an evenly thinned part.
   */
  public List<CellObservations> samples() {
    return observations;
  }

  /** Warnings about the measurement, the files, and the environment. */
  public List<MergedWarning> warnings() {
    return warnings;
  }

  /** Statistical findings that limit trust in the figures; the first call is slow. */
  public synchronized List<MergedFinding> findings() {
    if (findings == null) {
      List<MergedFinding> found = new ArrayList<>(MergedFinding.of(observations, apart()));
      found.addAll(OrderFindings.of(contents, cells));
      findings = List.copyOf(found);
    }
    return findings;
  }

  /** Average time from one launch of a treatment to the next; empty if there is one launch. */
  private Optional<Duration> apart() {
    List<Instant> started =
        headers.stream().map(header -> header.identity().started()).sorted().toList();
    int gaps = started.size() - 1;
    return gaps < 1
        ? Optional.empty()
        : Optional.of(
            Duration.between(started.get(0), started.get(gaps))
                .multipliedBy(contents.treatments())
                .dividedBy(gaps));
  }

  private static List<CellObservations> observations(List<LaunchAnalysis> launches) {
    Map<CellIdentity, List<LaunchAnalysis.Reduced>> found = new LinkedHashMap<>();
    for (LaunchAnalysis launch : launches) {
      for (LaunchAnalysis.AnalyzedCell cell : launch.cells()) {
        cell.reduced()
            .ifPresent(
                reduced ->
                    found.computeIfAbsent(cell.identity(), key -> new ArrayList<>()).add(reduced));
      }
    }
    return found.entrySet().stream()
        .map(entry -> observations(entry.getKey(), entry.getValue()))
        .sorted(Comparator.comparing(CellObservations::figures, ORDER))
        .toList();
  }

  private static CellObservations observations(
      CellIdentity identity, List<LaunchAnalysis.Reduced> launches) {
    return new CellObservations(
        new CellFigures(
            identity.key(),
            identity.treatment(),
            identity.settings(),
            launches.stream().map(LaunchAnalysis.Reduced::figures).toList()),
        launches.stream().map(LaunchAnalysis.Reduced::part).toList());
  }

  private static MergedWarning incomplete(String what) {
    return new MergedWarning(CampaignProblem.LAUNCH_INCOMPLETE, what, List.of(), 1);
  }

  private static List<MergedWarning> warnings(
      CampaignContents contents, List<LaunchAnalysis> launches, MachineStates states) {
    List<MergedWarning> warnings = new ArrayList<>();
    for (Path file : contents.empty()) {
      warnings.add(
          incomplete(file + " is cut off within its first record, so none of it can be used"));
    }
    for (Path file : contents.gone()) {
      warnings.add(incomplete(file + " is missing, although its launch was finished"));
    }
    warnings.addAll(WarningMerger.of(launches));
    warnings.addAll(EnvironmentFacts.changes(launches));
    warnings.addAll(FactWarnings.profiled(launches));
    warnings.addAll(FactWarnings.slowTransports(launches));
    warnings.addAll(LibraryBarriers.of(launches));
    warnings.addAll(SameAlgorithms.of(launches));
    warnings.addAll(LaunchMoments.warnings(launches));
    warnings.addAll(PrintedWarnings.of(contents));
    warnings.addAll(HostDifferences.of(launches));
    warnings.addAll(DisturbedLaunches.of(launches));
    warnings.addAll(ReductionsOfLaunches.of(launches));
    warnings.addAll(FarProcessors.of(launches, states));
    warnings.addAll(SlowProcessors.of(launches));
    warnings.addAll(FactWarnings.refusedProbes(launches));
    return warnings;
  }
}
