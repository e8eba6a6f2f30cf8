package org.tutti.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.tutti.analysis.curve.MeasuredJump;
import org.tutti.analysis.curve.SizeRefinement;
import org.tutti.diagnostics.Counted;
import org.tutti.report.layout.WrappedText;
import org.tutti.stats.curve.CurveJump;
import org.tutti.stats.interval.Estimate;

/** Where times jump over the message size, in a campaign whose sizes are adaptive. */
final class JumpSection {
  private static final int PERCENT = 100;

  private JumpSection() {}

  /** Empty if the sizes of the campaign are not adaptive. */
  static List<String> lines(ReportView view) {
    return SizeRefinement.of(view.analysis()).map(found -> lines(found, view)).orElse(List.of());
  }

  private static List<String> lines(SizeRefinement refinement, ReportView view) {
    List<MeasuredJump> jumps = refinement.jumps();
    List<String> lines = new ArrayList<>();
    lines.add("");
    lines.addAll(WrappedText.paragraph(heading(refinement, jumps.isEmpty()), view.style().width()));
    if (!jumps.isEmpty()) {
      TextTable table =
          new TextTable()
              .left("benchmark")
              .right("after [B]")
              .right("up to [B]")
              .right("height")
              .left("95 % interval")
              .right("again");
      jumps.forEach(jump -> table.row(row(jump, view)));
      table.lines(view.style().width() - 2).forEach(line -> lines.add("  " + line));
    }
    int missing = refinement.next().size();
    if (missing > 0 || !view.analysis().contents().unfinished().isEmpty()) {
      lines.addAll(
          WrappedText.paragraph(
              "The refinement is not finished; resume continues it.", view.style().width()));
    }
    return lines;
  }

  private static String heading(SizeRefinement refinement, boolean none) {
    int stages = refinement.sizes().stages().size();
    String effort =
        Counted.of(refinement.sizes().all().size(), "size") + ", " + Counted.of(stages, "stage");
    String threshold = share(refinement.sizes().rule().threshold());
    return none
        ? "No jump of the time over the message size exceeds " + threshold + " (" + effort + ")."
        : "Jumps of the time over the message size by more than " + threshold + " (" + effort + ")";
  }

  private static List<String> row(MeasuredJump measured, ReportView view) {
    CurveJump jump = measured.jump();
    Estimate height = jump.height();
    return List.of(
        name(measured, view),
        Figures.count(jump.after()),
        Figures.count(jump.upTo()),
        signed(height.value()),
        signed(height.low()) + " .. " + signed(height.high()),
        jump.again().isPresent() ? signed(jump.again().getAsDouble()) : "not measured");
  }

  private static String name(MeasuredJump measured, ReportView view) {
    List<String> parts = new ArrayList<>();
    parts.add(view.names().ofBenchmark(measured.key().benchmark()));
    measured.key().parameters().forEach((name, value) -> parts.add(name + "=" + value));
    if (view.variesProcesses()) {
      parts.add("p=" + measured.key().processes());
    }
    measured.treatment().levels().forEach((name, level) -> parts.add(name + "=" + level));
    return String.join(" ", parts);
  }

  private static String signed(double share) {
    return String.format(Locale.ROOT, "%+.1f %%", PERCENT * share);
  }

  private static String share(double share) {
    return String.format(Locale.ROOT, "%.1f %%", PERCENT * share);
  }
}
