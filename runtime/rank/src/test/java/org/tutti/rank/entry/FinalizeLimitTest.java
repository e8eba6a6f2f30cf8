package org.tutti.rank.entry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.tutti.rank.process.RankZeroOutput;

class FinalizeLimitTest {
  private final StringWriter said = new StringWriter();
  private final RankZeroOutput output = new RankZeroOutput(new PrintWriter(said, true), Map.of());

  @Test
  void aLibraryThatHangsEndsWithTheStatusOfTheMeasurement() {
    CompletableFuture<Integer> ended = new CompletableFuture<>();

    new FinalizeLimit(Duration.ZERO, output, this::report, ended::complete).run(ended::join, 3);

    assertThat(ended.join()).isEqualTo(3);
    assertThat(said.toString())
        .startsWith("report\n[TUTTI-228] MPI_Finalize has not returned for 0 s")
        .containsOnlyOnce("report");
  }

  @Test
  void aLibraryThatFinalizesInTimeEndsAsItLikes() {
    CompletableFuture<Integer> ended = new CompletableFuture<>();

    limit(ended).run(() -> output.print("finalized"), 3);

    assertThat(ended).isNotDone();
    assertThat(said.toString().lines()).containsExactly("finalized", "report");
  }

  @Test
  void aLibraryThatFailsToFinalizeLosesNoReport() {
    CompletableFuture<Integer> ended = new CompletableFuture<>();
    IllegalStateException failure = new IllegalStateException();

    assertThatThrownBy(
            () ->
                limit(ended)
                    .run(
                        () -> {
                          throw failure;
                        },
                        3))
        .isSameAs(failure);
    assertThat(said.toString().lines()).containsExactly("report");
  }

  private FinalizeLimit limit(CompletableFuture<Integer> ended) {
    return new FinalizeLimit(Duration.ofDays(1), output, this::report, ended::complete);
  }

  private void report() {
    output.print("report");
  }
}
