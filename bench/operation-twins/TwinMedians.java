package org.tutti.bench.operationtwins;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.tutti.bench.fidelity.GroupedMedian;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.launch.CellRecord;
import org.tutti.records.launch.LaunchReader;
import org.tutti.records.launch.Observations;

/**
 * The median run-time of each operation in each launch of Tutti, as lines of CSV like those of
 * {@link org.tutti.bench.fidelity.LaunchMedians}: TwinMedians DIRECTORY OPERATION=CLASS...
 *
 * <p>DIRECTORY/tutti holds launches of the catalog, DIRECTORY/twins those of the twins; CLASS is
 * the twin of an operation. The seed of a launch is the number of its round.
 */
public final class TwinMedians {
  private final Map<String, String> operations = new HashMap<>();

  private TwinMedians() {}

  public static void main(String[] arguments) throws IOException {
    TwinMedians medians = new TwinMedians();
    for (String pair : arguments) {
      int sign = pair.indexOf('=');
      if (sign > 0) {
        medians.operations.put(pair.substring(sign + 1), pair.substring(0, sign));
      }
    }
    Path directory = Path.of(arguments[0]);
    medians.print("tutti", directory.resolve("tutti"), observation -> true);
    medians.print("bare", directory.resolve("twins"), BareTurn::isBare);
    medians.print("turn", directory.resolve("twins"), observation -> !BareTurn.isBare(observation));
  }

  private void print(String program, Path campaign, IntPredicate belongs) throws IOException {
    for (Path file : new CampaignDirectory(campaign).results().values()) {
      try (LaunchReader reader = LaunchReader.open(file)) {
        long round = reader.header().identity().seed();
        for (Optional<CellRecord> next = reader.next(); next.isPresent(); next = reader.next()) {
          CellRecord cell = next.get();
          System.out.printf(
              Locale.ROOT,
              "%s,%s,%d,%d,%.2f%n",
              program,
              operation(cell.key().benchmark()),
              cell.key().msize(),
              round,
              median(cell.observations(), belongs));
        }
      }
    }
  }

  /** The operation that a benchmark measures; those of the catalog are called by its name. */
  private String operation(String benchmark) {
    if (!benchmark.contains(".")) {
      return benchmark;
    }
    String type = benchmark.substring(0, benchmark.lastIndexOf('.'));
    return operations.get(type.substring(type.lastIndexOf('.') + 1));
  }

  private static double median(Observations observations, IntPredicate belongs) {
    return GroupedMedian.of(
        IntStream.range(0, observations.count())
            .filter(observations::isValid)
            .filter(belongs)
            .mapToDouble(observations::runTime)
            .sorted()
            .toArray());
  }
}
