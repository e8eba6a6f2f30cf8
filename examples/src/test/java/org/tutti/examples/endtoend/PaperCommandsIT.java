package org.tutti.examples.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The commands by which docs/papers.md shows that an item of a paper is here, each run to its end,
 * with fewer launches, observations, ranks, and levels. Ranks are simulated unless a command names
 * what belongs to a library.
 */
@Tag("all")
class PaperCommandsIT {
  private static final Path PAGE = Path.of("..", "docs", "papers.md");
  private static final Pattern QUOTED = Pattern.compile("`([a-z][a-z]* [^`]+)`");
  private static final String PICTURE = "picture ";
  private static final Pattern OF_A_LIBRARY = Pattern.compile("(binding|library)=.*");

  /** What is said where a picture is drawn for each cell. */
  private static final Pattern SEVERAL = Pattern.compile("Choose one with --of: '([^']+)'");

  /** Numbers that a paper's campaign has, and fewer that take seconds. */
  private static final Map<String, String> FEWER =
      Map.of(
          "160", "4",
          "256..32Ki*sqrt2", "256",
          "dimensions=1,2,3,4", "dimensions=1,2",
          "30", "2");

  /** What its commands draw and examine, measured once. */
  private static final List<String> MEASURED_BEFORE =
      List.of(
          "run -np 4 --mpi simulated --launches 6 --nrep 200 --msizes 8,64 --summary all-ranks"
              + " --factor processes=1,2,4 MPI_Allreduce --results campaign",
          "run -np 2 --mpi simulated --launches 1 --nrep 10 --msizes 8,64"
              + " --factor data=untouched,evicted MPI_Allreduce --results caches",
          "run -np 2 --launches 6 --nrep 20 --msizes 8 --factor library=openmpi,mpich"
              + " MPI_Allreduce --results libraries",
          "run -np 2 --mpi simulated --launches 6 --nrep 10 --msizes 8 MPI_Allreduce --results A",
          "run -np 2 --mpi simulated --launches 6 --nrep 10 --msizes 8 MPI_Allreduce --results B",
          "sync -np 2 --mpi simulated --seconds 1 --repetitions 20 --method HCA --sync-data synchronized"
              + " barrier-skew scheme drift offset pareto run-time",
          "check Alltoall<=Bcast -np 4 --mpi simulated --launches 6 --nrep 10 --msizes 64Ki"
              + " --results guidelines");

  @RegisterExtension static final CommandSession TUTTI = new CommandSession();

  @BeforeAll
  static void measure() throws Exception {
    for (String command : MEASURED_BEFORE) {
      Tutti.Ended ended = TUTTI.run(command.split(" "));
      // Each rank of an exchange sends more than the root of a broadcast: a violation to be drawn.
      assertThat(ended.status())
          .as(command + "\n" + ended.said())
          .isEqualTo(command.startsWith("check ") ? 3 : 0);
    }
  }

  static Stream<String> commands() throws IOException {
    return shown().filter(shown -> !shown.startsWith(PICTURE)).distinct();
  }

  private static Stream<String> shown() throws IOException {
    return Files.readAllLines(PAGE).stream()
        .filter(line -> line.startsWith("| "))
        .map(line -> line.split("\\|")[2])
        .flatMap(shown -> QUOTED.matcher(shown).results())
        .map(quoted -> quoted.group(1));
  }

  @ParameterizedTest
  @MethodSource("commands")
  void doesWhatThePageSaysOfIt(String command) throws Exception {
    List<String> words = shortened(command);
    Tutti.Ended ended = TUTTI.run(words.toArray(String[]::new));
    Matcher choice = SEVERAL.matcher(ended.error());
    if (choice.find()) {
      words.addAll(List.of("--of", choice.group(1)));
      ended = TUTTI.run(words.toArray(String[]::new));
    }
    assertThat(ended.status())
        .as(ended.said())
        .isIn(command.startsWith("check ") ? List.of(0, 3) : List.of(0));
    if (command.contains(" --picture ")) {
      assertThat(ended.output()).contains("<svg");
    }
    int pictures = List.of(command.split(" ")).indexOf("--figures");
    if (pictures > 0) {
      try (Stream<Path> files = Files.list(TUTTI.directory().resolve("pictures"))) {
        assertThat(files).isNotEmpty();
      }
    }
  }

