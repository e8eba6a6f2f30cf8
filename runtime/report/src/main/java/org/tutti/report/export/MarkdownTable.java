package org.tutti.report.export;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.report.encoding.MarkdownText;

/** A table for a page that renders Markdown. */
final class MarkdownTable implements Export {
  @Override
  public String name() {
    return "markdown";
  }

  @Override
  public String description() {
    return "a Markdown table";
  }

  @Override
  public void write(CampaignAnalysis analysis, Writer output) throws IOException {
    SummaryTable table = new SummaryTable(analysis);
    row(table.headings(), output);
    StringBuilder alignment = new StringBuilder("|");
    for (int column = 0; column < table.headings().size(); column++) {
      alignment.append(column < SummaryTable.WORDS ? "---|" : "---:|");
    }
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
