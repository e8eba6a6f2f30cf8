package org.tutti.runtime.measure;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.tutti.mpi.LibraryInfo;
import org.tutti.mpi.OperationNotInLibrary;
import org.tutti.runtime.harness.CellContext;
import org.tutti.runtime.plan.Setting;
import org.tutti.runtime.plan.Settings;
import org.tutti.runtime.store.CellConditions;
import org.tutti.runtime.store.CellRecord;
import org.tutti.runtime.store.CellSettings;
import org.tutti.runtime.store.GlobalTiming;
import org.tutti.runtime.store.Observations;
import org.tutti.runtime.store.Warning;
import org.tutti.sync.CellTiming;
import org.tutti.sync.ClockMethod;
import org.tutti.sync.RunTime;
import org.tutti.sync.SyncPlan;
import org.tutti.sync.Synchroniser;
import org.tutti.sync.clocksync.GlobalClock;
import org.tutti.sync.clocksync.Synchronization;

/** Measures cells, one after the other. */
final class CellMeasurement {
  /** The detail that says which rule ended a cell before all its observations were made. */
  static final String STOPPED = "stoppedBy";

  private static final long WARM_UP_LIMIT_NANOS = 2_000_000_000;

  private final LaunchTools tools;
  private final Stage stage;
  private final LaunchClocks clocks;
  private final CacheErasers erasers;
  private final LibraryInfo library;
  private final ObservationReduction reduction;
  private final SuiteProcessing processing;

  CellMeasurement(
      LaunchTools tools,
      Stage stage,
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

  /** Collective: measures one cell. */
  MeasuredCell measure(int position, PlannedCell planned) {
    Settings settings = planned.settings();
    LaunchClock clock = clocks.of(planned);
    int repetitions = settings.get(Setting.REPETITIONS);
    Synchroniser synchroniser = tools.synchroniser(planned.sync(), clock.clock());
    CacheEraser eraser = erasers.of(settings);
    CellContext cell = stage.enter(planned);
    BufferAdvance advance = BufferAdvance.of(cell.message());
    CellRun run =
        new CellRun(synchroniser, eraser, advance, CellRun.Calls.of(settings), cell, repetitions);
    ObservationLog log = new ObservationLog(repetitions, tools.world().size());
    long begin = clock.clock().now();
    int warmup = settings.get(Setting.WARMUP);
    WarmUp.Outcome warm =
        new WarmUp(tools)
            .run(
                new WarmUp.Extent(warmup, warmup, WARM_UP_LIMIT_NANOS, WarmUp.RUNS_PER_WINDOW),
                synchroniser,
                run,
                planned,
                cell);
    ObservationLoop loop = new ObservationLoop(tools, reduction, settings);
    Disturbances disturbances = loop.run(synchroniser, run, log, planned, cell);
    CellTiming timing = synchroniser.endCell();
    stage.leave(planned, cell);
    RunTime runTime = synchroniser.plan().runTime();
    Observations observations =
        reduction.reduce(log, runTime, settings.get(Setting.SUMMARY), timing.clock(), begin);
    Map<String, Double> figures = processing.figures(planned, log, timing.clock());
    Collectives all = tools.collectives();
    CellConditions conditions =
        new CellConditions(
            clock.sinceBegin(begin),
            clock.clock().now() - begin,
            warm.calls(),
            warm.quiet(),
            all.maximum(disturbances.compilationMillis()),
            all.maximum(disturbances.collections()),
            all.maximum(disturbances.allocatedBytes()),
            global(synchroniser.plan(), timing, log),
            details(synchroniser, eraser, timing, log, loop, figures));
    CellSettings applied = applied(planned, synchroniser.plan());
    CellRecord record =
        new CellRecord(
            position,
            planned.key(tools.world().size()),
            applied,
            observations,
            conditions,
            all.isRoot()
                ? new CellWarnings(clock.quality(), library)
                    .of(applied, observations, conditions, synchroniser.occupancy())
                : List.of());
    return new MeasuredCell(
        record,
        settings.get(Setting.SUMMARY_ALL_RANKS)
            ? Optional.of(ranks(position, log, runTime, timing.clock(), begin))
            : Optional.empty());
  }

  /** Collective: all ranks' starts count from the root's beginning where they are global. */
  private AllRanks ranks(
      int position, ObservationLog log, RunTime runTime, GlobalClock clock, long begin) {
    return runTime == RunTime.LOCAL
        ? AllRanks.of(tools, position, log, local -> local, begin)
        : AllRanks.of(
            tools,
            position,
            log,
            clock::toGlobal,
            tools.collectives().fromRoot(clock.toGlobal(begin)));
  }

  /** A cell of which there is nothing to measure; all ranks have found that alike. */
  MeasuredCell missing(int position, PlannedCell planned, OperationNotInLibrary reason) {
    stage.abandon(planned);
    LaunchClock clock = clocks.of(planned);
    long now = clock.clock().now();
    CellConditions conditions =
        new CellConditions(clock.sinceBegin(now), 0, 0, true, 0, 0, 0, GlobalTiming.NONE, Map.of());
    CellRecord record =
        new CellRecord(
            position,
            planned.key(tools.world().size()),
            applied(planned, tools.synchroniser(planned.sync(), clock.clock()).plan()),
            new Observations(new long[0], new long[0], new long[0]),
            conditions,
            List.of(
                new Warning(
                    Warning.NOT_IN_LIBRARY, reason.getMessage() + "; the cell was not measured")));
    return new MeasuredCell(record, Optional.empty());
  }

  /** Collective. */
  private GlobalTiming global(SyncPlan sync, CellTiming timing, ObservationLog log) {
    if (sync.clock() == ClockMethod.NONE) {
      return GlobalTiming.NONE;
    }
    return GlobalTiming.of(timing.clocks(), timing.uncertainty(), timing.bound())
        .withStartErrors(reduction.startErrors(log, timing.clock()));
  }

  private CellSettings applied(PlannedCell planned, SyncPlan sync) {
    Settings settings = planned.settings();
    return new CellSettings(
        sync.name(),
        clocks.of(planned).clock().name(),
        sync.runTime().name(),
        settings.get(Setting.COLD_CACHE),
        settings.get(Setting.REPETITIONS),
        settings.get(Setting.WARMUP),
        planned.cell().benchmark().operationsPerCall() * settings.get(Setting.BATCH),
        AppliedSettings.others(planned.cell()));
  }

  private Map<String, String> details(
      Synchroniser synchroniser,
      CacheEraser eraser,
      CellTiming timing,
      ObservationLog log,
      ObservationLoop loop,
      Map<String, Double> figures) {
    Map<String, String> details = new HashMap<>();
    loop.stopped().ifPresent(setting -> details.put(STOPPED, setting.name()));
    Synchronization clocks = synchroniser.synchronization();
    details.put("clockSyncMessages", Long.toString(clocks.messages()));
    details.put("clockSyncRounds", Integer.toString(clocks.rounds()));
    details.put("clockSyncSeconds", Double.toString(clocks.seconds()));
    figures.forEach((name, nanos) -> details.put("figure " + name, Double.toString(nanos)));
    details.put("cacheErasedBytes", Long.toString(eraser.bytes()));
    if (!timing.windows().isEmpty()) {
      details.put(
          "windowNanos",
          timing.windows().stream().map(String::valueOf).collect(Collectors.joining(",")));
    }
    for (int rank = 0; rank < tools.world().size(); rank++) {
      if (log.causedBy(rank) > 0) {
        details.put("flaggedByRank" + rank, Long.toString(log.causedBy(rank)));
      }
    }
    return details;
  }
}
