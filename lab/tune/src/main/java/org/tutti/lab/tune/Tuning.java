package org.tutti.lab.tune;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.tutti.analysis.CellFigures;
import org.tutti.campaign.Campaign;
import org.tutti.campaign.CampaignListener;
import org.tutti.campaign.CampaignPlan;
import org.tutti.campaign.CampaignPlanBuilder;
import org.tutti.campaign.CampaignResult;
import org.tutti.diagnostics.Suggestions;
import org.tutti.diagnostics.TuningProblem;
import org.tutti.records.launch.CellKey;
import org.tutti.records.launch.MessageSize;
import org.tutti.records.settings.SettingKey;
import org.tutti.stats.design.DerivedSeed;

/** Races the algorithms of operations, and verifies what it finds. */
public final class Tuning {
  /** Numbers of what measures again what another race has found. */
  private static final int VERIFICATION = 1;

  private static final int SEGMENTS = 2;

  private final TuningPlan plan;
  private final TunableLibrary library;
  private final CampaignListener listener;
  private final ArrivalLevels arrivals;
  private final Map<TuningCell, Algorithm> fastest = new TreeMap<>();
  private final Map<TuningCell, Map<String, Map<String, CellFigures>>> raced = new TreeMap<>();
  private final List<ExcludedAlgorithm> excluded = new ArrayList<>();
  private int launches;

  private Tuning(TuningPlan plan, TunableLibrary library, CampaignListener listener) {
    this.plan = plan;
    this.library = library;
    this.listener = listener;
    this.arrivals = new ArrivalLevels(plan.arrivals());
  }

  /**
   * Tunes; empty if it was interrupted.
   *
   * @throws org.tutti.diagnostics.TuttiException 291 if the library has no choice for an operation,
   *     or is neither Open MPI nor MPICH
   */
  public static Optional<TuningResult> run(TuningPlan plan, CampaignListener listener) {
    TunableLibrary library = TunableLibraries.of(plan.measuring());
    plan.operations().forEach(operation -> check(library, operation));
    return new Tuning(plan, library, listener).run();
  }

  private static void check(TunableLibrary library, String operation) {
    List<String> known = library.operations();
    if (!known.contains(operation)) {
      throw TuningProblem.ALGORITHMS_UNKNOWN.error(
          "The library offers no choice of algorithms for " + operation + ".",
          Suggestions.of(operation, known) + "It does for " + String.join(", ", known) + ".");
    }
  }

  private Optional<TuningResult> run() {
    for (int processes : plan.processes()) {
      for (String operation : plan.operations()) {
        if (!race(operation, processes)) {
          return Optional.empty();
        }
      }
    }
    List<VerifiedChoice> verified = new ArrayList<>();
    for (int processes : plan.processes()) {
      List<Choice> choices =
          fastest.entrySet().stream()
              .filter(cell -> cell.getKey().processes() == processes)
              .filter(cell -> !cell.getValue().equals(Algorithm.DEFAULT))
              .map(cell -> new Choice(cell.getKey(), cell.getValue()))
              .toList();
      Optional<List<Choice>> usable = withRightSize(choices, processes);
      if (usable.isEmpty()
          || !usable.get().isEmpty() && !verify(usable.get(), processes, verified)) {
        return Optional.empty();
      }
    }
    List<Choice> written =
        verified.stream().filter(VerifiedChoice::written).map(VerifiedChoice::choice).toList();
    return Optional.of(
        new TuningResult(
            verified,
            fastest.keySet().stream()
                .filter(cell -> fastest.get(cell).equals(Algorithm.DEFAULT))
                .toList(),
            excluded,
            plan.arrivals().isEmpty() ? List.of() : costs(),
            launches,
            written.isEmpty()
                ? Optional.empty()
                : Optional.of(new LibraryFiles(library, written))));
  }

