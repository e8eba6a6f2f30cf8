package org.tutti.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.tutti.analysis.doctor.Diagnosis;

/** Diagnoses as text: what was found, and below it what to do. */
public final class DoctorText {
  private DoctorText() {}

  /** One or two lines for each diagnosis, and a summary. */
  public static List<String> lines(List<Diagnosis> diagnoses) {
    List<String> lines = new ArrayList<>();
    for (Diagnosis diagnosis : diagnoses) {
      String verdict = diagnosis.verdict().name().toLowerCase(Locale.ROOT);
      lines.add(
          String.format("%-6s%-12s%s", verdict, diagnosis.subject(), diagnosis.finding()));
      if (!diagnosis.remedy().isEmpty()) {
        lines.add(String.format("%18s%s", "", diagnosis.remedy()));
      }
    }
    long wrong = count(diagnoses, Diagnosis.Verdict.WRONG);
    long poor = count(diagnoses, Diagnosis.Verdict.POOR);
    lines.add("");
    lines.add(
        wrong + poor == 0
            ? "Nothing is wrong."
            : wrong + " wrong, so that figures would mislead; " + poor + " could be better.");
    return lines;
  }

  private static long count(List<Diagnosis> diagnoses, Diagnosis.Verdict verdict) {
    return diagnoses.stream().filter(diagnosis -> diagnosis.verdict() == verdict).count();
  }
}
