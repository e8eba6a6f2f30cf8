package org.tutti.mpi.natives.ranks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.MpiSession;
import org.tutti.mpi.ReduceOp;

/**
 * Duplicates and splits: which ranks are in them, in which order, and that their messages are
 * separate.
 */
final class CommunicatorCheck implements Check {
  private static final int TAG = 3;

  @Override
  public void run(MpiSession session) {
    Communicator world = session.world();
    split(world);
    messagesStayApart(world);
    assertThatIllegalStateException().isThrownBy(world::free);
  }

  /** Even and odd ranks, each in descending order. */
  private static void split(Communicator world) {
    int color = world.rank() % 2;
    Communicator half = world.split(color, -world.rank());
    int members = (world.size() - color + 1) / 2;
    assertThat(half.size()).isEqualTo(members);
    assertThat(half.rank()).isEqualTo(members - 1 - world.rank() / 2);
    MessageBuffer send = half.allocate(Datatype.LONG, 1);
    MessageBuffer receive = half.allocate(Datatype.LONG, 1);
    send.putLong(0, world.rank());
    half.allreduce(send, receive, 1, Datatype.LONG, ReduceOp.SUM);
    long expected = 0;
    for (int rank = color; rank < world.size(); rank += 2) {
      expected += rank;
    }
    assertThat(receive.getLong(0)).isEqualTo(expected);
    half.free();
  }

  /** Sent first over the world, received first over its duplicate, with the same tag. */
  private static void messagesStayApart(Communicator world) {
    Communicator duplicate = world.duplicate();
    assertThat(duplicate.rank()).isEqualTo(world.rank());
    assertThat(duplicate.size()).isEqualTo(world.size());
    MessageBuffer buffer = world.allocate(Datatype.INT, 1);
    if (world.rank() == 0) {
      buffer.putInt(0, 1);
      world.send(buffer, 1, Datatype.INT, 1, TAG);
      buffer.putInt(0, 2);
      duplicate.send(buffer, 1, Datatype.INT, 1, TAG);
    } else if (world.rank() == 1) {
      duplicate.recv(buffer, 1, Datatype.INT, 0, TAG);
      assertThat(buffer.getInt(0)).isEqualTo(2);
      world.recv(buffer, 1, Datatype.INT, 0, TAG);
      assertThat(buffer.getInt(0)).isEqualTo(1);
    }
    duplicate.free();
  }
}
