package org.tutti.campaign.driver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.diagnostics.UserText;
import org.tutti.rank.process.ProcessTree;
import org.tutti.records.campaign.CampaignContents;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.FailureClass;
import org.tutti.records.campaign.Journal;
import org.tutti.records.campaign.JournalEntry;
import org.tutti.records.campaign.JournalEntry.Event;
import org.tutti.records.campaign.LaunchSettings;
import org.tutti.records.campaign.Manifest;
import org.tutti.records.campaign.ManifestFile;
import org.tutti.records.campaign.Treatment;
import org.tutti.records.launch.LaunchHeader;
import org.tutti.records.settings.LaunchTimeouts;

class CampaignRunnerTest {
  private static final Duration SPREAD = Duration.ofSeconds(2);

  /** Of two blocks, the second begins in the second half; clocks may be corrected meanwhile. */
  private static final Duration SPREAD_PART = Duration.ofMillis(900);

  private static final Duration LONG = Duration.ofMinutes(1);

  @TempDir private Path path;
  private CampaignDirectory directory;
  private LaunchTimeouts limits = new LaunchTimeouts(LONG, LONG, LONG);
  private List<CampaignStoppingRule> rules = List.of();
  private Optional<Duration> spread = Optional.empty();
  private Optional<TimeEstimate> estimate = Optional.empty();
  private Map<String, String> notes = Map.of();
  private final RecordingListener heard = new RecordingListener();

  @BeforeEach
  void prepare() {
    directory = new CampaignDirectory(path.resolve("a 'campaign' with; odd $(name)"));
    directory.prepare();
  }

  @ParameterizedTest
  @ValueSource(strings = {"openmpi", "mpich"})
  void runsEveryLaunchOfTheDesign(String launcher) {
    CampaignOutcome outcome = run(launcher, "well", 3);

    assertThat(outcome).isEqualTo(new CampaignOutcome(3, 3, List.of(), Optional.empty(), false));
    assertThat(CampaignAnalysis.of(directory).cells())
        .hasSize(RankFixture.CELLS)
        .allSatisfy(cell -> assertThat(cell.launches()).hasSize(3));
    assertThat(heard.text()).contains("launch 3 attempt 1").contains("left");
  }

  @Test
  void anExitStatusOfZeroProvesNothing() {
    CampaignOutcome outcome = run("mpich", "leave-early", 1);

    assertThat(outcome.isComplete()).isFalse();
    assertThat(failures()).containsExactly("partial");
    assertThat(CampaignAnalysis.of(directory).cells()).hasSize(1);
  }

  @Test
  void aRankThatHangsIsEndedAndItsCellsAreKept() {
    limits = new LaunchTimeouts(LONG, Duration.ofSeconds(5), LONG);
    CampaignOutcome outcome = run("openmpi", "hang", 1);

    assertThat(outcome.failures())
        .singleElement()
        .extracting(failure -> failure.reason().commandLine())
        .asString()
        .contains("silence of --launch-timeout")
        .contains(
            "rank 0 last seen in cell 1/3, cell of rank 0; rank 1 last seen in cell 2/3, cell of"
                + " rank 1");
    assertThat(failures()).containsExactly("timeout");
    assertThat(CampaignAnalysis.of(directory).cells()).hasSize(1);
    assertThat(new ProcessTree(Attempt.mark(directory)).members()).isEmpty();
  }

  /** As seen with MPICH, whose MPI_Finalize may hang. */
  @Test
  void aLaunchCountsWhoseLauncherHangsAfterItsResultsAreComplete() {
    limits = new LaunchTimeouts(LONG, LONG, LONG, Duration.ofSeconds(1));
    CampaignOutcome outcome = run("mpich", "lingers", 1);

    assertThat(outcome.isComplete()).isTrue();
    assertThat(heard.text()).contains("[TUTTI-234] The launcher of launch 1 did not exit");
    assertThat(new ProcessTree(Attempt.mark(directory)).members()).isEmpty();
  }

  @Test
  void aRankThatIsKilledIsClassedAsSuch() {
    run("openmpi", "killed", 1);

    assertThat(failures()).containsExactly("signal");
  }

  @Test
  void aWorldOfAnotherSizeDoesNotCount() {
    run("openmpi", "wrong-size", 1);

    assertThat(failures()).containsExactly("wrong size");
  }

