package org.tutti.report.export;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.report.cell.ReportDigest;
import org.tutti.report.encoding.MarkdownText;
import org.tutti.report.table.TextTable;

/**
 * What is pasted into a commit or an issue: whether the figures may be trusted, what they say,
 * their table, and with what they were measured.
 *
 * @param columns as of a {@link SummaryTable}
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
    return "the answer and a table, to paste into a commit or an issue";
  }

  @Override
  public Export with(List<String> chosen) {
    return new MarkdownTable(chosen);
  }

  @Override
  public void write(CampaignAnalysis analysis, Writer output) throws IOException {
    ReportDigest digest = ReportDigest.of(analysis);
    paragraph("**" + MarkdownText.of(digest.trust()) + "**", output);
    for (String line : digest.answer()) {
      paragraph(MarkdownText.of(line), output);
    }
    TextTable table = SummaryTable.of(analysis, columns);
    row(table.headings(), output);
    output.write(MarkdownText.alignment(table) + '\n');
    for (int row = 0; row < table.size(); row++) {
      row(table.row(row), output);
    }
    output.write('\n' + MarkdownText.of(digest.setup()) + '\n');
  }

  private static void paragraph(String text, Writer output) throws IOException {
    output.write(text + "\n\n");
  }

  private static void row(List<String> cells, Writer output) throws IOException {
    output.write(MarkdownText.row(cells.stream().map(MarkdownText::of).toList()) + '\n');
  }
}
