package org.tutti.bench.partitions;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.launch.CellKey;
import org.tutti.records.launch.CellRecord;
import org.tutti.records.launch.LaunchReader;
import org.tutti.stats.summary.Quartiles;

/** The median run-time of each cell in each launch, as CSV: PartitionMedians CAMPAIGN. */
public final class PartitionMedians {
  private PartitionMedians() {}

  public static void main(String[] arguments) throws IOException {
    System.out.println("launch,msize,partitions,work,benchmark,median_ns");
    for (Map.Entry<Integer, Path> launch :
        new CampaignDirectory(Path.of(arguments[0])).results().entrySet()) {
      try (LaunchReader reader = LaunchReader.open(launch.getValue())) {
        for (Optional<CellRecord> next = reader.next(); next.isPresent(); next = reader.next()) {
          print(launch.getKey(), next.get());
        }
      }
    }
  }

  private static void print(int launch, CellRecord cell) {
    CellKey key = cell.key();
    System.out.printf(
        Locale.ROOT,
        "%d,%d,%s,%s,%s,%.1f%n",
        launch,
        key.msize(),
        key.parameters().get("partitions"),
        key.parameters().get("work"),
        key.benchmark(),
        Quartiles.of(cell.observations().validRunTimes()).median());
  }
}
