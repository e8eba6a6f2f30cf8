package org.tutti.mpi.contract;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.ReduceOp;
import org.tutti.mpi.Request;
import org.tutti.mpi.Requests;
import org.tutti.mpi.threads.RankProgram;

/** Several collective operations under way at the same time. */
public interface NonblockingOrderContract {
  /** Runs a program on this provider. */
  void run(int size, RankProgram program);

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5, 8})
  default void ranksCompleteOperationsInDifferentOrders(int size) {
    run(
        size,
        session -> {
          Communicator comm = session.world();
          int operations = 6;
          int count = 300;
          Requests requests = comm.requests(operations);
          MessageBuffer[] sums = new MessageBuffer[operations];
          for (int i = 0; i < operations; i++) {
            sums[i] = Payload.of(comm, comm.rank(), 1, count);
            if (i % 2 == 0) {
              comm.ibcast(sums[i], count, Datatype.DOUBLE, i % size, requests.at(i));
            } else {
              MessageBuffer mine = Payload.of(comm, comm.rank(), 1, count);
              comm.iallreduce(mine, sums[i], count, Datatype.DOUBLE, ReduceOp.SUM, requests.at(i));
            }
          }
          for (int turn = 0; turn < operations; turn++) {
            int forward = (turn + comm.rank()) % operations;
            requests.at(comm.rank() % 2 == 0 ? forward : operations - 1 - forward).waitFor();
          }
          for (int i = 0; i < operations; i++) {
            if (i % 2 == 0) {
              Payload.check(sums[i], 0, count, i % size, 0);
            } else {
              assertThat(sums[i].getDouble(7)).isEqualTo(ReducingFormsContract.sum(0, size, 0, 7));
            }
          }
        });
  }

  @Test
  default void aRankThatIsInABlockingCallLetsItsOperationsGoOn() {
    int size = 8;
    run(
        size,
        session -> {
          Communicator comm = session.world();
          MessageBuffer buffer = Payload.of(comm, comm.rank(), 1, 400);
          Request request = comm.request();
          comm.ibcast(buffer, 400, Datatype.DOUBLE, 0, request);
          if (comm.rank() == size - 1) {
            request.waitFor();
          }
          comm.barrier();
          if (comm.rank() < size - 1) {
            request.waitFor();
          }
          Payload.check(buffer, 0, 400, 0, 0);
        });
  }

  @Test
  default void persistentOperationsMayBeStartedInAnyOrder() {
    int size = 3;
    run(
        size,
        session -> {
          Communicator comm = session.world();
          Requests requests = comm.requests(2);
          MessageBuffer first = comm.allocate(Datatype.DOUBLE, 200);
          MessageBuffer second = comm.allocate(Datatype.DOUBLE, 200);
          comm.bcastInit(first, 200, Datatype.DOUBLE, 0, requests.at(0));
          comm.bcastInit(second, 200, Datatype.DOUBLE, 1, requests.at(1));
          for (int round = 0; round < 3; round++) {
            first.putDouble(0, comm.rank() + round);
            second.putDouble(0, 10 * comm.rank() + round);
            requests.at(comm.rank() % 2).start();
            requests.at(1 - comm.rank() % 2).start();
            requests.waitAll();
            assertThat(first.getDouble(0)).isEqualTo(round);
            assertThat(second.getDouble(0)).isEqualTo(10 + round);
          }
        });
  }

  @Test
  default void testsAloneCompleteAnOperation() {
    run(
        4,
        session -> {
          Communicator comm = session.world();
          MessageBuffer mine = Payload.of(comm, comm.rank(), 4, 300);
          MessageBuffer all = comm.allocate(Datatype.DOUBLE, 1200);
          Request request = comm.request();
          comm.ialltoall(mine, all, 300, Datatype.DOUBLE, request);
          while (!request.test()) {
            assertThat(request.isActive()).isTrue();
          }
          for (int rank = 0; rank < 4; rank++) {
            Payload.check(all, rank, 300, rank, comm.rank());
          }
        });
  }
}
