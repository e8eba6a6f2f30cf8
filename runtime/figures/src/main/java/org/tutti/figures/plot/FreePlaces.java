package org.tutti.figures.plot;

import java.util.ArrayList;
import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.stream.IntStream;

/** Which labels of an axis have room beside each other. */
final class FreePlaces {
  /** Places of which some are so many times as far apart as others lie unevenly. */
  private static final double UNEVEN = 3;

  private FreePlaces() {}

  /**
   * The indices of labels of which none covers another: all, every second one, and so on; where
   * places lie unevenly, whichever have room.
   *
   * @param centers of the labels, in order, in pixels
   * @param sizes of the labels along the axis, in pixels
   */
  static List<Integer> of(double[] centers, double[] sizes) {
    for (int every = 1; every < centers.length; every++) {
      int step = every;
      List<Integer> some =
          IntStream.range(0, centers.length).filter(index -> index % step == 0).boxed().toList();
      if (IntStream.range(1, some.size())
          .allMatch(at -> isFree(some.get(at - 1), some.get(at), centers, sizes))) {
        return some;
      }
      if (isUneven(centers)) {
        break;
      }
    }
    List<Integer> whichever = new ArrayList<>();
    for (int index = 0; index < centers.length; index++) {
      if (whichever.isEmpty()
          || isFree(whichever.get(whichever.size() - 1), index, centers, sizes)) {
        whichever.add(index);
      }
    }
    return whichever;
  }

  private static boolean isUneven(double[] centers) {
    DoubleSummaryStatistics distances =
        IntStream.range(1, centers.length)
            .mapToDouble(next -> Math.abs(centers[next] - centers[next - 1]))
            .summaryStatistics();
    return distances.getMax() > UNEVEN * distances.getMin();
  }

  private static boolean isFree(int one, int other, double[] centers, double[] sizes) {
    return Math.abs(centers[other] - centers[one]) >= (sizes[one] + sizes[other]) / 2;
  }
}