  private boolean race(String operation, int processes) {
    Path directory = plan.directory().resolve(operation + "-" + processes);
    CampaignPlan measuring =
        plan.measuring().toBuilder()
            .benchmark(operation)
            .set(SettingKey.PROCESSES, processes)
            .build();
    List<Algorithm> rivals = library.algorithms(operation);
    Optional<Map<TuningCell, Algorithm>> found =
        race(operation, rivals, measuring, directory.resolve("algorithms"));
    if (found.isEmpty()) {
      return false;
    }
    List<Algorithm> winners = AlgorithmRace.winners(found.get());
    List<Long> segments = segments(found.get());
    List<Algorithm> segmented =
        winners.stream()
            .flatMap(one -> library.segmented(operation, one, segments).stream())
            .toList();
    if (!segmented.isEmpty()) {
      winners.addAll(segmented);
      found =
          race(
              operation,
              winners,
              withSeedOf(SEGMENTS, measuring.toBuilder()).build(),
              directory.resolve("segments"));
    }
    found.ifPresent(fastest::putAll);
    return found.isPresent();
  }

  /** Segments of the largest size and more are none. */
  private List<Long> segments(Map<TuningCell, Algorithm> cells) {
    long largest = cells.keySet().stream().mapToLong(TuningCell::msize).max().orElse(0);
    return plan.segments().stream().filter(segment -> segment < largest).toList();
  }

  private Optional<Map<TuningCell, Algorithm>> race(
      String operation, List<Algorithm> rivals, CampaignPlan measuring, Path directory) {
    AlgorithmRace race = new AlgorithmRace(rivals, arrivals, plan.margin());
    Optional<CampaignResult> result =
        measure(
            race.plan(
                measuring.toBuilder().set(SettingKey.RESULTS, directory).build(),
                plan.maxLaunches()));
    Optional<Map<TuningCell, Algorithm>> fastest =
        result.map(
            measured ->
                library.choosesBySize()
                    ? race.fastest(measured, plan.maxLaunches())
                    : race.fastestOfAll(measured, plan.maxLaunches()));
    result.map(race::measured).ifPresent(this::keep);
    race.excluded()
        .forEach((name, why) -> excluded.add(new ExcludedAlgorithm(operation, name, why)));
    race.defaults()
        .forEach(
            (name, cells) -> {
              String sizes =
                  cells.stream()
                      .map(key -> MessageSize.text(key.msize()))
                      .distinct()
                      .collect(Collectors.joining(", "));
              ExcludedAlgorithm same =
                  new ExcludedAlgorithm(operation, name, "the default runs it anyway at " + sizes);
              if (!excluded.contains(same)) {
                excluded.add(same);
              }
            });
    return fastest;
  }

  private void keep(Map<CellKey, Map<String, Map<String, CellFigures>>> measured) {
    measured.forEach(
        (key, algorithms) ->
            raced.computeIfAbsent(TuningCell.of(key), cell -> new TreeMap<>()).putAll(algorithms));
  }

  /** What the algorithms that are best in their worst patterns cost under each pattern. */
  private List<PatternCost> costs() {
    List<PatternCost> costs = new ArrayList<>();
    fastest.forEach(
        (cell, chosen) -> {
          for (String pattern : arrivals.patterns()) {
            Map<String, Double> times = new TreeMap<>();
            raced
                .get(cell)
                .forEach(
                    (name, figures) ->
                        Optional.ofNullable(figures.get(pattern))
                            .ifPresent(found -> times.put(name, found.median())));
            String least = Collections.min(times.keySet(), Comparator.comparing(times::get));
            costs.add(
                new PatternCost(
                    cell,
                    pattern,
                    chosen.name(),
                    times.get(chosen.name()),
                    times.getOrDefault(Algorithm.DEFAULT.name(), Double.NaN),
                    least,
                    times.get(least)));
          }
        });
    return costs;
  }

  /** The pattern under which the default takes longest, by cell. */
  private Map<TuningCell, String> worstOfDefault() {
    Map<TuningCell, String> worst = new TreeMap<>();
    raced.forEach(
        (cell, algorithms) ->
            algorithms.getOrDefault(Algorithm.DEFAULT.name(), Map.of()).entrySet().stream()
                .max(Comparator.comparingDouble(figures -> figures.getValue().median()))
                .ifPresent(figures -> worst.put(cell, figures.getKey())));
    return worst;
  }

