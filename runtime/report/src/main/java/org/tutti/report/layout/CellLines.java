package org.tutti.report.layout;

import java.util.ArrayList;
import java.util.List;

/**
 * Breaks the text of a table's cell: at spaces, else after marks or between words, else anywhere.
 */
public final class CellLines {
  private static final String MARKS = ".,;:=/-_";

  private CellLines() {}

  /** Lines of at most {@code width} columns; one at least. */
  public static List<String> of(String text, int width) {
    List<String> lines = new ArrayList<>();
    String rest = text;
    while (rest.length() > width) {
      int end = end(rest, width);
      lines.add(rest.substring(0, end).stripTrailing());
      rest = rest.substring(end).stripLeading();
    }
    lines.add(rest);
    return lines;
  }

  private static int end(String text, int width) {
    int space = text.lastIndexOf(' ', width);
    if (space > 0) {
      return space;
    }
    for (int end = width; end > 1; end--) {
      if (MARKS.indexOf(text.charAt(end - 1)) >= 0 || beginsWord(text, end)) {
        return end;
      }
    }
    return width;
  }

  /** As in {@code reduceThenBcast}. */
  private static boolean beginsWord(String text, int index) {
    return Character.isLowerCase(text.charAt(index - 1))
        && Character.isUpperCase(text.charAt(index));
  }
}
