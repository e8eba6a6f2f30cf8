package org.tutti.measure.entry;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.tutti.measure.process.RankZeroOutput;

class FinalizeLimitTest {
  private final StringWriter said = new StringWriter();
  private final RankZeroOutput output = new RankZeroOutput(new PrintWriter(said, true), Map.of());

  @Test
  void aLibraryThatHangsEndsWithTheStatusOfTheMeasurement() {
    CompletableFuture<Integer> ended = new CompletableFuture<>();

    new FinalizeLimit(Duration.ZERO, output, ended::complete).run(ended::join, 3);

    assertThat(ended.join()).isEqualTo(3);
    assertThat(said.toString()).startsWith("[TUTTI-228] MPI_Finalize has not returned for 0 s");
  }

  @Test
  void aLibraryThatFinalizesInTimeEndsAsItLikes() {
    CompletableFuture<Integer> ended = new CompletableFuture<>();

    new FinalizeLimit(Duration.ofDays(1), output, ended::complete).run(() -> {}, 3);

    assertThat(ended).isNotDone();
    assertThat(said.toString()).isEmpty();
  }
}
