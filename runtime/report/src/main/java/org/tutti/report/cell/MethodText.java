package org.tutti.report.cell;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.tutti.analysis.CellFigures;
import org.tutti.annotations.DataState;
import org.tutti.records.launch.CellCounts;
import org.tutti.records.launch.CellSettings;
import org.tutti.records.launch.TimingMethod;
import org.tutti.sync.RunTimeKind;

/** How cells were measured (Hoefler and Belli 2015, rule 10). */
public final class MethodText {
  private static final String ROOT_RANK = "root-rank";
  private static final Pattern COUNT = Pattern.compile("[1-9]\\d{0,8}");

  private MethodText() {}

  /** The method in a few words, such as {@code barrier, slowest rank}. */
  static String brief(CellSettings settings) {
    TimingMethod method = settings.method();
    String sync = method.sync().name().replaceFirst(":.*", "");
    String run =
        switch (method.runTime()) {
          case GLOBAL -> "global";
          case LAST_START -> "from last arrival";
          case LOCAL ->
              switch (method.summary()) {
                case MAX -> "slowest rank";
                case MIN -> "fastest rank";
                case MEAN -> "mean of ranks";
                case ROOT -> "root";
              };
        };
    String root = settings.further().getOrDefault(ROOT_RANK, "");
    String arrival = settings.further().getOrDefault(CellSettings.ARRIVAL, "");
    return sync.toLowerCase(Locale.ROOT).replace('_', ' ')
        + ", "
        + run
        + (arrival.isEmpty() ? "" : " (" + arrival + ")")
        + (method.data() == DataState.UNTOUCHED ? "" : ", data " + method.data().text())
        + (batch(settings) > 1 ? ", batches of " + batch(settings) : "")
        + (root.isEmpty() ? "" : ", " + ROOT_RANK + " " + root.toLowerCase(Locale.ROOT));
  }

  /** How much the figures of cells rest on, and how they were measured. */
  public static String measured(List<CellFigures> cells) {
    return CellNotes.basis(cells)
        + cells.stream()
            .map(cell -> brief(cell.settings()))
            .distinct()
            .sorted()
            .collect(Collectors.joining(" or ", ", ", ""));
  }

  /** Calls of an observation. */
  static int batch(CellSettings settings) {
    String batch = settings.further().getOrDefault("batch", "");
    return COUNT.matcher(batch).matches() ? Integer.parseInt(batch) : 1;
  }

  /** The method with all settings. */
  static String full(CellSettings settings) {
    return String.join(", ", parts(settings));
  }

  /** All settings, one by one. */
  static List<String> parts(CellSettings settings) {
    TimingMethod method = settings.method();
    CellCounts counts = settings.counts();
    List<String> parts = new ArrayList<>();
    parts.add("sync " + method.sync().name());
    parts.add("clock " + method.clock());
    parts.add("run-time " + reduction(method));
    parts.add("data " + method.data().text());
    parts.add(
        "nrep "
            + counts.repetitions()
            + " per launch"
            + (counts.rounds() > 1 ? " in " + counts.rounds() + " rounds" : ""));
    if (counts.operationsPerCall() > 1) {
      parts.add("times of one operation of " + counts.operationsPerCall() + " in an observation");
    }
    settings.processing().ifPresent(scheme -> parts.add("processing " + scheme));
    settings.further().forEach((name, value) -> parts.add(name + " " + value));
    return parts;
  }

  private static String reduction(TimingMethod method) {
    if (method.runTime().isGlobal()) {
      return method.runTime() == RunTimeKind.GLOBAL
          ? "global (latest end - earliest start)"
          : "global (latest end - latest start)";
    }
    String summary =
        switch (method.summary()) {
          case MAX -> "maximum over ranks";
          case MIN -> "minimum over ranks";
          case MEAN -> "mean over ranks";
          case ROOT -> "the root's";
        };
    return "local (" + summary + " of end - start)";
  }
}
