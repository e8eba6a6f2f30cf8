package org.tutti.mpi.contract;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.threads.RankProgram;

/** Communicators made from others. */
public interface CommunicatorsContract {
  /** Runs a program on this provider. */
  void run(int size, RankProgram program);

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 5, 8})
  default void splitGroupsByColorAndOrdersByKey(int size) {
    run(
        size,
        session -> {
          Communicator world = session.world();
          int color = world.rank() % 2;
          Communicator half = world.split(color, -world.rank());
          int members = (size + 1 - color) / 2;
          assertThat(half.size()).isEqualTo(members);
          assertThat(half.rank()).isEqualTo(members - 1 - world.rank() / 2);
          MessageBuffer mine = Payload.of(half, world.rank(), 1, 2);
          MessageBuffer all = half.allocate(Datatype.DOUBLE, 2 * members);
          half.allgather(mine, all, 2, Datatype.DOUBLE);
          for (int i = 0; i < members; i++) {
            Payload.check(all, i, 2, 2 * (members - 1 - i) + color, 0);
          }
          half.free();
        });
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3})
  default void aDuplicateHasTheSameRanks(int size) {
    run(
        size,
        session -> {
          Communicator world = session.world();
          Communicator twin = world.duplicate();
          assertThat(twin.rank()).isEqualTo(world.rank());
          assertThat(twin.size()).isEqualTo(size);
          MessageBuffer number = Payload.of(twin, twin.rank(), 1, 1);
          twin.bcast(number, 1, Datatype.DOUBLE, size - 1);
          Payload.check(number, 0, 1, size - 1, 0);
          twin.free();
          world.barrier();
        });
  }
}
