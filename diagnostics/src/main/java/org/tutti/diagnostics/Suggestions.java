package org.tutti.diagnostics;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** Guesses what was meant by a name that does not exist. */
public final class Suggestions {
  private Suggestions() {}

  /** {@code Did you mean ...? } with the nearest known name, or nothing if none is near. */
  public static String of(String name, List<String> known) {
    String wanted = name.toLowerCase(Locale.ROOT);
    return known.stream()
        .min(Comparator.comparingInt(one -> distance(wanted, one.toLowerCase(Locale.ROOT))))
        .filter(
            one -> distance(wanted, one.toLowerCase(Locale.ROOT)) <= Math.max(2, name.length() / 3))
        .map(one -> "Did you mean '" + one + "'? ")
        .orElse("");
  }

  /** Levenshtein's distance: insertions, deletions and replacements of a character. */
  private static int distance(String one, String other) {
    int[] row = new int[other.length() + 1];
    for (int column = 0; column < row.length; column++) {
      row[column] = column;
    }
    for (int line = 1; line <= one.length(); line++) {
      int diagonal = row[0];
      row[0] = line;
      for (int column = 1; column < row.length; column++) {
        int replaced = diagonal + (one.charAt(line - 1) == other.charAt(column - 1) ? 0 : 1);
        diagonal = row[column];
        row[column] = Math.min(replaced, 1 + Math.min(row[column], row[column - 1]));
      }
    }
    return row[other.length()];
  }
}
