package org.tutti.bench.peers;

import java.nio.file.Path;
import java.util.Locale;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.CellFigures;
import org.tutti.records.campaign.CampaignDirectory;

/** What a campaign reports, as lines {@code OPERATION MSIZE NANOSECONDS}: CampaignMedians DIR. */
public final class CampaignMedians {
  private CampaignMedians() {}

  public static void main(String[] arguments) {
    for (CellFigures cell :
        CampaignAnalysis.of(new CampaignDirectory(Path.of(arguments[0]))).cells()) {
      System.out.printf(
          Locale.ROOT,
          "%s %d %.3f%n",
          cell.key().operation().toLowerCase(Locale.ROOT),
          cell.key().msize(),
          cell.median());
    }
  }
}
