package org.tutti.rank.cell;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.tutti.measure.plan.BenchmarkDescriptor;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.LibraryInfo;
import org.tutti.mpi.exchange.CollectiveExchange;
import org.tutti.rank.clock.ClockConversion;
import org.tutti.rank.clock.LaunchClock;
import org.tutti.rank.counters.RankCounters;
import org.tutti.rank.disturbance.ActivityText;
import org.tutti.rank.jvm.JvmActivity;
import org.tutti.rank.memory.LiveData;
import org.tutti.rank.observation.ArrivalSummary;
import org.tutti.rank.observation.CellProcessing;
import org.tutti.rank.observation.ObservationLog;
import org.tutti.rank.observation.ObservationReduction;
import org.tutti.rank.observation.PhaseLog;
import org.tutti.rank.observation.PhaseTimesGather;
import org.tutti.rank.observation.RankTimesGather;
import org.tutti.rank.outlier.OrderedTimes;
import org.tutti.rank.outlier.OutlierAttribution;
import org.tutti.rank.stop.CellStoppingRules;
import org.tutti.records.launch.ArrivalTimes;
import org.tutti.records.launch.BenchmarkCounters;
import org.tutti.records.launch.CellConditions;
import org.tutti.records.launch.CellCounts;
import org.tutti.records.launch.CellKey;
import org.tutti.records.launch.CellRecord;
import org.tutti.records.launch.CellSettings;
import org.tutti.records.launch.GlobalTiming;
import org.tutti.records.launch.MachineProbe;
import org.tutti.records.launch.Observations;
import org.tutti.records.launch.RankActivity;
import org.tutti.records.launch.SuiteFigures;
import org.tutti.records.launch.TimingMethod;
import org.tutti.records.launch.Warning;
import org.tutti.records.settings.SettingKey;
import org.tutti.records.settings.Settings;
import org.tutti.stats.outlier.OutlierFilter;
import org.tutti.stats.outlier.TukeyFilter;
import org.tutti.sync.RunTimeKind;
import org.tutti.sync.SyncConfiguration;
import org.tutti.sync.Synchronizer;
import org.tutti.sync.clocksync.LearnedClockSync;

/** Creates the records of cells. */
public final class CellRecorder {
  /** Separates what a rank did, what its benchmark counted, and what was counted on it. */
  private static final String SEPARATOR = "\n";

  private static final int PARTS = 3;

  private final LaunchContext context;
  private final LibraryInfo library;
  private final ObservationReduction reduction;
  private final OutlierAttribution outliers;

  public CellRecorder(LaunchContext context, ObservationReduction reduction, LibraryInfo library) {
    this.context = context;
    this.library = library;
    this.reduction = reduction;
    this.outliers = new OutlierAttribution(context.collectives(), context.world().rank());
  }

  /**
   * The results of a cell.
   *
   * @param record meaningful on the root only
   * @param ranks the times of all ranks, if they are to be kept
   * @param phases the times of phases, if they are to be kept
   */
  public record Result(
      CellRecord record, Optional<RankTimesGather> ranks, Optional<PhaseTimesGather> phases) {
    private Result with(Warning more) {
      List<Warning> warnings = new ArrayList<>(record.warnings());
      warnings.add(more);
      return new Result(
          new CellRecord(
              record.position(),
              record.key(),
              record.settings(),
              record.observations(),
              record.conditions(),
              warnings),
          ranks,
          phases);
    }
  }

  /**
   * Collective: the results of a finished cell.
   *
   * @param probes what was measured of the machine before and after it; ignored on ranks other than
   *     the root
   */
  public Result record(CellAttempt cell, List<MachineProbe> probes) {
    Optional<Warning> left =
        cell.leftState().warning(context.collectives(), context.world().rank());
    Optional<Warning> why = cell.unmeasured();
    Result result = why.isPresent() ? unmeasured(cell, why.get()) : measured(cell, probes);
    return left.isPresent() ? result.with(left.get()) : result;
  }

