package org.tutti.mpi.natives.ranks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.DerivedDatatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.MpiException;
import org.tutti.mpi.MpiSession;
import org.tutti.mpi.ReduceOp;
import org.tutti.mpi.UserReduceOp;

/** Reductions that the library calls in Java, and those of pairs and complex numbers. */
final class UserReductionCheck implements Check {
  private static final int LONG_MESSAGE = 5_000;

  @Override
  public void run(MpiSession session) {
    Communicator world = session.world();
    for (int count : new int[] {1, LONG_MESSAGE}) {
      inOrder(world, count);
    }
    everyForm(world);
    failures(world);
    withDerivedTypes(world);
    pairs(world);
    complexAndUnsignedNumbers(world);
  }

  /** The last of the ranks with the largest value has the smallest int. */
  private static void pairs(Communicator world) {
    MessageBuffer send = world.allocate(Datatype.DOUBLE_INT, 1);
    MessageBuffer receive = world.allocate(Datatype.DOUBLE_INT, 1);
    send.putDouble(0, Math.min(1, world.rank()));
    send.putInt(2, 100 - world.rank());
    world.allreduce(send, receive, 1, Datatype.DOUBLE_INT, ReduceOp.MAXLOC);
    assertThat(receive.getDouble(0)).isEqualTo(1);
    assertThat(receive.getInt(2)).isEqualTo(101 - world.size());
    world.allreduce(send, receive, 1, Datatype.DOUBLE_INT, ReduceOp.MINLOC);
    assertThat(receive.getInt(2)).isEqualTo(100);
  }

  private static void complexAndUnsignedNumbers(Communicator world) {
    MessageBuffer send = world.allocate(Datatype.C_DOUBLE_COMPLEX, 1);
    MessageBuffer receive = world.allocate(Datatype.C_DOUBLE_COMPLEX, 1);
    send.putDouble(0, 1);
    send.putDouble(1, world.rank());
    world.allreduce(send, receive, 1, Datatype.C_DOUBLE_COMPLEX, ReduceOp.SUM);
    assertThat(receive.getDouble(0)).isEqualTo(world.size());
    assertThat(receive.getDouble(1)).isEqualTo(world.size() * (world.size() - 1) / 2);
    MessageBuffer mine = world.allocate(Datatype.UNSIGNED_CHAR, 1);
    MessageBuffer sum = world.allocate(Datatype.UNSIGNED_CHAR, 1);
    mine.putByte(0, (byte) (255 / world.size()));
    world.allreduce(mine, sum, 1, Datatype.UNSIGNED_CHAR, ReduceOp.SUM);
    // Not the maximum: to MPICH 4.0.2, unsigned numbers with the highest bit are negative there.
    assertThat(sum.getByte(0)).isEqualTo((byte) (255 / world.size() * world.size()));
  }

  /** 2 by 2 matrices of remainders, whose product depends on the order. */
  private static void inOrder(Communicator world, int count) {
    UserReduceOp product = world.reduceOp(UserReductionCheck::multiply, false, Datatype.INT);
    MessageBuffer send = world.allocate(Datatype.INT, 4 * count);
    MessageBuffer receive = world.allocate(Datatype.INT, 4 * count);
    fill(send, world.rank());
    world.allreduce(send, receive, 4 * count, Datatype.INT, product);
    MessageBuffer expected = world.allocate(Datatype.INT, 4 * count);
    fill(expected, world.size() - 1);
    for (int rank = world.size() - 2; rank >= 0; rank--) {
      fill(send, rank);
      multiply(send, expected, 4 * count);
    }
    for (int i = 0; i < 4 * count; i++) {
      assertThat(receive.getInt(i)).as("element %d", i).isEqualTo(expected.getInt(i));
    }
    product.free();
  }

  private static void fill(MessageBuffer buffer, int rank) {
    for (int i = 0; i < buffer.count(); i++) {
      buffer.putInt(i, (i * 7 + rank * 3 + i % 4) % 11);
    }
  }

