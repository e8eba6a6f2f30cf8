package org.tutti.annotations.syntax;

import java.util.ArrayList;
import java.util.List;

/**
 * A list of texts, separated by semicolons or, for levels and values on the command line, by
 * commas. Within a text, a backslash is written before the separator: {@code \;}.
 */
public final class TextList {
  private static final char SEMICOLON = ';';
  private static final char COMMA = ',';

  private TextList() {}

  /** Joins the texts by semicolons. */
  public static String join(List<String> texts) {
    return join(texts, SEMICOLON);
  }

  /** Joins the texts by commas. */
  public static String joinByCommas(List<String> texts) {
    return join(texts, COMMA);
  }

  /** Splits at semicolons; a backslash before any other character stands for itself. */
  public static List<String> split(String joined) {
    return split(joined, SEMICOLON);
  }

  /** Splits at commas; a backslash before any other character stands for itself. */
  public static List<String> splitAtCommas(String joined) {
    return split(joined, COMMA);
  }

  private static String join(List<String> texts, char separator) {
    String mark = Character.toString(separator);
    List<String> escaped = new ArrayList<>();
    texts.forEach(text -> escaped.add(text.replace("\\", "\\\\").replace(mark, "\\" + mark)));
    return String.join(mark, escaped);
  }

  private static List<String> split(String joined, char separator) {
    List<String> texts = new ArrayList<>();
    StringBuilder text = new StringBuilder();
    for (int index = 0; index < joined.length(); index++) {
      char next = joined.charAt(index);
      boolean last = index + 1 == joined.length();
      char after = last ? 0 : joined.charAt(index + 1);
      if (next == '\\' && (after == '\\' || after == separator)) {
        text.append(joined.charAt(++index));
      } else if (next == separator) {
        texts.add(text.toString());
        text.setLength(0);
      } else {
        text.append(next);
      }
    }
    texts.add(text.toString());
    return texts;
  }
}
