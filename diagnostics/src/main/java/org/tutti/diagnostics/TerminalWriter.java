package org.tutti.diagnostics;

import java.io.PrintWriter;
import java.io.Writer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a person may read on a terminal: everything that a command prints goes through here. {@link
 * #println(String)} prints one line, in which line feeds are replaced; what is written in another
 * way is a document with lines of its own. Of escape sequences only the colors pass, and only if
 * colors are seen.
 */
public final class TerminalWriter extends PrintWriter {
  /** Apart, since few texts have any. */
  private static final class Escapes {
    /** Colors and bold type of Tutti and of picocli; nothing that conceals. */
    static final Pattern COLOR = Pattern.compile("\u001b\\[(?:0|1|21|39|(?:1;)?3[1-6])?m");
  }

  private final boolean colored;

  /** The first half of a character or line end that has not been written whole; or empty. */
  private String half = "";

  /**
   * @param colored whether colors are seen
   */
  public TerminalWriter(Writer output, boolean colored) {
    super(output, true);
    this.colored = colored;
  }

  /** The line as a terminal may show it, with its colors. */
  public static String line(String text) {
    if (text.indexOf('\u001b') < 0) {
      return PrintableText.of(text);
    }
    StringBuilder line = new StringBuilder();
    Matcher color = Escapes.COLOR.matcher(text);
    int plain = 0;
    for (; color.find(); plain = color.end()) {
      line.append(PrintableText.of(text.substring(plain, color.start()))).append(color.group());
    }
    return line.append(PrintableText.of(text.substring(plain))).toString();
  }

  @Override
  public void println(String text) {
    synchronized (lock) {
      String line = encoded(half + text);
      half = "";
      super.write(line, 0, line.length());
      println();
    }
  }

  @Override
  public void println(Object value) {
    println(String.valueOf(value));
  }

  @Override
  public void println(char[] text) {
    println(new String(text));
  }

  @Override
  public void write(int code) {
    write(Character.toString((char) code));
  }

  @Override
  public void write(char[] text, int from, int length) {
    write(new String(text, from, length));
  }

  @Override
  public void write(String text, int from, int length) {
    write(text.substring(from, from + length));
  }

  @Override
  public void write(String more) {
    synchronized (lock) {
      String text = half + more;
      int end = text.length() - 1;
      boolean isHalf =
          end >= 0 && (Character.isHighSurrogate(text.charAt(end)) || text.charAt(end) == '\r');
      half = isHalf ? text.substring(end) : "";
      String document = ofDocument(isHalf ? text.substring(0, end) : text);
      super.write(document, 0, document.length());
    }
  }

  private String ofDocument(String text) {
    String[] lines = text.split("\n", -1);
    StringBuilder document = new StringBuilder();
    for (int index = 0; index < lines.length; index++) {
      String line = lines[index];
      // Lines of CSV end so (RFC 4180).
      boolean returns = index < lines.length - 1 && line.endsWith("\r");
      document
          .append(index == 0 ? "" : "\n")
          .append(encodedWithTabs(returns ? line.substring(0, line.length() - 1) : line))
          .append(returns ? "\r" : "");
    }
    return document.toString();
  }

  private String encodedWithTabs(String line) {
    String[] parts = line.split("\t", -1);
    StringBuilder text = new StringBuilder();
    for (int index = 0; index < parts.length; index++) {
      text.append(index == 0 ? "" : "\t").append(encoded(parts[index]));
    }
    return text.toString();
  }

  private String encoded(String text) {
    return colored ? line(text) : PrintableText.of(text);
  }
}
