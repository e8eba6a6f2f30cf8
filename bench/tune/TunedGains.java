package org.tutti.bench.tune;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.tutti.analysis.compare.CellComparison;
import org.tutti.analysis.compare.ComparisonOptions;
import org.tutti.analysis.compare.Verdict;
import org.tutti.campaign.CampaignResult;
import org.tutti.stats.sample.OrderedSample;

/** Compares campaigns without and with what {@code tune} has written, pair by pair. */
public final class TunedGains {
  private TunedGains() {}

  /** The directory of the pairs, each with the campaigns {@code default} and {@code tuned}. */
  public static void main(String[] arguments) throws IOException {
    Map<String, List<CellComparison>> cells = new TreeMap<>();
    try (Stream<Path> pairs = Files.list(Path.of(arguments[0]))) {
      for (Path pair : pairs.sorted().toList()) {
        CampaignResult.open(pair.resolve("default"))
            .compareWith(CampaignResult.open(pair.resolve("tuned")), ComparisonOptions.DEFAULT)
            .cells()
            .forEach(
                cell ->
                    cells.computeIfAbsent(cell.pair().name(), name -> new ArrayList<>()).add(cell));
      }
    }
    cells.forEach(TunedGains::print);
  }

  private static void print(String name, List<CellComparison> campaigns) {
    double[] gains =
        campaigns.stream()
            .mapToDouble(
                cell -> cell.pair().figuresOfA().median() / cell.pair().figuresOfB().median())
            .toArray();
    System.out.printf(
        Locale.ROOT,
        "%s: faster in %d of %d campaigns, slower in %d; gain %.3f%n",
        name,
        count(campaigns, Verdict.FASTER),
        campaigns.size(),
        count(campaigns, Verdict.SLOWER),
        OrderedSample.of("gains", gains).median());
  }

  private static long count(List<CellComparison> campaigns, Verdict verdict) {
    return campaigns.stream().filter(cell -> cell.verdict() == verdict).count();
  }
}
