package org.tutti.report.layout;

import java.util.ArrayList;
import java.util.List;

/** Breaks sentences into lines. */
public final class WrappedText {
  private WrappedText() {}

  /** An item of a list: continuation lines are indented like its text. */
  public static List<String> item(String text, int width) {
    return lines("- ", "  ", text, width);
  }

  /** A paragraph. */
  public static List<String> paragraph(String text, int width) {
    return lines("", "", text, width);
  }

  /**
   * Lines of at most {@code width} columns, as far as no single word is wider.
   *
   * @param first what the first line begins with
   * @param indent what the other lines begin with
   */
  public static List<String> lines(String first, String indent, String text, int width) {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder(first);
    boolean empty = true;
    for (String word : text.split(" ")) {
      if (!empty && line.length() + 1 + word.length() > width) {
        lines.add(line.toString());
        line = new StringBuilder(indent);
        empty = true;
      }
      line.append(empty ? "" : " ").append(word);
      empty = false;
    }
    lines.add(line.toString());
    return lines;
  }

  /** A text, and another one at the right end of the line; on lines of their own if need be. */
  public static List<String> spread(String left, String right, int width) {
    if (right.isEmpty()) {
      return paragraph(left, width);
    }
    List<String> lines = new ArrayList<>(lines("", "  ", left, width));
    String last = lines.get(lines.size() - 1);
    if (last.length() + 2 + right.length() <= width) {
      lines.remove(lines.size() - 1);
    } else {
      last = "";
    }
    int gap = Math.max(0, width - last.length() - right.length());
    lines.add(last + " ".repeat(gap) + right);
    return lines;
  }
}
