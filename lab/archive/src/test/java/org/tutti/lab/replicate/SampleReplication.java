package org.tutti.lab.replicate;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.stream.LongStream;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.records.campaign.WrittenCampaign;
import org.tutti.report.table.ResultTables;

/**
 * A study of two campaigns, of whose conclusions some hold, some do not, and some are undecided.
 *
 * @param replication of it
 */
record SampleReplication(Replication replication) {
  private static final String TITLE = "Three reductions <b>before</b> & after";
  private static final List<String> NAMES = List.of("small", "large");

  /** Written to new directories in that one. */
  static SampleReplication in(Path folder) {
    CampaignAnalysis small = campaign(folder.resolve("small"), 8, 1.2, 20);
    CampaignAnalysis large = campaign(folder.resolve("large"), 65_536, 1.2, 20);
    return new SampleReplication(
        Replication.of(
            List.of(
                Conclusions.of(small, Conclusions.MARGIN),
                Conclusions.of(large, Conclusions.MARGIN)),
            List.of(
                campaign(folder.resolve("small-here"), 8, 0.8, 20),
                campaign(folder.resolve("large-here"), 65_536, 1.2, 3)),
            0.05));
  }

  private static CampaignAnalysis campaign(Path where, long size, double ratio, int launches) {
    return CampaignAnalysis.of(
        new WrittenCampaign(where, Instant.EPOCH)
            .baseline("library", size, launch -> times(1000 + size / 10 + launch))
            .variant(
                "reduceThenBroadcast",
                size,
                launch -> times(Math.round(ratio * (1000 + size / 10 + launch))))
            .variant("recursiveDoubling", size, launch -> times(1500 + size / 6 + launch))
            .baseline("library", 2 * size, launch -> times(1100 + size / 5 + launch))
            .variant("reduceThenBroadcast", 2 * size, launch -> times(1400 + size / 4 + launch))
            .write(launches));
  }

  private static long[] times(long from) {
    return LongStream.range(0, 60).map(i -> from + i % 7).toArray();
  }

  ResultTables tables() {
    return ReplicationText.tables(replication, TITLE, NAMES);
  }

  String page() {
    return ReplicationPage.of(replication, TITLE, NAMES, tables());
  }
}
