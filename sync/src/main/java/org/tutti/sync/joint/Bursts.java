package org.tutti.sync.joint;

import java.util.ArrayList;
import java.util.List;
import org.tutti.mpi.host.Pinning;
import org.tutti.sync.clock.RankClock;
import org.tutti.sync.clocksync.PingPong;
import org.tutti.sync.clocksync.RelativeRanks;

/** The bursts of one rank's edges so far. */
final class Bursts {
  /** Older bursts no longer affect times that are still to be converted. */
  private static final int MAX_KEPT = 80;

  /** Where ranks share cores, an exchange can take a time slice. */
  private static final long MAX_WARMUP_NANOS = 50_000_000;

  /** Enough for two ranks to be woken up and to exchange a burst. */
  private static final long TURN_NANOS = 1_000_000;

  private final JointParameters parameters;
  private final int turns;
  private final RelativeRanks ranks;
  private final Neighbors neighbors;
  private final RankClock clock;
  private final PingPong pingPong;
  private final Pinning pinning;

  /** The bursts by round; lists stay empty where this rank is no client. */
  private final List<List<Burst>> byRound = new ArrayList<>();

  private int count;

  /**
   * @param turns in how many turns the pairs of a round exchange, 1 for all at once
   * @param clock the rank's clock; those of a pair's stamps may count from elsewhere
   */
  Bursts(
      JointParameters parameters,
      int turns,
      RelativeRanks ranks,
      Neighbors neighbors,
      RankClock clock,
      PingPong pingPong) {
    this.parameters = parameters;
    this.turns = turns;
    this.ranks = ranks;
    this.neighbors = neighbors;
    this.clock = clock;
    this.pingPong = pingPong;
    this.pinning = turns > 1 ? new Pinning() : null;
    for (int round = 0; round < neighbors.rounds(); round++) {
      byRound.add(new ArrayList<>());
    }
  }

  /**
   * A burst that is compiled has half the round trip of one that is not, and another asymmetry. The
   * time that is allowed begins with the first answer: until then, the partner may warm up with
   * others.
   */
  void warmUp() {
    for (int round = 0; round < neighbors.rounds(); round++) {
      int partner = ranks.rank(neighbors.partner(round));
      if (neighbors.isClient(round)) {
        long end = Long.MAX_VALUE;
        for (int index = 0; index < parameters.warmup() && clock.now() < end; index++) {
          pingPong.exchange(partner);
          end = Math.min(end, clock.now() + MAX_WARMUP_NANOS);
        }
        pingPong.close(partner);
      } else if (neighbors.exchanges(round)) {
        pingPong.serve(partner);
      }
    }
  }

  /** Collective: one burst on each edge, at once. */
  void exchange() {
    for (int round = 0; round < neighbors.rounds(); round++) {
      exchange(round);
    }
    count++;
  }

  /**
   * Collective: one burst on each edge, pair after pair where they take turns, while all others
   * sleep: ranks that share a core and wait for a message would take it from those that exchange.
   *
   * @param start time of this rank's clock at which all ranks start
   */
  void exchangeFrom(long start) {
    for (int round = 0; round < neighbors.rounds(); round++) {
      if (turns > 1 && neighbors.exchanges(round)) {
        exchangeInTurn(start, round);
      } else {
        if (round == 0) {
          clock.idleUntil(start);
        }
        exchange(round);
      }
    }
    count++;
  }

  private void exchangeInTurn(long start, int round) {
    int pair = neighbors.pair(round);
    int turn = round * turns + pair % turns;
    pinning.bind(2 * (pair / turns) + (neighbors.isClient(round) ? 1 : 0));
    clock.idleUntil(start + turn * TURN_NANOS);
    exchange(round);
    pinning.release();
  }

  private void exchange(int round) {
    int partner = ranks.rank(neighbors.partner(round));
    if (neighbors.isClient(round)) {
      Burst burst = new Burst(parameters.exchanges());
      burst.exchange(pingPong, partner);
      byRound.get(round).add(burst);
    } else if (neighbors.exchanges(round)) {
      Burst.serve(pingPong, partner, parameters.exchanges());
    }
  }

  int count() {
    return count;
  }

  /** The edge of a round, of which this rank is the client, estimated from its bursts. */
  Edge edge(int place, int round, double granularity) {
    return EdgeEstimator.estimate(place, neighbors.partner(round), byRound.get(round), granularity);
  }

  /** Drops what is too old. */
  void forgetOld() {
    forget(Math.max(0, count - MAX_KEPT));
  }

  void forgetAll() {
    forget(count);
  }

  private void forget(int oldest) {
    byRound.forEach(list -> list.subList(0, Math.min(oldest, list.size())).clear());
    count -= oldest;
  }
}
