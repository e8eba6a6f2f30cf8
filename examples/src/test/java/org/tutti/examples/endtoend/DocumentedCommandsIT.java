package org.tutti.examples.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/**
 * The commands and scripts of the README and of docs/, with fewer launches, observations, ranks.
 * One after the other: directories that no command names are named by the second.
 */
class DocumentedCommandsIT {
  private static final Path PROJECT = Path.of("..");
  private static final Pattern BLOCK =
      Pattern.compile(
          "^<!-- run by DocumentedCommandsIT -->\n```(\\w*)\n(.*?)^```",
          Pattern.MULTILINE | Pattern.DOTALL);
  private static final List<String> JARS =
      List.of(
          "benchmarks.jar",
          "examples/target/benchmarks.jar",
          "target/benchmarks.jar",
          "main.jar",
          "head.jar");

  /** Exit statuses of a command that judges: so few launches decide nothing. */
  private static final List<Integer> JUDGED = List.of(0, 3, 4, 5);

  /** What readers of these pages have measured before. */
  private static final String MEASURED_BEFORE =
      """
      java -jar benchmarks.jar run Example17Baseline -np 2 --factor library=openmpi,mpich \
        --msizes 8 --results campaign
      java -jar benchmarks.jar run Example06OwnAlgorithm -np 2 --msizes 8,1Ki --results own
      java -jar benchmarks.jar run -np 2 --msizes 8 --results main
      java -jar benchmarks.jar run -np 2 --msizes 8 --results head
      """;

  /** Programs become functions that write their arguments down, so that the shell reads quotes. */
  private static final String RECORDING =
      """
      for program in java mpirun mpiexec.mpich; do
        eval "$program() { printf '%s\\t' $program \\"\\$@\\" >&3; echo >&3; }"
      done
      """;

  @RegisterExtension static final CommandSession TUTTI = new CommandSession();

  private static Path directory;
  private static List<MatchResult> blocks;
  private static List<ShortenedCommand> commands;
  private static List<ShortenedCommand> readme;

  @BeforeAll
  static void readPages() throws Exception {
    directory = TUTTI.directory();
    for (String jar : JARS) {
      link(jar, Tutti.JAR);
    }
    link("january", directory.resolve("main"));
    link("february", directory.resolve("head"));
    link("march", directory.resolve("before"));
    link("launches", directory.resolve("campaign/launches"));
    blocks = blocks(pages());
    commands = commands(MEASURED_BEFORE + text(""));
    assertThat(commands).hasSizeGreaterThan(45);
    readme = commands(blocks(pages().subList(0, 1)).get(0).group(2));
    assertThat(commands).containsAll(readme);
  }

  @Test
  void theCommandsOfTheReadmeRun() throws Exception {
    run(readme);
    launch(readme);
  }

  @Tag("all")
  @Test
  void everyCommandAndEveryScriptRuns() throws Exception {
    run(commands);
    assertThat(commands.stream().flatMap(command -> command.files().stream()))
        .hasSizeGreaterThan(10)
        .allSatisfy(file -> assertThat(directory.resolve(file)).isNotEmptyFile());
    assertThat(languages()).contains("r", "python");
    run("Rscript", script("r"));
    run("/usr/bin/python3", script("python"));
  }

  /** Other modules are tested at the same time, which {@code doctor} sees. */
  private static boolean isOnlyBusy(Tutti.Ended ended) {
    List<String> wrong = ended.output().lines().filter(line -> line.startsWith("wrong ")).toList();
    return wrong.size() == 1 && wrong.get(0).startsWith("wrong load ");
  }

  @Tag("all")
  @Test
  void everyLaunchByHandRuns() throws Exception {
    assertThat(launch(commands)).isGreaterThan(5);
  }

  /** Runs those that start Tutti themselves. */
  private static void run(List<ShortenedCommand> commands) throws Exception {
    for (ShortenedCommand command : commands) {
      if (command.launcher().isEmpty()) {
        Tutti.Ended ended = TUTTI.run(command.arguments().toArray(String[]::new));
        assertThat(ended.status())
            .as(command + "\n" + ended.said())
            .isIn(command.judges() ? JUDGED : List.of(isOnlyBusy(ended) ? 1 : 0));
      }
    }
  }

  /** Runs those that a launcher starts, and returns their number. */
  private static int launch(List<ShortenedCommand> commands) throws Exception {
    int launched = 0;
    for (ShortenedCommand command : commands) {
      if (!command.launcher().isEmpty()) {
        String[] launcher = command.launcher().toArray(String[]::new);
        Tutti.Ended ended =
            Tutti.under(directory, launcher).run(command.arguments().toArray(String[]::new));
        assertThat(ended.status()).as(command + "\n" + ended.said()).isZero();
        launched++;
      }
    }
    return launched;
  }

  private static List<ShortenedCommand> commands(String documented) throws Exception {
    Path list = directory.resolve("list.txt");
    Path script = directory.resolve("script.sh");
    Files.writeString(script, RECORDING + documented);
    run("bash", "-c", "exec 3> list.txt && . ./" + script.getFileName());
    return Files.readAllLines(list).stream()
        .map(line -> ShortenedCommand.of(List.of(line.split("\t"))))
        .toList();
  }

  /** The README, then the pages of docs/ in alphabetical order. */
  private static List<Path> pages() throws IOException {
    List<Path> pages = new ArrayList<>(List.of(PROJECT.resolve("README.md")));
    try (Stream<Path> docs = Files.list(PROJECT.resolve("docs"))) {
      docs.filter(page -> page.toString().endsWith(".md")).sorted().forEach(pages::add);
    }
    return pages;
  }

  private static List<MatchResult> blocks(List<Path> pages) throws IOException {
    List<MatchResult> blocks = new ArrayList<>();
    for (Path page : pages) {
      blocks.addAll(BLOCK.matcher(Files.readString(page)).results().toList());
    }
    return blocks;
  }

  private static Set<String> languages() {
    return blocks.stream().map(block -> block.group(1)).collect(Collectors.toSet());
  }

  private static String text(String language) {
    return blocks.stream()
        .filter(block -> block.group(1).equals(language))
        .map(block -> block.group(2))
        .collect(Collectors.joining());
  }

  private static String script(String language) throws IOException {
    Path script = directory.resolve("script." + language);
    Files.writeString(script, text(language));
    return script.getFileName().toString();
  }

  private static void run(String... command) throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(command).directory(directory.toFile()).redirectErrorStream(true).start();
    String output = new String(process.getInputStream().readAllBytes());
    assertThat(process.waitFor()).as(String.join(" ", command) + "\n" + output).isZero();
  }

  private static void link(String name, Path target) throws IOException {
    Path link = directory.resolve(name);
    Files.createDirectories(link.getParent());
    Files.createSymbolicLink(link, target);
  }
}
