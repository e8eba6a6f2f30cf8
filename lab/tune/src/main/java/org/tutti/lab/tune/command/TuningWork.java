package org.tutti.lab.tune.command;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.tutti.campaign.CampaignResult;
import org.tutti.lab.check.GuidelineArguments;
import org.tutti.lab.check.guideline.GuidelineCheck;
import org.tutti.lab.check.guideline.GuidelineOptions;
import org.tutti.lab.check.guideline.GuidelineTest;
import org.tutti.records.launch.CellKey;
import org.tutti.records.settings.SettingKey;
import org.tutti.records.settings.Settings;

/**
 * What is to be tuned.
 *
 * @param operations such as {@code MPI_Allreduce}
 * @param msizes sizes at which a guideline is violated; empty if that is not known
 * @param processes numbers of processes at which it is
 */
record TuningWork(List<String> operations, SortedSet<Long> msizes, SortedSet<Integer> processes) {
  static final TuningWork NONE = new TuningWork(List.of(), new TreeSet<>(), new TreeSet<>());

  /** The sides of violated guidelines that should have been faster. */
  static TuningWork ofViolations(CampaignResult result) {
    GuidelineArguments guidelines = new GuidelineArguments();
    guidelines.addAllOf(result.analysis());
    List<CellKey> violating =
        GuidelineCheck.of(
                result.analysis(), guidelines.all(), guidelines.known(), GuidelineOptions.DEFAULT)
            .violations()
            .stream()
            .map(GuidelineTest::own)
            .map(comparison -> comparison.pair().figuresOfA().key())
            .filter(key -> key.benchmark().matches("MPI_\\w+"))
            .toList();
    return new TuningWork(
        violating.stream().map(CellKey::benchmark).distinct().toList(),
        violating.stream().map(CellKey::msize).collect(Collectors.toCollection(TreeSet::new)),
        violating.stream().map(CellKey::processes).collect(Collectors.toCollection(TreeSet::new)));
  }

  /** A copy with further operations, whose names may lack {@code MPI_}. */
  TuningWork and(List<String> more) {
    List<String> all = new ArrayList<>(operations);
    more.stream().map(name -> name.startsWith("MPI_") ? name : "MPI_" + name).forEach(all::add);
    return new TuningWork(all.stream().distinct().toList(), msizes, processes);
  }

  /** The sizes, unless options name others. */
  Settings settings() {
    Settings.Builder settings = Settings.builder();
    if (!msizes.isEmpty()) {
      settings.set(
          SettingKey.MSIZES, msizes.stream().map(String::valueOf).collect(Collectors.joining(",")));
    }
    return settings.build();
  }

  /** The numbers of processes: those that are given, those of violations, or that of a plan. */
  List<Integer> processes(List<Integer> given, int planned) {
    List<Integer> named = given.isEmpty() ? List.copyOf(processes) : given;
    return named.isEmpty() ? List.of(planned) : named;
  }
}
