package org.tutti.bench.files;

import java.nio.file.Path;
import java.util.Locale;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.CellFigures;
import org.tutti.records.campaign.CampaignDirectory;

/**
 * What a campaign reports, as lines {@code BENCHMARK MEAN MEDIAN} in nanoseconds: FileMeans DIR.
 */
public final class FileMeans {
  private FileMeans() {}

  public static void main(String[] arguments) {
    for (CellFigures cell :
        CampaignAnalysis.of(new CampaignDirectory(Path.of(arguments[0]))).cells()) {
      System.out.printf(
          Locale.ROOT, "%s %.1f %.1f%n", cell.key().benchmark(), cell.mean(), cell.median());
    }
  }
}
