package org.tutti.rank.cell;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.tutti.annotations.DataState;
import org.tutti.measure.plan.Cell;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.MpiSession;
import org.tutti.mpi.ProviderKind;
import org.tutti.mpi.exchange.CollectiveExchange;
import org.tutti.rank.clock.LaunchClock;
import org.tutti.rank.disturbance.LaunchActivity;
import org.tutti.rank.jvm.CompilationThresholds;
import org.tutti.rank.jvm.JvmActivity;
import org.tutti.rank.memory.CacheEraser;
import org.tutti.rank.outlier.CauseCounters;
import org.tutti.rank.outlier.IntervalWatch;
import org.tutti.rank.process.RankState;
import org.tutti.rank.process.ThrownTraces;
import org.tutti.records.settings.SettingKey;
import org.tutti.records.settings.Settings;
import org.tutti.sync.SyncConfiguration;
import org.tutti.sync.Synchronizer;

/** The objects that all cells of a launch share on one rank. */
public final class LaunchContext {
  private final Communicator world;
  private final CommunicatorSubsets own;
  private final CollectiveExchange collectives;
  private final String library;
  private final boolean simulated;
  private final JvmActivity activity;
  private final LaunchActivity machine;
  private final Optional<CauseCounters> causes;
  private final LoopEntry loopEntry = new LoopEntry();
  private final int compilingCalls;
  private final FailureAgreement failures;
  private final RankState stateBefore;
  private List<String> changedByConstructors;
  private final ThrownTraces traces;
  private final Optional<Consumer<Boolean>> refusal;
  private Consumer<String> hangs = cell -> {};
  private long seed;
  private final CacheEraser noEraser = CacheEraser.none();
  private final Map<Long, CacheEraser> erasers = new HashMap<>();
  private final Map<String, Synchronizer> synchronizers = new HashMap<>();

  /** Collective; for work that keeps no stack traces. */
  public LaunchContext(MpiSession session) {
    this(session, RankState.now(), ThrownTraces.NONE);
  }

  /**
   * Collective.
   *
   * @param stateBefore the state of this rank, before its benchmarks were created
   * @param traces keeps the stack traces of exceptions
   */
  public LaunchContext(MpiSession session, RankState stateBefore, ThrownTraces traces) {
    this(session, stateBefore, traces, CompilationThresholds.callsInThisJvm());
  }

  /**
   * Collective.
   *
   * @param compilingCallsHere after which the JVM of this rank has compiled a timed loop
   */
  LaunchContext(
      MpiSession session, RankState stateBefore, ThrownTraces traces, int compilingCallsHere) {
    this.stateBefore = stateBefore;
    this.changedByConstructors = stateBefore.restore();
    this.traces = traces;
    this.world = session.world();
    this.own = new CommunicatorSubsets(world.duplicate());
    this.library = session.library().name();
    this.refusal = session.refusal();
    this.simulated = session.library().provider() == ProviderKind.SIMULATED;
    this.activity = simulated ? JvmActivity.none() : new JvmActivity();
    this.machine = simulated ? LaunchActivity.none() : new LaunchActivity(world.rank());
    this.causes = simulated ? Optional.empty() : Optional.of(new CauseCounters(activity));
    this.collectives = new CollectiveExchange(own());
    // Ranks may have different options, as when only some of them find a cache of their JVM.
    this.compilingCalls =
        simulated ? compilingCallsHere : (int) collectives.maximum(compilingCallsHere);
    this.failures = new FailureAgreement(own().duplicate());
  }

  /** The communicator that benchmarks use. */
  public Communicator world() {
    return world;
  }

  /** The communicator that no benchmark uses. */
  public Communicator own() {
    return own.all();
  }

  /** Collective: the same for the ranks that take part in a cell, or for those that wait. */
  Communicator own(Cell cell) {
    return own.ofFirst(cell.members(own().size()));
  }