  /** The choices whose rules the library looks up as they are written; empty if interrupted. */
  private Optional<List<Choice>> withRightSize(List<Choice> choices, int processes) {
    LookUpCheck check =
        new LookUpCheck(choices.stream().map(one -> one.cell().operation()).toList(), processes);
    if (!library.choosesBySize() || check.isEmpty()) {
      return Optional.of(choices);
    }
    Path file = plan.directory().resolve("look-up-" + processes + ".conf").toAbsolutePath();
    write(Map.of("", check.rules()), file);
    CampaignPlan checking =
        check.plan(
            plan.measuring().toBuilder()
                .set(SettingKey.RESULTS, plan.directory().resolve("look-up-" + processes))
                .build(),
            file);
    return measure(checking, CampaignListener.NONE)
        .map(CampaignResult::cells)
        .map(check::confirmed)
        .map(confirmed -> usable(choices, confirmed));
  }

  private List<Choice> usable(List<Choice> choices, Set<String> confirmed) {
    choices.stream()
        .map(one -> one.cell().operation())
        .distinct()
        .filter(operation -> !isUsable(operation, confirmed))
        .forEach(
            operation ->
                excluded.add(
                    new ExcludedAlgorithm(operation, "every algorithm", LookUpCheck.reason())));
    return choices.stream().filter(one -> isUsable(one.cell().operation(), confirmed)).toList();
  }

  /** A barrier has no size. */
  private static boolean isUsable(String operation, Set<String> confirmed) {
    return operation.equals(TunedOperation.BARRIER.operation()) || confirmed.contains(operation);
  }

  private boolean verify(List<Choice> choices, int processes, List<VerifiedChoice> verified) {
    Path directory = plan.directory().resolve("verification-" + processes);
    Path file = directory.resolveSibling("candidates-" + processes).toAbsolutePath();
    write(library.files(choices), file);
    TuningVerification verification =
        new TuningVerification(library, choices, arrivals, worstOfDefault(), plan.margin());
    CampaignPlanBuilder measuring =
        plan.measuring().toBuilder()
            .benchmarks(choices.stream().map(one -> one.cell().operation()).distinct().toList())
            .set(
                SettingKey.MSIZES,
                choices.stream().map(one -> one.cell().msize()).distinct().sorted().toList())
            .set(SettingKey.PROCESSES, processes)
            .set(SettingKey.RESULTS, directory);
    Optional<CampaignResult> result =
        measure(verification.plan(withSeedOf(VERIFICATION, measuring).build(), file));
    result
        .map(CampaignResult::cells)
        .map(verification::results)
        .ifPresent(
            results -> {
              verified.addAll(results);
              excluded.addAll(verification.failed(results));
            });
    return result.isPresent();
  }

  private CampaignPlanBuilder withSeedOf(int check, CampaignPlanBuilder campaign) {
    plan.measuring()
        .find(SettingKey.SEED)
        .ifPresent(seed -> campaign.set(SettingKey.SEED, DerivedSeed.of(seed, check)));
    return campaign;
  }

  private void write(Map<String, String> texts, Path file) {
    try {
      Files.createDirectories(plan.directory());
      for (Map.Entry<String, String> text : texts.entrySet()) {
        Files.writeString(Path.of(file + text.getKey()), text.getValue());
      }
    } catch (IOException e) {
      throw new UncheckedIOException("the file of candidates", e);
    }
  }

  /** Empty if it was interrupted. */
  private Optional<CampaignResult> measure(CampaignPlan campaign) {
    return measure(campaign, listener);
  }

  private Optional<CampaignResult> measure(CampaignPlan campaign, CampaignListener heard) {
    CampaignResult result = Campaign.run(campaign, heard);
    launches += result.launches().size();
    return result.outcome().interrupted() ? Optional.empty() : Optional.of(result);
  }
}
