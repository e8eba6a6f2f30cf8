package org.tutti.report.export;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.report.encoding.MarkdownText;
import org.tutti.report.export.SummaryTable.SummaryColumn;

/**
 * A table for a page that renders Markdown.
 *
 * @param columns names of those that it has; if there are none, all that say something
 */
record MarkdownTable(List<String> columns) implements Export {
  MarkdownTable() {
    this(List.of());
  }

  @Override
  public String name() {
    return "markdown";
  }

  @Override
  public String description() {
    return "a Markdown table";
  }

  @Override
  public Export with(List<String> chosen) {
    return new MarkdownTable(chosen);
  }

  @Override
  public void write(CampaignAnalysis analysis, Writer output) throws IOException {
    SummaryTable table = new SummaryTable(analysis, columns);
    row(table.columns().stream().map(SummaryColumn::heading).toList(), output);
    StringBuilder alignment = new StringBuilder("|");
    table.columns().forEach(column -> alignment.append(column.isWord() ? "---|" : "---:|"));
    output.write(alignment.append('\n').toString());
    for (List<String> row : table.rows()) {
      row(row, output);
    }
  }

  private static void row(List<String> cells, Writer output) throws IOException {
    output.write("|");
    for (String cell : cells) {
      output.write(" " + MarkdownText.of(cell) + " |");
    }
    output.write('\n');
  }
}
