package org.tutti.mpi.natives.ranks;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.tutti.mpi.Blocks;
import org.tutti.mpi.Collectives;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.PointToPointMessages;
import org.tutti.mpi.ReduceOp;
import org.tutti.mpi.Request;
import org.tutti.mpi.TypedBlocks;

/**
 * The collectives of an intercommunicator of the even and the odd ranks of the world, with the data
 * that they leave. The number at position i of rank r's send buffer is 100 r + i.
 */
final class TwoSidedForms {
  private static final Datatype INT = Datatype.INT;
  private static final int UNTOUCHED = -1;
  private static final int ROOM = 64;

  private final Communicator both;
  private final int first;
  private final boolean isRoot;
  private final boolean isOpposite;
  private final int root;
  private final int theirs;
  private final int mine;
  private final MessageBuffer send;
  private final MessageBuffer receive;
  private final Blocks pairs;
  private final TypedBlocks typed;
  private final Blocks scattered;

  /**
   * @param rootInWorld 0 or 1, the first rank of its side
   */
  TwoSidedForms(Communicator world, Communicator both, int rootInWorld) {
    this.both = both;
    int side = world.rank() % 2;
    first = 1 - side;
    isRoot = world.rank() == rootInWorld;
    isOpposite = side != rootInWorld;
    root = isRoot ? Collectives.ROOT : isOpposite ? 0 : PointToPointMessages.PROC_NULL;
    theirs = both.remoteSize();
    mine = both.size();
    send = both.allocate(INT, ROOM);
    receive = both.allocate(INT, ROOM);
    pairs = both.blocks(each(theirs, 2));
    typed =
        both.typedBlocks(
            each(theirs, 1),
            IntStream.range(0, theirs).map(rank -> rank * Integer.BYTES).toArray(),
            IntStream.range(0, theirs).mapToObj(rank -> INT).toArray(Datatype[]::new));
    scattered = both.blocks(each(mine, theirs));
    IntStream.range(0, ROOM).forEach(at -> send.putInt(at, 100 * world.rank() + at));
  }

  /**
   * A collective.
   *
   * @param begin starts it, or sets it up, with a request
   * @param check what it must leave
   */
  record Form(String name, Consumer<Request> begin, Runnable check) {}

  /** Before each form. */
  void reset() {
    IntStream.range(0, ROOM).forEach(at -> receive.putInt(at, UNTOUCHED));
  }

  List<Form> nonblocking() {
    return List.of(
        new Form("barrier", both::ibarrier, this::nothing),
        new Form("bcast", r -> both.ibcast(isRoot ? send : receive, 3, INT, root, r), this::cast),
        new Form(
            "reduce",
            r -> both.ireduce(send, receive, 3, INT, ReduceOp.SUM, root, r),
            () -> atRoot(3, this::sum)),
        new Form(
            "gather",
            r -> both.igather(send, receive, 1, INT, root, r),
            () -> atRoot(theirs, this::firsts)),
        new Form(
            "gatherv",
            r -> both.igatherv(send, 2, receive, pairs, INT, root, r),
            () -> atRoot(2 * theirs, this::pairsOfFirsts)),
        new Form("scatter", r -> both.iscatter(send, receive, 1, INT, root, r), () -> scattered(1)),
        new Form(
            "scatterv",
            r -> both.iscatterv(send, pairs, receive, 2, INT, root, r),
            () -> scattered(2)),
        new Form(
            "allreduce",
            r -> both.iallreduce(send, receive, 3, INT, ReduceOp.SUM, r),
            () -> require(3, this::sum)),
        new Form(
            "allgather",
            r -> both.iallgather(send, receive, 1, INT, r),
            () -> require(theirs, this::firsts)),
        new Form(
            "allgatherv",
            r -> both.iallgatherv(send, 2, receive, pairs, INT, r),
            () -> require(2 * theirs, this::pairsOfFirsts)),
        new Form(
            "alltoall",
            r -> both.ialltoall(send, receive, 1, INT, r),
            () -> require(theirs, this::ofThisRank)),
        new Form(
            "alltoallv",
            r -> both.ialltoallv(send, pairs, receive, pairs, INT, r),
            () -> require(2 * theirs, this::pairsOfThisRank)),
        new Form(
            "alltoallw",
            r -> both.ialltoallw(send, typed, receive, typed, r),
            () -> require(theirs, this::ofThisRank)),
        new Form(
            "reduce_scatter",
            r -> both.ireduceScatter(send, receive, scattered, INT, ReduceOp.SUM, r),
            () -> require(theirs, this::sumOfBlock)),
        new Form(
            "reduce_scatter_block",
            r -> both.ireduceScatterBlock(send, receive, theirs, INT, ReduceOp.SUM, r),
            () -> require(theirs, this::sumOfBlock)));
  }

