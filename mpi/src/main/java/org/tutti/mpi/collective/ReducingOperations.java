package org.tutti.mpi.collective;

import java.nio.ByteBuffer;
import org.tutti.mpi.Blocks;
import org.tutti.mpi.Collectives;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.ReduceOp;

/** Reductions without a root: checks their arguments, and takes or records their steps. */
final class ReducingOperations {
  private final ByteBlocks byteBlocks = new ByteBlocks();
  private final OperatorCheck operators;

  ReducingOperations(OperatorCheck operators) {
    this.operators = operators;
  }

  void allreduce(
      Steps steps,
      MessageBuffer send,
      MessageBuffer receive,
      int count,
      Datatype datatype,
      ReduceOp op) {
    operators.check("allreduce", op, datatype);
    ByteBuffer into = ArgumentChecks.bytes("allreduce", receive, 1, count, datatype);
    ByteBuffer from = input("allreduce", send, into, count, datatype);
    RecursiveDoublingAllreduce.allreduce(steps, from, into, count, datatype, op);
  }

  void scan(
      Steps steps,
      MessageBuffer send,
      MessageBuffer receive,
      int count,
      Datatype datatype,
      ReduceOp op) {
    operators.check("scan", op, datatype);
    ByteBuffer into = ArgumentChecks.bytes("scan", receive, 1, count, datatype);
    ByteBuffer from = input("scan", send, into, count, datatype);
    RecursiveDoublingScan.scan(steps, from, into, count, datatype, op);
  }

  void exscan(
      Steps steps,
      MessageBuffer send,
      MessageBuffer receive,
      int count,
      Datatype datatype,
      ReduceOp op) {
    operators.check("exscan", op, datatype);
    ByteBuffer into = ArgumentChecks.bytes("exscan", receive, 1, count, datatype);
    ByteBuffer from = input("exscan", send, into, count, datatype);
    RecursiveDoublingScan.exscan(steps, from, into, count, datatype, op);
  }

  private static ByteBuffer input(
      String function, MessageBuffer send, ByteBuffer into, int count, Datatype datatype) {
    return send == Collectives.IN_PLACE
        ? into
        : ArgumentChecks.bytes(function, send, 1, count, datatype);
  }

  void reduceScatterBlock(
      Steps steps,
      MessageBuffer send,
      MessageBuffer receive,
      int count,
      Datatype datatype,
      ReduceOp op) {
    String function = "reduce_scatter_block";
    int size = steps.size();
    int length = count * datatype.bytes();
    operators.check(function, op, datatype);
    boolean inPlace = send == Collectives.IN_PLACE;
    ByteBuffer into = ArgumentChecks.bytes(function, receive, inPlace ? size : 1, count, datatype);
    ByteBuffer from =
        inPlace
            ? Local.saved(steps, into, size * length)
            : ArgumentChecks.bytes(function, send, size, count, datatype);
    PairwiseReduceScatter.reduceScatter(steps, from, byteBlocks.packed(length), into, datatype, op);
  }

  void reduceScatter(
      Steps steps,
      MessageBuffer send,
      MessageBuffer receive,
      Blocks blocks,
      Datatype datatype,
      ReduceOp op) {
    String function = "reduce_scatter";
    int size = steps.size();
    operators.check(function, op, datatype);
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
    PairwiseReduceScatter.reduceScatter(
        steps, from, byteBlocks.of(blocks, datatype.bytes()), into, datatype, op);
  }

  void reduceLocal(
      MessageBuffer in, MessageBuffer inout, int count, Datatype datatype, ReduceOp op) {
    operators.check("reduce_local", op, datatype);
    ByteBuffer from = ArgumentChecks.bytes("reduce_local", in, 1, count, datatype);
    ByteBuffer into = ArgumentChecks.bytes("reduce_local", inout, 1, count, datatype);
    Reduction.apply(op, datatype, from, 0, into, 0, count);
  }
}
