package org.tutti.sync.host;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.mpi.host.CpuMask;
import org.tutti.mpi.inprocess.InProcess;

class OccupancyTest {
  @ParameterizedTest
  @ValueSource(ints = {1, 3})
  void ranksOfAHostAreCountedAgainstItsProcessors(int size) {
    int processors = CpuMask.ofThisThread().cardinality();
    InProcess.run(
        size,
        session -> {
          Occupancy occupancy = Occupancy.find(session.world());
          assertThat(occupancy).isEqualTo(new Occupancy(size, processors));
          assertThat(occupancy.isOversubscribed()).isEqualTo(size > processors);
        });
  }
}
