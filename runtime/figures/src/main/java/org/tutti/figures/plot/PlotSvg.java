package org.tutti.figures.plot;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.tutti.diagnostics.PrintableText;
import org.tutti.report.layout.WrappedText;

/** Plots as SVG; the same plot yields the same text. */
public final class PlotSvg {
  private static final Pattern STYLE = Pattern.compile("(?s)\\s*<style.*?</style>");
  private static final String FONTS =
      "<style>text{font-family:sans-serif;font-size:11px;fill:"
          + PlotColor.INK.light()
          + "}.axis-title-x{font-size:12px}.axis-title-y{font-size:12px}"
          + "image{image-rendering:pixelated}</style>";

  /** Pixels beside and above texts. */
  private static final int MARGIN = 12;

  /** Pixels for a line of text. */
  private static final int LINE = 15;

  /** Pixels for a character of a wide font. */
  private static final double CHARACTER = 6.3;

  private static final String WHITE = "rgb(255,255,255)";

  private static final Pattern ID = Pattern.compile("\\bid=\"([A-Za-z0-9]+)\"");
  private static final Pattern USE_OF_ID = Pattern.compile("(\\bid=\"|#)([A-Za-z0-9]+)");
  private static final Pattern OUTER = Pattern.compile("(?s)\\A<svg[^>]*>");

  private PlotSvg() {}

  /** A file of its own, on white. */
  public static String file(Plot plot) {
    String svg = STYLE.matcher(withIds(draw(plot), "")).replaceFirst(FONTS);
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        + svg.replaceFirst(
            "class=\"plt-container\"",
            "style=\"background:#ffffff\" viewBox=\"0 0 "
                + (int) plot.width()
                + " "
                + (int) plot.height()
                + "\" class=\"plt-container\"");
  }

  /**
   * A file of its own with its heading above and paragraphs below, which readers who cannot see it
   * hear as title and description.
   */
  public static String file(Plot plot, String heading, String... paragraphs) {
    int width = (int) plot.width();
    int characters = (int) ((width - 2 * MARGIN) / CHARACTER);
    List<String> above = WrappedText.paragraph(PrintableText.of(heading), characters);
    List<String> below =
        Stream.of(paragraphs)
            .flatMap(text -> WrappedText.paragraph(PrintableText.of(text), characters).stream())
            .toList();
    int top = MARGIN + LINE * above.size();
    int bottom = top + (int) plot.height() + LINE;
    StringBuilder svg = new StringBuilder();
    svg.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
        .append("<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" width=\"")
        .append(width)
        .append("\" height=\"")
        .append(bottom + LINE * below.size() + MARGIN / 2)
        .append("\" style=\"background:#ffffff\">\n<title>")
        .append(escaped(PrintableText.of(heading)))
        .append("</title>\n<desc>")
        .append(escaped(PrintableText.of(String.join("\n", paragraphs))))
        .append("</desc>\n")
        .append(FONTS);
    lines(svg, above, MARGIN + MARGIN / 2, "font-weight=\"bold\"");
    svg.append(
        OUTER
            .matcher(STYLE.matcher(withIds(draw(plot), "")).replaceAll(""))
            .replaceFirst(
                "<svg y=\""
                    + top
                    + "\" width=\""
                    + width
                    + "\" height=\""
                    + (int) plot.height()
                    + "\">"));
    lines(svg, below, bottom, "");
    return svg.append("</svg>\n").toString();
  }

  private static void lines(StringBuilder svg, List<String> lines, int first, String style) {
    for (int line = 0; line < lines.size(); line++) {
      svg.append("<text x=\"")
          .append(MARGIN)
          .append("\" y=\"")
          .append(first + line * LINE)
          .append("\" ")
          .append(style)
          .append('>')
          .append(escaped(lines.get(line)))
          .append("</text>\n");
    }
  }

  /**
   * A part of a page whose style sheet determines fonts and colors.
   *
   * @param id a prefix that no other plot of the page has
   * @param label what a reader hears who cannot see it, as plain text
   */
  public static String inline(Plot plot, String id, String label) {
    String svg = STYLE.matcher(withIds(draw(plot), id)).replaceAll("");
    for (PlotColor color : PlotColor.values()) {
      String variable = "var(" + color.variable() + ")";
      svg = svg.replace(color.light(), variable).replace(color.rgb(), variable);
    }
    // Behind the symbols of a legend.
    svg = svg.replace(WHITE, "var(--paper)");
    String begin =
        "<svg role=\"img\" aria-label=\""
            + escaped(label)
            + "\" viewBox=\"0 0 "
            + (int) plot.width()
            + " "
            + (int) plot.height()
            + "\" width=\""
            + (int) plot.width()
            + "\">";
    return OUTER.matcher(svg).replaceFirst(Matcher.quoteReplacement(begin));
  }

  private static String draw(Plot plot) {
    return PrintableText.ofDocument(CompactSvg.of(DrawingLibrary.svg(plot.spec())));
  }

  /** Lets-Plot draws identifiers by lot; these are numbered. */
  private static String withIds(String svg, String prefix) {
    Map<String, String> names = new HashMap<>();
    ID.matcher(svg)
        .results()
        .forEach(id -> names.putIfAbsent(id.group(1), prefix + "e" + names.size()));
    return USE_OF_ID
        .matcher(svg)
        .replaceAll(
            use -> {
              String name = names.get(use.group(2));
              return Matcher.quoteReplacement(name == null ? use.group() : use.group(1) + name);
            });
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace("\"", "&quot;");
  }
}
