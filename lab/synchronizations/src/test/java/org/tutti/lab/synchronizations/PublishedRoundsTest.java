package org.tutti.lab.synchronizations;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.sync.SimulatedCost;

/**
 * Rounds and messages against closed forms (hunold2015, sections 2, 4 and 6): the simulation counts
 * the messages that ranks really send, and how many of them wait for one another.
 */
class PublishedRoundsTest {
  private static final String FIT = "fit-points=5,exchanges=4,round-trips=20,warmup-exchanges=10";
  private static final int FIT_EXCHANGES = 5 * 4 + 20 + 10;
  private static final int OFFSET_EXCHANGES = 30;
  private static final String FIT_AND_OFFSET = FIT + ",offset-exchanges=" + OFFSET_EXCHANGES;
  private static final int PATIENCE = 40;

  /** What users get: 1000 fit points of 100 exchanges, 100 round trips, and a warm-up of 10. */
  private static final int USUAL_FIT = 1000 * 100 + 100 + 10;

  private static final int USUAL_OFFSET = 100;

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 5})
  void formulasHoldWithTheParametersThatUsersGet(int size) {
    long pairs = size - 1;
    assertThat(SimulatedCost.of("SKAMPI", size).exchanged()).isEqualTo(2L * USUAL_OFFSET * pairs);
    assertThat(SimulatedCost.of("JK", size).exchanged()).isEqualTo(2L * USUAL_FIT * pairs);
    for (String tree : new String[] {"HCA", "HCA2", "HCA3"}) {
      assertThat(SimulatedCost.of(tree, size).exchanged())
          .as(tree)
          .isEqualTo(2L * (USUAL_FIT + USUAL_OFFSET) * pairs);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5, 7, 8, 13, 16, 31, 32})
  void oneRankAfterTheOtherTakesRoundsInProportionToTheRanks(int size) {
    SimulatedCost skampi = SimulatedCost.of("SKAMPI:offset-exchanges=" + OFFSET_EXCHANGES, size);
    assertThat(skampi.rounds()).isEqualTo(size - 1);
    assertThat(skampi.messages()).isEqualTo((size - 1) * (2L * OFFSET_EXCHANGES + 1));
    skampi.assertChain(2L * OFFSET_EXCHANGES * (size - 1));

    SimulatedCost jk = SimulatedCost.of("JK:" + FIT, size);
    assertThat(jk.rounds()).isEqualTo(size - 1);
    assertThat(jk.messages()).isEqualTo((size - 1) * (2L * FIT_EXCHANGES + 1));
    jk.assertChain(2L * FIT_EXCHANGES * (size - 1));
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5, 7, 8, 13, 16, 31, 32})
  void treesTakeRoundsInProportionToTheLogarithm(int size) {
    int log = SimulatedCost.log(size);
    long pair = 2L * (FIT_EXCHANGES + OFFSET_EXCHANGES);

    SimulatedCost hca2 = SimulatedCost.of("HCA2:" + FIT_AND_OFFSET, size);
    assertThat(hca2.rounds()).isEqualTo(log);
    assertThat(hca2.messages()).isEqualTo((size - 1) * (pair + 3));
    hca2.assertChain(pair * log);

    SimulatedCost hca3 = SimulatedCost.of("HCA3:" + FIT_AND_OFFSET, size);
    assertThat(hca3.rounds()).isEqualTo(log);
    assertThat(hca3.messages()).isEqualTo((size - 1) * (pair + 2));
    hca3.assertChain(pair * log);

    SimulatedCost netgauge = SimulatedCost.of("NETGAUGE:patience=" + PATIENCE, size);
    assertThat(netgauge.rounds()).isEqualTo(log);
    // A server that is late makes the first round trip longer, and another one the smallest.
    assertThat(netgauge.messages() / (size - 1))
        .isBetween(2L * (PATIENCE + 1) + 4, 2L * (PATIENCE + 2) + 4);
    netgauge.assertChain(2L * (PATIENCE + 1) * log);
  }
}
