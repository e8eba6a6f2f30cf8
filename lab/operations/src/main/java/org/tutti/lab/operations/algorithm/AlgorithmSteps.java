package org.tutti.lab.operations.algorithm;

import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.runtime.Message;

/** What several algorithms are made of. */
public final class AlgorithmSteps {
  private AlgorithmSteps() {}

  /**
   * Copies elements from one buffer to another.
   *
   * @param from where they come from
   * @param to where they go
   */
  public record LocalCopy(MessageBuffer from, MessageBuffer to) {
    /** Copies {@code count} elements; positions are in elements, too. */
    public void copy(long fromPosition, long toPosition, long count) {
      to.copy(toPosition, from, fromPosition, count);
    }
  }

  /** Whether the library can reduce within a process. */
  public static final class LocalReductions {
    private LocalReductions() {}

    /**
     * Reduces nothing, to find out on all ranks before the algorithm begins; in the algorithm, some
     * ranks would wait for the others that find it out.
     */
    public static void require(Communicator comm, Message message) {
      comm.reduceLocal(message.send(), message.receive(), 0, message.datatype(), message.op());
    }
  }

  /**
   * The largest power of two among p processes, for algorithms that need one. As many of the first
   * processes as necessary form pairs, of which only the even one takes part (Rabenseifner, 2004).
   * Those that take part have places from 0.
   */
  static final class PowerOfTwo {
    private final int kept;
    private final int pairs;

    PowerOfTwo(int processes) {
      kept = Integer.highestOneBit(processes);
      pairs = processes - kept;
    }

    /** The number of processes that take part. */
    int kept() {
      return kept;
    }

    /** Whether this process takes part for its odd neighbor as well. */
    boolean hasOdd(int position) {
      return position < 2 * pairs && position % 2 == 0;
    }

    /** Whether this process leaves its part to its even neighbor. */
    boolean isOdd(int position) {
      return position < 2 * pairs && position % 2 == 1;
    }

    int place(int position) {
      return position < 2 * pairs ? position / 2 : position - pairs;
    }

    /** The inverse of {@link #place}, for even positions of pairs. */
    int position(int place) {
      return place + Math.min(place, pairs);
    }
  }

  /**
   * A buffer in parts that follow each other, with a slice for each, made before anything is timed.
   */
  static final class Parts {
    private final long[] starts;
    private final MessageBuffer[] slices;

    /**
     * The parts of a buffer.
     *
     * @param starts where each begins, in elements, and where the last one ends
     */
    private Parts(MessageBuffer buffer, long[] starts) {
      this.starts = starts;
      long end = starts[starts.length - 1];
      slices =
          LongStream.of(starts)
              .mapToObj(start -> buffer.slice(start, end - start))
              .toArray(MessageBuffer[]::new);
    }

    /** Parts of {@code count} elements each. */
    static Parts equal(MessageBuffer buffer, int parts, int count) {
      return new Parts(
          buffer, LongStream.rangeClosed(0, parts).map(part -> part * count).toArray());
    }

    /** {@code count} elements in parts whose lengths differ by at most one. */
    static Parts even(MessageBuffer buffer, int parts, int count) {
      return new Parts(
          buffer, LongStream.rangeClosed(0, parts).map(part -> part * count / parts).toArray());
    }

    /** The block of {@code count} elements of each process that takes part, and that of its odd. */
    static Parts paired(MessageBuffer buffer, PowerOfTwo processes, int count) {
      return new Parts(
          buffer,
          IntStream.rangeClosed(0, processes.kept())
              .mapToLong(place -> (long) processes.position(place) * count)
              .toArray());
    }

    /** The memory from this part on. */
    MessageBuffer from(int part) {
      return slices[part];
    }

    /** The elements of one part. */
    int length(int part) {
      return length(part, part + 1);
    }

    /** The elements of the parts from {@code first} to before {@code end}, for one call. */
    int length(int first, int end) {
      return (int) (starts[end] - starts[first]);
    }
  }

  /**
   * Where the blocks of all processes go in a gather or allgather. Made before anything is timed.
   */
  static final class GatheredBlocks {
    private final Parts parts;
    private final LocalCopy own;
    private final int count;

    GatheredBlocks(Communicator comm, Message message) {
      parts = Parts.equal(message.receive(), comm.size(), message.count());
      own = new LocalCopy(message.send(), message.receive());
      count = message.count();
    }

    /** The memory from the block of this rank on. */
    MessageBuffer from(int rank) {
      return parts.from(rank);
    }

    /** Copies what this process, of the given rank, contributes. */
    void copyOwn(int rank) {
      own.copy(0, (long) rank * count, count);
    }

    Parts parts() {
      return parts;
    }
  }

  /** Allgather on a ring: in each of p - 1 rounds a process passes on the part that it got last. */
  static final class RingAllgatherPhase {
    private RingAllgatherPhase() {}

    /** {@code own} is the part that this process has; that of the next process follows it. */
    static void allgather(Communicator comm, Parts parts, int own, Datatype datatype, int tag) {
      int size = comm.size();
      int next = (comm.rank() + 1) % size;
      int previous = (comm.rank() - 1 + size) % size;
      for (int round = 0; round < size - 1; round++) {
        int out = (own - round + size) % size;
        int in = (own - round - 1 + size) % size;
        comm.sendrecv(
            parts.from(out),
            parts.length(out),
            next,
            tag,
            parts.from(in),
            parts.length(in),
            previous,
            tag,
            datatype);
      }
    }
  }

  /**
   * Allgather by recursive doubling: partners at twice the distance each time exchange all that
   * they have (Thakur, Rabenseifner and Gropp, 2005).
   */
  static final class DoublingPhase {
    private DoublingPhase() {}

    /** Each process that takes part has the part of its place before, and all of them afterward. */
    static void allgather(
        Communicator comm, Parts parts, PowerOfTwo processes, Datatype datatype, int tag) {
      int place = processes.place(comm.rank());
      for (int held = 1; held < processes.kept(); held *= 2) {
        int partner = processes.position(place ^ held);
        int own = place & -held;
        int other = own ^ held;
        comm.sendrecv(
            parts.from(own),
            parts.length(own, own + held),
            partner,
            tag,
            parts.from(other),
            parts.length(other, other + held),
            partner,
            tag,
            datatype);
      }
    }
  }

  /**
   * Reduce-scatter by recursive halving: partners at half the distance each time exchange those
   * halves of their parts that the other one keeps (Rabenseifner, 2004).
   */
  static final class HalvingPhase {
    private HalvingPhase() {}

    /**
     * Leaves each process that takes part with the reduction of the part of its place.
     *
     * @param data reduced in place
     * @param incoming memory as large
     * @param root the process at position 0
     */
    static void reduceScatter(
        Communicator comm,
        Message message,
        Parts data,
        Parts incoming,
        PowerOfTwo processes,
        int root,
        int tag) {
      int size = comm.size();
      int place = processes.place((comm.rank() - root + size) % size);
      int low = 0;
      for (int half = processes.kept() / 2; half > 0; half /= 2) {
        int partner = (processes.position(place ^ half) + root) % size;
        boolean isUpper = (place & half) != 0;
        int kept = isUpper ? low + half : low;
        int given = isUpper ? low : low + half;
        int count = data.length(kept, kept + half);
        comm.sendrecv(
            data.from(given),
            data.length(given, given + half),
            partner,
            tag,
            incoming.from(kept),
            count,
            partner,
            tag,
            message.datatype());
        comm.reduceLocal(
            incoming.from(kept), data.from(kept), count, message.datatype(), message.op());
        low = kept;
      }
    }
  }
}
