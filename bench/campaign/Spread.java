import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.tutti.runtime.analysis.CampaignAnalysis;
import org.tutti.runtime.analysis.CellFigures;
import org.tutti.runtime.campaign.CampaignDirectory;
import org.tutti.runtime.driver.TimeEstimate;
import org.tutti.stats.summary.Quartiles;

/**
 * The spread of a campaign's result beside that of a single launch that takes as long: Spread DIR.
 *
 * <p>DIR holds campaigns {@code campaign-N} of 10 launches, each a trial of which the median over
 * its launches is the result, and {@code single-N} of one launch with more observations. Normalised
 * by the least of the trials, as in hunold2016, figure 12.
 */
public final class Spread {
  public static void main(String[] arguments) throws IOException {
    Map<String, List<Double>> trials = new TreeMap<>();
    Map<String, List<Double>> seconds = new TreeMap<>();
    try (Stream<Path> files = Files.list(Path.of(arguments[0]))) {
      for (Path path : files.filter(Files::isDirectory).sorted().toList()) {
        CampaignDirectory directory = new CampaignDirectory(path);
        CampaignAnalysis analysis = CampaignAnalysis.of(directory);
        String way = path.getFileName().toString().replaceAll("-\\d+", "");
        for (CellFigures cell : analysis.cells()) {
          String name = String.format("%8d B  %s", cell.key().msize(), way);
          trials.computeIfAbsent(name, key -> new ArrayList<>()).add(cell.median());
        }
        seconds
            .computeIfAbsent(way, key -> new ArrayList<>())
            .add(
                TimeEstimate.of(directory).orElseThrow().launch().toMillis()
                    / 1e3
                    * analysis.headers().size());
      }
    }
    seconds.forEach(
        (way, values) ->
            System.out.printf(
                Locale.ROOT,
                "%-10s %.1f s a trial%n",
                way,
                values.stream().mapToDouble(Double::doubleValue).average().orElseThrow()));
    trials.forEach(Spread::print);
  }

  private static void print(String name, List<Double> values) {
    double least = values.stream().mapToDouble(Double::doubleValue).min().orElseThrow();
    Quartiles spread =
        Quartiles.of(values.stream().mapToDouble(value -> value / least).toArray());
    System.out.printf(
        Locale.ROOT,
        "%-20s trials %3d  least %8.3f us  IQR %6.2f %%  max - min %6.2f %%%n",
        name,
        values.size(),
        least / 1e3,
        100 * spread.interquartileRange(),
        100 * (spread.max() - 1));
  }
}
