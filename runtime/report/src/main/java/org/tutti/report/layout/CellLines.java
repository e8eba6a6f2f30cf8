package org.tutti.report.layout;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Breaks the text of a table's cell: at spaces, unless they are within a quantity, else after marks
 * or between words, else anywhere.
 */
public final class CellLines {
  private static final String MARKS = ".,;:=/-_";

  /** A unit stays beside its number. */
  private static final Pattern UNIT =
      Pattern.compile("\\d (?:(?:[KMGT]i)?B|[num]?s|%)(?![A-Za-z])");

  private static final Pattern BYTES = Pattern.compile("[KMGT]iB\\b");

  private CellLines() {}

  /** Lines of at most {@code width} columns; one at least. */
  public static List<String> of(String text, int width) {
    return of(text, width, "");
  }

  /** The same, where lines after the first begin with a space, so that none seems to be a row. */
  public static List<String> indented(String text, int width) {
    return of(text, width, " ");
  }

  private static List<String> of(String text, int width, String indentation) {
    List<String> lines = new ArrayList<>();
    String rest = text;
    String before = "";
    while (before.length() + rest.length() > width) {
      int end = end(rest, width - before.length());
      lines.add(before + rest.substring(0, end).stripTrailing());
      rest = rest.substring(end).stripLeading();
      before = indentation;
    }
    lines.add(before + rest);
    return lines;
  }

  private static int end(String text, int width) {
    for (int space = width; space > 0; space--) {
      if (isBetweenWords(text, space)) {
        return space;
      }
    }
    for (int end = width; end > 1; end--) {
      if (mayBreak(text, end)) {
        return end;
      }
    }
    return width;
  }

  /** The width that a text needs so that no word of it is broken. */
  public static int longestWord(String text) {
    int longest = 0;
    int begin = 0;
    for (int end = 1; end <= text.length(); end++) {
      if (end == text.length() || isBetweenWords(text, end) || mayBreak(text, end)) {
        longest = Math.max(longest, text.substring(begin, end).strip().length());
        begin = end;
      }
    }
    return longest;
  }

  private static boolean isBetweenWords(String text, int index) {
    return text.charAt(index) == ' ' && !UNIT.matcher(text.substring(index - 1)).lookingAt();
  }

  private static boolean mayBreak(String text, int index) {
    return MARKS.indexOf(text.charAt(index - 1)) >= 0 && !isInNumber(text, index)
        || beginsWord(text, index);
  }

  /** Whether a dot is within a number such as {@code 0.98}. */
  private static boolean isInNumber(String text, int index) {
    return index > 1
        && Character.isDigit(text.charAt(index - 2))
        && Character.isDigit(text.charAt(index));
  }

  /** Whether a word begins, as in {@code reduceThenBcast} but not in {@code KiB}. */
  private static boolean beginsWord(String text, int index) {
    return Character.isLowerCase(text.charAt(index - 1))
        && Character.isUpperCase(text.charAt(index))
        && !BYTES.matcher(text.substring(Math.max(0, index - 2))).lookingAt();
  }
}
