package org.tutti.examples;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.MergedWarning;
import org.tutti.campaign.Campaign;
import org.tutti.campaign.CampaignListener;
import org.tutti.campaign.CampaignPlan;
import org.tutti.campaign.CampaignPlanBuilder;
import org.tutti.campaign.CampaignResult;
import org.tutti.campaign.ResumeOptions;
import org.tutti.campaign.RunningCampaign;
import org.tutti.campaign.driver.AttemptOutcome;
import org.tutti.campaign.driver.LaunchStatus;
import org.tutti.diagnostics.CampaignProblem;
import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.diagnostics.Problem;
import org.tutti.diagnostics.TuttiException;
import org.tutti.examples.endtoend.FaultyBenchmark;
import org.tutti.examples.endtoend.LabeledBenchmark;
import org.tutti.mpi.ProviderKind;
import org.tutti.rank.process.ProcessTree;
import org.tutti.records.campaign.FailureClass;
import org.tutti.records.campaign.PlannedLaunch;
import org.tutti.records.launch.CellRecord;
import org.tutti.records.settings.RankVariables;
import org.tutti.records.settings.SettingKey;

/** A plan goes in, results come out. */
class CampaignApiTest {
  private static final int OBSERVATIONS = 40;

  @TempDir private Path results;

  @Test
  void aLaunchInThisJvmGivesItsObservations() {
    CampaignResult result = Campaign.runHere(plan().build());

    assertThat(result.isComplete()).isTrue();
    assertThat(result.launches()).hasSize(1);
    CellFigures cell = result.cell("Example01Allreduce", 8);
    assertThat(result.observations(cell)).hasSize(1);
    assertThat(result.observations(cell).get(0)).hasSize(OBSERVATIONS).doesNotContain(0);
    assertThat(cell.medians()).hasSize(1);
    assertThat(cell.medianInterval()).isEmpty();
    assertThatThrownBy(() -> result.cell("Example01Allreduce", 9)).hasMessageContaining("(8 B");
  }

  @Test
  void furtherLaunchesAddToTheSameCampaign() {
    Campaign.runHere(plan().build());
    Campaign.runHere(plan().set(SettingKey.SET_ASIDE, false).build());

    CampaignResult opened = CampaignResult.open(results);
    assertThat(opened.cell("Example01Allreduce", 8).medians()).hasSize(2);
    assertThat(opened.warnings()).extracting(MergedWarning::problem).doesNotContainNull();
  }

  @Test
  void aCampaignIsResumedWithMoreLaunches() {
    Campaign.run(
        plan().set(SettingKey.MPI, ProviderKind.IN_PROCESS).set(SettingKey.LAUNCHES, 1).build());
    CampaignResult resumed =
        Campaign.resume(results, ResumeOptions.DEFAULT.withLaunches(2), CampaignListener.NONE);

    assertThat(resumed.isComplete()).isTrue();
    assertThat(resumed.outcome().finished()).isEqualTo(2);
    assertThat(resumed.observations(resumed.cells().get(0)))
        .hasSize(2)
        .allSatisfy(launch -> assertThat(launch).hasSize(OBSERVATIONS));
  }

