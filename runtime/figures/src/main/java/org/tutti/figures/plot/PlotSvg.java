package org.tutti.figures.plot;

import java.util.HashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.tutti.diagnostics.PrintableText;

/** Plots as SVG; the same plot yields the same text. */
public final class PlotSvg {
  private static final Pattern STYLE = Pattern.compile("(?s)\\s*<style.*?</style>");
  private static final String FONTS =
      "<style>text{font-family:sans-serif;font-size:11px;fill:"
          + PlotColor.INK.light()
          + "}.axis-title-x{font-size:12px}.axis-title-y{font-size:12px}"
          + "image{image-rendering:pixelated}</style>";

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
