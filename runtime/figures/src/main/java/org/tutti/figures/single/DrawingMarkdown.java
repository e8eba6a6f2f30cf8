package org.tutti.figures.single;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.tutti.figures.picture.Drawing;
import org.tutti.figures.plot.Layer;
import org.tutti.figures.plot.PlotData;
import org.tutti.report.encoding.MarkdownText;

/** What a drawing shows, as tables in Markdown. */
final class DrawingMarkdown {
  private static final int MAX_ROWS = 100;
  private static final double WHOLE = 1000;

  private DrawingMarkdown() {}

  static String of(Drawing drawing) {
    StringBuilder text = new StringBuilder("## " + MarkdownText.of(drawing.heading()) + "\n\n");
    text.append(MarkdownText.of(drawing.caption())).append("\n\n");
    text.append(MarkdownText.of(drawing.measured())).append("\n\n");
    text.append("Across: ").append(MarkdownText.of(drawing.plot().x().name()));
    text.append("; up: ").append(MarkdownText.of(drawing.plot().y().name())).append(".\n");
    drawing.plot().layers().stream()
        .map(Layer::data)
        .filter(data -> data.size() > 0)
        .distinct()
        .forEach(data -> append(data, text));
    return text.toString();
  }

  private static void append(PlotData data, StringBuilder text) {
    text.append('\n').append(row(List.copyOf(data.names())));
    text.append("|").append("---|".repeat(data.names().size())).append('\n');
    int rows = Math.min(MAX_ROWS, data.size());
    for (int row = 0; row < rows; row++) {
      text.append(row(data.row(row)));
    }
    if (rows < data.size()) {
      text.append("\n").append(data.size() - rows).append(" further rows are not shown.\n");
    }
  }

  private static String row(List<?> values) {
    return values.stream()
        .map(DrawingMarkdown::text)
        .collect(Collectors.joining(" | ", "| ", " |\n"));
  }

  private static String text(Object value) {
    if (value instanceof Double number) {
      return String.format(Locale.ROOT, Math.abs(number) < WHOLE ? "%.4g" : "%.0f", number);
    }
    return MarkdownText.of(value.toString());
  }
}
