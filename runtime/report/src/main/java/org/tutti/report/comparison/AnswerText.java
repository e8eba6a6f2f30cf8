package org.tutti.report.comparison;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.tutti.analysis.compare.CellComparison;
import org.tutti.analysis.compare.Indecision;
import org.tutti.analysis.compare.Verdict;
import org.tutti.diagnostics.Counted;
import org.tutti.records.launch.MessageSize;
import org.tutti.report.layout.WrappedText;
import org.tutti.stats.planning.FurtherSamples;

/** What comparisons say together, in a sentence for each thing that is compared. */
public final class AnswerText {
  /** More sizes, and more subjects, are counted. */
  private static final int MAX_NAMED = 2;

  private AnswerText() {}

  /**
   * A sentence for each subject; for those of which the same is to be said, one sentence.
   *
   * @param subject what is compared with what, such as {@code B against A}
   */
  public static List<String> lines(
      List<CellComparison> comparisons, Function<CellComparison, String> subject, int width) {
    Map<String, List<CellComparison>> subjects = new LinkedHashMap<>();
    for (CellComparison comparison : comparisons) {
      subjects.computeIfAbsent(subject.apply(comparison), any -> new ArrayList<>()).add(comparison);
    }
    Map<String, List<String>> sentences = new LinkedHashMap<>();
    subjects.forEach(
        (name, cells) ->
            sentences.computeIfAbsent(sentence(cells), any -> new ArrayList<>()).add(name));
    List<String> lines = new ArrayList<>();
    sentences.forEach(
        (sentence, names) ->
            lines.addAll(WrappedText.lines("", "  ", first(names) + ": " + sentence, width)));
    return lines;
  }

  private static String first(List<String> names) {
    int more = names.size() - MAX_NAMED;
    return names.stream().limit(MAX_NAMED).collect(Collectors.joining("; "))
        + (more > 0 ? "; " + Counted.of(more, "more comparison") : "");
  }

  private static String sentence(List<CellComparison> all) {
    List<String> parts = new ArrayList<>();
    for (Verdict verdict : Verdict.values()) {
      List<CellComparison> cells = all.stream().filter(cell -> cell.verdict() == verdict).toList();
      if (!cells.isEmpty()) {
        parts.add(VerdictText.word(verdict) + places(cells, all) + size(verdict, cells));
      }
    }
    return String.join(", ", parts) + ".";
  }

  /** Which of the cells it is; by their sizes, if nothing else tells them apart. */
  private static String places(List<CellComparison> cells, List<CellComparison> all) {
    List<Long> sizes = sizes(cells);
    List<Long> allSizes = sizes(all);
    if (allSizes.size() < all.size() || allSizes.contains(0L)) {
      return " in " + cells.size() + " of " + Counted.of(all.size(), "cell");
    }
    if (sizes.size() <= MAX_NAMED) {
      return " at " + sizes.stream().map(MessageSize::text).collect(Collectors.joining(" and "));
    }
    return sizes.size() == allSizes.size()
        ? " at all " + sizes.size() + " sizes"
        : " at " + sizes.size() + " of " + allSizes.size() + " sizes";
  }

  private static List<Long> sizes(List<CellComparison> cells) {
    return cells.stream().map(cell -> cell.pair().key().msize()).distinct().sorted().toList();
  }

  private static String size(Verdict verdict, List<CellComparison> cells) {
    if (verdict == Verdict.NOT_ENOUGH_EVIDENCE) {
      return more(cells);
    }
    if (verdict != Verdict.FASTER && verdict != Verdict.SLOWER) {
      return "";
    }
    double[] ratios = cells.stream().mapToDouble(CellComparison::estimate).sorted().toArray();
    String least = VerdictText.times(ratios[0]);
    String most = VerdictText.times(ratios[ratios.length - 1]);
    return " (" + (least.equals(most) ? least : least + " to " + most) + ")";
  }

  private static String more(List<CellComparison> cells) {
    FurtherSamples more =
        cells.stream()
            .flatMap(cell -> cell.more().stream())
            .reduce(FurtherSamples::andAlso)
            .orElse(FurtherSamples.NEVER);
    int launches = cells.stream().mapToInt(VerdictText::launches).min().orElse(0);
    String text = FurtherLaunchesText.of(more, launches);
    String why =
        cells.stream()
            .flatMap(cell -> cell.indecision().stream())
            .distinct()
            .map(Indecision::words)
            .collect(Collectors.joining(", "));
    return ": "
        + why
        + (text.isEmpty()
            ? " (not all can be decided)"
            : " (" + text + " launches of each would decide)");
  }
}
