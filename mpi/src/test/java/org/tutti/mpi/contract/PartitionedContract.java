package org.tutti.mpi.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.InactiveRequest;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.MpiException;
import org.tutti.mpi.PartitionMisuse;
import org.tutti.mpi.Request;
import org.tutti.mpi.Requests;
import org.tutti.mpi.threads.RankProgram;

/** Messages in partitions. */
public interface PartitionedContract {
  Datatype NUMBERS = Datatype.DOUBLE;
  int PARTITION = 3;
  int PARTITIONED = 8;

  /** Runs a program on this provider. */
  void run(int size, RankProgram program);

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 7})
  default void partitionsArriveInWhicheverOrderAndWayTheyAreMarked(int partitions) {
    run(
        2,
        session -> {
          Communicator comm = session.world();
          int rank = comm.rank();
          int all = partitions * PARTITION;
          MessageBuffer mine = Payload.of(comm, 0, 1, all);
          MessageBuffer other = comm.allocate(NUMBERS, all);
          Request request = comm.request();
          if (rank == 0) {
            comm.psendInit(mine, partitions, PARTITION, NUMBERS, 1, PARTITIONED, request);
          } else {
            comm.precvInit(other, partitions, PARTITION, NUMBERS, 0, PARTITIONED, request);
          }
          int[] backward = new int[partitions];
          for (int index = 0; index < partitions; index++) {
            backward[index] = partitions - 1 - index;
          }
          for (int round = 0; round < 3; round++) {
            request.start();
            if (rank == 0 && round == 0) {
              for (int partition : backward) {
                request.pready(partition);
              }
            } else if (rank == 0 && round == 1) {
              request.preadyRange(0, partitions - 1);
            } else if (rank == 0) {
              request.preadyList(comm.partitionList(backward));
            } else {
              for (int partition : backward) {
                while (!request.parrived(partition)) {
                  Thread.onSpinWait();
                }
              }
            }
            request.waitFor();
            if (rank == 1) {
              Payload.check(other, 0, all, 0, 0);
              other.putDouble(0, 0);
            }
          }
          request.free();
        });
  }

  @Test
  default void bothSidesMayDivideAMessageDifferently() {
    run(
        2,
        session -> {
          Communicator comm = session.world();
          Requests requests = comm.requests(1);
          MessageBuffer mine = Payload.of(comm, 0, 1, 12);
          MessageBuffer other = comm.allocate(NUMBERS, 12);
          if (comm.rank() == 0) {
            comm.psendInit(mine, 6, 2, NUMBERS, 1, PARTITIONED, requests.at(0));
          } else {
            comm.precvInit(other, 3, 4, NUMBERS, 0, PARTITIONED, requests.at(0));
          }
          requests.startAll();
          if (comm.rank() == 0) {
            requests.at(0).preadyRange(3, 5);
            requests.at(0).preadyRange(0, 2);
          }
          requests.waitAll();
          if (comm.rank() == 1) {
            Payload.check(other, 0, 12, 0, 0);
          }
          requests.at(0).free();
        });
  }

  /** Such a wait would never end. */
  @Test
  default void aMessageIsNotWaitedForOfWhichAPartitionIsNotReady() {
    run(
        2,
        session -> {
          Communicator comm = session.world();
          Requests requests = comm.requests(1);
          Request request = requests.at(0);
          MessageBuffer buffer = comm.allocate(NUMBERS, 6);
          if (comm.rank() == 1) {
            comm.precvInit(buffer, 3, 2, NUMBERS, 0, PARTITIONED, request);
            request.start();
            assertThatThrownBy(() -> request.parrived(3)).isInstanceOf(PartitionMisuse.class);
            assertThatThrownBy(() -> request.parrived(-1)).isInstanceOf(PartitionMisuse.class);
            assertThatThrownBy(() -> request.pready(0)).isInstanceOf(PartitionMisuse.class);
          } else {
            comm.psendInit(buffer, 3, 2, NUMBERS, 1, PARTITIONED, request);
            assertThatThrownBy(() -> request.pready(0)).isInstanceOf(InactiveRequest.class);
            request.start();
            request.pready(1);
            assertThatThrownBy(request::waitFor)
                .isInstanceOf(PartitionMisuse.class)
                .hasMessage(
                    "[TUTTI-471] 2 of 3 partitions were never marked ready, the first of them"
                        + " partition 0: waiting for the message would not end");
            assertThatThrownBy(requests::waitAll).hasMessageStartingWith("[TUTTI-471] 2 of 3 ");
            assertThatThrownBy(() -> request.pready(1))
                .isInstanceOf(PartitionMisuse.class)
                .hasMessageStartingWith("[TUTTI-472] partition 1 was marked ready twice");
            assertThatThrownBy(() -> request.pready(3))
                .hasMessageStartingWith("[TUTTI-472] there is no partition 3 of 3");
            assertThatThrownBy(() -> request.preadyRange(2, 0))
                .hasMessageStartingWith("[TUTTI-472] the partitions 2 to 0 are none");
            assertThatThrownBy(() -> request.parrived(0))
                .hasMessageStartingWith("[TUTTI-472] MPI_Parrived was called with a request of");
            request.pready(0);
            request.pready(2);
          }
          request.waitFor();
          request.free();
        });
  }

  @Test
  default void aRequestOfSomethingElseHasNoPartitions() {
    run(
        2,
        session -> {
          Communicator comm = session.world();
          Request request = comm.request();
          MessageBuffer buffer = comm.allocate(NUMBERS, 4);
          assertThatThrownBy(() -> comm.psendInit(buffer, 0, 2, NUMBERS, 0, PARTITIONED, request))
              .isInstanceOf(PartitionMisuse.class);
          assertThatThrownBy(() -> comm.psendInit(buffer, 3, 2, NUMBERS, 0, PARTITIONED, request))
              .isInstanceOfAny(MpiException.class, IllegalArgumentException.class);
          comm.irecv(buffer, 1, NUMBERS, comm.rank(), 5, request);
          assertThatThrownBy(() -> request.pready(0)).isInstanceOf(PartitionMisuse.class);
          assertThatThrownBy(() -> request.preadyList(comm.partitionList(0)))
              .isInstanceOf(PartitionMisuse.class);
          assertThatThrownBy(() -> request.parrived(0)).isInstanceOf(PartitionMisuse.class);
          comm.send(buffer, 1, NUMBERS, comm.rank(), 5);
          request.waitFor();
          assertThat(request.isActive()).isFalse();
        });
  }
}
