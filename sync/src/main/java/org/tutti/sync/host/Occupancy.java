package org.tutti.sync.host;

import java.util.BitSet;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.host.CpuMask;
import org.tutti.sync.clock.RankClock;

/**
 * How many ranks share this rank's host, and how many processors they have together.
 *
 * @param ranks ranks on this host
 * @param processors processors that at least one of them may run on
 */
public record Occupancy(int ranks, int processors) {
  private static final int MASK_WORDS = 32;

  /** Whether some rank must wait for a processor while another one waits for it. */
  public boolean isOversubscribed() {
    return ranks > processors;
  }

  /** Ranks that share a processor, rounded up; at least 1. */
  public int ranksPerProcessor() {
    return (ranks + processors - 1) / processors;
  }

  /**
   * Collective: the same for ranks that read this clock. Ranks in virtual time never wait for a
   * processor.
   */
  public static Occupancy find(Communicator communicator, RankClock clock) {
    return clock.isVirtual() ? new Occupancy(1, 1) : find(communicator);
  }

  /** Collective: counts the ranks of each host and joins their masks. */
  public static Occupancy find(Communicator communicator) {
    int width = MASK_WORDS + 1;
    long host = HostNumber.ofThisHost();
    long[] block = new long[width];
    block[0] = host;
    long[] words = CpuMask.ofThisThread().toLongArray();
    System.arraycopy(words, 0, block, 1, Math.min(words.length, MASK_WORDS));
    MessageBuffer mine = communicator.allocate(Datatype.LONG, width);
    MessageBuffer all = communicator.allocate(Datatype.LONG, width * communicator.size());
    mine.writeLongs(block, 0, width);
    communicator.allgather(mine, all, width, Datatype.LONG);
    int ranks = 0;
    long[] joined = new long[MASK_WORDS];
    for (int rank = 0; rank < communicator.size(); rank++) {
      int at = rank * width;
      if (all.getLong(at) == host) {
        ranks++;
        for (int word = 0; word < MASK_WORDS; word++) {
          joined[word] |= all.getLong(at + 1 + word);
        }
      }
    }
    return new Occupancy(ranks, BitSet.valueOf(joined).cardinality());
  }
}
