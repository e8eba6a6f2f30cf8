package org.tutti.diagnostics;

/** Text from outside, such as names of files and hosts, made safe for a terminal. */
public final class PrintableText {
  private static final int REPLACEMENT = 0xFFFD;

  private PrintableText() {}

  /**
   * The text with every control character replaced, so that it can neither move the cursor nor
   * break a line.
   */
  public static String of(String text) {
    StringBuilder printable = new StringBuilder();
    text.codePoints()
        .forEach(
            point ->
                printable.appendCodePoint(Character.isISOControl(point) ? REPLACEMENT : point));
    return printable.toString();
  }
}
