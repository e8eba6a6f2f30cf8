package org.tutti.mpi.exchange;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.ReduceOp;

/**
 * Small decisions and exchanges of all ranks, outside the timed loop. Every method is collective.
 */
public final class CollectiveExchange {
  public static final int ROOT = 0;

  private final Communicator communicator;
  private final MessageBuffer mine;
  private final MessageBuffer all;

  /** Works on {@code communicator}, which no benchmark uses. */
  public CollectiveExchange(Communicator communicator) {
    this.communicator = communicator;
    this.mine = communicator.allocate(Datatype.LONG, 1);
    this.all = communicator.allocate(Datatype.LONG, 1);
  }

  public boolean isRoot() {
    return communicator.rank() == ROOT;
  }

  /** The root's value, on all ranks. */
  public long fromRoot(long value) {
    return from(ROOT, value);
  }

  /** The value of {@code rank}, on all ranks. */
  public long from(int rank, long value) {
    mine.putLong(0, value);
    communicator.bcast(mine, 1, Datatype.LONG, rank);
    return mine.getLong(0);
  }

  /** The root's values, on all ranks, in place; as many on each rank. */
  public void fromRoot(long[] values) {
    MessageBuffer block = communicator.allocate(Datatype.LONG, values.length);
    block.writeLongs(values, 0, values.length);
    communicator.bcast(block, values.length, Datatype.LONG, ROOT);
    block.readLongs(values, 0, values.length);
  }

  /** The largest value, on all ranks. */
  public long maximum(long value) {
    return reduce(value, ReduceOp.MAX);
  }

  /** The largest value, on all ranks. */
  public double maximum(double value) {
    MessageBuffer send = communicator.allocate(Datatype.DOUBLE, 1);
    MessageBuffer receive = communicator.allocate(Datatype.DOUBLE, 1);
    send.putDouble(0, value);
    communicator.allreduce(send, receive, 1, Datatype.DOUBLE, ReduceOp.MAX);
    return receive.getDouble(0);
  }

  /** The largest value of all ranks, element by element, in place; as many on each rank. */
  public void maximum(long[] values) {
    if (values.length == 0) {
      return;
    }
    MessageBuffer send = communicator.allocate(Datatype.LONG, values.length);
    MessageBuffer receive = communicator.allocate(Datatype.LONG, values.length);
    send.writeLongs(values, 0, values.length);
    communicator.allreduce(send, receive, values.length, Datatype.LONG, ReduceOp.MAX);
    receive.readLongs(values, 0, values.length);
  }

  /** The sum of the values, on all ranks. */
  public long sum(long value) {
    return reduce(value, ReduceOp.SUM);
  }

  /** The bits that any rank has set, on all ranks; by BAND, as MPJ Express has no working BOR. */
  public long union(long bits) {
    return ~reduce(~bits, ReduceOp.BAND);
  }

  /** Whether all ranks gave the same value. */
  public boolean isSame(long value) {
    return reduce(value, ReduceOp.MAX) == reduce(value, ReduceOp.MIN);
  }

  /** The texts of all ranks, by rank; on ranks other than the root an empty list. */
  public List<String> gather(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    int longest = (int) maximum(bytes.length);
    int width = Integer.BYTES + longest;
    int blocks = isRoot() ? communicator.size() : 1;
    MessageBuffer send = communicator.allocate(Datatype.BYTE, width);
    MessageBuffer receive = communicator.allocate(Datatype.BYTE, width * blocks);
    put(bytes, send);
    communicator.gather(send, receive, width, Datatype.BYTE, ROOT);
    List<String> texts = new ArrayList<>();
    for (int rank = 0; isRoot() && rank < communicator.size(); rank++) {
      texts.add(text(receive.slice(rank * width, width)));
    }
    return texts;
  }

  /** The text of the lowest rank that has one, on all ranks; empty if none has. */
  public Optional<String> first(Optional<String> text) {
    int size = communicator.size();
    int first = size - (int) maximum(text.isPresent() ? size - communicator.rank() : 0);
    return first < size ? Optional.of(from(first, text.orElse(""))) : Optional.empty();
  }

  /** The text that {@code rank} passes, on all ranks; what the others pass is ignored. */
  public String from(int rank, String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    mine.putLong(0, bytes.length);
    communicator.bcast(mine, 1, Datatype.LONG, rank);
    int width = Integer.BYTES + (int) mine.getLong(0);
    MessageBuffer block = communicator.allocate(Datatype.BYTE, width);
    if (communicator.rank() == rank) {
      put(bytes, block);
    }
    communicator.bcast(block, width, Datatype.BYTE, rank);
    return text(block);
  }

  private static void put(byte[] bytes, MessageBuffer block) {
    block.putInt(0, bytes.length);
    block.write(Integer.BYTES, bytes);
  }

  private static String text(MessageBuffer block) {
    byte[] bytes = new byte[block.getInt(0)];
    block.read(Integer.BYTES, bytes);
    return new String(bytes, StandardCharsets.UTF_8);
  }

  private long reduce(long value, ReduceOp op) {
    mine.putLong(0, value);
    communicator.allreduce(mine, all, 1, Datatype.LONG, op);
    return all.getLong(0);
  }
}
