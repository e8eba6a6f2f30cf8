package org.tutti.sync.host;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.tutti.mpi.inprocess.InProcess;

class CpuMaskTest {
  @Test
  void readsTheSystemsLists() {
    assertThat(CpuMask.parse("0-3,8,10-11").stream()).containsExactly(0, 1, 2, 3, 8, 10, 11);
    assertThat(CpuMask.parse("5").stream()).containsExactly(5);
  }

  @Test
  void countsTheRanksOfThisHost() {
    int processors = CpuMask.ofThisProcess().cardinality();
    InProcess.run(
        processors + 1,
        session ->
            assertThat(Occupancy.find(session.world()))
                .isEqualTo(new Occupancy(processors + 1, processors))
                .matches(Occupancy::isOversubscribed));
    InProcess.run(
        1, session -> assertThat(Occupancy.find(session.world()).isOversubscribed()).isFalse());
  }
}
