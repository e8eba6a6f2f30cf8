package org.tutti.cli.list;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Lines that fit the page, as far as no single word is longer. */
final class ListLayout {
  private static final String GAP = "  ";

  private final int width;

  ListLayout(int width) {
    this.width = width;
  }

  /** A head and the items after it; further lines are indented below it. */
  List<String> wrapped(String indentation, String head, List<String> items) {
    return lines(indentation + head, indentation + "    ", GAP, items);
  }

  /** Items, all of whose lines are indented. */
  List<String> items(String indentation, List<String> items) {
    return lines(indentation + items.get(0), indentation, GAP, items.subList(1, items.size()));
  }

  /** A text, all of whose lines are indented. */
  List<String> text(String indentation, String text) {
    List<String> words = Arrays.asList(text.split("\\s+"));
    return lines(indentation + words.get(0), indentation, " ", words.subList(1, words.size()));
  }

  private List<String> lines(String first, String indentation, String gap, List<String> items) {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder(first);
    for (String item : items) {
      String printable = item;
      if (line.length() + gap.length() + printable.length() > width) {
        lines.add(line.toString());
        line = new StringBuilder(indentation).append(printable);
      } else {
        line.append(gap).append(printable);
      }
    }
    lines.add(line.toString());
    return lines;
  }
}
