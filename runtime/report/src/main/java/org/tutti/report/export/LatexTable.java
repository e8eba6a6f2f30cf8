package org.tutti.report.export;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.stream.Collectors;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.report.encoding.LatexText;
import org.tutti.report.table.TextTable;

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
    TextTable table = SummaryTable.of(analysis, columns);
    output.write(
        "\\begin{tabular}{"
            + table.columns().stream()
                .map(column -> column.left() ? "l" : "r")
                .collect(Collectors.joining())
            + "}\n\\hline\n");
    row(heading(table, 0), output);
    row(heading(table, 1).stream().map(unit -> unit.replace("[us]", "[$\\mu$s]")).toList(), output);
    output.write("\\hline\n");
    for (int row = 0; row < table.size(); row++) {
      row(table.row(row).stream().map(LatexText::of).toList(), output);
    }
    output.write("\\hline\n\\end{tabular}\n");
  }

  private static List<String> heading(TextTable table, int line) {
    return table.heading(line).stream().map(LatexText::of).toList();
  }

  private static void row(List<String> cells, Writer output) throws IOException {
    output.write(String.join(" & ", cells) + " \\\\\n");
  }
}
