package org.tutti.report.explore;

import java.util.ArrayList;
import java.util.List;

/** Breaks sentences into lines of at most {@value #WIDTH} columns. */
public final class WrappedText {
  private static final int WIDTH = 80;

  private WrappedText() {}

  /** An item of a list: continuation lines are indented like its text. */
  public static List<String> item(String text) {
    return lines("- ", "  ", text);
  }

  /** A paragraph. */
  public static List<String> paragraph(String text) {
    return lines("", "", text);
  }

  private static List<String> lines(String first, String indent, String text) {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder(first);
    boolean empty = true;
    for (String word : text.split(" ")) {
      if (!empty && line.length() + 1 + word.length() > WIDTH) {
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
}