  private static void multiply(MessageBuffer in, MessageBuffer inout, int count) {
    for (int at = 0; at + 3 < count; at += 4) {
      int a = in.getInt(at);
      int b = in.getInt(at + 1);
      int c = in.getInt(at + 2);
      int d = in.getInt(at + 3);
      int e = inout.getInt(at);
      int f = inout.getInt(at + 1);
      int g = inout.getInt(at + 2);
      int h = inout.getInt(at + 3);
      inout.putInt(at, (a * e + b * g) % 11);
      inout.putInt(at + 1, (a * f + b * h) % 11);
      inout.putInt(at + 2, (c * e + d * g) % 11);
      inout.putInt(at + 3, (c * f + d * h) % 11);
    }
  }

  private static void everyForm(Communicator world) {
    UserReduceOp sum = world.reduceOp(UserReductionCheck::add, true, Datatype.LONG);
    MessageBuffer send = world.allocate(Datatype.LONG, 1);
    MessageBuffer receive = world.allocate(Datatype.LONG, 1);
    send.putLong(0, world.rank() + 1);
    long all = world.size() * (world.size() + 1L) / 2;
    world.reduce(send, receive, 1, Datatype.LONG, sum, 0);
    assertThat(receive.getLong(0)).isEqualTo(world.rank() == 0 ? all : 0);
    world.scan(send, receive, 1, Datatype.LONG, sum);
    assertThat(receive.getLong(0)).isEqualTo((world.rank() + 1L) * (world.rank() + 2) / 2);
    var request = world.request();
    world.iallreduce(send, receive, 1, Datatype.LONG, sum, request);
    request.waitFor();
    assertThat(receive.getLong(0)).isEqualTo(all);
    world.reduceLocal(send, receive, 1, Datatype.LONG, sum);
    assertThat(receive.getLong(0)).isEqualTo(all + world.rank() + 1);
    sum.free();
  }

  private static void add(MessageBuffer in, MessageBuffer inout, int count) {
    for (int i = 0; i < count; i++) {
      inout.putLong(i, in.getLong(i) + inout.getLong(i));
    }
  }

  private static void failures(Communicator world) {
    MessageBuffer one = world.allocate(Datatype.LONG, 1);
    MessageBuffer other = world.allocate(Datatype.LONG, 1);
    UserReduceOp broken =
        world.reduceOp(
            (in, inout, count) -> inout.putLong(count, in.getLong(count)), true, Datatype.LONG);
    world.reduceLocal(one, other, 1, Datatype.LONG, broken);
    assertThatThrownBy(() -> world.reduceLocal(one, other, 1, Datatype.LONG, broken))
        .hasMessageStartingWith("[TUTTI-277] The function of a user-defined reduction threw")
        .hasRootCauseInstanceOf(IndexOutOfBoundsException.class);
    world.reduceLocal(one, other, 1, Datatype.LONG, broken);
    assertThatThrownBy(broken::free).hasMessageStartingWith("[TUTTI-277]");
    assertThatThrownBy(() -> world.reduceLocal(one, other, 1, Datatype.LONG, broken))
        .hasMessageStartingWith("[TUTTI-275]");
    assertThatThrownBy(broken::free).hasMessageStartingWith("[TUTTI-275]");

    UserReduceOp sum = world.reduceOp(UserReductionCheck::add, true, Datatype.LONG);
    world.reduceLocal(one, other, 1, Datatype.DOUBLE, sum);
    assertThatThrownBy(sum::free).hasMessageContaining("was called with another datatype");
  }

  private static void withDerivedTypes(Communicator world) {
    DerivedDatatype pair = world.typeContiguous(2, Datatype.LONG);
    assertThatThrownBy(() -> world.reduceOp(UserReductionCheck::add, true, pair))
        .hasMessageStartingWith("[TUTTI-274]");
    MessageBuffer two = world.allocate(Datatype.LONG, 2);
    MessageBuffer sum = world.allocate(Datatype.LONG, 2);
    assertThatThrownBy(() -> world.allreduce(two, sum, 1, pair, ReduceOp.SUM))
        .isInstanceOf(MpiException.class);
    pair.free();
  }
}