  /** luebbe2017, tables 2 and 3, with one of its 15 sizes. */
  @Test
  void thePublishedCampaignHasTheTestsOfThePaper() throws Exception {
    String both = "Neighbor_allgather|Neighbor_alltoall";
    Tutti.Ended ended =
        TUTTI.run(
            ("check Neighbor_allgather<=Neighbor_alltoall"
                    + (" " + both + "[neighborhood=CARTESIAN]<=[neighborhood=VON_NEUMANN]")
                    + (" " + both + "[order=DEFAULT]<=[order=RAND]")
                    + (" " + both + "[reorder=true]<=[reorder=false]")
                    + " -np 4 --mpi simulated --scheme NEIGHBORHOODS --launches 1 --nrep 2 --warmup 0"
                    + " --msizes 256 --param neighborhood=CARTESIAN,VON_NEUMANN,MOORE"
                    + " --param order=DEFAULT,LMAJ,RAND --param reorder=false,true"
                    + " --param dimensions=1,2,3,4 --param finite=0,dimensions --results published")
                .split(" "));

    assertThat(ended.status()).as(ended.said()).isZero();
    assertThat(ended.said()).contains(": " + 3360 / 15 + " cells in ");
    assertThat(ended.output().lines().filter(line -> line.contains("1 x 4 ")).map(String::strip))
        .extracting(line -> line.split(" +")[3])
        .containsExactly("0/112", "0/32", "0/64", "0/112");
  }

  /** Cells with cold caches are measured in another way, and have a table of their own. */
  @Test
  void levelsOfAFactorAreInOnePicture() throws Exception {
    Tutti.Ended ended = TUTTI.run("export", "caches", "--picture", "run-time", "--format", "md");

    assertThat(ended.status()).as(ended.said()).isZero();
    assertThat(ended.output()).contains("data untouched", "data evicted");
  }

  /** Of comparisons, repeated campaigns, and experiments on synchronization, besides campaigns. */
  @Test
  void everyPictureThatThePageNamesIsDrawnByACommand() throws Exception {
    for (String command :
        List.of(
            "sync --draw synchronized",
            "compare A B --figures synchronized",
            "reproduce -np 2 --mpi simulated --scheme SKAMPI --trials 2 --launches 2 --nrep 10"
                + " MPI_Bcast --figures synchronized")) {
      Tutti.Ended ended = TUTTI.run(command.split(" "));
      assertThat(ended.status()).as(ended.said()).isZero();
    }
    List<String> drawn;
    try (Stream<Path> files = Files.list(TUTTI.directory().resolve("synchronized"))) {
      drawn = files.map(file -> file.getFileName().toString()).toList();
    }
    assertThat(shown().filter(shown -> shown.startsWith(PICTURE)).distinct())
        .hasSizeGreaterThan(6)
        .allSatisfy(
            picture ->
                assertThat(drawn)
                    .anyMatch(
                        file ->
                            file.matches(picture.substring(PICTURE.length()) + "(-.*)?\\.svg")));
  }

  private static List<String> shortened(String command) {
    List<String> words = new ArrayList<>();
    for (String word : command.split(" ")) {
      words.add(word.equals("DIR") ? directory(command) : FEWER.getOrDefault(word, word));
    }
    boolean isMeasured = words.contains("-np");
    if (isMeasured && !words.get(0).equals("stress") && !words.get(0).equals("sync")) {
      add(words, "--nrep", "10");
      add(words, "--launches", words.get(0).equals("reproduce") ? "2" : "1");
      if (words.stream().noneMatch(OF_A_LIBRARY.asMatchPredicate())) {
        add(words, "--mpi", "simulated");
      }
    }
    if (words.get(0).equals("reproduce")) {
      add(words, "--trials", "2");
    }
    return words;
  }

  private static String directory(String command) {
    if (command.startsWith("sync ")) {
      return "synchronized";
    }
    if (command.contains("guideline-")) {
      return "guidelines";
    }
    if (command.contains("library=") || command.matches(".* (distributions|histograms)")) {
      return "libraries";
    }
    return command.equals("export DIR --picture run-time") ? "caches" : "campaign";
  }

  private static void add(List<String> words, String option, String value) {
    if (!words.contains(option)) {
      words.addAll(List.of(option, value));
    }
  }
}
