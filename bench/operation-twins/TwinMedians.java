package org.tutti.bench.operationtwins;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.tutti.bench.fidelity.GroupedMedian;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.launch.CellRecord;
import org.tutti.records.launch.LaunchReader;
import org.tutti.records.launch.Observations;

/**
 * The median run-time of each operation in each launch of Tutti, as lines of CSV like those of
 * {@link org.tutti.bench.fidelity.LaunchMedians}: TwinMedians DIRECTORY EXCLUDED.csv
 *
 * <p>DIRECTORY/tutti holds launches of the catalog, DIRECTORY/twins/LAUNCH those of operations and
 * their bare calls by turns, DIRECTORY/notes what their ranks noted; the reasons why operations
 * have no twin are written to EXCLUDED.csv. The seed of a launch is the number of its round.
 */
public final class TwinMedians {
  private static final String NOTHING = "nothing";

  private TwinMedians() {}

  public static void main(String[] arguments) throws IOException {
    Path directory = Path.of(arguments[0]);
    TwinCatalog catalog = TwinCatalog.of(directory.resolve("notes"));
    Predicate<String> hasTwin = name -> name.equals(NOTHING) || catalog.hasTwin(name);
    print("tutti", List.of(directory.resolve("tutti")), name -> true, observation -> true);
    List<Path> ofTwins;
    try (Stream<Path> launches = Files.list(directory.resolve("twins"))) {
      ofTwins = launches.toList();
    }
    print("bare", ofTwins, hasTwin, BareTurn::isBare);
    Set<String> measured =
        print("turn", ofTwins, hasTwin, observation -> !BareTurn.isBare(observation));
    List<String> lines = new ArrayList<>(List.of("operation,reason"));
    for (String name : catalog.offered(directory)) {
      if (!measured.contains(name)) {
        lines.add(name + "," + catalog.reason(name));
      }
    }
    Files.write(Path.of(arguments[1]), lines);
  }

  /** A cell and the round of its launch. */
  private record Measured(long round, CellRecord cell) {
    String name() {
      String benchmark = cell.key().benchmark();
      return benchmark.endsWith("." + NOTHING) ? NOTHING : benchmark;
    }
  }

  /** Returns the names of what was measured and has a twin. */
  private static Set<String> print(
      String program, List<Path> campaigns, Predicate<String> wanted, IntPredicate belongs)
      throws IOException {
    Map<String, List<Measured>> cells = new TreeMap<>();
    for (Path campaign : campaigns) {
      for (Path file : new CampaignDirectory(campaign).results().values()) {
        read(file, wanted, cells);
      }
    }
    cells.forEach(
        (name, all) -> {
          Set<String> varied = varied(all);
          for (Measured one : all) {
            System.out.printf(
                Locale.ROOT,
                "%s,%s,%d,%d,%.2f%n",
                program,
                name + values(one.cell().key().parameters(), varied),
                one.cell().key().msize(),
                one.round(),
                median(one.cell().observations(), belongs));
          }
        });
    return cells.keySet();
  }

  private static void read(Path file, Predicate<String> wanted, Map<String, List<Measured>> cells)
      throws IOException {
    try (LaunchReader reader = LaunchReader.open(file)) {
      long round = reader.header().identity().seed();
      for (Optional<CellRecord> next = reader.next(); next.isPresent(); next = reader.next()) {
        Measured measured = new Measured(round, next.get());
        boolean isMeasured = next.get().observations().count() > 0;
        String name = measured.name();
        if (isMeasured && wanted.test(name)) {
          cells.computeIfAbsent(name, key -> new ArrayList<>()).add(measured);
        }
      }
    }
  }

  /** The parameters of which an operation has cells with several values. */
  private static Set<String> varied(List<Measured> cells) {
    Map<String, String> first = cells.get(0).cell().key().parameters();
    return cells.stream()
        .flatMap(one -> one.cell().key().parameters().entrySet().stream())
        .filter(parameter -> !parameter.getValue().equals(first.get(parameter.getKey())))
        .map(Map.Entry::getKey)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static String values(Map<String, String> parameters, Set<String> names) {
    return names.stream()
        .map(name -> " " + name + "=" + parameters.get(name))
        .collect(Collectors.joining());
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
