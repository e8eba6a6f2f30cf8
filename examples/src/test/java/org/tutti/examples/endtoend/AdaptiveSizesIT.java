package org.tutti.examples.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.records.campaign.AdaptiveSizes;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.ManifestFile;

/** Message sizes that grow where the time is no straight line, with real launches. */
@Tag("all")
class AdaptiveSizesIT {
  @TempDir Path directory;

  /** 64 B take far less time than on the line from 32 to 128 B, so that 96 B are inserted. */
  @Test
  void aSizeIsInsertedWhereTheLineMisses() throws Exception {
    Tutti tutti = Tutti.alone(directory).withTestBenchmarks();

    Tutti.Ended ended =
        tutti.line(
            "run *SteppedBenchmark* --mpi inprocess -np 2 --launches 6 --nrep 10 --warmup 0"
                + " --msizes adaptive:32,64,128,threshold=50%,distance=32 --results grown");

    assertThat(ended.status()).as(ended.said()).isZero();
    assertThat(ended.error()).contains("Stage 2, from block 7 on: 4 message sizes, new: 96 B.");
    assertThat(ended.output()).contains("(4 sizes, ");
    AdaptiveSizes sizes =
        ManifestFile.required(new CampaignDirectory(directory.resolve("grown")))
            .adaptive()
            .orElseThrow();
    assertThat(sizes.sizes(6)).containsExactly(32L, 64L, 128L);
    assertThat(sizes.sizes(7)).containsExactly(32L, 64L, 96L, 128L);
    assertThat(tutti.line("export grown --format csv-jumps").output())
        .startsWith("table,figure,unit,operation,benchmark,msize,processes,");
  }
}
