package org.tutti.mpi.collective;

import java.nio.ByteBuffer;
import org.tutti.mpi.Blocks;
import org.tutti.mpi.Collectives;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.ReduceOp;

/** Operations with a root: checks their arguments, and takes or records their steps. */
final class RootedOperations {
  private final ByteBlocks byteBlocks = new ByteBlocks();
  private final OperatorCheck operators;

  RootedOperations(OperatorCheck operators) {
    this.operators = operators;
  }

  void bcast(Steps steps, MessageBuffer buffer, int count, Datatype datatype, int root) {
    ArgumentChecks.root("bcast", root, steps.size());
    ByteBuffer bytes = ArgumentChecks.bytes("bcast", buffer, 1, count, datatype);
    BinomialBroadcast.bcast(steps, bytes, count * datatype.bytes(), root);
  }

  void reduce(
      Steps steps,
      MessageBuffer send,
      MessageBuffer receive,
      int count,
      Datatype datatype,
      ReduceOp op,
      int root) {
    ArgumentChecks.root("reduce", root, steps.size());
    operators.check("reduce", op, datatype);
    ByteBuffer from;
    ByteBuffer into;
    if (steps.rank() == root) {
      into = ArgumentChecks.bytes("reduce", receive, 1, count, datatype);
      from =
          send == Collectives.IN_PLACE
              ? into
              : ArgumentChecks.bytes("reduce", send, 1, count, datatype);
    } else {
      from = ArgumentChecks.bytes("reduce", send, 1, count, datatype);
      into = from;
    }
    BinomialReduce.reduce(steps, from, into, count, datatype, op, root);
  }

  void gather(
      Steps steps,
      MessageBuffer send,
      MessageBuffer receive,
      int count,
      Datatype datatype,
      int root) {
    int size = steps.size();
    ArgumentChecks.root("gather", root, size);
    int length = count * datatype.bytes();
    if (steps.rank() == root && send == Collectives.IN_PLACE) {
      ByteBuffer both = ArgumentChecks.bytes("gather", receive, size, count, datatype);
      BinomialGather.gather(steps, both, root * length, both, length, root);
      return;
    }
    ByteBuffer from = ArgumentChecks.bytes("gather", send, 1, count, datatype);
    ByteBuffer into =
        steps.rank() == root
            ? ArgumentChecks.bytes("gather", receive, size, count, datatype)
            : from;
    BinomialGather.gather(steps, from, 0, into, length, root);
  }

  void gatherv(
      Steps steps,
      MessageBuffer send,
      int count,
      MessageBuffer receive,
      Blocks blocks,
      Datatype datatype,
      int root) {
    ArgumentChecks.root("gatherv", root, steps.size());
    int length = count * datatype.bytes();
    if (steps.rank() != root) {
      ByteBuffer from = ArgumentChecks.bytes("gatherv", send, 1, count, datatype);
      steps.send(from, 0, length, root);
      return;
    }
    ByteBuffer into = ArgumentChecks.bytes("gatherv", receive, blocks, datatype, steps.size());
    byteBlocks.of(blocks, datatype.bytes());
    if (send != Collectives.IN_PLACE) {
      ArgumentChecks.ownBlock("gatherv", length, byteBlocks.length(root));
      ByteBuffer from = ArgumentChecks.bytes("gatherv", send, 1, count, datatype);
      steps.copy(from, 0, into, byteBlocks.offset(root), length);
    }
    LinearGather.atRoot(steps, into, byteBlocks);
  }

  void scatter(
      Steps steps,
      MessageBuffer send,
      MessageBuffer receive,
      int count,
      Datatype datatype,
      int root) {
    int size = steps.size();
    ArgumentChecks.root("scatter", root, size);
    int length = count * datatype.bytes();
    if (steps.rank() == root && receive == Collectives.IN_PLACE) {
      ByteBuffer both = ArgumentChecks.bytes("scatter", send, size, count, datatype);
      BinomialScatter.scatter(steps, both, both, root * length, length, root);
      return;
    }
    ByteBuffer into = ArgumentChecks.bytes("scatter", receive, 1, count, datatype);
    ByteBuffer from =
        steps.rank() == root ? ArgumentChecks.bytes("scatter", send, size, count, datatype) : into;
    BinomialScatter.scatter(steps, from, into, 0, length, root);
  }

  void scatterv(
      Steps steps,
      MessageBuffer send,
      Blocks blocks,
      MessageBuffer receive,
      int count,
      Datatype datatype,
      int root) {
    ArgumentChecks.root("scatterv", root, steps.size());
    int length = count * datatype.bytes();
    if (steps.rank() != root) {
      ByteBuffer into = ArgumentChecks.bytes("scatterv", receive, 1, count, datatype);
      steps.receive(into, 0, length, root);
      return;
    }
    ByteBuffer from = ArgumentChecks.bytes("scatterv", send, blocks, datatype, steps.size());
    byteBlocks.of(blocks, datatype.bytes());
    if (receive != Collectives.IN_PLACE) {
      ArgumentChecks.ownBlock("scatterv", length, byteBlocks.length(root));
      ByteBuffer into = ArgumentChecks.bytes("scatterv", receive, 1, count, datatype);
      steps.copy(from, byteBlocks.offset(root), into, 0, length);
    }
    LinearGather.fromRoot(steps, from, byteBlocks);
  }
}