  @ParameterizedTest
  @ValueSource(strings = {"cancel", "close", "interrupt"})
  void aCanceledCampaignEndsAtOnceAndIsResumed(String how) {
    CountDownLatch begun = new CountDownLatch(1);
    CampaignListener listener =
        new CampaignListener() {
          @Override
          public void running(PlannedLaunch launch, LaunchStatus status) {
            if (launch.number() == 2) {
              begun.countDown();
            }
          }
        };
    CampaignPlan plan =
        plan().set(SettingKey.MPI, ProviderKind.IN_PROCESS).set(SettingKey.LAUNCHES, 3).build();
    try (RunningCampaign campaign = Campaign.start(plan, listener)) {
      assertThat(begun.await(60, TimeUnit.SECONDS)).isTrue();
      switch (how) {
        case "cancel" -> campaign.cancel();
        case "close" -> campaign.close();
        default -> Thread.currentThread().interrupt();
      }
      CampaignResult result = campaign.await();
      assertThat(Thread.interrupted()).isEqualTo(how.equals("interrupt"));
      assertThat(result.outcome().interrupted()).isTrue();
      assertThat(result.outcome().finished()).isBetween(1, 2);
      assertThat(result.isComplete()).isFalse();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
    assertThat(new ProcessTree(results.toAbsolutePath().toString()).members()).isEmpty();
    CampaignResult resumed = Campaign.resume(results);
    assertThat(resumed.isComplete()).isTrue();
  }

  /** All of it in one thread, the cells of a launch before its end. */
  @Test
  void aListenerGetsEachCellAndLaunch() {
    List<String> events = new ArrayList<>();
    Set<Thread> threads = new HashSet<>();
    CampaignListener listener =
        new CampaignListener() {
          @Override
          public void measured(PlannedLaunch launch, Supplier<CellRecord> cell) {
            threads.add(Thread.currentThread());
            assertThat(cell.get().operationTimes()).hasSize(OBSERVATIONS);
            events.add(launch.number() + " " + cell.get().key().msize());
          }

          @Override
          public void ended(
              PlannedLaunch launch, int attempt, Duration took, AttemptOutcome outcome) {
            threads.add(Thread.currentThread());
            events.add(launch.number() + " " + outcome.succeeded());
          }

          @Override
          public void finished(CampaignResult result) {
            threads.add(Thread.currentThread());
            events.add("finished");
          }
        };
    Campaign.run(
        plan().set(SettingKey.MPI, ProviderKind.IN_PROCESS).set(SettingKey.LAUNCHES, 2).build(),
        listener);
    assertThat(events).containsExactly("1 8", "1 true", "2 8", "2 true", "finished");
    assertThat(threads).hasSize(1).doesNotContain(Thread.currentThread());

    events.clear();
    Campaign.runHere(plan().build(), listener);
    assertThat(events).containsExactly("3 8", "finished");
  }

  @Test
  void whatAListenerThrowsEndsTheCampaignWhichCanBeResumed() {
    IllegalStateException full = new IllegalStateException("the disk is full");
    CampaignListener listener =
        new CampaignListener() {
          @Override
          public void measured(PlannedLaunch launch, Supplier<CellRecord> cell) {
            if (launch.number() == 2) {
              throw full;
            }
          }
        };
    CampaignPlan plan =
        plan().set(SettingKey.MPI, ProviderKind.IN_PROCESS).set(SettingKey.LAUNCHES, 3).build();
    assertThatThrownBy(() -> Campaign.run(plan, listener)).isSameAs(full);
    assertThat(new ProcessTree(results.toAbsolutePath().toString()).members()).isEmpty();
    assertThat(CampaignResult.open(results).launches()).hasSizeBetween(1, 2);
    CampaignResult resumed = Campaign.resume(results);
    assertThat(resumed.isComplete()).isTrue();
    assertThat(resumed.outcome().finished()).isEqualTo(3);
  }

  @Test
  void aCellThatFailsIsPartOfTheResult() {
    CampaignResult result =
        Campaign.runHere(
            CampaignPlan.builder()
                .benchmark(FaultyBenchmark.class)
                .set(SettingKey.REPETITIONS, OBSERVATIONS)
                .set(SettingKey.RESULTS, results)
                .build());

    assertThat(result.isComplete()).isFalse();
    assertThat(result.failures())
        .singleElement()
        .satisfies(failure -> assertThat(failure.failure()).isEqualTo(FailureClass.PARTIAL))
        .satisfies(failure -> assertThat(failure.reason()).asString().contains("had enough"));
  }

  @Test
  void aPlanThatCannotBeCarriedOutIsRefusedByItsProblem() {
    assertRefused(plan().benchmark("NoSuchBenchmark"), CommandLineProblem.BENCHMARK_UNKNOWN);
    assertRefused(plan().factor("binding", "core", "none"), CampaignProblem.OPTION_WITHOUT_EFFECT);
    assertThatThrownBy(() -> plan().set(SettingKey.REPETITIONS, 0))
        .isInstanceOf(TuttiException.class);
    assertThat(results.resolve("launches")).doesNotExist();
  }

  @Test
  void aPlanIsNotChangedByChangingItsCopy() {
    CampaignPlan plan = plan().set(SettingKey.LAUNCHES, 3).build();

    assertThat(plan.toBuilder().set(SettingKey.LAUNCHES, 7).build().launches()).isEqualTo(7);
    assertThat(plan.launches()).isEqualTo(3);
    assertThat(CampaignPlan.builder().set(SettingKey.JVM, List.of("-Xint", "-Xmx9m")).build())
        .isNotNull();
  }

  @Test
  void anEmptyListRemovesWhatWasAdded() {
    CampaignPlanBuilder plan =
        plan().add(SettingKey.JVM_OPTION, "-Xint").add(SettingKey.ENVIRONMENT, "A=1");
    plan.set(SettingKey.JVM_OPTION, List.of()).set(SettingKey.ENVIRONMENT, RankVariables.NONE);
    assertThat(plan.build().find(SettingKey.JVM_OPTION)).isEmpty();
    assertThat(plan.build().find(SettingKey.ENVIRONMENT)).isEmpty();
    assertThatThrownBy(() -> plan().add(SettingKey.JAVA, "/opt/java"))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void aValueWithACommaIsOneCell() {
    CampaignPlanBuilder plan =
        CampaignPlan.builder()
            .benchmark(LabeledBenchmark.class)
            .set(SettingKey.MSIZES, List.of(8L))
            .set(SettingKey.REPETITIONS, OBSERVATIONS)
            .parameter("label", "{mode=a,b}", "back\\slash");
    Campaign.runHere(plan.set(SettingKey.RESULTS, results.resolve("here")).build());
    Campaign.run(
        plan.set(SettingKey.RESULTS, results.resolve("started"))
            .set(SettingKey.MPI, ProviderKind.IN_PROCESS)
            .set(SettingKey.LAUNCHES, 1)
            .build());

    for (String name : List.of("here", "started")) {
      assertThat(CampaignResult.open(results.resolve(name)).cells())
          .extracting(cell -> cell.key().parameters().get("label"))
          .containsExactlyInAnyOrder("{mode=a,b}", "back\\slash");
    }
  }

  private void assertRefused(CampaignPlanBuilder plan, Problem problem) {
    assertThatThrownBy(() -> Campaign.runHere(plan.build()))
        .asInstanceOf(InstanceOfAssertFactories.type(TuttiException.class))
        .extracting(TuttiException::problem)
        .isEqualTo(problem);
  }

  private CampaignPlanBuilder plan() {
    return CampaignPlan.builder()
        .benchmark(Example01Allreduce.class)
        .set(SettingKey.MSIZES, List.of(8L))
        .set(SettingKey.REPETITIONS, OBSERVATIONS)
        .set(SettingKey.RESULTS, results);
  }
}
