package org.tutti.operations.neighborhood;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The positions of a list of ranks, those of each rank beside each other and in the order of the
 * list. Negative ranks, which are nobody, are left out.
 *
 * @param positions of the list
 * @param runs where the positions of each rank are
 */
record RankRuns(List<Integer> positions, List<RankRun> runs) {
  /** So many {@code positions} from {@code start} on are those of a rank. */
  record RankRun(int rank, int start, int length) {}

  static RankRuns of(int[] ranks) {
    List<Integer> positions =
        IntStream.range(0, ranks.length)
            .filter(position -> ranks[position] >= 0)
            .boxed()
            .sorted(Comparator.comparingInt(position -> ranks[position]))
            .toList();
    List<RankRun> runs = new ArrayList<>();
    int start = 0;
    for (int end = 1; end <= positions.size(); end++) {
      int rank = ranks[positions.get(start)];
      if (end == positions.size() || ranks[positions.get(end)] != rank) {
        runs.add(new RankRun(rank, start, end - start));
        start = end;
      }
    }
    return new RankRuns(positions, runs);
  }
}
