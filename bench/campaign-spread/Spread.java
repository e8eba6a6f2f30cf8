package org.tutti.bench.campaignspread;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.apache.commons.statistics.descriptive.Mean;
import org.apache.commons.statistics.descriptive.StandardDeviation;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.CellFigures;
import org.tutti.campaign.driver.TimeEstimate;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.stats.summary.Quartiles;

/**
 * The spread of what campaigns report beside that of single launches that take as long: Spread DIR.
 *
 * <p>DIR holds {@code campaigns}, each level of whose factor is a trial, reduced to the median over
 * its launches, and {@code single-N} of one launch with more observations. Normalized by the least
 * of the trials, as in hunold2016, figure 12.
 */
public final class Spread {
  private Spread() {}

  public static void main(String[] arguments) throws IOException {
    Map<String, List<Double>> trials = new TreeMap<>();
    Map<String, List<Double>> seconds = new TreeMap<>();
    try (Stream<Path> files = Files.list(Path.of(arguments[0]))) {
      for (Path path : files.filter(Files::isDirectory).sorted().toList()) {
        CampaignDirectory directory = new CampaignDirectory(path);
        double launch = TimeEstimate.of(directory).orElseThrow().launch().toMillis() / 1e3;
        String way = path.getFileName().toString().replaceAll("-\\d+", "");
        for (CellFigures cell : CampaignAnalysis.of(directory).cells()) {
          String name = String.format("%8d B  %s", cell.key().msize(), way);
          trials.computeIfAbsent(name, key -> new ArrayList<>()).add(cell.median());
          seconds
              .computeIfAbsent(way, key -> new ArrayList<>())
              .add(launch * cell.launches().size());
        }
      }
    }
    seconds.forEach(
        (way, values) ->
            System.out.printf(
                Locale.ROOT,
                "%-10s %.1f s a trial%n",
                way,
                Mean.of(doubles(values)).getAsDouble()));
    trials.forEach((name, values) -> print(name, doubles(values)));
  }

  private static double[] doubles(List<Double> values) {
    return values.stream().mapToDouble(Double::doubleValue).toArray();
  }

  private static void print(String name, double[] values) {
    Quartiles quartiles = Quartiles.of(values);
    System.out.printf(
        Locale.ROOT,
        "%-20s trials %3d  least %8.3f us  standard deviation %6.2f %%  IQR %6.2f %%  max - min %6.2f %%%n",
        name,
        values.length,
        quartiles.min() / 1e3,
        100 * StandardDeviation.of(values).getAsDouble() / quartiles.min(),
        100 * quartiles.interquartileRange() / quartiles.min(),
        100 * (quartiles.max() / quartiles.min() - 1));
  }
}
