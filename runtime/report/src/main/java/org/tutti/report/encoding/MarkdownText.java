package org.tutti.report.encoding;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.tutti.diagnostics.PrintableText;
import org.tutti.report.table.TextTable;

/**
 * Texts within lines and tables of Markdown (GitHub's flavor). Marks are escaped; a text that is
 * taken for a link or a mention without marks becomes code, in which nothing is.
 */
public final class MarkdownText {
  private static final Pattern MARK = Pattern.compile("[\\\\`*\\[\\]<>|~!{}]|(?<!\\w)_|_(?!\\w)");

  /** Addresses, names of users, and numbers of issues. */
  private static final Pattern LIVE =
      Pattern.compile("://|www\\.|@\\w|#\\d|GH-\\d", Pattern.CASE_INSENSITIVE);

  /** What begins a heading, a list, a quotation, or a rule. */
  private static final Pattern BEGINNING =
      Pattern.compile("^(\\s*)(?=[+\\-](?:\\s|$)|#|=+\\s*$|--+\\s*$)");

  private static final Pattern NUMBERED = Pattern.compile("^(\\s*\\d+)(?=[.)](?:\\s|$))");
  private static final Pattern TICKS = Pattern.compile("`+");

  private MarkdownText() {}

  /** The text, on one line, as text. */
  public static String of(String text) {
    String line = PrintableText.of(text).replace("&", "&amp;");
    if (LIVE.matcher(line).find()) {
      return code(PrintableText.of(text));
    }
    String escaped = MARK.matcher(line).replaceAll("\\\\$0");
    return NUMBERED.matcher(BEGINNING.matcher(escaped).replaceAll("$1\\\\")).replaceAll("$1\\\\");
  }

  /** A row of a table. */
  public static String row(List<String> cells) {
    return "| " + String.join(" | ", cells) + " |";
  }

  /** The line of a table below its headings. */
  public static String alignment(TextTable table) {
    return table.columns().stream()
        .map(column -> column.left() ? "---|" : "---:|")
        .collect(Collectors.joining("", "|", ""));
  }

  /** A cell of a table, a paragraph, or an item of a list that consists of such texts. */
  private static String code(String line) {
    int longest = 0;
    Matcher ticks = TICKS.matcher(line);
    while (ticks.find()) {
      longest = Math.max(longest, ticks.group().length());
    }
    String fence = "`".repeat(longest + 1);
    // A table ends its cell at a bar even within code.
    return fence + " " + line.replace("|", "\\|") + " " + fence;
  }
}
