package org.tutti.report;

import java.util.List;
import java.util.Locale;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.StartUpTimes;
import org.tutti.diagnostics.PrintableText;

/** What the initialization of MPI took, a line for each treatment. */
final class StartUpText {
  private static final double NANOS_PER_MILLISECOND = 1e6;

  private StartUpText() {}

  static List<String> lines(CampaignAnalysis analysis) {
    return analysis.startUp().stream().map(StartUpText::line).toList();
  }

  private static String line(StartUpTimes times) {
    String of = times.treatment().levels().isEmpty() ? "" : " with " + times.treatment();
    String launches =
        times.launches() == 1
            ? "one launch"
            : String.format(
                Locale.ROOT,
                "median of %d launches, %.1f to %.1f ms",
                times.launches(),
                times.least() / NANOS_PER_MILLISECOND,
                times.largest() / NANOS_PER_MILLISECOND);
    return PrintableText.of(
        String.format(
            Locale.ROOT,
            "MPI_Init_thread%s: %.1f ms on the slowest rank (%s), %.1f ms on average",
            of,
            times.median() / NANOS_PER_MILLISECOND,
            launches,
            times.rankMean() / NANOS_PER_MILLISECOND));
  }
}
