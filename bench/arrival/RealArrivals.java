package org.tutti.bench.arrival;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.launch.ArrivalTimes;
import org.tutti.records.launch.CellRecord;
import org.tutti.records.launch.LaunchReader;

/**
 * Whether real ranks arrive as planned: what a launch says of it, and what the ranks noted
 * themselves, on one clock. One line for each launch of {@link ClockedBcast}.
 */
final class RealArrivals {
  private static final double HIGH = 0.99;

  private RealArrivals() {}

  public static void main(String[] directories) throws Exception {
    System.out.println(
        "library,ranks,pattern,launch,observations,valid,allowed_ns,met,noted_met,"
            + "noted_error_median_ns,noted_error_p99_ns");
    for (String name : directories) {
      Path directory = Path.of(name);
      try (LaunchReader reader =
          LaunchReader.open(
              new CampaignDirectory(directory).results().values().iterator().next())) {
        CellRecord cell = reader.next().orElseThrow();
        if (cell.conditions().global().arrivals().isPresent()) {
          print(directory, cell);
        } else {
          // Of no valid observation, no arrivals are recorded.
          System.out.printf(
              "%s,%d,0,,,,,%n",
              directory
                  .getFileName()
                  .toString()
                  .replaceFirst("(\\w+)-(\\d+)-(.*)-(\\d+)", "$1,$2,$3,$4"),
              cell.observations().count());
        }
      }
    }
  }

  private static void print(Path directory, CellRecord cell) throws Exception {
    ArrivalTimes arrivals = cell.conditions().global().arrivals().orElseThrow();
    int count = cell.observations().count();
    int[] valid = IntStream.range(0, count).filter(at -> cell.observations().isValid(at)).toArray();
    String pattern = cell.settings().further().get("arrival").replaceFirst(":.*", "");
    double[] errors =
        pattern.startsWith("random") ? new double[0] : errors(directory, arrivals, count, valid);
    Arrays.sort(errors);
    double met = Arrays.stream(errors).filter(error -> error <= arrivals.allowed()).count();
    System.out.printf(
        Locale.ROOT,
        "%s,%s,%d,%d,%.0f,%.4f,%s%n",
        directory.getFileName().toString().replaceFirst("-.*", "") + "," + arrivals.ranks().size(),
        pattern + "," + directory.getFileName().toString().replaceFirst(".*-", ""),
        count,
        valid.length,
        arrivals.allowed(),
        arrivals.met(),
        errors.length == 0
            ? ",,"
            : String.format(
                Locale.ROOT,
                "%.4f,%.0f,%.0f",
                met / errors.length,
                errors[errors.length / 2],
                errors[(int) Math.ceil(HIGH * errors.length) - 1]));
  }

  /** How far the rank that was farthest from its offset was, in each valid observation. */
  private static double[] errors(Path directory, ArrivalTimes arrivals, int count, int[] valid)
      throws Exception {
    List<long[]> times = new ArrayList<>();
    for (int rank = 0; rank < arrivals.ranks().size(); rank++) {
      long[] all =
          Files.readAllLines(directory.resolve("rank-" + rank)).stream()
              .mapToLong(Long::parseLong)
              .toArray();
      // All observations are made in one portion, after whatever else calls the operation.
      times.add(Arrays.copyOfRange(all, all.length - count, all.length));
    }
    int first =
        IntStream.range(0, times.size())
            .filter(rank -> arrivals.ranks().get(rank).planned() == 0)
            .findFirst()
            .orElseThrow();
    return IntStream.of(valid)
        .mapToDouble(
            at ->
                IntStream.range(0, times.size())
                    .mapToDouble(
                        rank ->
                            Math.abs(
                                times.get(rank)[at]
                                    - times.get(first)[at]
                                    - arrivals.ranks().get(rank).planned()))
                    .max()
                    .orElse(0))
        .toArray();
  }
}
