package org.tutti.report.export;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.stream.Collectors;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.report.encoding.LatexText;

/** A table for a paper; needs no package. */
final class LatexTable implements Export {
  @Override
  public String name() {
    return "latex";
  }

  @Override
  public String description() {
    return "a LaTeX tabular";
  }

  @Override
  public void write(CampaignAnalysis analysis, Writer output) throws IOException {
    SummaryTable table = new SummaryTable(analysis);
    int numbers = table.headings().size() - SummaryTable.WORDS;
    output.write(
        "\\begin{tabular}{"
            + "l".repeat(SummaryTable.WORDS)
            + "r".repeat(numbers)
            + "}\n\\hline\n");
    row(table.headings(), output);
    output.write("\\hline\n");
    for (List<String> row : table.rows()) {
      row(row, output);
    }
    output.write("\\hline\n\\end{tabular}\n");
  }

  private static void row(List<String> cells, Writer output) throws IOException {
    output.write(cells.stream().map(LatexText::of).collect(Collectors.joining(" & ")) + " \\\\\n");
  }
}
