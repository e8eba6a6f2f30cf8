package org.tutti.examples.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Message sizes that grow where the time is no straight line, with real launches. */
class AdaptiveSizesIT {
  @TempDir Path directory;

  @Test
  void aStepIsFoundBetweenTheFirstSizesAndSeenAgain() throws Exception {
    Tutti tutti = Tutti.alone(directory).withTestBenchmarks();

    Tutti.Ended ended =
        tutti.line(
            "run *SteppedBenchmark* --mpi-library mpich -np 2 --launches 6 --nrep 20"
                + " --msizes adaptive:32,96,160,threshold=50%,distance=32 --results grown");

    assertThat(ended.status()).as(ended.said()).isZero();
    assertThat(ended.output()).contains("(5 sizes, 3 rounds)").containsPattern(" 64 +96 +\\+");
    Tutti.Ended jumps = tutti.line("export grown --format csv-jumps");
    assertThat(jumps.output().lines().skip(1)).hasSize(1).first().asString().contains(",64,96,");
  }
}
