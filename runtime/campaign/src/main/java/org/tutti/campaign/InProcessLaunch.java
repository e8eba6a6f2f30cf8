package org.tutti.campaign;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.tutti.campaign.launch.JavaProgram;
import org.tutti.diagnostics.CampaignProblem;
import org.tutti.diagnostics.TuttiException;
import org.tutti.diagnostics.UserText;
import org.tutti.measure.harness.BenchmarkSelection;
import org.tutti.measure.harness.IndexEntry;
import org.tutti.measure.plan.BenchmarkDescriptor;
import org.tutti.measure.plan.CampaignOnlySettings;
import org.tutti.measure.plan.LaunchThreadLevel;
import org.tutti.measure.plan.Plan;
import org.tutti.mpi.ProviderKind;
import org.tutti.mpi.threads.RankFailure;
import org.tutti.rank.cell.ImpossibleCells;
import org.tutti.rank.entry.MpiRunner;
import org.tutti.rank.launch.LaunchMeasurement;
import org.tutti.rank.launch.LaunchPlace;
import org.tutti.rank.launch.MeasureRequest;
import org.tutti.rank.launch.PlanCheck;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.FailureClass;
import org.tutti.records.campaign.Journal;
import org.tutti.records.campaign.JournalEntry;
import org.tutti.records.campaign.JournalEntry.Event;
import org.tutti.records.launch.LaunchFileCheck;
import org.tutti.records.settings.SettingKey;
import org.tutti.records.settings.SettingScope;
import org.tutti.records.settings.SettingValue;
import org.tutti.records.settings.Settings;

/** One launch whose ranks are threads of this JVM. */
record InProcessLaunch(CampaignPlan plan, CampaignListener listener) {
  /** Settings of campaigns that a launch in this JVM has, too. */
  private static final Set<SettingKey<?>> TAKEN =
      Set.of(SettingKey.PROCESSES, SettingKey.RESULTS, SettingKey.SEED, SettingKey.SET_ASIDE);

  CampaignResult run() {
    checkNothingIsIgnored();
    Settings settings = plan.settings();
    int processes = plan.processes();
    List<IndexEntry> entries = BenchmarkSelection.onClassPath().entries(plan.benchmarks());
    Plan cells = BenchmarkSelection.plan(entries, settings, processes);
    List<BenchmarkDescriptor> benchmarks = plan.selected();
    ImpossibleCells impossible =
        PlanCheck.onNode(cells, BenchmarkSelection.instances(entries))
            .on(ProviderKind.IN_PROCESS)
            .inThisJvm()
            .check(processes, processes);
    impossible
        .notice(cells.cells().size(), processes)
        .map(UserText::new)
        .ifPresent(listener::notice);
    CampaignOnlySettings.notes(benchmarks, settings, CampaignOnlySettings.jvmOptions()).stream()
        .map(UserText::new)
        .forEach(listener::notice);
    cells.notices().stream().map(UserText::new).forEach(listener::notice);
    Path results = plan.results();
    CampaignDirectory directory = new CampaignDirectory(results);
    int number = directory.nextNumber();
    MeasureRequest request =
        new LaunchPlace(results, plan.seed(), OptionalInt.empty(), Map.of(), Optional.empty())
            .request(cells);
    try {
      MpiRunner.runInProcess(
          processes,
          LaunchThreadLevel.of(benchmarks, settings),
          () ->
              new LaunchMeasurement(
                      request,
                      impossible,
                      BenchmarkSelection.instances(entries),
                      new CellForwarding(listener, number))
                  ::run);
    } catch (RankFailure e) {
      keep(directory, number, e);
    }
    CampaignResult result = CampaignResult.open(results);
    listener.finished(result);
    return result;
  }

  /** Throws the error if the launch never began; otherwise, its finished cells are kept. */
  private static void keep(CampaignDirectory directory, int number, RankFailure failure) {
    Path file = directory.launch(number);
    if (!file.toFile().exists() || !LaunchFileCheck.hasHeader(file)) {
      if (failure.getCause() instanceof RuntimeException cause) {
        throw cause;
      }
      throw failure;
    }
    String reason =
        TuttiException.commandLineMessage(
            failure.getCause() == null ? failure : failure.getCause());
    Map<String, String> details =
        Map.of("class", FailureClass.PARTIAL.word(), "reason", String.valueOf(reason));
    Journal.read(directory.journal()).append(JournalEntry.now(Event.FAILED, number, 1, details));
  }

  /**
   * Rejects settings that a launch in this JVM does not support.
   *
   * @throws TuttiException if the plan has any
   */
  private void checkNothingIsIgnored() {
    List<String> asked = new ArrayList<>();
    for (SettingValue<?> setting : plan.launch().settings().values()) {
      boolean isMeant =
          setting.value() == ProviderKind.IN_PROCESS
              || setting.key() == SettingKey.JAVA
                  && setting.value().equals(JavaProgram.javaOfThisJvm().toString());
      boolean isOfDriver =
          setting.key().scope() == SettingScope.LAUNCH
              || setting.key().scope() == SettingScope.CAMPAIGN;
      if (isOfDriver && !isMeant && !TAKEN.contains(setting.key())) {
        asked.add(setting.key().spelling());
      }
    }
    plan.factors().keySet().forEach(name -> asked.add("factor " + name));
    plan.adaptive().ifPresent(sizes -> asked.add("adaptive sizes"));
    if (!asked.isEmpty()) {
      throw CampaignProblem.OPTION_WITHOUT_EFFECT.error(
          "A single launch in this JVM does not support: " + String.join(", ", asked) + ".",
          "Remove it from the plan, or call Campaign.run.");
    }
  }
}
