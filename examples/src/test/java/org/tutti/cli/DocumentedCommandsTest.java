package org.tutti.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tutti.annotations.syntax.ArrivalText;
import org.tutti.annotations.syntax.FactorNames;
import org.tutti.rank.process.RankZeroOutput;
import org.tutti.records.campaign.Manifest;
import org.tutti.records.campaign.Manifest.PlannedTreatment;
import org.tutti.records.campaign.Manifests;
import org.tutti.records.campaign.PlannedCampaign;
import org.tutti.records.campaign.Treatment;
import org.tutti.records.campaign.WrittenCampaign;
import org.tutti.records.settings.SettingKey;
import org.tutti.records.settings.Settings;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParseResult;

/**
 * Every command that the documentation shows can be given, and every one in a block is run: here,
 * by a test in the examples, or nowhere for a reason that is listed here.
 */
class DocumentedCommandsTest {
  /** What only a campaign's analysis knows as a factor. */
  private static final Set<String> EXAMINED = Set.of("benchmark", "msize", "launch", "rank");

  private static final Pattern LESSON = Pattern.compile("(Example\\d\\d\\w*)([.*].*)?");
  private static final Pattern PARAMETER =
      Pattern.compile("@Param(?:\\([^)]*\\))?\\s+public [\\w.]+ (\\w+);");

  private static final Set<String> LESSON_PARAMETERS =
      DocumentedCommands.pages()
          .map(DocumentedCommands::text)
          .flatMap(text -> PARAMETER.matcher(text).results())
          .map(parameter -> parameter.group(1))
          .collect(Collectors.toSet());

  private static final Set<String> LESSONS =
      DocumentedCommands.pages()
          .map(page -> page.getFileName().toString())
          .collect(Collectors.toSet());

  private static final List<DocumentedCommand> ALL = DocumentedCommands.all();

  /** The comment of a block that this test runs. */
  private static final String HERE = "run by DocumentedCommandsTest";

  private static final Set<String> RUN =
      Set.of(HERE, "run by DocumentedCommandsIT", "run by JobPagesIT", "run by GalleryIT");

  private static final Set<String> NOT_RUN =
      Set.of(
          "not run: needs Slurm, which SlurmIT has",
          "not run: needs two hosts, which HostsIT has",
          "not run: needs two hosts, which SshHostsIT has",
          "not run: needs 16 processors or more",
          "not run: needs 12 GiB of memory",
          "not run: OperationsIT starts processes",
          "not run: needs 4 processors",
          "not run: needs two file systems, one of them on a device",
          "not run: needs processors that are idle",
          "not run: AdaptiveSizesIT runs others with such sizes",
          "not run: TuneIT runs others of tune",
          "not run: MapIT runs others of map",
          "not run: ArchiveIT runs others of archive",
          "not run: ArchiveIT does the same",
          "not run: ReplicateIT runs others of replicate",
          "not run: RerunIT runs it with a campaign of its own",
          "not run: MpjExpressIT runs others of MPJ Express",
          "not run: WrappedCallsIT preloads a library of its own",
          "not run: NamedModuleIT runs it in a project",
          "not run: docs/figures/draw runs it, in minutes",
          "not run: builds Tutti",
          "not run: waits for a debugger");

  @TempDir private Path path;
  private final Random random = new Random(4);

  static Stream<DocumentedCommand> ofTutti() {
    return ALL.stream().filter(DocumentedCommand::startsTutti);
  }

  private static Stream<DocumentedCommand> marked(String mark) {
    return ofTutti().filter(command -> command.mark().equals(mark));
  }

  @Test
  void theDocumentationHasCommands() {
    assertThat(ALL).hasSizeGreaterThan(80);
    assertThat(marked(HERE)).hasSizeGreaterThan(8);
  }

  /** Of the forms in campaigns.md, the one without either stops falsely on every third night. */
  @Test
  void noRecipeForNightsBreaksThePromiseOfFewFalseStops() {
    List<DocumentedCommand> nightly =
        ofTutti()
            .filter(command -> command.words().contains("gate"))
            .filter(command -> command.words().stream().anyMatch(word -> word.endsWith("*")))
            .toList();
    assertThat(nightly)
        .isNotEmpty()
        .allSatisfy(
            command ->
                assertThat(command.words())
                    .as(command.place())
                    .containsAnyOf("--confirm", "--baseline-jar"));
  }

  @Test
  void everyBlockOfCommandsIsRunOrSaysWhyNot() {
    Set<String> known =
        Stream.of(RUN, NOT_RUN, Set.of(DocumentedCommand.PROSE))
            .flatMap(Set::stream)
            .collect(Collectors.toSet());
    assertThat(ALL)
        .allSatisfy(command -> assertThat(command.mark()).as(command.place()).isIn(known));
    assertThat(ALL.stream().map(DocumentedCommand::mark).distinct())
        .containsExactlyInAnyOrderElementsOf(known);
  }

  @Test
  void quotesCommentsAndRedirectionsAreReadAsAShellReadsThem() {
    DocumentedCommand command =
        DocumentedCommand.of(
            "", "java -jar x.jar check \"A <= B\" --exclude 'a=b;c=d' > out  # so", "");
    assertThat(command.arguments()).containsExactly("check", "A <= B", "--exclude", "a=b;c=d");
  }

