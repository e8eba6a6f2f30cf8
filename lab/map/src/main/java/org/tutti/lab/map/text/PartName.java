package org.tutti.lab.map.text;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Locale;
import java.util.Set;
import org.tutti.lab.map.MappedEnd;
import org.tutti.lab.map.PairMap;
import org.tutti.lab.map.network.Suspect;
import org.tutti.report.table.Figures;

/** How parts of a machine are called in sentences, and how slow they are. */
final class PartName {
  private static final Set<String> OWN_WORDS =
      Set.of("rank", "host", "group", "everything", "pair");

  private PartName() {}

  static String atBeginning(PairMap map, Suspect suspect) {
    return capital(of(map, suspect));
  }

  /** Names of hosts stay as they are. */
  static String capital(String name) {
    return !OWN_WORDS.contains(name.split(" ")[0])
        ? name
        : name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
  }

  static String of(PairMap map, Suspect suspect) {
    return switch (suspect.part()) {
      case GROUP -> "group " + map.group(suspect.first());
      case END -> end(map, suspect);
      case SENDING_END -> end(map, suspect) + ", sending,";
      case RECEIVING_END -> end(map, suspect) + ", receiving,";
      case BLOCK ->
          "everything between "
              + map.group(suspect.first())
              + " and "
              + map.group(suspect.second());
      case PAIR ->
          "pair "
              + map.ends().get(suspect.first())
              + (map.what().isDirected() ? " to " : " with ")
              + map.ends().get(suspect.second());
    };
  }

  private static String end(PairMap map, Suspect suspect) {
    String name = map.ends().get(suspect.first());
    return map.per() == MappedEnd.HOST ? "host " + name : name;
  }

  /** Such as "1.23 times". */
  static String times(Suspect suspect) {
    return Figures.ratio(suspect.slowdown().value()) + " times";
  }

  /** Such as "(1.19 to 1.28)". */
  static String interval(Suspect suspect) {
    return "("
        + Figures.ratio(suspect.slowdown().low())
        + " to "
        + Figures.ratio(suspect.slowdown().high())
        + ")";
  }

  /** The least slowdown that matters, such as "5 %". */
  static String share(PairMap map) {
    return BigDecimal.valueOf(100 * (map.limit() - 1))
            .round(new MathContext(3))
            .stripTrailingZeros()
            .toPlainString()
        + " %";
  }
}
