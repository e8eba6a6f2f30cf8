package org.tutti.bench.launchcost;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.tutti.campaign.launch.JavaProgram;
import org.tutti.rank.clock.LearnedHost;
import org.tutti.rank.entry.LaunchTask;
import org.tutti.rank.entry.ProviderRequest;
import org.tutti.rank.entry.RankMain;
import org.tutti.rank.entry.RankRequest;
import org.tutti.measure.harness.BenchmarkSelection;
import org.tutti.measure.harness.IndexEntry;
import org.tutti.rank.launch.LaunchPlace;
import org.tutti.records.launch.LaunchReader;
import org.tutti.records.settings.Settings;

/**
 * Prints how the driver of a campaign starts a rank, one argument a line: RankArguments JAR RESULTS
 * EARLIER SETTING=TEXT-OR-BENCHMARK... where EARLIER is the result file of an earlier launch; if it
 * does not exist, this is the first.
 */
public final class RankArguments {
  private RankArguments() {}

  public static void main(String[] arguments) {
    List<String> all = List.of(arguments);
    LaunchPlace place =
        new LaunchPlace(
            Path.of(all.get(1)),
            1,
            Optional.empty(),
            OptionalInt.of(1),
            Map.of(),
            Optional.empty(),
            learned(Path.of(all.get(2))),
            Map.of());
    Settings.Builder settings = Settings.builder();
    List<String> names = new ArrayList<>();
    for (String word : all.subList(3, all.size())) {
      int equals = word.indexOf('=');
      if (equals < 0) {
        names.add(word);
      } else {
        settings.set(word.substring(0, equals), word.substring(equals + 1));
      }
    }
    List<String> classes =
        BenchmarkSelection.onClassPath().entries(names).stream()
            .map(IndexEntry::type)
            .distinct()
            .toList();
    List<String> request =
        new RankRequest(
                names,
                classes,
                settings.build(),
                ProviderRequest.of(Settings.NONE),
                place,
                LaunchTask.MEASUREMENT)
            .encode();
    JavaProgram own = JavaProgram.ofThisJvm(RankMain.class.getName(), request);
    new JavaProgram(own.java(), own.options(), all.get(0), own.mainClass(), request)
        .command()
        .forEach(System.out::println);
  }

  private static List<LearnedHost> learned(Path earlier) {
    if (!Files.exists(earlier)) {
      return List.of();
    }
    try (LaunchReader reader = LaunchReader.open(earlier)) {
      return LearnedHost.of(reader.header());
    }
  }
}
