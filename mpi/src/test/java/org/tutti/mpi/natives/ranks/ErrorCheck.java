package org.tutti.mpi.natives.ranks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.MpiException;
import org.tutti.mpi.MpiSession;

/** MPI's errors come back as exceptions, from the world and from communicators made of it. */
final class ErrorCheck implements Check {
  private static final int ERR_RANK = 6;
  private static final int ERR_TAG = 4;

  @Override
  public void run(MpiSession session) {
    Communicator world = session.world();
    MessageBuffer buffer = world.allocate(Datatype.INT, 1);
    int nobody = world.size();
    Communicator duplicate = world.duplicate();
    Communicator half = world.split(world.rank() % 2, 0);
    require(ERR_RANK, "rank", () -> world.send(buffer, 1, Datatype.INT, nobody, 0));
    require(ERR_RANK, "rank", () -> duplicate.send(buffer, 1, Datatype.INT, nobody, 0));
    require(ERR_RANK, "rank", () -> half.send(buffer, 1, Datatype.INT, nobody, 0));
    require(ERR_TAG, "tag", () -> world.send(buffer, 1, Datatype.INT, 0, -5));
    half.free();
    duplicate.free();
    truncation(world);
    tooShort(world, buffer);
  }

  private static void require(int errorClass, String word, ThrowingCallable call) {
    MpiException error = catchThrowableOfType(MpiException.class, call);
    assertThat(error.errorClass()).isEqualTo(errorClass);
    assertThat(error.getMessage()).contains("MPI_Send").containsIgnoringCase("invalid " + word);
  }

  /** A message that is longer than its buffer. */
  private static void truncation(Communicator world) {
    MessageBuffer buffer = world.allocate(Datatype.INT, 2);
    if (world.rank() == 0) {
      world.send(buffer, 2, Datatype.INT, 1, 0);
    } else if (world.rank() == 1) {
      assertThatThrownBy(() -> world.recv(buffer, 1, Datatype.INT, 0, 0))
          .isInstanceOf(MpiException.class)
          .hasMessageContaining("MPI_Recv")
          .hasMessageContaining("truncated");
    }
  }

  /** Arguments that would make MPI write beyond the end of a buffer do not reach MPI. */
  private static void tooShort(Communicator world, MessageBuffer one) {
    assertThatThrownBy(() -> world.bcast(one, 2, Datatype.INT, 0))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("do not fit into 4 bytes");
    assertThatThrownBy(() -> world.allgather(one, one, 1, Datatype.INT))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
