package org.tutti.report.layout;

import java.util.List;
import java.util.regex.Pattern;
import org.tutti.diagnostics.TerminalWriter;

/**
 * How text is printed.
 *
 * @param width columns of a line
 * @param colored whether colors are seen
 * @param verbose whether everything is told that is known
 */
public record PageStyle(int width, boolean colored, boolean verbose) {
  /** No page is narrower. */
  public static final int MIN_WIDTH = 80;

  private static final Pattern PAINT = Pattern.compile("\u001b\\[[0-9;]*m");

  /** Colors of words that say the same without color. */
  public enum Ink {
    RED(31),
    YELLOW(33),
    GREEN(32);

    private static final String RESET = "\u001b[0m";

    private final int code;

    Ink(int code) {
      this.code = code;
    }

    String paint(String text) {
      return "\u001b[1;" + code + "m" + text + RESET;
    }
  }

  /** The same page in full or in brief. */
  public PageStyle withVerbose(boolean wanted) {
    return new PageStyle(width, colored, wanted);
  }

  /** The text in a color, if colors are seen. */
  public String paint(Ink ink, String text) {
    return colored ? ink.paint(text) : text;
  }

  /**
   * Makes lines harmless for a terminal, and breaks those that are wider than the page; their
   * continuations are indented below them. Only a single word that is wider, such as a path, is
   * left whole, so that it can be copied.
   */
  public List<String> fit(List<String> lines) {
    return lines.stream().flatMap(line -> fit(line).stream()).toList();
  }

  private List<String> fit(String raw) {
    String line = TerminalWriter.line(raw);
    if (PAINT.matcher(line).replaceAll("").length() <= width) {
      return List.of(line);
    }
    String text = line.stripLeading();
    String indent = " ".repeat(line.length() - text.length());
    return WrappedText.lines(indent, indent + "  ", text, width);
  }
}
