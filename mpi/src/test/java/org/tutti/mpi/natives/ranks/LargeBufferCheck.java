package org.tutti.mpi.natives.ranks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.DerivedDatatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.MpiSession;
import org.tutti.mpi.OperationNotInLibrary;
import org.tutti.mpi.ReduceOp;
import org.tutti.mpi.RmaWindow;

/** A buffer of more than 2 GiB, of which a few pages are touched, and counts of 64 bits. */
final class LargeBufferCheck implements Check {
  private static final int COUNT = 600_000_000;
  private static final int TAG = 5;
  private static final long UNCOUNTED = (1L << 31) + 64;

  /** The element that begins at 2 GiB. */
  private static final int BEYOND = 1 << 29;

  @Override
  public void run(MpiSession session) {
    Communicator world = session.world();
    MessageBuffer buffer = world.allocate(Datatype.INT, COUNT);
    elements(buffer);
    ring(world, buffer);
    window(world, buffer);
    farElements(world, buffer);
    uncounted(world);
    if (session.library().name().startsWith("MPICH 4")) {
      counts(world, buffer);
    } else {
      assertThatThrownBy(() -> world.bcastC(buffer, 1, Datatype.INT, 0))
          .isInstanceOf(OperationNotInLibrary.class)
          .hasMessageContaining("MPI_Bcast_c");
    }
  }

  private static void elements(MessageBuffer buffer) {
    int[] places = {0, (1 << 28) - 1, 1 << 28, BEYOND - 1, BEYOND, COUNT - 1};
    for (int place : places) {
      assertThat(buffer.getInt(place)).isZero();
      buffer.putInt(place, place);
    }
    for (int place : places) {
      assertThat(buffer.getInt(place)).isEqualTo(place);
    }
    assertThat(buffer.view()).isEmpty();
    assertThat(buffer.room()).isEqualTo(COUNT);
    assertThatThrownBy(() -> buffer.getInt(COUNT)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> buffer.slice(COUNT - 1, 2))
        .isInstanceOf(IndexOutOfBoundsException.class);
    MessageBuffer pair = buffer.slice(BEYOND - 1, 2);
    assertThat(pair.view().orElseThrow().capacity()).isEqualTo(2 * Integer.BYTES);
    assertThat(pair.getLong(0)).isEqualTo(((long) BEYOND << 32) + BEYOND - 1);
    byte[] bytes = new byte[Integer.BYTES];
    pair.write(1, new byte[] {1, 2, 3});
    pair.read(0, bytes);
    assertThat(bytes).endsWith((byte) 1, (byte) 2, (byte) 3);
    pair.moveTo(COUNT - 2);
    assertThat(pair.getInt(1)).isEqualTo(COUNT - 1);
    assertThatThrownBy(() -> pair.moveTo(COUNT - 1)).isInstanceOf(IndexOutOfBoundsException.class);
  }

