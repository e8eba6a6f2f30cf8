package org.tutti.mpi.host;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CpuMaskTest {
  @Test
  void readsTheSystemsLists() {
    assertThat(CpuMask.parse("0-3,8,10-11").stream()).containsExactly(0, 1, 2, 3, 8, 10, 11);
    assertThat(CpuMask.parse("5").stream()).containsExactly(5);
    assertThat(CpuMask.parse("\t0-1\n").stream()).containsExactly(0, 1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "unknown", "0-", "-3", "1,,2", "0-3 5", "0-1-2", "12345678"})
  void whatIsNoListIsEmpty(String text) {
    assertThat(CpuMask.parse(text).isEmpty()).isTrue();
  }

  @Test
  void aReversedRangeIsItsFirstNumber() {
    assertThat(CpuMask.parse("3-1,5").stream()).containsExactly(3, 5);
  }
}
