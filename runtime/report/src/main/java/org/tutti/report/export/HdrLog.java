package org.tutti.report.export;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Optional;
import org.HdrHistogram.Histogram;
import org.HdrHistogram.HistogramLogWriter;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.records.campaign.LaunchFile;
import org.tutti.records.launch.CellRecord;
import org.tutti.records.launch.LaunchReader;

/**
 * The log of HdrHistogram, as its tools for tails read it: for each cell of each launch a histogram
 * of all valid observations, outliers included, in whole nanoseconds with three digits. Its tag is
 * the cell; its interval is that of the launch's start, as long as the observations took together.
 */
final class HdrLog implements Export {
  private static final int DIGITS = 3;
  private static final double MILLIS_PER_SECOND = 1e3;
  private static final double NANOS_PER_SECOND = 1e9;

  /** The largest value of an interval is written in milliseconds, as is usual. */
  private static final double NANOS_PER_MILLI = 1e6;

  @Override
  public String name() {
    return "hlog";
  }

  @Override
  public String description() {
    return "the log of HdrHistogram";
  }

  @Override
  public void write(CampaignAnalysis analysis, Writer output) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    HistogramLogWriter log =
        new HistogramLogWriter(new PrintStream(bytes, true, StandardCharsets.UTF_8));
    log.outputComment("[valid observations in ns; the tag is the cell]");
    log.outputLogFormatVersion();
    log.outputLegend();
    CellLabels labels = new CellLabels(analysis);
    for (LaunchFile file : analysis.contents().launches()) {
      try (LaunchReader reader = file.open()) {
        Instant started = reader.header().identity().started();
        for (Optional<CellRecord> next = reader.next(); next.isPresent(); next = reader.next()) {
          write(next.get(), file, labels, started.toEpochMilli() / MILLIS_PER_SECOND, log);
          reader.giveBack(next.get());
          output.write(bytes.toString(StandardCharsets.UTF_8));
          bytes.reset();
        }
      }
    }
    output.write(bytes.toString(StandardCharsets.UTF_8));
  }

  private static void write(
      CellRecord cell, LaunchFile file, CellLabels labels, double began, HistogramLogWriter log) {
    Histogram histogram = new Histogram(DIGITS);
    histogram.setTag(labels.name(file, cell));
    double took = 0;
    for (double nanos : cell.operationTimes()) {
      histogram.recordValue(Math.max(0, Math.round(nanos)));
      took += Math.max(0, nanos);
    }
    if (histogram.getTotalCount() > 0) {
      log.outputIntervalHistogram(
          began, began + took / NANOS_PER_SECOND, histogram, NANOS_PER_MILLI);
    }
  }
}
