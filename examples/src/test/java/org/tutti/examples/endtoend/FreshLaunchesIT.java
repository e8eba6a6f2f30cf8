package org.tutti.examples.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tutti.records.campaign.CampaignContents;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.LaunchFile;
import org.tutti.records.launch.CellRecord;
import org.tutti.records.launch.LaunchReader;

/**
 * No command that measures repeats launches that were measured before: where ranks are simulated,
 * they would be the same to the last bit, and chance would confirm itself.
 */
class FreshLaunchesIT {
  private static final String RANKS = " --mpi simulated -np 4";
  private static final String CELLS = RANKS + " --nrep 10 --msizes 8 --quiet";

  /** Between the root and rank 3, and between ranks 2 and 3, so that algorithms differ. */
  private static final String SLOW = " --environment TUTTI_SIMULATED_SLOW=0-3:12,2-3:10";

  private static final String ALGORITHMS =
      " --factor env:TUTTI_SIMULATED_BCAST=binomial,linear --launches 8 --seed 7 MPI_Bcast";

  /** What each command does, some twice; the seeds that are given differ. */
  private static final Map<String, String> MEASURING =
      Map.ofEntries(
          Map.entry(
              "run", "run --results piloted --pilot 2 --launches 3 --seed 11 MPI_Bcast" + CELLS),
          Map.entry("run on", "run --results night --launches 9 --quiet"),
          Map.entry("rerun", "rerun night --launches 2 --results again --quiet"),
          Map.entry("replicate", "replicate study.zip --results replica --no-html --quiet"),
          Map.entry(
              "gate",
              "gate night --factor env:TUTTI_SIMULATED_BCAST=binomial,linear --confirm 2 --quiet"),
          Map.entry(
              "check",
              "check --results checked --launches 8 --seed 12 MPI_Bcast<=MPI_Bcast:linear" + CELLS),
          Map.entry(
              "tune",
              "tune Bcast --results tuned --output f.sh --seed 13 --launches 7 --max-launches 5"
                  + " --arrival 0,0,50us,0"
                  + CELLS
                  + SLOW),
          Map.entry(
              "map",
              "map --results mapped --launches 4 --seed 14 --nrep 10 --warmup 0 --quiet --no-html"
                  + " --environment TUTTI_SIMULATED_SLOW=3:3 --mpi simulated -np 12"),
          Map.entry(
              "selftest", "selftest --results tested --launches 4 --seed 15 MPI_Bcast" + CELLS),
          Map.entry(
              "reproduce",
              "reproduce --results trials --trials 3 --launches 2 --seed 20 MPI_Bcast" + CELLS),
          Map.entry("sync", "sync offset --launches 2 --sync-data clocks --seconds 1" + RANKS));

  /** What there is after each of them. */
  private static final Map<String, String> NEW =
      Map.ofEntries(
          Map.entry("run", "piloted/pilot/launches/0002.jsonl"),
          Map.entry("run on", "night/launches/0018.jsonl"),
          Map.entry("rerun", "again/launches/0001.jsonl"),
          Map.entry("replicate", "replica/campaigns/study/launches/0001.jsonl"),
          Map.entry("gate", "night/confirm/launches/0001.jsonl"),
          Map.entry("check", "checked/launches/0001.jsonl"),
          Map.entry("tune", "tuned/verification-4/launches/0001.jsonl"),
          Map.entry("map", "mapped/candidates-again/launches/0001.jsonl"),
          Map.entry("selftest", "tested/launches/0001.jsonl"),
          Map.entry("reproduce", "trials/trial-003/launches/0001.jsonl"),
          Map.entry("sync", "clocks/launch-0002/offset.csv"));

  /** They measure nothing, or nothing whose times are kept. */
  private static final Set<String> OTHERS =
      Set.of(
          "report", "compare", "list", "doctor", "help", "cache", "analyze", "history", "export",
          "archive", "stress");

  @RegisterExtension static final CommandSession TUTTI = new CommandSession();

  private final Path directory = TUTTI.directory();

  @BeforeAll
  static void aCampaign() throws Exception {
    succeed("run --results night" + CELLS + SLOW + ALGORITHMS);
  }

  static Set<String> core() {
    return Set.of("gate", "rerun", "run", "run on");
  }

  static Set<String> laboratory() {
    Set<String> commands = new TreeSet<>(MEASURING.keySet());
    commands.removeAll(core());
    return commands;
  }

  @Test
  void allCommandsAreKnownHere() throws Exception {
    Set<String> known = new TreeSet<>(OTHERS);
    MEASURING.values().forEach(line -> known.add(line.split(" ")[0]));
    String all = TUTTI.line("--help-all").output();
    Matcher names = Pattern.compile("(?m)^ {2}([a-z]+) {2}").matcher(all);
    assertThat(names.results().map(found -> found.group(1)).collect(Collectors.toSet()))
        .containsExactlyInAnyOrderElementsOf(known);
  }

  @Tag("all")
  @ParameterizedTest
  @MethodSource("laboratory")
  void noLaunchOfTheLaboratoryIsRepeated(String command) throws Exception {
    if (command.equals("replicate")) {
      succeed("run --results study --launches 12 --seed 30 Example17Baseline" + CELLS);
      succeed("archive study -o study.zip --author Ada --license CC-BY-4.0");
    }
    noLaunchIsRepeated(command);
  }

  @ParameterizedTest
  @MethodSource("core")
  void noLaunchIsRepeated(String command) throws Exception {
    Tutti.Ended ended = TUTTI.line(MEASURING.get(command));
    assertThat(ended.status()).as(ended.said()).isIn(0, 3, 4);
    Map<String, String> seen = new HashMap<>();
    for (Path campaign : campaigns()) {
      for (LaunchFile file : CampaignContents.of(new CampaignDirectory(campaign)).launches()) {
        addTo(seen, directory.relativize(campaign) + ", launch " + file.launch(), file);
      }
    }
    assertThat(Files.exists(directory.resolve(NEW.get(command)))).as(ended.said()).isTrue();
    if (command.equals("sync")) {
      assertThat(directory.resolve("clocks/launch-0002/offset.csv"))
          .content()
          .isNotEqualTo(Files.readString(directory.resolve("clocks/launch-0001/offset.csv")));
    }
  }

  private static void addTo(Map<String, String> seen, String launch, LaunchFile file) {
    try (LaunchReader reader = file.open()) {
      for (Optional<CellRecord> next = reader.next(); next.isPresent(); next = reader.next()) {
        CellRecord cell = next.get();
        double[] all = cell.observations().validRunTimes();
        String times = cell.key() + " " + Arrays.toString(all);
        // What never waits for a message takes the same time whenever.
        boolean isByChance = Arrays.stream(all).distinct().count() > 3;
        assertThat(isByChance ? seen.put(times, launch) : null).as(launch + ": " + times).isNull();
      }
    }
  }

  /** Those that a replica has beside it are the original ones. */
  private List<Path> campaigns() throws IOException {
    try (Stream<Path> files = Files.walk(directory)) {
      return files
          .filter(file -> file.endsWith("manifest.json"))
          .map(Path::getParent)
          .filter(campaign -> !campaign.toString().contains("original"))
          .toList();
    }
  }

  private static void succeed(String line) throws Exception {
    Tutti.Ended ended = TUTTI.line(line);
    assertThat(ended.status()).as(line + "\n" + ended.said()).isZero();
  }
}
