package org.tutti.campaign;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.tutti.campaign.launch.Launchers;
import org.tutti.campaign.launch.LocalRanks;
import org.tutti.diagnostics.CampaignProblem;
import org.tutti.diagnostics.Counted;
import org.tutti.diagnostics.TuttiException;
import org.tutti.measure.harness.BenchmarkSelection;
import org.tutti.records.campaign.LaunchSettings;
import org.tutti.records.campaign.Manifest;
import org.tutti.records.campaign.Manifest.PlannedTreatment;
import org.tutti.records.settings.RankVariables;
import org.tutti.records.settings.SettingKey;

/**
 * What must exist here for a campaign to be measured once more, and what of it is not as it was.
 *
 * @param lines what there is, for the user
 * @param missing what is not there, in words
 */
record RerunNeeds(List<String> lines, List<String> missing) {
  private static final List<String> COMPARED =
      List.of("cpu.model", "cpu.online", "jvm.version", "kernel.version");

  /**
   * Looks for everything.
   *
   * @param plan of the earlier campaign
   * @param again the same for this machine
   */
  static RerunNeeds of(Manifest plan, Manifest again, Map<String, String> environment) {
    RerunNeeds needs = new RerunNeeds(new ArrayList<>(), new ArrayList<>());
    needs.addBenchmarks(plan, again);
    needs.addLaunchers(again);
    needs.addProcessors(again, environment);
    needs.addVariables(again, environment);
    needs.addMachine(plan, again);
    return needs;
  }

  /**
   * Refuses to begin what cannot end.
   *
   * @throws TuttiException 376 if anything is missing
   */
  void require(Rerun rerun) {
    if (!missing.isEmpty()) {
      throw CampaignProblem.RERUN_IMPOSSIBLE.error(
          "The campaign in '"
              + rerun.campaign()
              + "' cannot be measured here: "
              + String.join("; ", missing)
              + ".",
          CampaignProblem.RERUN_IMPOSSIBLE.description().remedy());
    }
  }

  private void addBenchmarks(Manifest plan, Manifest again) {
    TreeSet<String> names = new TreeSet<>();
    // What has another class path was found by its digest, and so has its benchmarks.
    for (PlannedTreatment planned : again.treatments()) {
      if (planned.settings().command().classPath().equals(Rerun.ownClassPath())) {
        names.addAll(planned.settings().command().benchmarks());
      }
    }
    for (String name : names) {
      try {
        BenchmarkSelection.onClassPath().entries(List.of(name));
      } catch (TuttiException e) {
        missing.add(
            "there is no benchmark '" + name + "' in " + again.settings().command().classPath());
      }
    }
    boolean isSame =
        List.copyOf(plan.origin().program().values()).stream()
            .sorted()
            .toList()
            .equals(again.origin().program().values().stream().sorted().toList());
    lines.add(
        "benchmarks: "
            + String.join(", ", benchmarks(again))
            + (isSame
                ? ", in the build that was measured"
                : ", in a different build from the one that was measured"));
  }

  private static Set<String> benchmarks(Manifest again) {
    TreeSet<String> names = new TreeSet<>();
    again.treatments().forEach(planned -> names.addAll(planned.settings().command().benchmarks()));
    return names.isEmpty() ? Set.of("all") : names;
  }

  private void addLaunchers(Manifest again) {
    TreeSet<String> found = new TreeSet<>();
    Launchers installed = Launchers.installed();
    for (PlannedTreatment planned : again.treatments()) {
      try {
        found.add(installed.resolve(withoutPassed(planned.settings())).name());
      } catch (TuttiException e) {
        missing.add(e.what().replaceFirst("\\.$", ""));
      }
    }
    if (!found.isEmpty()) {
      lines.add("launcher: " + String.join(", ", found));
    }
  }

  /** Variables that are not set are told by themselves. */
  private static LaunchSettings withoutPassed(LaunchSettings settings) {
    return settings.with(SettingKey.ENVIRONMENT, RankVariables.of(settings.variables().values()));
  }

  private void addProcessors(Manifest again, Map<String, String> environment) {
    int most =
        again.treatments().stream()
            .map(PlannedTreatment::settings)
            .filter(settings -> LocalRanks.areAll(settings, environment))
            .mapToInt(LaunchSettings::processes)
            .max()
            .orElse(0);
    if (most > 0) {
      int here = Runtime.getRuntime().availableProcessors();
      lines.add(
          "processors: "
              + Counted.of(here, "CPU")
              + " for "
              + Counted.of(most, "rank")
              + (most > here ? ", which share them, so the figures will not be comparable" : ""));
    }
    again.treatments().stream()
        .map(planned -> planned.settings().placement().hosts())
        .filter(hosts -> !hosts.isOpen())
        .map(hosts -> "hosts: " + hosts.text())
        .distinct()
        .forEach(lines::add);
  }

  private void addVariables(Manifest again, Map<String, String> environment) {
    TreeSet<String> passed = new TreeSet<>();
    again.treatments().forEach(one -> passed.addAll(one.settings().variables().passed()));
    passed.stream()
        .filter(name -> !environment.containsKey(name))
        .forEach(name -> missing.add("the environment variable " + name + " is not set"));
    if (!passed.isEmpty()) {
      lines.add("variables that are passed on: " + String.join(", ", passed));
    }
  }

  private void addMachine(Manifest plan, Manifest again) {
    if (!plan.origin().tutti().equals(again.origin().tutti())) {
      lines.add("Tutti: " + again.origin().tutti() + ", before " + plan.origin().tutti());
    }
    for (String fact : COMPARED) {
      String before = plan.origin().environment().getOrDefault(fact, "");
      String now = again.origin().environment().getOrDefault(fact, "");
      if (!before.isEmpty() && !before.equals(now)) {
        lines.add(
            fact.toLowerCase(Locale.ROOT)
                + ": "
                + (now.isEmpty() ? "unknown" : now)
                + ", before "
                + before);
      }
    }
  }
}
