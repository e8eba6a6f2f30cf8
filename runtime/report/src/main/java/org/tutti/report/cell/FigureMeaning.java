package org.tutti.report.cell;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.tutti.analysis.CellFigures;
import org.tutti.records.launch.CellSettings;

/** What the figures of a table are of, which neither their unit nor their heading says. */
final class FigureMeaning {
  /** Fewer common words of several descriptions say nothing. */
  private static final int MIN_WORDS = 3;

  /** Words after which something has to follow. */
  private static final Set<String> JOINING =
      Set.of(
          "a", "after", "an", "and", "are", "as", "at", "before", "between", "by", "each", "for",
          "from", "in", "into", "is", "its", "not", "of", "on", "one", "or", "that", "the", "their",
          "then", "through", "to", "where", "which", "who", "whose", "with", "without");

  private static final Pattern UNFINISHED = Pattern.compile(",[^,]*$");

  private FigureMeaning() {}

  /** The meaning in words; empty if there is nothing to say. */
  static String of(List<CellFigures> cells) {
    String times = ofTimes(cells);
    return cells.get(0).settings().moved().isEmpty()
        ? times
        : (times.isEmpty() ? "" : times + "; ")
            + "MB/s: 10^6 bytes a second, of all processes in total";
  }

  /** That of a table without rates. */
  static String ofTimes(List<CellFigures> cells) {
    CellSettings settings = cells.get(0).settings();
    List<String> parts = new ArrayList<>();
    String description = description(cells);
    if (!description.isEmpty()) {
      parts.add(description);
    } else if (operationsPerCall(settings) > 1) {
      parts.add("times are of one of the " + operationsPerCall(settings) + " operations of a call");
    }
    parts.addAll(paired(cells.get(0).key().operation()));
    return String.join("; ", parts);
  }

  /** Operations of a call of the benchmark, not of a batch of calls. */
  private static int operationsPerCall(CellSettings settings) {
    return settings.counts().operationsPerCall() / MethodText.batch(settings);
  }

  private static List<String> paired(String operation) {
    return Arrays.stream(org.tutti.annotations.Pattern.values())
        .filter(pattern -> pattern.name().equals(operation))
        .map(
            pattern ->
                switch (pattern) {
                  case FIRST_WITH_LAST -> "between the first rank and the last";
                  case HALVES -> "between each rank of the lower half and its counterpart above";
                  case NEIGHBORS -> "between each even rank and the next odd one";
                  case RING -> "from each rank to the next, and from the last to the first";
                })
        .toList();
  }

  /** That of all cells, or the words with which all begin. */
  private static String description(List<CellFigures> cells) {
    List<String> all =
        cells.stream().map(cell -> cell.settings().description()).distinct().toList();
    if (all.size() == 1) {
      return all.get(0);
    }
    List<String> common = new ArrayList<>(List.of(all.get(0).split(" ")));
    for (String other : all) {
      List<String> words = List.of(other.split(" "));
      while (common.size() > words.size() || !words.subList(0, common.size()).equals(common)) {
        common.remove(common.size() - 1);
      }
    }
    while (!common.isEmpty() && JOINING.contains(common.get(common.size() - 1))) {
      common.remove(common.size() - 1);
    }
    String words = String.join(" ", common);
    String whole = all.contains(words) ? words : UNFINISHED.matcher(words).replaceFirst("");
    return whole.split(" ").length < MIN_WORDS ? "" : whole.replaceFirst("[:;]$", "");
  }
}
