package org.tutti.analysis.state;

import java.util.Comparator;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import org.tutti.records.launch.MachineProbe;
import org.tutti.records.launch.RankProbe;

/**
 * Two ranks whose distance is measured.
 *
 * @param rank the one that asks
 * @param partner the one that answers
 * @param isByMessage whether they are on different hosts; a launch may place them otherwise than
 *     another one does
 */
public record RankPair(int rank, int partner, boolean isByMessage) {
  private static final Comparator<RankPair> ORDER =
      Comparator.comparingInt(RankPair::rank)
          .thenComparingInt(RankPair::partner)
          .thenComparing(RankPair::isByMessage);

  private static final double PICOS = 1_000;

  /** The round trips of each pair in some probes, in nanoseconds. */
  public static Map<RankPair, double[]> roundTrips(Stream<MachineProbe> probes) {
    Map<RankPair, DoubleStream.Builder> found = new TreeMap<>(ORDER);
    probes.forEach(
        probe -> {
          for (int rank = 0; rank < probe.ranks().size(); rank++) {
            RankProbe one = probe.ranks().get(rank);
            if (one.hasRoundTrip()) {
              found
                  .computeIfAbsent(
                      new RankPair(rank, one.partner(), one.isByMessage()),
                      any -> DoubleStream.builder())
                  .add(one.roundTripPicos() / PICOS);
            }
          }
        });
    Map<RankPair, double[]> arrays = new TreeMap<>(ORDER);
    found.forEach((pair, times) -> arrays.put(pair, times.build().toArray()));
    return arrays;
  }

  /** What a probe has measured of this pair; empty if it has not. */
  public Optional<RankProbe> in(MachineProbe probe) {
    return Optional.of(probe.ranks())
        .filter(ranks -> rank < ranks.size())
        .map(ranks -> ranks.get(rank))
        .filter(RankProbe::hasRoundTrip)
        .filter(one -> one.partner() == partner && one.isByMessage() == isByMessage);
  }

  /** Its round trip in a probe that has measured it, in nanoseconds. */
  static double nanos(RankProbe probe) {
    return probe.roundTripPicos() / PICOS;
  }
}
