package org.tutti.bench.livedata;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import org.tutti.bench.fidelity.GroupedMedian;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.launch.CellRecord;
import org.tutti.records.launch.LaunchReader;

/**
 * The median run-time of each cell in each launch of Tutti, as lines of CSV like those of {@link
 * org.tutti.bench.fidelity.LaunchMedians}: LiveDataMedians DIRECTORY PROGRAM...
 *
 * <p>DIRECTORY/PROGRAM holds the launches of a program. The seed of a launch is the number of its
 * round, so that one that was interrupted and made again does not shift the others.
 */
public final class LiveDataMedians {
  private LiveDataMedians() {}

  public static void main(String[] arguments) throws IOException {
    for (String program : Arrays.asList(arguments).subList(1, arguments.length)) {
      print(program, Path.of(arguments[0], program));
    }
  }

  private static void print(String program, Path campaign) throws IOException {
    for (Path file : new CampaignDirectory(campaign).results().values()) {
      try (LaunchReader reader = LaunchReader.open(file)) {
        long round = reader.header().identity().seed();
        for (Optional<CellRecord> next = reader.next(); next.isPresent(); next = reader.next()) {
          CellRecord cell = next.get();
          double[] times = cell.observations().validRunTimes();
          Arrays.sort(times);
          System.out.printf(
              Locale.ROOT,
              "%s,%s,%d,%d,%.2f%n",
              program,
              cell.key().benchmark(),
              cell.key().msize(),
              round,
              GroupedMedian.of(times));
        }
      }
    }
  }
}
