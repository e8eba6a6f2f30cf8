package org.tutti.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.ReduceOp;

@Tag("jdk")
class MessageTest {
  private static final int COUNT = 64 << 20;
  private static final Message MESSAGE =
      new Message(null, null, COUNT, Datatype.BYTE, 0, COUNT, ReduceOp.SUM);

  @Test
  void blocksMayBeMoreThanAnIntCounts() {
    assertThat(MESSAGE.elements(64)).isEqualTo(1L << 32);
  }

  @Test
  void aCallGetsNoMoreThanAnIntCounts() {
    assertThat(MESSAGE.count(31)).isEqualTo(31 * COUNT);
    assertThatThrownBy(() -> MESSAGE.count(32))
        .hasMessageStartingWith("[TUTTI-015] This algorithm gives 32 blocks of 67108864 elements");
  }
}
