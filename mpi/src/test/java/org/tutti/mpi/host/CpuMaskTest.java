package org.tutti.mpi.host;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class CpuMaskTest {
  @Test
  void readsTheSystemsLists() {
    assertThat(CpuMask.parse("0-3,8,10-11").stream()).containsExactly(0, 1, 2, 3, 8, 10, 11);
    assertThat(CpuMask.parse("5").stream()).containsExactly(5);
  }
}