  @Test
  void aGovernorOtherThanTheOneThatWasSetDoesNotCount() {
    run("openmpi", "well", 1);
    Optional<Path> file = Optional.of(directory.launch(1));
    Optional<LaunchHeader> before = Optional.empty();
    LauncherExit ended = LauncherExit.ofLauncher(0, Duration.ofSeconds(1));

    assertThat(
            LaunchValidator.validate(
                file, new LaunchValidator.Expectation(2, Optional.of("schedutil"), before), ended))
        .extracting(AttemptOutcome::succeeded)
        .isEqualTo(true);
    AttemptOutcome other =
        LaunchValidator.validate(
            file, new LaunchValidator.Expectation(2, Optional.of("performance"), before), ended);
    assertThat(other.failure()).contains(FailureClass.ENVIRONMENT_CHANGED);
    assertThat(other.reason())
        .contains("performance")
        .contains("is schedutil on the host of rank 0");
  }

  @Test
  void theJournalSaysWhatIsPlannedBeforeItStarts() {
    run("openmpi", "well", 2);

    assertThat(Journal.read(directory.journal()).entries())
        .extracting(JournalEntry::event)
        .startsWith(Event.OPENED, Event.PLANNED, Event.STARTED, Event.FINISHED);
    assertThat(Journal.read(directory.journal()).entries().get(1).details())
        .containsEntry("launches", "1 2");
  }

  @Test
  void aLibraryThatChangesBetweenLaunchesDoesNotCount() {
    CampaignOutcome outcome = run("openmpi", "library", 2);

    assertThat(outcome.finished()).isEqualTo(1);
    assertThat(failures()).containsExactly("wrong library");
  }

  @Test
  void aCampaignThatCannotBeLaunchedEndsAndItsErrorsAreForwarded() {
    CampaignOutcome outcome = run("openmpi", "say-and-leave", 5);

    assertThat(outcome.finished()).isZero();
    assertThat(failures()).containsExactly("launch");
    assertThat(heard.text())
        .contains("rank 1 has something to say")
        .contains("Skipping the other launches")
        .contains("1 done, 0 left");
  }

  @Test
  void aResultThatCannotBeMovedStaysInItsAttempt() throws Exception {
    Files.delete(directory.launches());
    Files.createFile(directory.launches());

    assertThatThrownBy(() -> run("openmpi", "well", 1))
        .hasMessageContaining("[TUTTI-050]")
        .hasMessageContaining(directory.attempt(1, 1).toString());
    assertThat(directory.attemptResult(1, 1)).isPresent();
  }

  @Test
  void moreRanksThanSlotsFailWithTheLaunchersOwnWords() {
    run(FixtureCampaign.served("openmpi", "well", 64), 1, 0);

    assertThat(failures()).containsExactly("launch");
    assertThat(heard.text()).contains("not enough slots");
  }

  @Test
  void aRetryIsReportedAsANewAttempt() {
    CampaignOutcome outcome = run(FixtureCampaign.served("openmpi", "leave-once", 2), 1, 1);

    assertThat(outcome.isComplete()).isTrue();
    assertThat(failures()).containsExactly("partial");
    assertThat(heard.text()).contains("launch 1 attempt 2");
    assertThat(Files.exists(directory.attempt(1, 1).resolve("launches/1.jsonl"))).isTrue();
  }

  @Test
  void aRuleEndsTheCampaignBetweenTwoBlocks() {
    rules =
        List.of(
            progress ->
                progress.blocksRun() == 2 ? Optional.of("two are enough") : Optional.empty());
    CampaignOutcome outcome = run("inprocess", "well", 100);

    assertThat(outcome.finished()).isEqualTo(2);
    assertThat(outcome.stopped()).contains(new UserText("two are enough"));
    assertThat(outcome.isComplete()).isTrue();
  }

  @Test
  void aRuleMayLeaveTheRestToAnotherJob() {
    rules = List.of(new AllocationRule(Instant.EPOCH));
    CampaignOutcome outcome = run("inprocess", "well", 3);

    assertThat(outcome.finished()).isZero();
    assertThat(outcome.interrupted()).isTrue();
    assertThat(outcome.isComplete()).isFalse();
  }

  @Test
  void theEndOfTheJobInterruptsTheCampaignAndIsNoFailure() {
    CampaignOutcome outcome = run(FixtureCampaign.served("openmpi", "job-ends", 2), 3, 1);

    assertThat(outcome.interrupted()).isTrue();
    assertThat(outcome.failures()).isEmpty();
    assertThat(outcome.stopped())
        .hasValueSatisfying(
            why -> assertThat(why.commandLine()).contains("job 12: Invalid job id"));
    assertThat(failures()).containsExactly("interrupted");
  }

  @Test
  void aRuleMayDropTreatments() {
    rules =
        List.of(
            new CampaignStoppingRule() {
              @Override
              public Optional<String> stop(CampaignProgress progress) {
                return Optional.empty();
              }

              @Override
              public Set<Treatment> dropped() {
                return Set.of(Treatment.ONLY);
              }
            });

    assertThat(run("inprocess", "well", 3).finished()).isZero();
  }

