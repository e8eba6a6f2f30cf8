package org.tutti.runtime;

import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.ReduceOp;

/**
 * The buffers of one cell, sized by the benchmark's operation, and the other arguments of an MPI
 * call. Created before the cell, so that the body of a benchmark allocates nothing.
 */
public final class Message {
  private final MessageBuffer send;
  private final MessageBuffer receive;
  private final int count;
  private final Datatype datatype;
  private final long msize;
  private final ReduceOp op;
  private BlockLayout blocks = BlockLayout.of(BlockCounts.EQUAL, 0, 0, 0);
  private int root;

  /**
   * Created by the runtime, once per cell.
   *
   * @param send buffer to send from
   * @param receive buffer to receive into
   * @param count elements per block: msize divided by the width of the datatype
   * @param datatype element type
   * @param root rank of the root of rooted operations
   * @param msize size of a block in bytes
   * @param op how elements are combined
   */
  public Message(
      MessageBuffer send,
      MessageBuffer receive,
      int count,
      Datatype datatype,
      int root,
      long msize,
      ReduceOp op) {
    this.send = send;
    this.receive = receive;
    this.count = count;
    this.datatype = datatype;
    this.root = root;
    this.msize = msize;
    this.op = op;
  }

  /** Buffer to send from. */
  public MessageBuffer send() {
    return send;
  }

  /** Buffer to receive into. */
  public MessageBuffer receive() {
    return receive;
  }

  /** Elements per block: msize divided by the width of the datatype. */
  public int count() {
    return count;
  }

  /** The elements of so many blocks, which a buffer may have. */
  public long elements(int blocks) {
    return (long) blocks * count;
  }

  /**
   * The elements of so many blocks that are given to one call of MPI.
   *
   * @throws org.tutti.diagnostics.TuttiException 15 if the int of the call does not count them
   */
  public int count(int blocks) {
    if (elements(blocks) > Integer.MAX_VALUE) {
      throw CommandLineProblem.BUFFER_TOO_LARGE.error(
          "This algorithm gives "
              + blocks
              + " blocks of "
              + count
              + " elements to one call, more than MPI's int can express.",
          "Use smaller messages, or a wider datatype for the same bytes.");
    }
    return blocks * count;
  }

  /** Element type, from {@code @Collective(datatype = ...)} or {@code --param datatype}. */
  public Datatype datatype() {
    return datatype;
  }

  /** Rank of the root of rooted operations, in this observation; see {@code @RootRank}. */
  public int root() {
    return root;
  }

  /** Size of a block in bytes. */
  public long msize() {
    return msize;
  }

  /**
   * How elements are combined, from {@code @Collective(reduction = ...)} or {@code --param
   * reduction}; SUM by default.
   */
  public ReduceOp op() {
    return op;
  }

  /**
   * Where the blocks of an operation with a count for each process lie in its buffers; for set-up
   * methods, which make MPI's arguments from it. Empty for other operations.
   */
  public BlockLayout blocks() {
    return blocks;
  }

  /** Called by the runtime to give the blocks another layout. */
  public Message with(BlockLayout layout) {
    Message message = new Message(send, receive, count, datatype, root, msize, op);
    message.blocks = layout;
    return message;
  }

  /** Called by the runtime before an observation that has another root. */
  public void moveRoot(int rank) {
    root = rank;
  }
}
