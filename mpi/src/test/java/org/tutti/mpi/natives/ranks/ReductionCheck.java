package org.tutti.mpi.natives.ranks;

import static org.tutti.mpi.natives.ranks.Elements.contribution;
import static org.tutti.mpi.natives.ranks.Elements.fill;
import static org.tutti.mpi.natives.ranks.Elements.require;

import java.util.function.LongBinaryOperator;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.MpiSession;
import org.tutti.mpi.ReduceOp;

/** The reductions: every operator on every datatype that it takes, and on long messages. */
final class ReductionCheck implements Check {
  private static final int LONG_MESSAGE = 777;

  @Override
  public void run(MpiSession session) {
    Communicator world = session.world();
    for (Datatype datatype : Datatype.ofJava()) {
      for (ReduceOp op : ReduceOp.ofNumbers()) {
        if (op.isDefinedFor(datatype)) {
          check(new Case(world, datatype, op, 1));
        }
      }
    }
    for (ReduceOp op : ReduceOp.ofNumbers()) {
      check(new Case(world, Datatype.INT, op, LONG_MESSAGE));
    }
  }

  private record Case(Communicator world, Datatype datatype, ReduceOp op, int count) {
    /** The reduction over ranks {@code 0} to {@code last}, one after the other. */
    long expected(int last, int index) {
      long result = contribution(0, index);
      for (int rank = 1; rank <= last; rank++) {
        result = operator(op).applyAsLong(result, contribution(rank, index));
      }
      return datatype == Datatype.BYTE ? (byte) result : result;
    }
  }

  private static void check(Case c) {
    Communicator world = c.world;
    int last = world.size() - 1;
    MessageBuffer send = world.allocate(c.datatype, c.count);
    MessageBuffer receive = world.allocate(c.datatype, c.count);
    fill(send, world.rank());
    for (int root = 0; root < world.size(); root++) {
      boolean isRoot = world.rank() == root;
      world.reduce(send, isRoot ? receive : null, c.count, c.datatype, c.op, root);
      compare(c, receive, isRoot ? last : -1, "reduce to " + root);
    }
    world.allreduce(send, receive, c.count, c.datatype, c.op);
    compare(c, receive, last, "allreduce");
    world.scan(send, receive, c.count, c.datatype, c.op);
    compare(c, receive, world.rank(), "scan");
    world.exscan(send, receive, c.count, c.datatype, c.op);
    compare(c, receive, world.rank() - 1, "exscan");
    reduceScatterBlock(c);
  }

  private static void compare(Case c, MessageBuffer receive, int last, String what) {
    for (int i = 0; last >= 0 && i < c.count; i++) {
      require(c.expected(last, i), receive, i, what + " " + c.op);
    }
  }

  private static void reduceScatterBlock(Case c) {
    Communicator world = c.world;
    MessageBuffer send = world.allocate(c.datatype, c.count * world.size());
    MessageBuffer receive = world.allocate(c.datatype, c.count);
    fill(send, world.rank());
    world.reduceScatterBlock(send, receive, c.count, c.datatype, c.op);
    for (int i = 0; i < c.count; i++) {
      long expected = c.expected(world.size() - 1, world.rank() * c.count + i);
      require(expected, receive, i, "reduce_scatter_block " + c.op);
    }
  }

  private static LongBinaryOperator operator(ReduceOp op) {
    return switch (op.numberOp()) {
      case MAX -> Math::max;
      case MIN -> Math::min;
      case SUM -> Long::sum;
      case PROD -> (a, b) -> a * b;
      case LAND -> (a, b) -> a != 0 && b != 0 ? 1 : 0;
      case BAND -> (a, b) -> a & b;
      case LOR -> (a, b) -> a != 0 || b != 0 ? 1 : 0;
      case BOR -> (a, b) -> a | b;
      case LXOR -> (a, b) -> a != 0 ^ b != 0 ? 1 : 0;
      case BXOR -> (a, b) -> a ^ b;
    };
  }
}
