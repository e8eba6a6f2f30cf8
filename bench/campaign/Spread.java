import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.tutti.runtime.analysis.CampaignAnalysis;
import org.tutti.runtime.analysis.CellFigures;
import org.tutti.runtime.analysis.LaunchFigures;
import org.tutti.runtime.campaign.CampaignDirectory;
import org.tutti.stats.sample.OrderedSample;
import org.tutti.stats.summary.Quartiles;

/**
 * The spread of a campaign's result beside that of a single launch: Spread CAMPAIGN SINGLES SIZE.
 *
 * <p>CAMPAIGN is cut into trials of SIZE launches one after the other, each reduced to the median of
 * its launches' medians. SINGLES holds launches with SIZE times as many observations, each of which
 * is a trial of the usual way of working. Normalised by the least, as in hunold2016, figure 12.
 */
public final class Spread {
  public static void main(String[] arguments) {
    CampaignAnalysis campaign = CampaignAnalysis.of(new CampaignDirectory(Path.of(arguments[0])));
    CampaignAnalysis singles = CampaignAnalysis.of(new CampaignDirectory(Path.of(arguments[1])));
    int size = Integer.parseInt(arguments[2]);
    for (CellFigures cell : campaign.cells()) {
      List<LaunchFigures> launches = cell.launches();
      List<Double> trials = new ArrayList<>();
      for (int first = 0; first + size <= launches.size(); first += size) {
        double[] medians =
            launches.subList(first, first + size).stream()
                .mapToDouble(LaunchFigures::median)
                .toArray();
        trials.add(OrderedSample.of("medians", medians).median());
      }
      print("campaigns of " + size, cell, trials);
      singles.cells().stream()
          .filter(single -> single.key().equals(cell.key()))
          .forEach(
              single ->
                  print(
                      "single launches",
                      cell,
                      single.launches().stream().map(LaunchFigures::median).toList()));
    }
  }

  private static void print(String way, CellFigures cell, List<Double> values) {
    double[] sorted = values.stream().mapToDouble(Double::doubleValue).sorted().toArray();
    double[] normalised = new double[sorted.length];
    for (int trial = 0; trial < sorted.length; trial++) {
      normalised[trial] = sorted[trial] / sorted[0];
    }
    Quartiles quartiles = Quartiles.of(normalised);
    System.out.printf(
        Locale.ROOT,
        "%-60s %-18s trials %3d  IQR %6.2f %%  max-min %6.2f %%  (least %.3f us)%n",
        cell.key(),
        way,
        sorted.length,
        100 * quartiles.interquartileRange(),
        100 * (quartiles.max() - 1),
        sorted[0] / 1000);
  }
}
