package org.tutti.lab.replicate;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.column.RowPlace;
import org.tutti.analysis.compare.CellComparison;
import org.tutti.analysis.compare.CellJudge;
import org.tutti.analysis.compare.CellPair;
import org.tutti.analysis.compare.ComparisonMethod;
import org.tutti.analysis.compare.ComparisonOptions;
import org.tutti.analysis.compare.Contrast;
import org.tutti.analysis.compare.Verdict;
import org.tutti.records.campaign.Treatment;

/**
 * The variants of a campaign that do the same in the same way: benchmarks of a class for one
 * operation, and levels of a factor that does not change how they are timed.
 */
final class VariantGroups {
  /** What the variants of a group have in common. */
  private record Common(String contrast, RowPlace place, String operation) {}

  private final Map<Common, List<CellFigures>> groups = new LinkedHashMap<>();
  private final Map<String, Contrast> contrasts = new LinkedHashMap<>();

  private VariantGroups(List<CellFigures> cells) {
    List<String> names = new ArrayList<>(List.of("benchmark"));
    cells.stream()
        .flatMap(cell -> cell.treatment().levels().keySet().stream())
        .distinct()
        .filter(name -> !name.equals(Treatment.PROCESSES))
        .forEach(names::add);
    for (String name : names) {
      Contrast.named(cells, name)
          .filter(contrast -> !contrast.decidesMethod())
          .ifPresent(contrast -> contrasts.put(name, contrast));
    }
    contrasts.forEach((name, contrast) -> cells.forEach(cell -> add(name, contrast, cell)));
    groups.values().removeIf(variants -> variants.size() < 2);
  }

  private void add(String name, Contrast contrast, CellFigures cell) {
    if (contrast.levelOf(cell).isPresent()) {
      Common common = new Common(name, Places.of(contrast.without(cell)), cell.key().operation());
      groups.computeIfAbsent(common, any -> new ArrayList<>()).add(cell);
    }
  }

  /**
   * The orders that were found, besides those that two compared cells have by their verdict.
   *
   * @param compared pairs of cells whose verdicts are conclusions of their own
   */
  static List<VariantOrder> orders(List<CellFigures> cells, List<CellPair> compared) {
    return new VariantGroups(cells)
        .orders(compared.stream().map(VariantGroups::ends).collect(Collectors.toSet()));
  }

  private static Set<CellFigures> ends(CellPair pair) {
    return Set.of(pair.figuresOfA(), pair.figuresOfB());
  }

  private List<VariantOrder> orders(Set<Set<CellFigures>> compared) {
    groups
        .values()
        .removeIf(variants -> variants.size() == 2 && compared.contains(Set.copyOf(variants)));
    groups.replaceAll((common, variants) -> ordered(variants));
    List<CellPair> neighbors = new ArrayList<>();
    groups.values().forEach(variants -> neighbors.addAll(neighbors(variants)));
    List<CellComparison> judged =
        CellJudge.judge(neighbors, ComparisonMethod.PAIRED, ComparisonOptions.DEFAULT);
    List<VariantOrder> orders = new ArrayList<>();
    int first = 0;
    for (Map.Entry<Common, List<CellFigures>> group : groups.entrySet()) {
      int end = first + neighbors(group.getValue()).size();
      if (end - first == group.getValue().size() - 1) {
        order(group.getKey(), group.getValue(), judged.subList(first, end), orders);
      }
      first = end;
    }
    return orders;
  }

  private static List<CellFigures> ordered(List<CellFigures> variants) {
    return variants.stream().sorted(Comparator.comparingDouble(CellFigures::median)).toList();
  }

  private static List<CellPair> neighbors(List<CellFigures> variants) {
    return IntStream.range(1, variants.size())
        .mapToObj(
            i -> CellPair.of(variants.get(i).key(), variants.get(i - 1), variants.get(i), true))
        .flatMap(Optional::stream)
        .toList();
  }

  private void order(
      Common common,
      List<CellFigures> variants,
      List<CellComparison> neighbors,
      List<VariantOrder> orders) {
    Contrast contrast = contrasts.get(common.contrast());
    StringBuilder text = new StringBuilder(contrast.levelOf(variants.get(0)).orElseThrow());
    List<CellComparison> steps = new ArrayList<>();
    for (int i = 0; i < neighbors.size(); i++) {
      boolean isFound = neighbors.get(i).verdict() == Verdict.SLOWER;
      text.append(isFound ? " < " : " ~ ")
          .append(contrast.levelOf(variants.get(i + 1)).orElseThrow());
      if (isFound) {
        steps.add(neighbors.get(i));
      }
    }
    if (!steps.isEmpty()) {
      orders.add(new VariantOrder(common.place(), text.toString(), steps));
    }
  }
}
