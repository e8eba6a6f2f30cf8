package org.tutti.report.cell;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.CellGroup;
import org.tutti.records.campaign.LaunchFile;
import org.tutti.records.launch.CellRecord;
import org.tutti.records.launch.LaunchReader;
import org.tutti.records.launch.PhaseRecord;
import org.tutti.report.table.Figures;
import org.tutti.report.table.TextColumn;
import org.tutti.report.table.TextTable;
import org.tutti.stats.sample.OrderedSample;

/** Where operations spend their time, for cells whose phases were timed. */
public final class PhaseSection {
  private static final String SETTING = "phases";

  private PhaseSection() {}

  /** Empty if no phase was timed; otherwise, the files are read again. */
  public static List<String> lines(ReportDigest digest) {
    CampaignAnalysis analysis = digest.analysis();
    boolean timed =
        analysis.cells().stream()
            .anyMatch(cell -> Boolean.parseBoolean(cell.settings().further().get(SETTING)));
    if (!timed) {
      return List.of();
    }
    List<String> lines = new ArrayList<>();
    of(analysis)
        .forEach(
            (cell, phases) -> {
              lines.add("");
              lines.add(digest.names().in("Phases of " + cell.key()));
              lines.addAll(table(phases).indented(digest.style().width()));
            });
    lines.add("A mark reads the clock, within the timed region.");
    return lines;
  }

  /** The phases of each cell that has some, in the order of the report; reads the files again. */
  private static Map<CellFigures, List<PhaseFigures>> of(CampaignAnalysis analysis) {
    Map<CellGroup, CellPhases> cells = new LinkedHashMap<>();
    analysis.contents().launches().forEach(file -> read(file, cells));
    Map<CellFigures, List<PhaseFigures>> figures = new LinkedHashMap<>();
    for (CellFigures cell : analysis.cells()) {
      CellPhases found = cells.get(CellGroup.of(cell));
      if (found != null && !found.figures().isEmpty()) {
        figures.put(cell, found.figures());
      }
    }
    return figures;
  }

  private static void read(LaunchFile file, Map<CellGroup, CellPhases> cells) {
    try (LaunchReader reader = file.open()) {
      CellPhases[] phases = new CellPhases[1];
      CellRecord[] current = new CellRecord[1];
      reader.onPhase(phase -> phases[0].add(current[0], phase));
      for (Optional<CellRecord> next = reader.next(); next.isPresent(); next = reader.next()) {
        CellRecord cell = next.get();
        CellGroup group =
            new CellGroup(
                cell.key(), file.launch().treatment(), Optional.of(cell.settings().method()));
        current[0] = cell;
        phases[0] = cells.computeIfAbsent(group, any -> new CellPhases());
        phases[0].launch();
      }
    }
  }

  private static TextTable table(List<PhaseFigures> phases) {
    return TextTable.of(
        TextColumn.words(
            phases,
            phase -> phase.phase().isEmpty() ? "(before the first mark)" : phase.phase(),
            "phase"),
        TextColumn.right(phases, phase -> Figures.micros(phase.mean()), "mean of ranks", "[us]"),
        TextColumn.right(phases, phase -> Figures.percent(phase.share()), "share", "[%]"),
        TextColumn.right(phases, phase -> Figures.count(phase.slowestRank()), "slowest rank"),
        TextColumn.right(phases, phase -> Figures.micros(phase.slowest()), "its median", "[us]"));
  }

  /**
   * What a phase takes of a cell's operation.
   *
   * @param phase as the benchmark marks it; empty for what comes before the first mark
   * @param mean over ranks, of each rank's median over valid observations, in nanoseconds per
   *     operation; the median of that over launches
   * @param share of {@code mean} in the sum over all phases, from 0 to 1
   * @param slowestRank the rank with the largest median in most launches
   * @param slowest the largest median of a rank in nanoseconds; the median of that over launches
   */
  record PhaseFigures(String phase, double mean, double share, int slowestRank, double slowest) {}

  /** Collects the phases of one cell over launches. */
  static final class CellPhases {
    /** The medians of the ranks that marked a phase, by phase and launch. */
    private final Map<String, List<Map<Integer, Double>>> medians = new LinkedHashMap<>();

    private int launches;
    private int ranks;

    /** The cell of a further launch begins. */
    void launch() {
      launches++;
    }

    void add(CellRecord cell, PhaseRecord phase) {
      double[] valid = new double[phase.times().length];
      int count = 0;
      for (int index = 0; index < phase.times().length; index++) {
        if (cell.observations().isValid(index)) {
          valid[count++] =
              phase.times()[index] / (double) cell.settings().counts().operationsPerCall();
        }
      }
      if (count == 0) {
        return;
      }
      ranks = cell.key().processes();
      List<Map<Integer, Double>> ofPhase =
          medians.computeIfAbsent(phase.phase(), any -> new ArrayList<>());
      while (ofPhase.size() < launches) {
        ofPhase.add(new TreeMap<>());
      }
      double median = OrderedSample.of("times", Arrays.copyOf(valid, count)).median();
      ofPhase.get(launches - 1).put(phase.rank(), median);
    }

    /** The phases in the order of their marks; none if no observation is valid. */
    List<PhaseFigures> figures() {
      double total =
          medians.values().stream().mapToDouble(launched -> median(launched, this::mean)).sum();
      List<PhaseFigures> figures = new ArrayList<>();
      medians.forEach(
          (phase, launched) -> {
            double mean = median(launched, this::mean);
            figures.add(
                new PhaseFigures(
                    phase,
                    mean,
                    total == 0 ? 0 : mean / total,
                    slowestRank(launched),
                    median(launched, CellPhases::largest)));
          });
      return figures;
    }

    private static double median(
        List<Map<Integer, Double>> launched, ToDoubleFunction<Map<Integer, Double>> figure) {
      double[] values =
          launched.stream().filter(ranks -> !ranks.isEmpty()).mapToDouble(figure).toArray();
      return OrderedSample.of("launches", values).median();
    }

    /** A rank that never marks the phase spends no time in it. */
    private double mean(Map<Integer, Double> byRank) {
      return byRank.values().stream().mapToDouble(time -> time).sum() / ranks;
    }

    private static double largest(Map<Integer, Double> byRank) {
      return byRank.values().stream().mapToDouble(time -> time).max().orElse(0);
    }

    private static int slowestRank(List<Map<Integer, Double>> launched) {
      Map<Integer, Integer> votes = new TreeMap<>();
      for (Map<Integer, Double> byRank : launched) {
        byRank.entrySet().stream()
            .max(Map.Entry.comparingByValue())
            .ifPresent(slowest -> votes.merge(slowest.getKey(), 1, Integer::sum));
      }
      return votes.entrySet().stream().max(Map.Entry.comparingByValue()).orElseThrow().getKey();
    }
  }
}
