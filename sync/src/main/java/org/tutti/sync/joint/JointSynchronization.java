package org.tutti.sync.joint;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.sync.clock.RankClock;
import org.tutti.sync.clock.ShiftedClock;
import org.tutti.sync.clocksync.Confidence;
import org.tutti.sync.clocksync.DriftState;
import org.tutti.sync.clocksync.LearnedClock;
import org.tutti.sync.clocksync.LearnedClockSync;
import org.tutti.sync.clocksync.PingPong;
import org.tutti.sync.clocksync.RelativeRanks;

/** One rank's part in the joint method: its bursts so far, and the clock that came of them. */
final class JointSynchronization implements LearnedClockSync {
  /** Bursts from which ranks that take turns learn when their turns are, and the time between. */
  private static final int FIRST_BURSTS = 3;

  private static final long FIRST_PAUSE_NANOS = 20_000_000;

  /** Time for an agreement to reach all ranks before what was agreed on begins. */
  private static final long LEAD_NANOS = 10_000_000;

  private final JointParameters parameters;
  private final double granularity;
  private final Communicator communicator;
  private final RelativeRanks ranks;
  private final int place;
  private final Neighbors neighbors;
  private final RankClock clock;
  private final PingPong pingPong;
  private final int turns;
  private final Bursts bursts;
  private final long origin;
  private final long rootOrigin;
  private LearnedClock global;
  private int rounds;
  private long nanos;

  JointSynchronization(
      JointClockSync method, Communicator communicator, RankClock clock, int root) {
    this.parameters = method.parameters();
    this.granularity = method.granularity();
    this.communicator = communicator;
    this.ranks = new RelativeRanks(root, communicator.size());
    this.place = ranks.place(communicator.rank());
    this.neighbors = new Neighbors(place, ranks.size());
    this.clock = clock;
    this.origin = clock.now();
    this.rootOrigin = fromRoot(origin);
    this.turns = Math.toIntExact(fromRoot(method.turns()));
    this.pingPong = new PingPong(communicator, new ShiftedClock(clock, origin), turns > 1);
    this.bursts = new Bursts(parameters, turns, ranks, neighbors, clock, pingPong);
    if (ranks.size() > 1) {
      synchronize();
    } else {
      global = reference();
    }
    this.nanos = clock.now() - origin;
  }

  private long fromRoot(long value) {
    MessageBuffer buffer = communicator.allocate(Datatype.LONG, 1);
    buffer.putLong(0, value);
    communicator.bcast(buffer, 1, Datatype.LONG, ranks.root());
    return buffer.getLong(0);
  }

  private void synchronize() {
    bursts.warmUp();
    communicator.barrier();
    long begin = clock.now();
    if (turns > 1) {
      learnTurns(begin);
      begin = agreedStart();
    }
    int last = Math.max(1, parameters.bursts() - 1);
    for (int burst = 0; burst < parameters.bursts(); burst++) {
      bursts.exchangeFrom(begin + parameters.spread() * burst / last);
      rounds += neighbors.rounds();
    }
    solve();
  }

  /** A clock good enough to keep ranks' turns apart, from bursts that disturb each other. */
  private void learnTurns(long begin) {
    for (int burst = 0; burst < FIRST_BURSTS; burst++) {
      clock.idleUntil(begin + burst * FIRST_PAUSE_NANOS);
      bursts.exchange();
      rounds += neighbors.rounds();
    }
    solve();
    bursts.forgetAll();
  }

  /** Collective: a time of this rank's clock that is the same moment for all. */
  private long agreedStart() {
    return global.toLocal(fromRoot(clock.now() + LEAD_NANOS));
  }

  /** Collective: edges to the root, knots from the root, and a clock from this rank's knots. */
  private void solve() {
    int slots = Math.max(1, neighbors.rounds());
    EdgeMessage message = new EdgeMessage(bursts.count());
    int width = slots * message.width();
    MessageBuffer mine = communicator.allocate(Datatype.DOUBLE, width);
    for (int round = 0; round < slots; round++) {
      if (round < neighbors.rounds() && neighbors.isClient(round)) {
        message.write(mine, round, bursts.edge(place, round, granularity));
      } else {
        message.writeNone(mine, round);
      }
    }
    boolean isRoot = place == 0;
    MessageBuffer all = communicator.allocate(Datatype.DOUBLE, isRoot ? width * ranks.size() : 1);
    communicator.gather(mine, all, width, Datatype.DOUBLE, ranks.root());
    int knotWidth = DriftSeries.width(bursts.count());
    MessageBuffer scattered =
        communicator.allocate(Datatype.DOUBLE, isRoot ? knotWidth * ranks.size() : 1);
    if (isRoot) {
      solve(message, all, slots, scattered);
    }
    MessageBuffer knots = communicator.allocate(Datatype.DOUBLE, knotWidth);
    communicator.scatter(scattered, knots, knotWidth, Datatype.DOUBLE, ranks.root());
    rounds += 2 * neighbors.rounds();
    DriftSeries learned = DriftSeries.read(knots, bursts.count());
    global = isRoot ? reference() : smoothed(learned);
  }

  private LearnedClock reference() {
    return new LearnedClock(origin, rootOrigin, Confidence.CERTAIN, List.of(DriftState.ZERO));
  }

  private LearnedClock smoothed(DriftSeries knots) {
    Wander wander = Wander.of(knots, parameters.wander());
    return new LearnedClock(
        origin,
        rootOrigin,
        knots.confidence(wander.allowed(), granularity),
        DriftSmoother.smooth(knots, wander));
  }

  private void solve(EdgeMessage message, MessageBuffer all, int slots, MessageBuffer scattered) {
    List<Edge> edges = new ArrayList<>();
    for (int slot = 0; slot < slots * ranks.size(); slot++) {
      if (message.isEdge(all, slot)) {
        edges.add(message.read(all, slot));
      }
    }
    JointSolution solution = JointGraph.solve(ranks.size(), edges);
    for (int other = 0; other < ranks.size(); other++) {
      solution.knots(other).write(scattered, ranks.rank(other));
    }
  }

  @Override
  public OptionalLong refreshInterval() {
    return ranks.size() > 1 ? OptionalLong.of(parameters.refresh()) : OptionalLong.empty();
  }

  @Override
  public void refresh() {
    long begin = clock.now();
    if (turns > 1) {
      bursts.exchangeFrom(agreedStart());
    } else {
      bursts.exchange();
    }
    rounds += neighbors.rounds();
    nanos += clock.now() - begin;
  }

  @Override
  public LearnedClock settle() {
    long begin = clock.now();
    solve();
    bursts.forgetOld();
    nanos += clock.now() - begin;
    return global;
  }

  @Override
  public LearnedClock clock() {
    return global;
  }

  @Override
  public long messages() {
    return pingPong.messages();
  }

  @Override
  public int rounds() {
    return rounds;
  }

  @Override
  public double seconds() {
    return nanos * 1e-9;
  }
}
