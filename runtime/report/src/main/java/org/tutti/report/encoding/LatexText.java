package org.tutti.report.encoding;

import org.tutti.diagnostics.PrintableText;

/** Texts of LaTeX outside of math. */
public final class LatexText {
  private LatexText() {}

  /** The text, on one line, as text. */
  public static String of(String text) {
    StringBuilder escaped = new StringBuilder();
    PrintableText.of(text)
        .codePoints()
        .forEach(
            point -> {
              switch (point) {
                case '\\' -> escaped.append("\\textbackslash{}");
                case '~' -> escaped.append("\\textasciitilde{}");
                case '^' -> escaped.append("\\textasciicircum{}");
                case '&', '%', '$', '#', '_', '{', '}' ->
                    escaped.append('\\').appendCodePoint(point);
                default -> escaped.appendCodePoint(point);
              }
            });
    // LaTeX would take a bracket after a line break for the argument of the break.
    return escaped.toString().startsWith("[") ? "{}" + escaped : escaped.toString();
  }
}