  /** More elements than an int counts: both ends are written and read, and go to other ranks. */
  private static void uncounted(Communicator world) {
    MessageBuffer buffer = world.allocate(Datatype.BYTE, UNCOUNTED);
    assertThat(buffer.elements()).isEqualTo(UNCOUNTED);
    MessageBuffer first = buffer.slice(0L, 4L);
    MessageBuffer last = buffer.slice(UNCOUNTED - 4, 4L);
    first.putInt(0, 7);
    last.putInt(0, 8 + world.rank());
    assertThat(buffer.slice(0L, 4L).view().orElseThrow().get(0)).isEqualTo((byte) 7);
    assertThat(buffer.slice(UNCOUNTED - 4, 4L).getInt(0)).isEqualTo(8 + world.rank());
    int next = (world.rank() + 1) % world.size();
    int previous = (world.rank() + world.size() - 1) % world.size();
    world.sendrecv(last, 4, next, TAG, first, 4, previous, TAG, Datatype.BYTE);
    assertThat(first.getInt(0)).isEqualTo(8 + previous);
    last.moveTo(UNCOUNTED / 2);
    assertThat(last.getInt(0)).isZero();
    for (ThrowingCallable call :
        List.<ThrowingCallable>of(
            buffer::count,
            () -> buffer.slice(0, 4),
            () -> buffer.getByte(0),
            () -> buffer.putInt(1, 2),
            () -> buffer.read(0, new byte[1]))) {
      assertThatThrownBy(call)
          .hasMessageStartingWith("[TUTTI-313] This buffer has 2147483712 elements of type BYTE");
    }
    assertThatThrownBy(() -> buffer.slice(UNCOUNTED - 3, 4L))
        .isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> world.bufferAttach(buffer))
        .hasMessageStartingWith("[TUTTI-015] Buffered messages need 2147483712 bytes");
  }

  /** What lies on both sides of 2 GiB goes to the next rank, a little further on. */
  private static void ring(Communicator world, MessageBuffer buffer) {
    MessageBuffer mine = buffer.slice(BEYOND - 1, 2);
    MessageBuffer theirs = buffer.slice(BEYOND + 1, 2);
    mine.putInt(0, world.rank());
    mine.putInt(1, -world.rank());
    int next = (world.rank() + 1) % world.size();
    int previous = (world.rank() + world.size() - 1) % world.size();
    world.sendrecv(mine, 2, next, TAG, theirs, 2, previous, TAG, Datatype.INT);
    assertThat(buffer.getInt(BEYOND + 1)).isEqualTo(previous);
    assertThat(buffer.getInt(BEYOND + 2)).isEqualTo(-previous);
    assertThatThrownBy(() -> world.send(buffer, COUNT + 1, Datatype.INT, next, TAG))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("do not fit into 2400000000 bytes");
  }

  private static void window(Communicator world, MessageBuffer buffer) {
    RmaWindow window = world.createWindow(buffer);
    MessageBuffer origin = world.allocate(Datatype.INT, 1);
    origin.putInt(0, 7 + world.rank());
    window.fence();
    if (world.rank() == 0) {
      window.put(origin, 1, Datatype.INT, world.size() - 1, COUNT - 1);
    }
    window.fence();
    if (world.rank() == world.size() - 1) {
      assertThat(buffer.getInt(COUNT - 1)).isEqualTo(7);
    }
    window.free();
  }

  /** Of which the second one lies beyond 2 GiB, as one element and as two. */
  private static void farElements(Communicator world, MessageBuffer buffer) {
    DerivedDatatype both = world.typeVector(2, 1, BEYOND + 9, Datatype.INT);
    assertThat(both.extent()).isGreaterThan(1L << 31);
    DerivedDatatype one = world.typeResized(Datatype.INT, (BEYOND + 9L) * Integer.BYTES);
    MessageBuffer values = world.allocate(Datatype.INT, 2);
    for (int form = 0; form < 2; form++) {
      buffer.putInt(0, 0);
      buffer.putInt(BEYOND + 9, 0);
      values.putInt(0, 11);
      values.putInt(1, 12);
      if (world.rank() == 1) {
        world.send(values, 2, Datatype.INT, 0, TAG);
        world.recv(values, 2, Datatype.INT, 0, TAG);
        assertThat(values.getInt(1)).isEqualTo(13);
      } else if (world.rank() == 0) {
        DerivedDatatype type = form == 0 ? both : one;
        int count = form == 0 ? 1 : 2;
        world.recv(buffer, count, type, 1, TAG);
        assertThat(buffer.getInt(0)).isEqualTo(11);
        assertThat(buffer.getInt(BEYOND + 9)).isEqualTo(12);
        buffer.putInt(BEYOND + 9, 13);
        world.send(buffer, count, type, 1, TAG);
      }
    }
    assertThatThrownBy(() -> world.send(buffer, 2, both, 0, TAG))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("do not fit into 2400000000 bytes");
    assertThatThrownBy(() -> world.packSize(Integer.MAX_VALUE, both))
        .hasMessageContaining("TUTTI-274");
    both.free();
    one.free();
  }

  private static void counts(Communicator world, MessageBuffer buffer) {
    MessageBuffer send = world.allocate(Datatype.LONG, 2);
    MessageBuffer receive = world.allocate(Datatype.LONG, 2 * world.size());
    send.putLong(1, world.rank());
    world.allreduceC(send, receive, 2, Datatype.LONG, ReduceOp.SUM);
    assertThat(receive.getLong(1)).isEqualTo((long) world.size() * (world.size() - 1) / 2);
    world.allgatherC(send, receive, 2L * Long.BYTES, Datatype.BYTE);
    assertThat(receive.getLong(2 * world.size() - 1)).isEqualTo(world.size() - 1);
    MessageBuffer blocks = world.allocate(Datatype.LONG, world.size());
    for (int rank = 0; rank < world.size(); rank++) {
      blocks.putLong(rank, 10L * world.rank() + rank);
    }
    world.alltoallC(blocks, receive, 1, Datatype.LONG);
    assertThat(receive.getLong(world.size() - 1))
        .isEqualTo(10L * (world.size() - 1) + world.rank());
    MessageBuffer far = buffer.slice(BEYOND, 1);
    far.putInt(0, world.rank() + 3);
    world.bcastC(far, Integer.BYTES, Datatype.BYTE, 0);
    assertThat(far.getInt(0)).isEqualTo(3);
    if (world.rank() == 0) {
      world.sendC(far, 1, Datatype.INT, world.size() - 1, TAG);
    } else if (world.rank() == world.size() - 1) {
      world.recvC(receive, 1, Datatype.INT, 0, TAG);
      assertThat(receive.getInt(0)).isEqualTo(3);
    }
    assertThatThrownBy(() -> world.bcastC(buffer, 2400000001L, Datatype.BYTE, 0))
        .hasMessageContaining("2400000001 elements of BYTE do not fit");
  }
}
