package org.tutti.mpi.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.MpiException;
import org.tutti.mpi.threads.RankProgram;

/**
 * Behavior that MPI permits but does not require: accepting short messages before they are
 * received, and detecting that a message is too long.
 */
public interface CarefulContract {
  /** Runs a program on this provider. */
  void run(int size, RankProgram program);

  @Test
  default void messagesOfOneTagDoNotOvertakeAndTagsAreMatched() {
    run(
        2,
        session -> {
          Communicator comm = session.world();
          MessageBuffer number = comm.allocate(Datatype.INT, 1);
          for (int i = 0; i < 10; i++) {
            if (comm.rank() == 0) {
              number.putInt(0, i);
              comm.send(number, 1, Datatype.INT, 1, i % 2);
            }
          }
          for (int i = 0; i < 10 && comm.rank() == 1; i++) {
            comm.recv(number, 1, Datatype.INT, 0, i < 5 ? 1 : 0);
            assertThat(number.getInt(0)).isEqualTo(i < 5 ? 2 * i + 1 : 2 * (i - 5));
          }
        });
  }

  @Test
  default void messagesOfADuplicateNeverMeetTheOriginals() {
    run(
        2,
        session -> {
          Communicator world = session.world();
          Communicator twin = world.duplicate();
          MessageBuffer number = world.allocate(Datatype.INT, 1);
          if (world.rank() == 0) {
            number.putInt(0, 1);
            world.send(number, 1, Datatype.INT, 1, 9);
            number.putInt(0, 2);
            twin.send(number, 1, Datatype.INT, 1, 9);
          } else {
            twin.recv(number, 1, Datatype.INT, 0, 9);
            assertThat(number.getInt(0)).isEqualTo(2);
            world.recv(number, 1, Datatype.INT, 0, 9);
            assertThat(number.getInt(0)).isEqualTo(1);
          }
          twin.free();
        });
  }

  @Test
  default void aMessageThatIsTooLongIsAnErrorOfTheReceiver() {
    run(
        2,
        session -> {
          Communicator comm = session.world();
          MessageBuffer buffer = comm.allocate(Datatype.INT, 4);
          if (comm.rank() == 0) {
            comm.send(buffer, 4, Datatype.INT, 1, 0);
          } else {
            assertThatThrownBy(() -> comm.recv(buffer, 2, Datatype.INT, 0, 0))
                .isInstanceOf(MpiException.class)
                .hasMessageContaining("truncate");
          }
        });
  }
}
