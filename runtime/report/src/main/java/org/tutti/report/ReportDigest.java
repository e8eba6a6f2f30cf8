package org.tutti.report;

import java.util.List;
import java.util.Optional;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.compare.CellComparison;
import org.tutti.report.cell.CellNotes;
import org.tutti.report.cell.MethodText;
import org.tutti.report.cell.ReportTable;
import org.tutti.report.cell.ReportView;
import org.tutti.report.launch.CampaignSetup;
import org.tutti.report.launch.LaunchSection;
import org.tutti.report.layout.PageStyle;
import org.tutti.report.remark.Remark;
import org.tutti.report.remark.RemarkWeight;
import org.tutti.report.remark.Remarks;
import org.tutti.report.remark.TrustLines;

/** What the report of a campaign says, part by part, for formats other than text. */
public final class ReportDigest {
  private static final PageStyle UNBROKEN = new PageStyle(10_000, false, true);

  /** Characters of a line of what is read first. */
  private static final int BRIEF = 80;

  private final ReportView view;
  private final List<Remark> remarks;

  private ReportDigest(ReportView view) {
    this.view = view;
    this.remarks = Remarks.of(view.analysis(), view.names());
  }

  /** The digest of a campaign; findings are computed, which takes a while. */
  public static ReportDigest of(CampaignAnalysis analysis) {
    return new ReportDigest(ReportView.of(analysis, UNBROKEN));
  }

  /** The figures. */
  public CampaignAnalysis analysis() {
    return view.analysis();
  }

  /** Comparisons with the baselines, or with the first treatment; empty if there is neither. */
  public List<CellComparison> comparisons() {
    return view.comparisons();
  }

  /** Whether the campaign may be trusted, in a sentence. */
  public String trust() {
    return TrustLines.sentence(view.analysis(), remarks, BRIEF);
  }

  /** What the gravest remark means for the figures. */
  public RemarkWeight gravest() {
    return remarks.stream().findFirst().map(Remark::weight).orElse(RemarkWeight.SMALL);
  }

  /** The line that says with what it was measured. */
  public String setup() {
    return CampaignSetup.of(view.analysis());
  }

  /** In a line, how much the figures of cells rest on, and how and with what they were measured. */
  public String measured(List<CellFigures> cells) {
    return "Measured: " + MethodText.measured(cells) + "; " + setup() + ".";
  }

  /** What its comparisons say, in sentences. */
  public List<String> answer() {
    return view.answer(UNBROKEN.width());
  }

  /** Which cells have no figure in some launches. */
  public List<String> missing() {
    return CellNotes.missing(view);
  }

  /** On how many launches and observations the figures rest, and how they were measured. */
  public Optional<String> basis() {
    return CellNotes.basis(view);
  }

  /** What is to be known beside the trust, in short; empty if there is nothing. */
  public Optional<String> also() {
    List<String> also = new ReportFrame(view.analysis(), UNBROKEN, remarks).also();
    return also.isEmpty() ? Optional.empty() : Optional.of(String.join(" ", also));
  }

  /** What a reader must know of its launches. */
  public List<String> launches() {
    return LaunchSection.lines(view.analysis(), UNBROKEN);
  }

  /** One table for each operation, class, and way of measuring. */
  public List<ReportTable> tables() {
    return ReportTable.all(view);
  }

  /** The same, but with all levels of factors in one table, as a picture shows them. */
  public List<ReportTable> tablesOfLevels() {
    return ReportTable.ofLevels(view);
  }

  /** How its figures were computed, in paragraphs with sources. */
  public List<String> statistics() {
    return StatisticsText.paragraphs(analysis());
  }

  /** The command that measures a campaign of a plan again. */
  public static String rerun(CampaignAnalysis analysis) {
    return ReportFrame.RERUN + analysis.contents().directory().path();
  }

  /** All remarks, the gravest first. */
  public List<Remark> remarks() {
    return remarks;
  }

  /** The shortest name of a cell, such as {@code Bcast.library, 8 B}. */
  public String name(CellFigures cell) {
    return view.name(cell);
  }

  /** What tells a cell apart in its table, but for its size. */
  public String variant(CellFigures cell, ReportTable table) {
    return table.variant(cell, view);
  }
}
