package org.tutti.mpi.collective;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.tutti.mpi.Blocks;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;

/**
 * Lists of numbers, one for each rank, that rank 0 gathers and deals out: the job then has one copy
 * of all of them instead of one on each rank.
 */
final class NumberLists {
  static final int ROOT = 0;

  private NumberLists() {}

  /** Collective: the lists of all ranks on rank 0, none elsewhere. */
  static int[][] gather(TransportCommunicator communicator, int[] mine) {
    int size = communicator.rank() == ROOT ? communicator.size() : 0;
    MessageBuffer lengths = communicator.allocate(Datatype.INT, size);
    communicator.gather(buffer(communicator, mine.length), lengths, 1, Datatype.INT, ROOT);
    Blocks blocks = communicator.blocks(IntStream.range(0, size).map(lengths::getInt).toArray());
    MessageBuffer all = communicator.allocate(Datatype.INT, blocks.extent());
    communicator.gatherv(buffer(communicator, mine), mine.length, all, blocks, Datatype.INT, ROOT);
    int[][] lists = new int[size][];
    Arrays.setAll(lists, rank -> numbers(all, blocks.displacement(rank), blocks.count(rank)));
    return lists;
  }

  /**
   * Collective: the list that rank 0 has for this rank.
   *
   * @param lists by rank on rank 0, none elsewhere
   */
  static int[] scatter(TransportCommunicator communicator, int[][] lists) {
    int[] counts = Arrays.stream(lists).mapToInt(list -> list.length).toArray();
    MessageBuffer length = communicator.allocate(Datatype.INT, 1);
    communicator.scatter(buffer(communicator, counts), length, 1, Datatype.INT, ROOT);
    int[] all = Arrays.stream(lists).flatMapToInt(Arrays::stream).toArray();
    MessageBuffer mine = communicator.allocate(Datatype.INT, length.getInt(0));
    communicator.scatterv(
        buffer(communicator, all),
        communicator.blocks(counts),
        mine,
        mine.count(),
        Datatype.INT,
        ROOT);
    return numbers(mine, 0, mine.count());
  }

  private static MessageBuffer buffer(TransportCommunicator communicator, int... numbers) {
    MessageBuffer buffer = communicator.allocate(Datatype.INT, numbers.length);
    for (int index = 0; index < numbers.length; index++) {
      buffer.putInt(index, numbers[index]);
    }
    return buffer;
  }

  private static int[] numbers(MessageBuffer buffer, int start, int count) {
    return IntStream.range(start, start + count).map(buffer::getInt).toArray();
  }
}