  private Result measured(CellAttempt cell, List<MachineProbe> probes) {
    Settings settings = cell.planned().settings();
    Synchronizer synchronizer = cell.synchronizer();
    ObservationLog log = cell.loop().log();
    RunTimeKind runTime = synchronizer.configuration().runTime();
    Communicator members = context.own(cell.planned().cell());
    Optional<ArrivalTimes> arrivals = arrivals(cell, members);
    Observations observations =
        among(members)
            .reduce(
                log,
                runTime,
                settings.get(SettingKey.SUMMARY),
                settings.get(SettingKey.ROOT_RANK),
                cell.cellClock(),
                cell.begin());
    // Those of other ranks mean nothing, and need not be sorted.
    Optional<OrderedTimes> times =
        context.collectives().isRoot()
            ? Optional.of(OrderedTimes.of(observations))
            : Optional.empty();
    OutlierFilter filter =
        TukeyFilter.withDefaults().with(settings.get(SettingKey.SUMMARY_OUTLIER_FACTOR));
    observations = observations.with(outliers.of(times, log, cell.loop().watch(), filter));
    Map<String, Double> figures =
        CellProcessing.of(members, cell.planned().cell(), log, cell.cellClock());
    CollectiveExchange all = context.collectives();
    JvmActivity.Meter meter = cell.loop().meter();
    long[] most = {
      meter.compilationNanos(),
      meter.collections(),
      meter.allocatedBytes(),
      cell.isComputing() ? 1 : 0,
      log.longest()
    };
    all.maximum(most);
    List<String> ofRanks =
        all.gather(
            ActivityText.encode(cell.activity())
                + SEPARATOR
                + cell.loop().ownCounters().encode(log, operations(cell))
                + SEPARATOR
                + cell.loop().counters().result().encode());
    CellConditions conditions =
        new CellConditions(
            new CellConditions.Period(cell.clock().sinceBegin(cell.begin()), cell.elapsedNanos()),
            new CellConditions.WarmUpSummary(
                cell.warmUpResult().calls(), cell.warmUpResult().compilersIdle(), cell.jitCalls()),
            new CellConditions.JvmDisturbance(most[0], most[1], most[2]),
            timing(cell, arrivals),
            activity(part(ofRanks, 0)),
            RankCounters.together(part(ofRanks, 2)),
            cell.planned().settings().get(SettingKey.PROBES) ? probes : List.of(),
            details(cell, figures, cell.loop().ownCounters().together(part(ofRanks, 1))));
    CellSettings applied = applied(cell, synchronizer.configuration());
    CellWarnings warnings = new CellWarnings(cell.clock().quality(), library);
    List<Warning> warned = new ArrayList<>();
    add(CellWarnings.of(synchronizer.occupancy()), warned);
    if (cell.reductionBits().isPresent()) {
      add(cell.reductionBits().get().warning(), warned);
    }
    add(warnings.ofData(applied.method().data(), cell), warned);
    add(warnings.ofComputation(most[3] > 0, most[4]), warned);
    Optional<PhaseLog> phases = cell.phaseLog();
    return new Result(
        new CellRecord(cell.position(), key(cell), applied, observations, conditions, warned),
        settings.get(SettingKey.SUMMARY_ALL_RANKS)
            ? Optional.of(ranks(cell, runTime))
            : Optional.empty(),
        phases.isPresent()
            ? Optional.of(new PhaseTimesGather(context.own(), all, cell.position(), phases.get()))
            : Optional.empty());
  }

  private static void add(Optional<Warning> one, List<Warning> all) {
    if (one.isPresent()) {
      all.add(one.get());
    }
  }

  /** A rank that waits has no time of its own, and combines meaningless ones. */
  private ObservationReduction among(Communicator members) {
    return members == context.own() ? reduction : new ObservationReduction(members);
  }

  /** The result of a cell that could not be measured, on all ranks for the same reason. */
  private Result unmeasured(CellAttempt cell, Warning why) {
    LaunchClock clock = cell.clock();
    CellConditions conditions =
        CellConditions.undisturbed(new CellConditions.Period(clock.sinceBegin(cell.begin()), 0));
    SyncConfiguration configuration =
        context.synchronizer(cell.planned().sync(), clock).configuration();
    return new Result(
        new CellRecord(
            cell.position(),
            key(cell),
            applied(cell, configuration),
            new Observations(new long[0], new long[0], new long[0]),
            conditions,
            List.of(why)),
        Optional.empty(),
        Optional.empty());
  }

  private static List<String> part(List<String> ofRanks, int index) {
    List<String> parts = new ArrayList<>();
    for (String text : ofRanks) {
      parts.add(text.split(SEPARATOR, PARTS)[index]);
    }
    return parts;
  }

  /** What the processors of each rank did; nothing where time is virtual. */
  private List<RankActivity> activity(List<String> ofRanks) {
    List<RankActivity> activity = new ArrayList<>();
    if (!context.isSimulated()) {
      for (String text : ofRanks) {
        activity.add(ActivityText.decodeActivity(text));
      }
    }
    return activity;
  }

