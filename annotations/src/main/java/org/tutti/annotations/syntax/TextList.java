package org.tutti.annotations.syntax;

import java.util.ArrayList;
import java.util.List;

/** A list of texts, separated by semicolons. Within a text, write a semicolon as {@code \;}. */
public final class TextList {
  private TextList() {}

  /** Joins the texts. */
  public static String join(List<String> texts) {
    List<String> escaped = new ArrayList<>();
    texts.forEach(text -> escaped.add(text.replace("\\", "\\\\").replace(";", "\\;")));
    return String.join(";", escaped);
  }

  /** Splits the texts again; a backslash before any other character stands for itself. */
  public static List<String> split(String joined) {
    List<String> texts = new ArrayList<>();
    StringBuilder text = new StringBuilder();
    for (int index = 0; index < joined.length(); index++) {
      char next = joined.charAt(index);
      boolean last = index + 1 == joined.length();
      if (next == '\\' && !last && "\\;".indexOf(joined.charAt(index + 1)) >= 0) {
        text.append(joined.charAt(++index));
      } else if (next == ';') {
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
