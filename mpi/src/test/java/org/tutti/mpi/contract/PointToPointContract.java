package org.tutti.mpi.contract;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.threads.RankProgram;

/** Messages between two ranks. */
public interface PointToPointContract {
  /** Runs a program on this provider. */
  void run(int size, RankProgram program);

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 127, 128, 129, 5000})
  default void aMessageArrivesWhole(int count) {
    run(
        2,
        session -> {
          Communicator comm = session.world();
          MessageBuffer mine = Payload.of(comm, comm.rank(), 1, count);
          MessageBuffer other = comm.allocate(Datatype.DOUBLE, count);
          if (comm.rank() == 0) {
            comm.send(mine, count, Datatype.DOUBLE, 1, 5);
            comm.recv(other, count, Datatype.DOUBLE, 1, 6);
          } else {
            comm.recv(other, count, Datatype.DOUBLE, 0, 5);
            comm.send(mine, count, Datatype.DOUBLE, 0, 6);
          }
          Payload.check(other, 0, count, 1 - comm.rank(), 0);
        });
  }

  @Test
  default void messagesArriveInTheOrderOfSending() {
    run(
        2,
        session -> {
          Communicator comm = session.world();
          MessageBuffer number = comm.allocate(Datatype.INT, 1);
          for (int i = 0; i < 10; i++) {
            if (comm.rank() == 0) {
              number.putInt(0, i);
              comm.send(number, 1, Datatype.INT, 1, 1);
            } else {
              comm.recv(number, 1, Datatype.INT, 0, 1);
              assertThat(number.getInt(0)).isEqualTo(i);
            }
          }
        });
  }

  @Test
  default void aRankServesUntilItsAnswerSaysThatWasTheLast() {
    run(
        3,
        session -> {
          Communicator comm = session.world();
          MessageBuffer number = comm.allocate(Datatype.INT, 1);
          int rounds = 20;
          if (comm.rank() == 0) {
            for (int client = 1; client < 3; client++) {
              int partner = client;
              comm.serve(
                  number,
                  1,
                  Datatype.INT,
                  partner,
                  4,
                  () -> {
                    int value = number.getInt(0);
                    number.putInt(0, value * value);
                    comm.send(number, 1, Datatype.INT, partner, 5);
                    return value < rounds;
                  });
            }
          } else {
            for (int value = 1; value <= rounds; value++) {
              number.putInt(0, value);
              comm.send(number, 1, Datatype.INT, 0, 4);
              comm.recv(number, 1, Datatype.INT, 0, 5);
              assertThat(number.getInt(0)).isEqualTo(value * value);
            }
          }
          comm.barrier();
        });
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 5})
  default void ranksExchangeInARingWithoutDeadlock(int size) {
    run(
        size,
        session -> {
          Communicator comm = session.world();
          int right = (comm.rank() + 1) % size;
          int left = (comm.rank() + size - 1) % size;
          for (int count : new int[] {1, 20_000, 3}) {
            MessageBuffer mine = Payload.of(comm, comm.rank(), 1, count);
            MessageBuffer other = comm.allocate(Datatype.DOUBLE, count);
            comm.sendrecv(mine, count, right, 1, other, count, left, 1, Datatype.DOUBLE);
            Payload.check(other, 0, count, left, 0);
          }
        });
  }

  @Test
  default void aShorterMessageLeavesTheRestOfTheBuffer() {
    run(
        2,
        session -> {
          Communicator comm = session.world();
          MessageBuffer buffer = comm.allocate(Datatype.INT, 3);
          for (int i = 0; i < 3; i++) {
            buffer.putInt(i, 10 * comm.rank() + i);
          }
          if (comm.rank() == 0) {
            comm.send(buffer, 2, Datatype.INT, 1, 0);
          } else {
            comm.recv(buffer, 3, Datatype.INT, 0, 0);
            assertThat(buffer.getInt(1)).isEqualTo(1);
            assertThat(buffer.getInt(2)).isEqualTo(12);
          }
        });
  }

  @Test
  default void slicesShareMemory() {
    run(
        1,
        session -> {
          MessageBuffer whole = session.world().allocate(Datatype.INT, 8);
          MessageBuffer part = whole.slice(3, 2);
          part.putInt(1, 42);
          assertThat(whole.getInt(4)).isEqualTo(42);
          assertThat(part.count()).isEqualTo(2);
        });
  }
}
