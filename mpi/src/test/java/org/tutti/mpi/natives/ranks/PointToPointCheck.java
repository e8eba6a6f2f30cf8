package org.tutti.mpi.natives.ranks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.tutti.mpi.natives.ranks.Elements.contribution;
import static org.tutti.mpi.natives.ranks.Elements.fill;
import static org.tutti.mpi.natives.ranks.Elements.require;

import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.MpiSession;
import org.tutti.mpi.OperationNotInLibrary;
import org.tutti.mpi.Request;

/** Messages from neighbor to neighbor, and the exchange of two at once. */
final class PointToPointCheck implements Check {
  private static final int TAG = 11;
  private static final int LONG_MESSAGE = 100_000;

  @Override
  public void run(MpiSession session) {
    Communicator world = session.world();
    for (int count : new int[] {1, LONG_MESSAGE}) {
      chain(world, count);
      ring(world, count);
    }
    if (session.library().name().startsWith("MPICH")) {
      exchangeWithRequests(world);
    } else {
      Request request = world.request();
      MessageBuffer one = world.allocate(Datatype.INT, 1);
      assertThatThrownBy(
              () -> world.isendrecvReplace(one, 1, Datatype.INT, 0, TAG, 0, TAG, request))
          .isInstanceOf(OperationNotInLibrary.class)
          .hasMessageContaining("MPI_Isendrecv_replace");
      assertThat(request.isActive()).isFalse();
    }
  }

  /** Twice around the ring: into another buffer, and then in place. */
  private static void exchangeWithRequests(Communicator world) {
    int next = (world.rank() + 1) % world.size();
    int previous = (world.rank() + world.size() - 1) % world.size();
    Datatype type = Datatype.LONG;
    MessageBuffer send = world.allocate(type, 1);
    MessageBuffer receive = world.allocate(type, 2);
    send.putLong(0, world.rank());
    Request request = world.request();
    world.isendrecv(send, 1, type, next, TAG, receive, 2, type, previous, TAG, request);
    request.waitFor();
    assertThat(receive.getLong(0)).isEqualTo(previous);
    world.isendrecvReplace(receive, 1, type, next, TAG, previous, TAG, request);
    request.waitFor();
    assertThat(receive.getLong(0)).isEqualTo((previous + world.size() - 1) % world.size());
  }

  /** Each rank sends to the next, the last to none. */
  private static void chain(Communicator world, int count) {
    int rank = world.rank();
    MessageBuffer buffer = world.allocate(Datatype.INT, count);
    if (rank > 0) {
      world.recv(buffer, count, Datatype.INT, rank - 1, TAG);
      for (int i = 0; i < count; i++) {
        require(contribution(rank - 1, i), buffer, i, "receive");
      }
    }
    if (rank < world.size() - 1) {
      fill(buffer, rank);
      world.send(buffer, count, Datatype.INT, rank + 1, TAG);
    }
  }

  /** All ranks exchange messages with both neighbors; the messages are shorter than the buffers. */
  private static void ring(Communicator world, int count) {
    int next = (world.rank() + 1) % world.size();
    int previous = (world.rank() + world.size() - 1) % world.size();
    MessageBuffer send = world.allocate(Datatype.DOUBLE, count);
    MessageBuffer receive = world.allocate(Datatype.DOUBLE, count + 1);
    fill(send, world.rank());
    world.sendrecv(send, count, next, TAG, receive, count + 1, previous, TAG, Datatype.DOUBLE);
    for (int i = 0; i < count; i++) {
      require(contribution(previous, i), receive, i, "sendrecv");
    }
    require(0, receive, count, "sendrecv beyond the message");
  }
}
