package org.tutti.mpi.natives.ranks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.MpiSession;
import org.tutti.mpi.ReduceOp;

/** Buffers: zeroed, bounded, and slices that are parts of them, for Java and for MPI. */
final class BufferCheck implements Check {
  private static final int COUNT = 10;

  @Override
  public void run(MpiSession session) {
    Communicator world = session.world();
    MessageBuffer buffer = world.allocate(Datatype.DOUBLE, COUNT);
    for (int i = 0; i < COUNT; i++) {
      assertThat(buffer.getDouble(i)).isZero();
    }
    assertThatThrownBy(() -> buffer.putDouble(COUNT, 1))
        .isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> buffer.slice(COUNT - 1, 2))
        .isInstanceOf(IndexOutOfBoundsException.class);
    assertThat(world.allocate(Datatype.BYTE, 0).count()).isZero();
    slice(world, buffer);
  }

  private static void slice(Communicator world, MessageBuffer buffer) {
    MessageBuffer third = buffer.slice(2, 1);
    third.putDouble(0, world.rank() + 1);
    assertThat(buffer.getDouble(2)).isEqualTo(world.rank() + 1);
    world.allreduce(third, buffer.slice(7, 1), 1, Datatype.DOUBLE, ReduceOp.SUM);
    double sum = world.size() * (world.size() + 1) / 2;
    for (int i = 0; i < COUNT; i++) {
      double expected = i == 2 ? world.rank() + 1 : i == 7 ? sum : 0;
      assertThat(buffer.getDouble(i)).isEqualTo(expected);
    }
  }
}
