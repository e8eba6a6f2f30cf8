package org.tutti.measure;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.tutti.measure.plan.SettingKey;
import org.tutti.measure.plan.Settings;
import org.tutti.mpi.LibraryInfo;
import org.tutti.mpi.OperationNotInLibrary;
import org.tutti.records.launch.CellConditions;
import org.tutti.records.launch.CellRecord;
import org.tutti.records.launch.CellSettings;
import org.tutti.records.launch.GlobalTiming;
import org.tutti.records.launch.Observations;
import org.tutti.records.launch.Warning;
import org.tutti.sync.ClockMethod;
import org.tutti.sync.RunTimeKind;
import org.tutti.sync.SyncPlan;
import org.tutti.sync.Synchronizer;
import org.tutti.sync.clocksync.Synchronization;

/** Begins cells, and makes records of those whose observations were all made. */
final class CellMeasurement {
  /** The detail that says which rule ended a cell before all its observations were made. */
  static final String STOPPED = "stoppedBy";

  private final LaunchContext tools;
  private final BenchmarkLifecycle stage;
  private final LaunchClocks clocks;
  private final CacheErasers erasers;
  private final LibraryInfo library;
  private final ObservationReduction reduction;
  private final SuiteProcessing processing;

  CellMeasurement(
      LaunchContext tools,
      BenchmarkLifecycle stage,
      LaunchClocks clocks,
      CacheErasers erasers,
      LibraryInfo library) {
    this.tools = tools;
    this.stage = stage;
    this.clocks = clocks;
    this.erasers = erasers;
    this.library = library;
    this.reduction = new ObservationReduction(tools.own());
    this.processing = new SuiteProcessing(tools.own());
  }

  /**
   * Collective when its synchronization is met for the first time: a cell of which nothing is
   * measured as yet.
   *
   * @param rounds portions that it is measured in
   */
  OngoingCell begin(PlannedCell planned, int rounds) {
    return new OngoingCell(
        tools,
        stage,
        clocks.of(planned),
        erasers.of(planned.settings()),
        reduction,
        planned,
        rounds);
  }

  /** Collective: what came out of a cell whose portions were all made. */
  MeasuredCell finish(int position, OngoingCell cell) {
    PlannedCell planned = cell.planned();
    Settings settings = planned.settings();
    Synchronizer synchronizer = cell.synchronizer();
    ObservationLog log = cell.loop().log();
    RunTimeKind runTime = synchronizer.plan().runTime();
    Observations observations =
        reduction.reduce(
            log, runTime, settings.get(SettingKey.SUMMARY), cell.global(), cell.begin());
    Map<String, Double> figures = processing.figures(planned, log, cell.global());
    CollectiveExchange all = tools.collectives();
    Disturbances disturbances = cell.loop().disturbances();
    CellConditions conditions =
        new CellConditions(
            cell.clock().sinceBegin(cell.begin()),
            cell.nanos(),
            cell.warm().calls(),
            cell.warm().quiet(),
            all.maximum(disturbances.compilationNanos()),
            all.maximum(disturbances.collections()),
            all.maximum(disturbances.allocatedBytes()),
            global(cell),
            details(cell, figures));
    CellSettings applied = applied(planned, synchronizer.plan(), cell.rounds());
    CellRecord record =
        new CellRecord(
            position,
            planned.key(tools.world().size()),
            applied,
            observations,
            conditions,
            all.isRoot()
                ? new CellWarnings(cell.clock().quality(), library)
                    .of(applied, observations, conditions, synchronizer.occupancy())
                : List.of());
    return new MeasuredCell(
        record,
        settings.get(SettingKey.SUMMARY_ALL_RANKS)
            ? Optional.of(ranks(position, cell, runTime))
            : Optional.empty());
  }

  /** Collective: all ranks' starts count from the root's beginning where they are global. */
  private RankTimesGather ranks(int position, OngoingCell cell, RunTimeKind runTime) {
    ObservationLog log = cell.loop().log();
    return runTime == RunTimeKind.LOCAL
        ? RankTimesGather.of(tools, position, log, local -> local, cell.begin())
        : RankTimesGather.of(
            tools,
            position,
            log,
            cell.global(),
            tools.collectives().fromRoot(cell.global().time(cell.begin())));
  }

  /** A cell of which there is nothing to measure; all ranks have found that alike. */
  MeasuredCell missing(
      int position, PlannedCell planned, int rounds, OperationNotInLibrary reason) {
    stage.abandon(planned);
    LaunchClock clock = clocks.of(planned);
    long now = clock.clock().now();
    CellConditions conditions =
        new CellConditions(clock.sinceBegin(now), 0, 0, true, 0, 0, 0, GlobalTiming.NONE, Map.of());
    CellRecord record =
        new CellRecord(
            position,
            planned.key(tools.world().size()),
            applied(planned, tools.synchronizer(planned.sync(), clock.clock()).plan(), rounds),
            new Observations(new long[0], new long[0], new long[0]),
            conditions,
            List.of(
                new Warning(
                    Warning.NOT_IN_LIBRARY, reason.getMessage() + "; the cell was not measured")));
    return new MeasuredCell(record, Optional.empty());
  }

  /** Collective. */
  private GlobalTiming global(OngoingCell cell) {
    if (cell.synchronizer().plan().clock() == ClockMethod.NONE) {
      return GlobalTiming.NONE;
    }
    return cell.global()
        .worth()
        .withStartErrors(reduction.startErrors(cell.loop().log(), cell.global()));
  }

  private CellSettings applied(PlannedCell planned, SyncPlan sync, int rounds) {
    Settings settings = planned.settings();
    return new CellSettings(
        sync.name(),
        clocks.of(planned).clock().name(),
        sync.runTime().name(),
        settings.get(SettingKey.COLD_CACHE),
        settings.get(SettingKey.REPETITIONS),
        settings.get(SettingKey.WARMUP),
        planned.cell().benchmark().operationsPerCall() * settings.get(SettingKey.BATCH),
        AppliedSettings.others(planned.cell(), rounds));
  }

  private Map<String, String> details(OngoingCell cell, Map<String, Double> figures) {
    Map<String, String> details = new HashMap<>();
    cell.loop().stopped().ifPresent(setting -> details.put(STOPPED, setting.name()));
    Synchronization clocks = cell.synchronizer().synchronization();
    details.put("clockSyncMessages", Long.toString(clocks.messages()));
    details.put("clockSyncRounds", Integer.toString(clocks.rounds()));
    details.put("clockSyncSeconds", Double.toString(clocks.seconds()));
    figures.forEach((name, nanos) -> details.put("figure " + name, Double.toString(nanos)));
    details.put("cacheErasedBytes", Long.toString(cell.eraser().bytes()));
    List<Long> windows = cell.global().windows();
    if (!windows.isEmpty()) {
      details.put(
          "windowNanos", windows.stream().map(String::valueOf).collect(Collectors.joining(",")));
    }
    for (int rank = 0; rank < tools.world().size(); rank++) {
      long caused = cell.loop().log().causedBy(rank);
      if (caused > 0) {
        details.put("flaggedByRank" + rank, Long.toString(caused));
      }
    }
    return details;
  }
}
