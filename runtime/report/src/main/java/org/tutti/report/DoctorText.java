package org.tutti.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import org.tutti.analysis.doctor.HealthFinding;

/** Findings as text: what was found, and below it what to do. */
public final class DoctorText {
  private DoctorText() {}

  /** A summary, and one or two lines for each finding, the worst first. */
  public static List<String> lines(List<HealthFinding> all) {
    List<HealthFinding> findings =
        all.stream().sorted(Comparator.comparing(HealthFinding::health).reversed()).toList();
    List<String> lines = new ArrayList<>();
    long wrong = count(findings, HealthFinding.Health.WRONG);
    long poor = count(findings, HealthFinding.Health.POOR);
    String worst =
        wrong == 0 ? "Nothing is wrong" : wrong + " wrong, so results would be misleading";
    lines.add(worst + (poor == 0 ? "." : "; " + poor + " could be better."));
    lines.add("");
    for (HealthFinding finding : findings) {
      String health = finding.health().name().toLowerCase(Locale.ROOT);
      lines.add(String.format("%-6s%-12s%s", health, finding.subject(), finding.fact()));
      if (!finding.remedy().isEmpty()) {
        lines.add(String.format("%18s%s", "", finding.remedy()));
      }
    }
    return lines;
  }

  private static long count(List<HealthFinding> findings, HealthFinding.Health health) {
    return findings.stream().filter(finding -> finding.health() == health).count();
  }
}
