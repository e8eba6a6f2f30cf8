package org.tutti.report;

import java.util.Locale;
import org.tutti.records.launch.CellCounts;
import org.tutti.records.launch.CellSettings;
import org.tutti.records.launch.TimingMethod;
import org.tutti.sync.RunTimeKind;

/** How cells were measured (Hoefler and Belli 2015, rule 10). */
final class MethodText {
  private static final String ROOT_RANK = "root-rank";

  private MethodText() {}

  /** In a few words, such as {@code barrier, slowest rank, warm}. */
  static String brief(CellSettings settings) {
    TimingMethod method = settings.method();
    String sync = method.sync().name().replaceFirst(":.*", "");
    String run =
        method.runTime() == RunTimeKind.GLOBAL
            ? "global"
            : switch (method.summary()) {
              case MAX -> "slowest rank";
              case MIN -> "fastest rank";
              case MEAN -> "mean of ranks";
              case ROOT -> "root";
            };
    int batch = settings.counts().operationsPerCall();
    String root = settings.further().getOrDefault(ROOT_RANK, "");
    return sync.toLowerCase(Locale.ROOT).replace('_', ' ')
        + ", "
        + run
        + (method.coldCache().isPresent() ? ", cold" : ", warm")
        + (batch > 1 ? ", batches of " + batch : "")
        + (root.isEmpty() ? "" : ", " + ROOT_RANK + " " + root.toLowerCase(Locale.ROOT));
  }

  /** With all settings. */
  static String full(CellSettings settings) {
    TimingMethod method = settings.method();
    CellCounts counts = settings.counts();
    StringBuilder text =
        new StringBuilder("sync ")
            .append(method.sync().name())
            .append(", clock ")
            .append(method.clock())
            .append(", run-time ")
            .append(reduction(method))
            .append(method.coldCache().map(how -> ", cold cache by " + how).orElse(", warm cache"))
            .append(", nrep ")
            .append(counts.repetitions())
            .append(" per launch");
    if (counts.rounds() > 1) {
      text.append(" in ").append(counts.rounds()).append(" rounds");
    }
    if (counts.operationsPerCall() > 1) {
      text.append(", times of one operation of ")
          .append(counts.operationsPerCall())
          .append(" in an observation");
    }
    settings.processing().ifPresent(scheme -> text.append(", processing ").append(scheme));
    settings.further().forEach((name, value) -> text.append(", " + name + " " + value));
    return text.toString();
  }

  private static String reduction(TimingMethod method) {
    if (method.runTime() == RunTimeKind.GLOBAL) {
      return "global (latest end - earliest start)";
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
