package org.tutti.cli;

import java.util.ArrayList;
import java.util.List;

/**
 * A command that the documentation shows.
 *
 * @param place page and line
 * @param words of its first simple command, without quotes, comments, and redirections
 * @param mark what the comment before its block says: which test runs it, or why none does; empty
 *     for a block without one, {@link #PROSE} outside blocks
 */
record DocumentedCommand(String place, List<String> words, String mark) {
  /** The mark of commands within a sentence or the comment of a lesson. */
  static final String PROSE = "prose";

  private static final String ELIDED = "...";

  /** Reads a line as a shell would. */
  static DocumentedCommand of(String place, String line, String mark) {
    List<String> words = new ArrayList<>();
    StringBuilder word = new StringBuilder();
    char quote = 0;
    for (char next : (line + " ").toCharArray()) {
      if (quote != 0 || next == '"' || next == '\'') {
        if (next == quote) {
          quote = 0;
        } else if (quote == 0) {
          quote = next;
        } else {
          word.append(next);
        }
      } else if (next == '#' && word.isEmpty() || "|;&>)".indexOf(next) >= 0) {
        break;
      } else if (next == ' ') {
        if (!word.isEmpty()) {
          words.add(word.toString());
        }
        word.setLength(0);
      } else {
        word.append(next);
      }
    }
    if (!word.isEmpty()) {
      words.add(word.toString());
    }
    return new DocumentedCommand(place, words, mark);
  }

  /** Whether a part of it is left to the reader. */
  boolean isElided() {
    return words.contains(ELIDED);
  }

  /** Whether it starts Tutti. */
  boolean startsTutti() {
    return program() >= 0 && !isElided();
  }

  /** What it passes to Tutti. */
  String[] arguments() {
    return words.subList(program() + 1, words.size()).toArray(new String[0]);
  }

  /** The value of an option of the launcher or of Tutti; empty if it is not given. */
  String value(String option) {
    int index = words.indexOf(option);
    return index < 0 || index + 1 == words.size() ? "" : words.get(index + 1);
  }

  /** Where the jar, or the module, is; -1 if the command starts something else. */
  private int program() {
    int jar = words.indexOf("-jar");
    int module = words.indexOf("--module");
    return jar >= 0 ? jar + 1 : module >= 0 ? module + 1 : -1;
  }
}
