package org.tutti.campaign.driver;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.analysis.AwaitedLaunches;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.MergedWarning;
import org.tutti.diagnostics.FindingProblem;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.Manifest;
import org.tutti.records.campaign.ManifestFile;
import org.tutti.records.launch.MachineState;
import org.tutti.records.settings.LaunchTimeouts;
import org.tutti.records.settings.WantedStates;

/** Real launches of a rank that says in which state the machine was. */
class AwaitedStatesTest {
  private static final Duration LONG = Duration.ofMinutes(1);

  @TempDir private Path path;
  private CampaignDirectory directory;

  private CampaignOutcome run(String behavior, String wanted, Duration patience) {
    directory = new CampaignDirectory(path.resolve(behavior));
    directory.prepare();
    Manifest manifest =
        FixtureCampaign.manifest(FixtureCampaign.served("inprocess", behavior, 1), 6, 1)
            .awaiting(
                new WantedStates(WantedStates.parse(wanted).launches(), patience).orPlanned(6));
    ManifestFile.write(directory, manifest);
    return resume(List.of());
  }

  private CampaignOutcome resume(List<CampaignStoppingRule> rules) {
    Manifest manifest = ManifestFile.required(directory);
    try (InterruptHandler interruption = InterruptHandler.watch()) {
      return new CampaignRunner(
              directory,
              manifest,
              ResolvedLaunchers.of(manifest),
              new RecordingListener(),
              interruption,
              new DriverSettings(new LaunchTimeouts(LONG, LONG, LONG), 0, rules, false),
              Optional.empty())
          .run(Map.of(), Duration.ZERO);
    }
  }

  private AwaitedLaunches awaited() {
    return AwaitedLaunches.of(CampaignAnalysis.of(directory)).orElseThrow();
  }

  private List<FindingProblem> warnings() {
    return CampaignAnalysis.of(directory).warnings().stream()
        .map(MergedWarning::problem)
        .filter(FindingProblem.STATE_NOT_REACHED::equals)
        .map(FindingProblem.class::cast)
        .toList();
  }

  /** The sixth and the seventh are near; with one of them, the machine has one state. */
  @Test
  void launchesAreAddedUntilSoManyWereInTheState() {
    CampaignOutcome outcome = run("state-both", "near=2", LONG);

    assertThat(outcome.isComplete()).isTrue();
    assertThat(outcome.finished()).isEqualTo(8);
    assertThat(awaited().made()).isEqualTo(Map.of(MachineState.NEAR, 2));
    assertThat(awaited().sentence()).isEqualTo("Asked for 2 near: of 8 launches, 2 were near.");
    assertThat(warnings()).isEmpty();
  }

  @Test
  void eachStateHasItsNumber() {
    run("state-both", "near=3,far=7", LONG);

    assertThat(awaited().missing()).isZero();
    assertThat(awaited().made().get(MachineState.FAR)).isGreaterThanOrEqualTo(7);
  }

  /** The launches that were planned are made, whatever the patience is; nothing is lost. */
  @Test
  void withoutPatienceTheCampaignEndsAndSaysSo() {
    CampaignOutcome outcome = run("state-both", "near", Duration.ofNanos(1));

    assertThat(outcome.finished()).isEqualTo(6);
    assertThat(outcome.isComplete()).isTrue();
    assertThat(awaited().missing()).isPositive();
    assertThat(warnings()).containsExactly(FindingProblem.STATE_NOT_REACHED);
  }

  @Test
  void aCampaignThatRanOutOfPatienceGoesOn() {
    run("state-both", "near", Duration.ofNanos(1));
    ManifestFile.write(
        directory,
        ManifestFile.required(directory).awaiting(WantedStates.parse("near=6,at-most=1ms")));
    resume(List.of());
    ManifestFile.write(
        directory,
        ManifestFile.required(directory).awaiting(WantedStates.parse("near=6,at-most=1m")));

    assertThat(resume(List.of()).isComplete()).isTrue();
    assertThat(awaited().missing()).isZero();
    assertThat(warnings()).isEmpty();
  }

  @Test
  void aMachineWithOneStateIsNeitherNearNorFar() {
    CampaignOutcome outcome = run("state-one", "far=1", Duration.ofMillis(300));

    assertThat(outcome.finished()).isGreaterThanOrEqualTo(6);
    assertThat(outcome.isComplete()).isTrue();
    assertThat(awaited().sentence()).endsWith(", 0 were far.");
    assertThat(warnings()).containsExactly(FindingProblem.STATE_NOT_REACHED);
  }

  @Test
  void whatIsNotMeasuredIsNotWaitedFor() {
    CampaignOutcome outcome = run("state-unknown", "near", LONG);

    assertThat(outcome.finished()).isEqualTo(6);
    assertThat(awaited().sentence())
        .isEqualTo(
            "Asked for 6 near: of 6 launches, 0 were near, since the distance of processors was not"
                + " measured.");
    assertThat(warnings()).containsExactly(FindingProblem.STATE_NOT_REACHED);
  }

  @Test
  void aRuleEndsTheCampaignWhileItWaits() {
    run("state-one", "far=1", Duration.ofNanos(1));
    ManifestFile.write(
        directory,
        ManifestFile.required(directory).awaiting(WantedStates.parse("far=3,at-most=1m")));
    CampaignOutcome outcome =
        resume(List.of(now -> now.blocksRun() == 2 ? Optional.of("enough") : Optional.empty()));

    assertThat(outcome.finished()).isEqualTo(8);
    assertThat(outcome.stopped()).isPresent();
  }
}