  List<Form> persistent() {
    return List.of(
        new Form("barrier", both::barrierInit, this::nothing),
        new Form(
            "bcast", r -> both.bcastInit(isRoot ? send : receive, 3, INT, root, r), this::cast),
        new Form(
            "reduce",
            r -> both.reduceInit(send, receive, 3, INT, ReduceOp.SUM, root, r),
            () -> atRoot(3, this::sum)),
        new Form(
            "gather",
            r -> both.gatherInit(send, receive, 1, INT, root, r),
            () -> atRoot(theirs, this::firsts)),
        new Form(
            "gatherv",
            r -> both.gathervInit(send, 2, receive, pairs, INT, root, r),
            () -> atRoot(2 * theirs, this::pairsOfFirsts)),
        new Form(
            "scatter", r -> both.scatterInit(send, receive, 1, INT, root, r), () -> scattered(1)),
        new Form(
            "scatterv",
            r -> both.scattervInit(send, pairs, receive, 2, INT, root, r),
            () -> scattered(2)),
        new Form(
            "allreduce",
            r -> both.allreduceInit(send, receive, 3, INT, ReduceOp.SUM, r),
            () -> require(3, this::sum)),
        new Form(
            "allgather",
            r -> both.allgatherInit(send, receive, 1, INT, r),
            () -> require(theirs, this::firsts)),
        new Form(
            "allgatherv",
            r -> both.allgathervInit(send, 2, receive, pairs, INT, r),
            () -> require(2 * theirs, this::pairsOfFirsts)),
        new Form(
            "alltoall",
            r -> both.alltoallInit(send, receive, 1, INT, r),
            () -> require(theirs, this::ofThisRank)),
        new Form(
            "alltoallv",
            r -> both.alltoallvInit(send, pairs, receive, pairs, INT, r),
            () -> require(2 * theirs, this::pairsOfThisRank)),
        new Form(
            "alltoallw",
            r -> both.alltoallwInit(send, typed, receive, typed, r),
            () -> require(theirs, this::ofThisRank)),
        new Form(
            "reduce_scatter",
            r -> both.reduceScatterInit(send, receive, scattered, INT, ReduceOp.SUM, r),
            () -> require(theirs, this::sumOfBlock)),
        new Form(
            "reduce_scatter_block",
            r -> both.reduceScatterBlockInit(send, receive, theirs, INT, ReduceOp.SUM, r),
            () -> require(theirs, this::sumOfBlock)));
  }

  private static int[] each(int count, int value) {
    int[] all = new int[count];
    Arrays.fill(all, value);
    return all;
  }

  private void nothing() {
    require(0, at -> 0);
  }

  private void cast() {
    // The root sends from its other buffer.
    require(isOpposite ? 3 : 0, at -> 100 * first + at);
  }

  private void scattered(int count) {
    require(isOpposite ? count : 0, at -> 100 * first + count * both.rank() + at);
  }

  private void atRoot(int count, IntUnaryOperator expected) {
    require(isRoot ? count : 0, expected);
  }

  /** Of position {@code at} of all ranks of the other side. */
  private int sum(int at) {
    return IntStream.range(0, theirs).map(rank -> 100 * world(rank) + at).sum();
  }

  private int sumOfBlock(int at) {
    return sum(theirs * both.rank() + at);
  }

  private int firsts(int rank) {
    return 100 * world(rank);
  }

  private int pairsOfFirsts(int at) {
    return 100 * world(at / 2) + at % 2;
  }

  private int ofThisRank(int rank) {
    return 100 * world(rank) + both.rank();
  }

  private int pairsOfThisRank(int at) {
    return 100 * world(at / 2) + 2 * both.rank() + at % 2;
  }

  /** The rank in the world of one of the other side. */
  private int world(int rank) {
    return first + 2 * rank;
  }

  private void require(int count, IntUnaryOperator expected) {
    for (int at = 0; at < count; at++) {
      assertThat(receive.getInt(at)).isEqualTo(expected.applyAsInt(at));
    }
    assertThat(receive.getInt(count)).isEqualTo(UNTOUCHED);
  }
}
