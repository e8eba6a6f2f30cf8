package org.tutti.report.export;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.stream.Collectors;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.report.encoding.LatexText;
import org.tutti.report.export.SummaryTable.SummaryColumn;

/**
 * A table for a paper; needs no package.
 *
 * @param columns as of a {@link SummaryTable}
 */
record LatexTable(List<String> columns) implements Export {
  LatexTable() {
    this(List.of());
  }

  @Override
  public String name() {
    return "latex";
  }

  @Override
  public String description() {
    return "a LaTeX tabular";
  }

  @Override
  public Export with(List<String> chosen) {
    return new LatexTable(chosen);
  }

  @Override
  public void write(CampaignAnalysis analysis, Writer output) throws IOException {
    SummaryTable table = new SummaryTable(analysis, columns);
    output.write(
        "\\begin{tabular}{"
            + table.columns().stream()
                .map(column -> column.isWord() ? "l" : "r")
                .collect(Collectors.joining())
            + "}\n\\hline\n");
    row(table.columns().stream().map(column -> LatexText.of(column.name())).toList(), output);
    row(table.columns().stream().map(LatexTable::unit).toList(), output);
    output.write("\\hline\n");
    for (List<String> row : table.rows()) {
      row(row.stream().map(LatexText::of).toList(), output);
    }
    output.write("\\hline\n\\end{tabular}\n");
  }

  private static String unit(SummaryColumn column) {
    return column.unit().isEmpty()
        ? ""
        : LatexText.of("[" + column.unit() + "]").replace("[us]", "[$\\mu$s]");
  }

  private static void row(List<String> cells, Writer output) throws IOException {
    output.write(String.join(" & ", cells) + " \\\\\n");
  }
}
