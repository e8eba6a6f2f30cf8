package org.tutti.report.export;

import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.curve.MeasuredCurve;
import org.tutti.analysis.curve.MeasuredJump;
import org.tutti.analysis.curve.SizeRefinement;
import org.tutti.diagnostics.CampaignProblem;
import org.tutti.report.encoding.CsvRows;
import org.tutti.stats.curve.CurveJump;

/** Tidy CSV with one row per jump of the time over the message size. */
final class JumpCsv implements Export {
  @Override
  public String name() {
    return "csv-jumps";
  }

  @Override
  public String description() {
    return "CSV, one row per jump over message sizes; needs adaptive sizes";
  }

  @Override
  public void write(CampaignAnalysis analysis, Writer output) throws IOException {
    SizeRefinement refinement =
        SizeRefinement.of(analysis)
            .orElseThrow(
                () ->
                    CampaignProblem.SIZES_NOT_ADAPTIVE.error(
                        "The message sizes of this campaign are not adaptive.",
                        "Measure with run --msizes adaptive:1..1Mi."));
    TreeSet<String> parameters = new TreeSet<>();
    TreeSet<String> factors = new TreeSet<>();
    for (MeasuredCurve curve : refinement.curves()) {
      parameters.addAll(curve.key().parameters().keySet());
      factors.addAll(curve.treatment().levels().keySet());
    }
    CsvRows csv = new CsvRows(output);
    csv.writeRecord(headings(parameters, factors));
    refinement.jumps().forEach(jump -> csv.writeRecord(row(jump, parameters, factors)));
    csv.flush();
  }

  private static List<String> headings(TreeSet<String> parameters, TreeSet<String> factors) {
    List<String> headings = new ArrayList<>(List.of("benchmark", "operation", "processes"));
    parameters.forEach(name -> headings.add("param." + name));
    factors.forEach(name -> headings.add("factor." + name));
    headings.addAll(
        List.of("after", "up_to", "height", "height_low", "height_high", "first", "again"));
    return headings;
  }

  private static List<String> row(
      MeasuredJump measured, TreeSet<String> parameters, TreeSet<String> factors) {
    List<String> row = new ArrayList<>();
    row.add(measured.key().benchmark());
    row.add(measured.key().operation());
    row.add(Integer.toString(measured.key().processes()));
    parameters.forEach(name -> row.add(measured.key().parameters().getOrDefault(name, "")));
    factors.forEach(name -> row.add(measured.treatment().levels().getOrDefault(name, "")));
    CurveJump jump = measured.jump();
    row.add(Long.toString(jump.after()));
    row.add(Long.toString(jump.upTo()));
    row.add(Double.toString(jump.height().value()));
    row.add(Double.toString(jump.height().low()));
    row.add(Double.toString(jump.height().high()));
    row.add(Double.toString(jump.first()));
    row.add(jump.again().isPresent() ? Double.toString(jump.again().getAsDouble()) : "");
    return row;
  }
}
