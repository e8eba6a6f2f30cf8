package org.tutti.rank.launch;

import java.util.ArrayList;
import java.util.List;
import org.tutti.rank.disturbance.ActivityText;
import org.tutti.rank.disturbance.LaunchActivity;
import org.tutti.rank.environment.Placement;
import org.tutti.records.launch.Completion.RankReport;
import org.tutti.records.launch.LibraryTimes;

/** The reports that ranks send to the root at the end, as text. */
final class RankReports {
  private static final String SEPARATOR = "\t";

  private RankReports() {}

  /** This rank's report. */
  static String encode(int processes, int cells, LaunchActivity machine, LibraryTimes library) {
    return String.join(
        SEPARATOR,
        Integer.toString(processes),
        Integer.toString(cells),
        Long.toString(Placement.peakMemoryKiB()),
        ActivityText.encode(machine.activity()),
        ActivityText.encode(machine.load()),
        Long.toString(library.initializationNanos()),
        Long.toString(library.upcallNanos()));
  }

  /** The reports of all ranks, by rank. */
  static List<RankReport> decode(List<String> texts) {
    List<RankReport> reports = new ArrayList<>();
    for (String text : texts) {
      String[] words = text.split(SEPARATOR, -1);
      reports.add(
          new RankReport(
              reports.size(),
              Integer.parseInt(words[0]),
              Integer.parseInt(words[1]),
              Long.parseLong(words[2]),
              ActivityText.decodeActivity(words[3]),
              ActivityText.decodeLoad(words[4]),
              new LibraryTimes(Long.parseLong(words[5]), Long.parseLong(words[6]))));
    }
    return reports;
  }
}