  @ParameterizedTest
  @MethodSource("ofTutti")
  void commandsAndOptionsAreKnown(DocumentedCommand command) {
    ParseResult parsed = parse(command);
    while (parsed.hasSubcommand()) {
      parsed = parsed.subcommand();
    }
    parsed.matchedOptions().forEach(option -> assertCanBeSet(command, option));
  }

  @ParameterizedTest
  @MethodSource("ofTutti")
  void lessonsAndFactorsAreThere(DocumentedCommand command) {
    String[] arguments = command.arguments();
    for (int index = 0; index < arguments.length; index++) {
      var lesson = LESSON.matcher(arguments[index]);
      if (lesson.matches()) {
        assertThat(LESSONS).as(command.place()).anyMatch(name -> name.startsWith(lesson.group(1)));
      }
      if (arguments[index].equals("--factor")) {
        assertThat(isFactor(arguments[index + 1].replaceFirst("=.*", "")))
            .as(command.place())
            .isTrue();
      }
    }
  }

  @Test
  void scriptsAreThere() {
    assertThat(
            ALL.stream()
                .map(command -> command.words().get(0))
                .filter(word -> word.startsWith("bin/"))
                .distinct())
        .isNotEmpty()
        .allMatch(script -> Files.isExecutable(DocumentedCommands.PROJECT.resolve(script)));
  }

  /** Open MPI starts no more ranks than there are cores; some commands are for a cluster. */
  @Test
  void commandsAreForTwoCoresOrForACluster() {
    assertThat(ofTutti().filter(command -> !command.value("-np").isEmpty()))
        .isNotEmpty()
        .allSatisfy(
            command ->
                assertThat(Integer.parseInt(command.value("-np")))
                    .as(command.place())
                    .matches(ranks -> ranks <= 2 || ranks >= 16));
  }

  @Test
  void markedCommandsRun() {
    Arrays.asList("before", "after", "january", "february", "march").forEach(this::write);
    Arrays.asList("before-1", "before-2", "after-1", "after-2").forEach(this::write);
    designed();
    marked(HERE)
        .forEach(
            command -> {
              StringWriter output = new StringWriter();
              StringWriter errors = new StringWriter();
              String[] arguments =
                  Arrays.stream(command.arguments()).map(this::here).toArray(String[]::new);
              int status =
                  Main.run(
                      new PrintWriter(output), new PrintWriter(errors, true), Map.of(), arguments);
              assertThat(status).as(command.place() + "\n" + errors).isZero();
              assertThat(output.toString()).as(command.place()).isNotEmpty();
            });
  }

  private ParseResult parse(DocumentedCommand command) {
    String[] arguments = command.arguments();
    ParseResult[] parsed = new ParseResult[1];
    assertThatCode(
            () ->
                parsed[0] =
                    new Commands(
                            new RankZeroOutput(new PrintWriter(new StringWriter()), Map.of()),
                            Map.of())
                        .parser(arguments)
                        .parseArgs(arguments))
        .as(command.place())
        .doesNotThrowAnyException();
    return parsed[0];
  }

  /** Values of settings are read after the command line. */
  private static void assertCanBeSet(DocumentedCommand command, OptionSpec option) {
    for (SettingKey<?> key : SettingKey.all()) {
      String text = option.stringValues().isEmpty() ? "" : option.stringValues().get(0);
      if (!key.isSwitch()
          && !text.startsWith("adaptive:")
          && Arrays.asList(option.names()).contains("--" + key.name())) {
        List<String> values = key == SettingKey.ARRIVAL ? ArrivalText.list(text) : List.of(text);
        for (String value : values) {
          Settings.Builder settings = Settings.builder();
          assertThatCode(() -> key.texts(value).forEach(settings::set))
              .as(command.place())
              .doesNotThrowAnyException();
        }
      }
    }
  }

  private static boolean isFactor(String name) {
    return EXAMINED.contains(name)
        || FactorNames.isFactor(name)
        || LESSON_PARAMETERS.contains(name);
  }

  private String here(String word) {
    Path directory = path.resolve(word);
    return Files.isDirectory(directory) || word.endsWith("-*") ? directory.toString() : word;
  }

  private void write(String name) {
    cells(name).write(10);
  }

  /** A campaign with the factor and the parameter of the examples. */
  private void designed() {
    Manifest one = Manifests.of(10);
    List<PlannedTreatment> treatments =
        Stream.of("openmpi", "mpich")
            .map(
                level ->
                    new PlannedTreatment(
                        new Treatment(Map.of("library", level)),
                        one.treatments().get(0).settings()))
            .toList();
    PlannedCampaign.of(
        cells("campaign").write(20),
        new Manifest(one.origin(), one.settings(), treatments, one.blocks(), 7));
  }

  private WrittenCampaign cells(String name) {
    WrittenCampaign campaign =
        new WrittenCampaign(path.resolve(name), Instant.ofEpochSecond(random.nextInt(1 << 30)));
    for (long msize : new long[] {8, 1024}) {
      for (String chunks : List.of("1", "4", "16")) {
        campaign.cell(msize, chunks, launch -> drawn(1000));
      }
      campaign.variant("library", msize, launch -> drawn(1000));
      campaign.variant("oneAfterTheOther", msize, launch -> drawn(1100));
    }
    return campaign;
  }

  private long[] drawn(long time) {
    return LongStream.range(0, 60)
        .map(index -> Math.round(time + 10 * random.nextGaussian()))
        .toArray();
  }
}