  public CollectiveExchange collectives() {
    return collectives;
  }

  /** The name of the MPI library. */
  String library() {
    return library;
  }

  /** Has the library refuse calls for which it would run another algorithm, if it can. */
  Optional<Consumer<Boolean>> refusal() {
    return refusal;
  }

  /** What each cell should leave as it was. */
  RankState stateBefore() {
    return stateBefore;
  }

  /** What the constructors of the benchmarks had changed of that, when this is first asked. */
  List<String> takeChangedByConstructors() {
    List<String> changed = changedByConstructors;
    changedByConstructors = List.of();
    return changed;
  }

  /** Keeps what benchmarks throw. */
  ThrownTraces traces() {
    return traces;
  }

  JvmActivity activity() {
    return activity;
  }

  /** What the machine does meanwhile. */
  public LaunchActivity machine() {
    return machine;
  }

  /**
   * Whether time is virtual: then nothing disturbs, and it does not matter how code is compiled.
   */
  public boolean isSimulated() {
    return simulated;
  }

  /**
   * Whether this rank does what one of the ranks that share this JVM is enough for. Ranks of the
   * in-process provider run at the same time, and each of them looks after itself.
   */
  public boolean looksAfterItsJvm() {
    return !simulated || world.rank() == CollectiveExchange.ROOT;
  }

  /** What notices outliers: nothing in virtual time. */
  IntervalWatch watch() {
    return causes.isPresent() ? IntervalWatch.of(causes.get()) : IntervalWatch.off();
  }

  /** Who is told, before this process ends, in which cell it hangs. */
  public void onHang(Consumer<String> listener) {
    hangs = listener;
  }

  /** What random arrivals are drawn from. */
  public void drawFrom(long seedOfLaunch) {
    seed = seedOfLaunch;
  }

  Consumer<String> hangs() {
    return hangs;
  }

  LoopEntry loopEntry() {
    return loopEntry;
  }

  /** Calls of a benchmark after which its timed loop is compiled on all ranks; they agree on it. */
  int compilingCalls() {
    return compilingCalls;
  }

  /** Whether the benchmark threw on all ranks where it threw on this one. */
  boolean isFailureOfAllRanks(CellPhase phase) {
    return failures.isCommon(loopEntry.point() * CellPhase.values().length + phase.ordinal());
  }

  /** Overwrites the cache if these settings require it and there is one. */
  CacheEraser eraser(Settings settings) {
    return settings.get(SettingKey.DATA) == DataState.EVICTED && !simulated
        ? erasers.computeIfAbsent(CacheEraser.cacheBytes(settings), CacheEraser::of)
        : noEraser;
  }

  /** Leaves the cache as it is. */
  CacheEraser noEraser() {
    return noEraser;
  }

  /** The synchronizer of this configuration on a clock; collective when it is first requested. */
  public Synchronizer synchronizer(SyncConfiguration configuration, LaunchClock clock) {
    String name = text(configuration) + " on " + clock.clock().name();
    Synchronizer known = synchronizers.get(name);
    if (known == null) {
      known =
          Synchronizer.open(
              configuration.drawnFrom(seed), world, clock.clock(), clock.granularity());
      synchronizers.put(name, known);
    }
    return known;
  }

  /** Identifies a configuration in keys. */
  static String text(SyncConfiguration configuration) {
    return configuration.name()
        + " "
        + configuration.runTime()
        + (configuration.arrival().isPresent() ? " " + configuration.arrival().get() : "");
  }

  /**
   * Collective: frees the communicators and closes open files. Must not be called after a failure,
   * when other ranks may have ended.
   */
  public void free() {
    for (Synchronizer synchronizer : new TreeMap<>(synchronizers).values()) {
      synchronizer.close();
    }
    own.free();
    own().free();
    if (causes.isPresent()) {
      causes.get().close();
    }
    activity.close();
    machine.close();
  }
}
