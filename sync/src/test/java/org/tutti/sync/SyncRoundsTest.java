package org.tutti.sync;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.mpi.simulated.ClockModel;
import org.tutti.mpi.simulated.Link;
import org.tutti.mpi.simulated.Network;
import org.tutti.mpi.simulated.Simulated;
import org.tutti.mpi.simulated.Simulation;
import org.tutti.sync.clock.VirtualClock;
import org.tutti.sync.clocksync.ClockSyncConditions;
import org.tutti.sync.clocksync.LearnedClockSync;

/**
 * Rounds and messages against closed forms (hunold2015, sections 2, 4 and 6): the simulation counts
 * the messages that ranks really send, and how many of them wait for one another.
 */
class SyncRoundsTest {
  private static final Link LINK = new Link(1_000, 0, 0, 0, 0, 0, 0);
  private static final Simulation EXACT =
      Simulation.of(1, new Network("exact", LINK, LINK, 50)).withClocks(ClockModel.PERFECT);

  private static final String FIT = "fit-points=5,exchanges=4,round-trips=20,warmup-exchanges=10";
  private static final int FIT_EXCHANGES = 5 * 4 + 20 + 10;
  private static final int OFFSET_EXCHANGES = 30;
  private static final String FIT_AND_OFFSET = FIT + ",offset-exchanges=" + OFFSET_EXCHANGES;
  private static final int PATIENCE = 40;
  private static final int BURSTS = 3;
  private static final int BURST_EXCHANGES = 7;

  /** What users get: 1000 fit points of 100 exchanges, 100 round trips, and a warm-up of 10. */
  private static final int USUAL_FIT = 1000 * 100 + 100 + 10;

  private static final int USUAL_OFFSET = 100;

