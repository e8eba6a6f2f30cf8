package org.tutti.analysis.arrival;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToLongFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.tutti.analysis.CellFigures;
import org.tutti.records.launch.ArrivalTimes;
import org.tutti.records.launch.ArrivalTimes.RankArrival;
import org.tutti.stats.sample.OrderedSample;

/**
 * When a rank arrived at the operation of a cell, in nanoseconds, as medians over the launches of
 * their medians.
 *
 * @param cell what was measured
 * @param rank the rank
 * @param planned by how much later than the first rank it was to arrive
 * @param offset by how much later it did
 * @param waiting how long it waited for the last rank
 */
public record ArrivalFigures(
    CellFigures cell, int rank, double planned, double offset, double waiting) {
  /** All ranks of all cells with a pattern, in their order. */
  public static List<ArrivalFigures> of(List<CellFigures> cells) {
    return cells.stream().flatMap(ArrivalFigures::of).toList();
  }

  private static Stream<ArrivalFigures> of(CellFigures cell) {
    List<List<RankArrival>> launches = new ArrayList<>();
    cell.launches().stream()
        .flatMap(launch -> launch.global().arrivals().stream())
        .map(ArrivalTimes::ranks)
        .forEach(launches::add);
    int ranks = launches.stream().mapToInt(List::size).min().orElse(0);
    return IntStream.range(0, ranks)
        .mapToObj(
            rank ->
                new ArrivalFigures(
                    cell,
                    rank,
                    median(launches, rank, RankArrival::planned),
                    median(launches, rank, RankArrival::offset),
                    median(launches, rank, RankArrival::waiting)));
  }

  private static double median(
      List<List<RankArrival>> launches, int rank, ToLongFunction<RankArrival> figure) {
    double[] values =
        launches.stream().map(of -> of.get(rank)).mapToLong(figure).asDoubleStream().toArray();
    return OrderedSample.of("arrivals", values).median();
  }
}
