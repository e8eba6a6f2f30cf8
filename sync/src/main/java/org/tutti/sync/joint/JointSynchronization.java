package org.tutti.sync.joint;

import java.util.ArrayList;
import java.util.List;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.sync.clock.Clock;
import org.tutti.sync.clock.ShiftedClock;
import org.tutti.sync.clocksync.Confidence;
import org.tutti.sync.clocksync.DriftState;
import org.tutti.sync.clocksync.LearnedClock;
import org.tutti.sync.clocksync.PingPong;
import org.tutti.sync.clocksync.Ranks;
import org.tutti.sync.clocksync.Synchronization;

/** One rank's part in the joint method: its bursts so far, and the clock that came of them. */
final class JointSynchronization implements Synchronization {
  /** Older bursts say nothing any more of times that are still to be converted. */
  private static final int MOST_BURSTS_KEPT = 40;

  /** Where ranks share cores, an exchange can take a time slice. */
  private static final long MOST_WARMUP_NANOS = 50_000_000;

  private final JointParameters parameters;
  private final Communicator communicator;
  private final Ranks ranks;
  private final int place;
  private final Neighbours neighbours;
  private final Clock clock;
  private final PingPong pingPong;
  private final long origin;
  private final long rootOrigin;

  /** By round of a burst; lists stay empty where this rank is no client. */
  private final List<List<Burst>> bursts = new ArrayList<>();

  private int burstCount;
  private LearnedClock global;
  private int rounds;
  private long nanos;

  JointSynchronization(
      JointParameters parameters, Communicator communicator, Clock clock, int root) {
    this.parameters = parameters;
    this.communicator = communicator;
    this.ranks = new Ranks(root, communicator.size());
    this.place = ranks.place(communicator.rank());
    this.neighbours = new Neighbours(place, ranks.size());
    this.clock = clock;
    this.origin = clock.now();
    this.pingPong = new PingPong(communicator, new ShiftedClock(clock, origin));
    for (int round = 0; round < neighbours.rounds(); round++) {
      bursts.add(new ArrayList<>());
    }
    MessageBuffer start = communicator.allocate(Datatype.LONG, 1);
    start.putLong(0, origin);
    communicator.bcast(start, 1, Datatype.LONG, root);
    this.rootOrigin = start.getLong(0);
    if (ranks.size() > 1) {
      synchronize();
    } else {
      global = reference();
    }
    this.nanos = clock.now() - origin;
  }

  private void synchronize() {
    warmUp();
    communicator.barrier();
    long begin = clock.now();
    int last = Math.max(1, parameters.bursts() - 1);
    for (int burst = 0; burst < parameters.bursts(); burst++) {
      clock.idleUntil(begin + parameters.spread() * burst / last);
      exchange();
    }
    solve();
  }

  /** A burst that is compiled has half the round trip of one that is not, and another asymmetry. */
  private void warmUp() {
    for (int round = 0; round < neighbours.rounds(); round++) {
      int partner = ranks.rank(neighbours.partner(round));
      if (neighbours.isClient(round)) {
        long end = clock.now() + MOST_WARMUP_NANOS;
        for (int index = 0; index < parameters.warmup() && clock.now() < end; index++) {
          pingPong.exchange(partner);
        }
        pingPong.close(partner);
      } else if (neighbours.exchanges(round)) {
        pingPong.serve(partner);
      }
    }
  }

  private void exchange() {
    for (int round = 0; round < neighbours.rounds(); round++) {
      if (neighbours.isClient(round)) {
        Burst burst = new Burst(parameters.exchanges());
        burst.exchange(pingPong, ranks.rank(neighbours.partner(round)));
        bursts.get(round).add(burst);
      } else if (neighbours.exchanges(round)) {
        int client = ranks.rank(neighbours.partner(round));
        Burst.serve(pingPong, client, parameters.exchanges());
      }
      rounds++;
    }
    burstCount++;
  }

  /** Collective: edges to the root, knots from the root, and a clock from this rank's knots. */
  private void solve() {
    int slots = Math.max(1, neighbours.rounds());
    EdgeMessage message = new EdgeMessage(burstCount);
    int width = slots * message.width();
    MessageBuffer mine = communicator.allocate(Datatype.DOUBLE, width);
    for (int round = 0; round < slots; round++) {
      if (round < neighbours.rounds() && neighbours.isClient(round)) {
        message.write(mine, round, edge(round));
      } else {
        message.writeNone(mine, round);
      }
    }
    boolean isRoot = place == 0;
    MessageBuffer all = communicator.allocate(Datatype.DOUBLE, isRoot ? width * ranks.size() : 1);
    communicator.gather(mine, all, width, Datatype.DOUBLE, ranks.root());
    int knotWidth = Knots.width(burstCount);
    MessageBuffer scattered =
        communicator.allocate(Datatype.DOUBLE, isRoot ? knotWidth * ranks.size() : 1);
    if (isRoot) {
      solve(message, all, slots, scattered);
    }
    MessageBuffer knots = communicator.allocate(Datatype.DOUBLE, knotWidth);
    communicator.scatter(scattered, knots, knotWidth, Datatype.DOUBLE, ranks.root());
    rounds += 2 * neighbours.rounds();
    Knots learned = Knots.read(knots, burstCount);
    global = isRoot ? reference() : smoothed(learned);
  }

  private LearnedClock reference() {
    return new LearnedClock(origin, rootOrigin, Confidence.CERTAIN, List.of(DriftState.ZERO));
  }

  private LearnedClock smoothed(Knots knots) {
    double walk = Wander.walk(knots, parameters.wander());
    return new LearnedClock(
        origin, rootOrigin, knots.confidence(walk), DriftSmoother.smooth(knots, walk));
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

  private Edge edge(int round) {
    return EdgeEstimator.estimate(
        place, neighbours.partner(round), bursts.get(round), parameters.granularity());
  }

  @Override
  public boolean isRefreshable() {
    return ranks.size() > 1;
  }

  @Override
  public void refresh() {
    long begin = clock.now();
    exchange();
    nanos += clock.now() - begin;
  }

  @Override
  public LearnedClock settle() {
    long begin = clock.now();
    solve();
    forget();
    nanos += clock.now() - begin;
    return global;
  }

  private void forget() {
    int old = Math.max(0, burstCount - MOST_BURSTS_KEPT);
    bursts.forEach(list -> list.subList(0, Math.min(old, list.size())).clear());
    burstCount -= old;
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
