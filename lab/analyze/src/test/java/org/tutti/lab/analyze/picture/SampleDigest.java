package org.tutti.lab.analyze.picture;

import java.nio.file.Path;
import java.time.Instant;
import java.util.Random;
import java.util.stream.LongStream;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.records.campaign.WrittenCampaign;
import org.tutti.report.cell.ReportDigest;

/** Campaigns of one benchmark with three sizes and two numbers of chunks. */
final class SampleDigest {
  private SampleDigest() {}

  static ReportDigest of(Path folder, int launches) {
    WrittenCampaign campaign = new WrittenCampaign(folder.resolve("c" + launches), Instant.EPOCH);
    Random random = new Random(1);
    for (long msize : new long[] {0, 1024, 65_536}) {
      for (String chunks : new String[] {"1", "4"}) {
        long base = 400 + msize / 10 + 100 * chunks.length() * Integer.parseInt(chunks);
        campaign.cell(
            msize,
            chunks,
            launch ->
                LongStream.range(0, 50)
                    .map(any -> base + launch + Math.round(10 * random.nextGaussian()))
                    .toArray());
      }
    }
    return ReportDigest.of(CampaignAnalysis.of(campaign.write(launches)));
  }
}