  /**
   * The costs of all ranks together.
   *
   * @param exchanged messages of exchanges, which {@code sync cost} prints
   * @param messages all messages
   */
  private record Cost(int rounds, long exchanged, long messages, long chain) {}

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 5})
  void formulasHoldWithTheParametersThatUsersGet(int size) {
    long pairs = size - 1;
    assertThat(cost("SKAMPI", size).exchanged()).isEqualTo(2L * USUAL_OFFSET * pairs);
    assertThat(cost("JK", size).exchanged()).isEqualTo(2L * USUAL_FIT * pairs);
    for (String tree : new String[] {"HCA", "HCA2", "HCA3"}) {
      assertThat(cost(tree, size).exchanged())
          .as(tree)
          .isEqualTo(2L * (USUAL_FIT + USUAL_OFFSET) * pairs);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5, 7, 8, 13, 16, 31, 32})
  void oneRankAfterTheOtherTakesRoundsInProportionToTheRanks(int size) {
    Cost skampi = cost("SKAMPI:offset-exchanges=" + OFFSET_EXCHANGES, size);
    assertThat(skampi.rounds()).isEqualTo(size - 1);
    assertThat(skampi.messages()).isEqualTo((size - 1) * (2L * OFFSET_EXCHANGES + 1));
    assertChain(skampi, 2L * OFFSET_EXCHANGES * (size - 1));

    Cost jk = cost("JK:" + FIT, size);
    assertThat(jk.rounds()).isEqualTo(size - 1);
    assertThat(jk.messages()).isEqualTo((size - 1) * (2L * FIT_EXCHANGES + 1));
    assertChain(jk, 2L * FIT_EXCHANGES * (size - 1));
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5, 7, 8, 13, 16, 31, 32})
  void treesTakeRoundsInProportionToTheLogarithm(int size) {
    int log = log(size);
    long pair = 2L * (FIT_EXCHANGES + OFFSET_EXCHANGES);

    Cost hca2 = cost("HCA2:" + FIT_AND_OFFSET, size);
    assertThat(hca2.rounds()).isEqualTo(log);
    assertThat(hca2.messages()).isEqualTo((size - 1) * (pair + 3));
    assertChain(hca2, pair * log);

    Cost hca3 = cost("HCA3:" + FIT_AND_OFFSET, size);
    assertThat(hca3.rounds()).isEqualTo(log);
    assertThat(hca3.messages()).isEqualTo((size - 1) * (pair + 2));
    assertChain(hca3, pair * log);

    Cost netgauge = cost("NETGAUGE:patience=" + PATIENCE, size);
    assertThat(netgauge.rounds()).isEqualTo(log);
    // A server that is late makes the first round trip longer, and another one the smallest.
    assertThat(netgauge.messages() / (size - 1))
        .isBetween(2L * (PATIENCE + 1) + 4, 2L * (PATIENCE + 2) + 4);
    assertChain(netgauge, 2L * (PATIENCE + 1) * log);
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5, 7, 8, 13, 16, 31, 32})
  void hcaLearnsDriftsInATreeAndInterceptsOneAfterTheOther(int size) {
    Cost hca = cost("HCA:" + FIT_AND_OFFSET, size);
    assertThat(hca.rounds()).isEqualTo(log(size) + size - 1);
    assertThat(hca.messages())
        .isEqualTo((size - 1) * (2L * (FIT_EXCHANGES + OFFSET_EXCHANGES) + 3));
    assertChain(hca, 2L * FIT_EXCHANGES * log(size) + 2L * OFFSET_EXCHANGES * (size - 1));
  }

  /** With the parameters that users get, and with others. */
  @ParameterizedTest
  @CsvSource({
    "'', 5000, 50, 20",
    "':spread=1ms,burst-warmup=0,bursts=3,burst-exchanges=7', 0, 3, 7"
  })
  void aBurstOfTheJointMethodTakesRoundsInProportionToTheLogarithm(
      String parameters, int warmup, int bursts, int exchanges) {
    for (int size : new int[] {2, 3, 4, 5, 7, 8, 13, 16, 31, 32}) {
      Cost joint = cost("JOINT" + parameters, size);
      int perBurst = size == 2 ? 1 : log(size) + 1;
      assertThat(joint.rounds()).isEqualTo((bursts + 2) * perBurst);
      long edges = edges(size);
      long barrier = (long) size * log(size);
      // One message says that the warm-up of an edge is over, the first exchange of a burst does
      // not count, and origin, turns, edges, and knots are sent through trees.
      long each = 2 * (warmup + bursts * (exchanges + 1L)) + 1;
      assertThat(joint.exchanged()).isEqualTo(edges * each);
      assertThat(joint.messages()).isEqualTo(edges * each + barrier + 4L * (size - 1));
      if (warmup == 0) {
        assertThat((double) joint.chain())
            .isLessThanOrEqualTo(1.1 * perBurst * 2 * bursts * (exchanges + 1) + 30);
      }
    }
  }

  /**
   * As {@code sync cost} prints it of the network that it simulates, where messages are held up.
   */
  @Test
  void theJointMethodExchangesAsManyMessagesOnANoisyNetwork() {
    Simulation noisy = Simulation.of(1, Network.NOISY);
    for (int size = 2; size <= 32; size++) {
      Cost joint = cost("JOINT", size, noisy);
      assertThat(joint.rounds()).isEqualTo(52 * (size == 2 ? 1 : log(size) + 1));
      assertThat(joint.exchanged())
          .as("%d ranks", size)
          .isEqualTo(edges(size) * (2 * (5000 + 50 * 21L) + 1));
    }
  }

  /** Pairs of ranks that differ in one bit, or in all bits. */
  private static long edges(int size) {
    int all = (1 << log(size)) - 1;
    return IntStream.range(0, size)
        .mapToLong(
            high ->
                IntStream.range(0, high)
                    .map(low -> low ^ high)
                    .filter(mask -> Integer.bitCount(mask) == 1 || mask == all)
                    .count())
        .sum();
  }

  @ParameterizedTest
  @CsvSource({"DISSEMINATION, 1", "TREE, 2"})
  void barriersTakeRoundsInProportionToTheLogarithm(String method, int perLevel) {
    int starts = 10;
    for (int size : new int[] {2, 3, 4, 5, 7, 16, 31}) {
      long[] messages = new long[size];
      int[] before = new int[size];
      int[] after = new int[size];
      Simulated.run(
          size,
          EXACT,
          session -> {
            int rank = session.world().rank();
            SyncConfiguration configuration = SyncConfiguration.of(method);
            try (Synchronizer barrier =
                Synchronizer.open(configuration, session.world(), new VirtualClock(session))) {
              barrier.start(0);
              messages[rank] -= session.messages();
              before[rank] = session.longestChain();
              for (int start = 1; start <= starts; start++) {
                barrier.start(start);
              }
              messages[rank] += session.messages();
              after[rank] = session.longestChain();
            }
          });
      long each = method.equals("TREE") ? 2L * (size - 1) : (long) size * log(size);
      assertThat(Arrays.stream(messages).sum()).isEqualTo(starts * each);
      int chain =
          Arrays.stream(after).max().orElseThrow() - Arrays.stream(before).max().orElseThrow();
      assertThat(chain).isLessThanOrEqualTo(starts * perLevel * log(size));
      if (perLevel == 1 || Integer.bitCount(size) == 1) {
        assertThat(chain).isEqualTo(starts * perLevel * log(size));
      }
    }
  }

  /** Ranks begin at the same time, so that what a client asks first waits for nothing. */
  private static void assertChain(Cost cost, long expected) {
    assertThat((double) cost.chain()).isBetween(0.8 * expected, 1.1 * expected + 30);
  }

  private static int log(int size) {
    return Integer.SIZE - Integer.numberOfLeadingZeros(size - 1);
  }

  private static Cost cost(String method, int size) {
    return cost(method, size, EXACT);
  }

  private static Cost cost(String method, int size, Simulation simulation) {
    SyncConfiguration configuration = SyncConfiguration.of("BARRIER_" + method);
    ClockSyncConditions conditions = new ClockSyncConditions(configuration.parameters(), 1, 1);
    int[] rounds = new int[size];
    long[] exchanged = new long[size];
    long[] messages = new long[size];
    long[] chains = new long[size];
    Simulated.run(
        size,
        simulation,
        session -> {
          int rank = session.world().rank();
          LearnedClockSync learned =
              configuration
                  .clock()
                  .make(conditions)
                  .synchronize(session.world(), new VirtualClock(session), 0);
          rounds[rank] = learned.rounds();
          exchanged[rank] = learned.messages();
          messages[rank] = session.messages();
          chains[rank] = session.longestChain();
        });
    assertThat(Arrays.stream(rounds).distinct().count()).isOne();
    return new Cost(
        rounds[0],
        Arrays.stream(exchanged).sum(),
        Arrays.stream(messages).sum(),
        Arrays.stream(chains).max().orElseThrow());
  }
}
