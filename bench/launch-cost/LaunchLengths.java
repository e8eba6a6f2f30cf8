package org.tutti.bench.launchcost;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.Journal;
import org.tutti.records.campaign.JournalEntry;
import org.tutti.records.campaign.JournalEntry.Event;
import org.tutti.records.campaign.Manifest;
import org.tutti.records.campaign.ManifestFile;
import org.tutti.records.campaign.PlannedLaunch;
import org.tutti.stats.summary.Quartiles;

/** How long the launches of each treatment took, from start to end: LaunchLengths DIR. */
public final class LaunchLengths {
  private LaunchLengths() {}

  public static void main(String[] arguments) {
    CampaignDirectory directory = new CampaignDirectory(Path.of(arguments[0]));
    Manifest manifest = ManifestFile.required(directory);
    Map<Integer, String> treatments = new TreeMap<>();
    for (PlannedLaunch launch : manifest.design().launches()) {
      treatments.put(launch.number(), launch.treatment().toString());
    }
    Map<String, List<Double>> seconds = new TreeMap<>();
    for (JournalEntry entry : Journal.read(directory.journal()).entries()) {
      if (entry.event() == Event.FINISHED) {
        seconds
            .computeIfAbsent(treatments.get(entry.launch()), any -> new ArrayList<>())
            .add(Long.parseLong(entry.details().get("lifetimeMillis")) / 1e3);
      }
    }
    seconds.forEach(LaunchLengths::print);
  }

  private static void print(String treatment, List<Double> seconds) {
    Quartiles quartiles = Quartiles.of(seconds.stream().mapToDouble(Double::doubleValue).toArray());
    System.out.printf(
        Locale.ROOT,
        "%s: launches %d, median %.2f s, quartiles %.2f and %.2f s%n",
        treatment,
        seconds.size(),
        quartiles.median(),
        quartiles.first(),
        quartiles.third());
  }
}
