package org.tutti.mpi.contract;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.ReduceOp;
import org.tutti.mpi.threads.RankProgram;

/** Exclusive scan, which not every library has. */
public interface ExclusiveScanContract {
  /** Runs a program on this provider. */
  void run(int size, RankProgram program);

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8})
  default void exscanSumsTheRanksBelow(int size) {
    run(
        size,
        session -> {
          Communicator comm = session.world();
          MessageBuffer send = comm.allocate(Datatype.LONG, 2);
          MessageBuffer receive = comm.allocate(Datatype.LONG, 2);
          send.putLong(0, comm.rank() + 1);
          send.putLong(1, 1);
          comm.exscan(send, receive, 2, Datatype.LONG, ReduceOp.SUM);
          if (comm.rank() > 0) {
            assertThat(receive.getLong(0)).isEqualTo(comm.rank() * (comm.rank() + 1L) / 2);
            assertThat(receive.getLong(1)).isEqualTo(comm.rank());
          }
        });
  }
}