  /** Operations of an observation. */
  private static int operations(CellAttempt cell) {
    return cell.planned().cell().benchmark().operation().perCall()
        * cell.planned().settings().get(SettingKey.BATCH);
  }

  private CellKey key(CellAttempt cell) {
    return cell.planned().key(context.world().size());
  }

  /** Collective: global times are relative to the begin of the cell on the root. */
  private RankTimesGather ranks(CellAttempt cell, RunTimeKind runTime) {
    boolean local = runTime == RunTimeKind.LOCAL;
    ClockConversion clock = local ? time -> time : cell.cellClock();
    long begin = local ? cell.begin() : context.collectives().fromRoot(clock.time(cell.begin()));
    return RankTimesGather.of(
        context.own(cell.planned().cell()), cell.position(), cell.loop().log(), clock, begin);
  }

  /**
   * Collective.
   *
   * @param arrivals when ranks arrived, if that was by a pattern
   */
  private GlobalTiming timing(CellAttempt cell, Optional<ArrivalTimes> arrivals) {
    if (!cell.synchronizer().configuration().clock().learnsGlobalClock()) {
      return GlobalTiming.NONE;
    }
    GlobalTiming timing =
        cell.cellClock()
            .accuracy()
            .withStartErrors(reduction.startErrors(cell.loop().log(), cell.cellClock()));
    return arrivals.isPresent() ? timing.withArrivals(arrivals.get()) : timing;
  }

  /** Collective: marks the observations whose arrivals were not as planned, too. */
  private Optional<ArrivalTimes> arrivals(CellAttempt cell, Communicator members) {
    Synchronizer synchronizer = cell.synchronizer();
    if (synchronizer.arrival().isEmpty()) {
      return Optional.empty();
    }
    return new ArrivalSummary(
            context.collectives(),
            members,
            cell.loop().log(),
            cell.cellClock(),
            synchronizer.configuration().tolerance().orElse(0)
                + cell.cellClock().accuracy().uncertainty().orElse(0))
        .of(synchronizer.arrival().get());
  }

  private CellSettings applied(CellAttempt cell, SyncConfiguration sync) {
    Settings settings = cell.planned().settings();
    BenchmarkDescriptor benchmark = cell.planned().cell().benchmark();
    return new CellSettings(
        new TimingMethod(
            sync,
            settings.get(SettingKey.CLOCK),
            settings.get(SettingKey.SUMMARY),
            settings.get(SettingKey.DATA)),
        new CellCounts(
            settings.get(SettingKey.REPETITIONS),
            cell.rounds(),
            CellStoppingRules.areIn(settings),
            settings.get(SettingKey.WARMUP),
            operations(cell)),
        settings.find(SettingKey.PROCESSING),
        benchmark.baseline(),
        settings.recorded(),
        cell.planned().cell().moved(context.world().size()),
        cell.planned().cell().volume(context.world().size()),
        benchmark.description());
  }

  private static Map<String, String> details(
      CellAttempt cell, Map<String, Double> figures, BenchmarkCounters counters) {
    Map<String, String> details = new HashMap<>();
    if (cell.loop().stoppedBy().isPresent()) {
      details.put(CellConditions.STOPPED_BY, cell.loop().stoppedBy().get().name());
    }
    LearnedClockSync clocks = cell.synchronizer().synchronization();
    details.put("clockSyncMessages", Long.toString(clocks.messages()));
    details.put("clockSyncRounds", Integer.toString(clocks.rounds()));
    details.put("clockSyncSeconds", Double.toString(clocks.seconds()));
    details.putAll(new SuiteFigures(figures).details());
    details.putAll(counters.details());
    details.put("cacheErasedBytes", Long.toString(cell.placement().eraser().bytes()));
    LiveData.Amounts touched = cell.touched();
    if (touched.isAny()) {
      details.put("dataWrittenBytes", Long.toString(touched.written()));
      details.put("dataReadBytes", Long.toString(touched.read()));
      details.put("dataFlushedBytes", Long.toString(touched.flushed()));
    }
    List<Long> windows = cell.cellClock().windows();
    if (!windows.isEmpty()) {
      details.put(
          "windowNanos", windows.stream().map(String::valueOf).collect(Collectors.joining(",")));
    }
    if (cell.reductionBits().isPresent()) {
      details.put(
          CellConditions.REDUCTION_BITS, Long.toHexString(cell.reductionBits().get().hash()));
    }
    for (Map.Entry<Integer, Long> cause : cell.loop().log().causes().entrySet()) {
      details.put("flaggedByRank" + cause.getKey(), Long.toString(cause.getValue()));
    }
    return details;
  }
}
