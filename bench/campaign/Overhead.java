import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.Journal;
import org.tutti.records.campaign.JournalEntry;
import org.tutti.records.campaign.JournalEntry.Event;

/**
 * What the driver adds between two launches: from the end of one launcher to the start of the next,
 * by the journal: Overhead DIR. It includes the judgment of the data, all that is forced to disk,
 * and the search for processes that are left.
 */
public final class Overhead {
  public static void main(String[] arguments) {
    List<Double> millis = new ArrayList<>();
    JournalEntry started = null;
    JournalEntry finished = null;
    CampaignDirectory directory = new CampaignDirectory(Path.of(arguments[0]));
    for (JournalEntry entry : Journal.read(directory.journal()).entries()) {
      if (entry.event() == Event.STARTED) {
        if (finished != null) {
          double apart = Duration.between(started.at(), entry.at()).toNanos() / 1e6;
          millis.add(apart - Long.parseLong(finished.details().get("lifetimeMillis")));
        }
        started = entry;
        finished = null;
      } else {
        finished = entry.event() == Event.FINISHED ? entry : null;
      }
    }
    millis.sort(null);
    System.out.printf(
        Locale.ROOT,
        "driver, from the end of a launch to the start of the next: median %.1f ms, 95 %% %.1f ms,"
            + " max %.1f ms, n %d%n",
        millis.get(millis.size() / 2),
        millis.get((int) (0.95 * (millis.size() - 1))),
        millis.get(millis.size() - 1),
        millis.size());
  }
}
