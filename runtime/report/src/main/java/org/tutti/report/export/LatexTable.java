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
    int numbers = SummaryRow.HEADINGS.size() - SummaryRow.WORDS;
    output.write(
        "\\begin{tabular}{" + "l".repeat(SummaryRow.WORDS) + "r".repeat(numbers) + "}\n\\hline\n");
    row(SummaryRow.HEADINGS, output);
    output.write("\\hline\n");
    for (var cell : analysis.cells()) {
      row(SummaryRow.of(cell), output);
    }
    output.write("\\hline\n\\end{tabular}\n");
  }

  private static void row(List<String> cells, Writer output) throws IOException {
    output.write(cells.stream().map(LatexText::of).collect(Collectors.joining(" & ")) + " \\\\\n");
  }
}