  @Test
  void aBudgetSmallerThanABlockIsRefused() {
    rules = List.of(new BudgetRule(Duration.ofMillis(1)));

    assertThatThrownBy(() -> run("openmpi", "well", 3)).hasMessageContaining("[TUTTI-130]");
    assertThat(directory.results()).hasSize(1);
  }

  @Test
  void aBudgetKnownToBeSmallerThanABlockIsRejectedBeforeAnythingRuns() {
    rules = List.of(new BudgetRule(Duration.ofSeconds(2)));
    estimate = Optional.of(new TimeEstimate(Duration.ofSeconds(3), "by a pilot", true));

    assertThatThrownBy(() -> run("openmpi", "well", 3))
        .hasMessageContaining("[TUTTI-130]")
        .hasMessageContaining("nothing was started");
    assertThat(directory.results()).isEmpty();
    assertThat(Files.exists(directory.attempt(1, 1))).isFalse();
  }

  @Test
  void aRoughModelRejectsNothing() {
    rules = List.of(new BudgetRule(Duration.ofMinutes(2)));
    estimate = Optional.of(new TimeEstimate(Duration.ofHours(3), "by a model", false));

    assertThat(run("openmpi", "well", 1).isComplete()).isTrue();
  }

  @Test
  void aChangeOfTheEnvironmentEndsTheCampaignAndIsNamed() {
    CampaignOutcome outcome = run("openmpi", "kernel", 3);

    assertThat(outcome.finished()).isEqualTo(1);
    assertThat(failures()).containsExactly("environment changed");
    assertThat(outcome.isComplete()).isFalse();
    assertThat(outcome.stopped())
        .hasValueSatisfying(
            why ->
                assertThat(why.commandLine())
                    .contains("[TUTTI-136]")
                    .contains("os.kernel was 6.1 and is now 6.2")
                    .contains("--allow-changed"));

    notes = Map.of(CampaignRunner.CHANGED, "the kernel");
    assertThat(run("openmpi", "kernel", 3).finished()).isEqualTo(3);
    List<String> said =
        CampaignAnalysis.of(directory).headers().stream()
            .map(header -> header.environment().facts().getOrDefault("campaign.changed", ""))
            .toList();
    assertThat(said).containsExactly("", "the kernel", "the kernel");
  }

  @Test
  void precisionEndsTheCampaignWhenEveryMedianIsKnown() {
    rules = List.of(new PrecisionRule(0.1));
    spread = Optional.of(Duration.ofMillis(1));
    CampaignOutcome outcome = run("inprocess", "well", 30);

    assertThat(outcome.finished()).isEqualTo(10);
    assertThat(outcome.stopped())
        .hasValueSatisfying(why -> assertThat(why.commandLine()).contains("10.0 %"));
  }

  /** They may all be in one state of the machine. */
  @Test
  void fewSecondsOfLaunchesAreNotPrecise() {
    rules = List.of(new PrecisionRule(0.1));
    assertThat(run("inprocess", "well", 11).stopped()).isEmpty();
  }

  @Test
  void launchesAreSpreadOverTheTimeInTheManifest() {
    spread = Optional.of(SPREAD);
    run("inprocess", "well", 2);
    List<JournalEntry> events = Journal.read(directory.journal()).entries();
    assertThat(run("inprocess", "well", 3).finished()).isEqualTo(3);

    // Launches may begin late on a busy machine, but none before its turn.
    assertThat(Duration.between(at(events, Event.PLANNED, 0), at(events, Event.STARTED, 2)))
        .isGreaterThan(SPREAD_PART);
  }

  private static Instant at(List<JournalEntry> events, Event event, int launch) {
    return events.stream()
        .filter(entry -> entry.event() == event && entry.launch() == launch)
        .findFirst()
        .orElseThrow()
        .at();
  }

  private CampaignOutcome run(String launcher, String behavior, int blocks) {
    return run(FixtureCampaign.served(launcher, behavior, 2), blocks, 0);
  }

  private CampaignOutcome run(LaunchSettings settings, int blocks, int retries) {
    Manifest planned = FixtureCampaign.manifest(settings, blocks, 1);
    Manifest manifest = spread.map(planned::spreadOver).orElse(planned);
    ManifestFile.write(directory, manifest);
    assertThat(ManifestFile.read(directory)).contains(manifest);
    try (InterruptHandler interruption = InterruptHandler.watch()) {
      ResolvedLaunchers launchers = ResolvedLaunchers.of(manifest);
      return new CampaignRunner(
              directory,
              manifest,
              launchers,
              heard,
              interruption,
              new DriverSettings(limits, retries, rules, false),
              estimate)
          .run(notes, Duration.ZERO);
    }
  }

  private List<String> failures() {
    return CampaignContents.of(directory).failures().stream()
        .map(JournalEntry::details)
        .map(details -> details.get("class"))
        .toList();
  }
}
