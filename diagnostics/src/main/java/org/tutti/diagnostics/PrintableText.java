package org.tutti.diagnostics;

/**
 * Text from outside, such as names of files and hosts, made safe for whatever shows it. Replaced
 * are characters that can move the cursor, break a line, reverse the order of what stands beside
 * them, or not be seen at all.
 */
public final class PrintableText {
  private static final int REPLACEMENT = 0xFFFD;

  private PrintableText() {}

  /** One line: every character that does not stand for itself is replaced. */
  public static String of(String text) {
    return keeping(text, "");
  }

  /** A document of several lines, which keeps its line feeds and tabs. */
  public static String ofDocument(String text) {
    return keeping(text, "\n\t");
  }

  /** A message of several lines, all but the first of which are indented. */
  public static String ofMessage(String text) {
    return keeping(text.replace(System.lineSeparator(), "\n"), "\n").replace("\n", "\n  ");
  }

  private static String keeping(String text, String kept) {
    if (text.codePoints().allMatch(point -> isPrintable(point) || kept.indexOf(point) >= 0)) {
      return text;
    }
    StringBuilder printable = new StringBuilder();
    text.codePoints()
        .forEach(
            point ->
                printable.appendCodePoint(
                    isPrintable(point) || kept.indexOf(point) >= 0 ? point : REPLACEMENT));
    return printable.toString();
  }

  /** Whether a character stands for itself, wherever it is shown. */
  public static boolean isPrintable(int point) {
    if (point >= ' ' && point <= '~') {
      return true;
    }
    return switch (Character.getType(point)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR,
          Character.SURROGATE ->
          false;
      default -> !isNoncharacter(point);
    };
  }

  /** Code points that no text may contain, and that XML forbids. */
  private static boolean isNoncharacter(int point) {
    return (point & 0xFFFE) == 0xFFFE || point >= 0xFDD0 && point <= 0xFDEF;
  }
}
