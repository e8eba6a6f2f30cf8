package org.tutti.mpi.collective;

import java.nio.ByteBuffer;
import org.tutti.mpi.Blocks;
import org.tutti.mpi.Collectives;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.ReduceOp;

/** Each rank sends every other its block and reduces its own as the others' parts come in. */
final class PairwiseReduceScatter {
  private PairwiseReduceScatter() {}

  static void reduceScatterBlock(
      Steps steps,
      MessageBuffer send,
      MessageBuffer receive,
      int count,
      Datatype datatype,
      ReduceOp op) {
    String function = "reduce_scatter_block";
    int size = steps.size();
    int length = count * datatype.bytes();
    ArgumentChecks.operator(function, op, datatype, steps.library());
    boolean inPlace = send == Collectives.IN_PLACE;
    ByteBuffer into = ArgumentChecks.bytes(function, receive, inPlace ? size : 1, count, datatype);
    ByteBuffer from =
        inPlace
            ? Local.saved(steps, into, size * length)
            : ArgumentChecks.bytes(function, send, size, count, datatype);
    reduceScatter(steps, from, steps.outgoing().packed(length), into, datatype, op);
  }

  static void reduceScatter(
      Steps steps,
      MessageBuffer send,
      MessageBuffer receive,
      Blocks blocks,
      Datatype datatype,
      ReduceOp op) {
    String function = "reduce_scatter";
    int size = steps.size();
    ArgumentChecks.operator(function, op, datatype, steps.library());
    ArgumentChecks.packed(function, blocks);
    ByteBuffer from;
    ByteBuffer into;
    if (send == Collectives.IN_PLACE) {
      into = ArgumentChecks.bytes(function, receive, blocks, datatype, size);
      from = Local.saved(steps, into, (int) blocks.extent() * datatype.bytes());
    } else {
      from = ArgumentChecks.bytes(function, send, blocks, datatype, size);
      into = ArgumentChecks.bytes(function, receive, 1, blocks.count(steps.rank()), datatype);
    }
    reduceScatter(steps, from, steps.outgoing().of(blocks, datatype.bytes()), into, datatype, op);
  }

  private static void reduceScatter(
      Steps steps,
      ByteBuffer send,
      ByteBlocks blocks,
      ByteBuffer receive,
      Datatype datatype,
      ReduceOp op) {
    int size = steps.size();
    int rank = steps.rank();
    int length = blocks.length(rank);
    ByteBuffer incoming = steps.second(length);
    steps.copy(send, blocks.offset(rank), receive, 0, length);
    for (int distance = 1; distance < size; distance++) {
      int to = (rank + distance) % size;
      int from = (rank - distance + size) % size;
      steps.sendrecv(send, blocks.offset(to), blocks.length(to), to, incoming, 0, length, from);
      steps.reduce(op, datatype, incoming, receive, length / datatype.bytes());
    }
  }
}
