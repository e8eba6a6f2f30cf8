package org.tutti.bench.driverpause;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.function.IntPredicate;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.Journal;
import org.tutti.records.campaign.JournalEntry;
import org.tutti.records.campaign.JournalEntry.Event;

/**
 * What the driver adds between two launches, by the journal: from the end of one launcher to the
 * start of the next. It includes the check of the data, all that is forced to disk, and the search
 * for processes that are left. {@code DriverPause DIR...} prints the pauses of campaigns as CSV,
 * {@code DriverPause --summary RESULT.csv} quantiles of these.
 */
public final class DriverPause {
  private DriverPause() {}

  public static void main(String[] arguments) throws IOException {
    if (arguments[0].equals("--summary")) {
      List<String> lines = Files.readAllLines(Path.of(arguments[1]));
      summarize("first of a campaign", lines, pause -> pause == 1);
      summarize("later", lines, pause -> pause > 1);
      summarize("all", lines, pause -> true);
      return;
    }
    System.out.println("campaign,pause,ms");
    for (int campaign = 1; campaign <= arguments.length; campaign++) {
      print(campaign, new CampaignDirectory(Path.of(arguments[campaign - 1])));
    }
  }

  private static void print(int campaign, CampaignDirectory directory) {
    JournalEntry started = null;
    JournalEntry finished = null;
    int pause = 0;
    for (JournalEntry entry : Journal.read(directory.journal()).entries()) {
      if (entry.event() == Event.STARTED) {
        if (finished != null) {
          double apart = Duration.between(started.at(), entry.at()).toNanos() / 1e6;
          double lifetime = Long.parseLong(finished.details().get("lifetimeMillis"));
          pause++;
          System.out.printf(Locale.ROOT, "%d,%d,%.1f%n", campaign, pause, apart - lifetime);
        }
        started = entry;
        finished = null;
      } else {
        finished = entry.event() == Event.FINISHED ? entry : null;
      }
    }
  }

  private static void summarize(String name, List<String> lines, IntPredicate pauses) {
    double[] millis =
        lines.stream()
            .skip(1)
            .map(line -> line.split(","))
            .filter(fields -> pauses.test(Integer.parseInt(fields[1])))
            .mapToDouble(fields -> Double.parseDouble(fields[2]))
            .sorted()
            .toArray();
    System.out.printf(
        Locale.ROOT,
        "%-20s n %3d  median %5.1f ms  95 %% %5.1f ms  greatest %5.1f ms%n",
        name,
        millis.length,
        millis[millis.length / 2],
        millis[(int) (0.95 * (millis.length - 1))],
        millis[millis.length - 1]);
  }
}
