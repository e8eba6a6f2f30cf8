package org.tutti.lab.synchronizations;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.annotations.SyncMethod;
import org.tutti.mpi.inprocess.InProcess;
import org.tutti.sync.SyncConfiguration;
import org.tutti.sync.SyncMethods;
import org.tutti.sync.clock.RankClock;
import org.tutti.sync.clocksync.ClockMethod;
import org.tutti.sync.clocksync.ClockSync;
import org.tutti.sync.clocksync.GlobalClock;
import org.tutti.sync.clocksync.SkampiOffsetEstimator;
import org.tutti.sync.clocksync.Truth;

/** The published methods as users name them, and their clocks against the truth. */
class PublishedClockMethodsTest {
  @Test
  void theyAreFoundByTheirNames() {
    assertThat(new PublishedClockMethods().methods())
        .extracting(ClockMethod::name)
        .allSatisfy(
            name ->
                assertThat(SyncConfiguration.of("WINDOW_" + name).clock().name()).isEqualTo(name));
    assertThat(SyncMethods.names())
        .containsExactlyInAnyOrderElementsOf(
            Arrays.stream(SyncMethod.values()).map(SyncMethod::name).toList());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "BARRIER_SKAMPI:offset-exchanges=5,root=1,wander=1.0E-7",
        "WINDOW_NETGAUGE:patience=5,window=50000ns,lead=5ns,tolerance=7ns,attempts=2",
        "ROUNDTIME_JK:round-trips=4,warmup-exchanges=3,slot=5ns,attempts=9"
      })
  void theyTakeTheirParametersAndThoseOfStarts(String text) {
    assertThat(SyncConfiguration.of(text).name()).isEqualTo(text);
  }

  @Test
  void aParameterOfAnotherMethodIsRefused() {
    assertThatThrownBy(() -> SyncConfiguration.of("WINDOW_JK:offset-exchanges=9"))
        .hasMessageStartingWith("[TUTTI-108]")
        .hasMessageContaining("WINDOW_JK takes no parameter")
        .hasMessageContaining("It takes: fit-points,")
        .hasMessageContaining("belongs to HCA, SKAMPI, HCA2, HCA3.");
  }

  @ParameterizedTest
  @CsvSource({"1, 0", "2, 0", "2, 1", "3, 1", "4, 0", "5, 4"})
  void skampiConfinesTheOffsetOfEveryRank(int size, int root) {
    ClockSync skampi = new SkampiClockSync(new SkampiOffsetEstimator(50, 10), 1e-8);
    Truth truth = new Truth(false);
    InProcess.run(
        size,
        session -> {
          int rank = session.world().rank();
          RankClock clock = truth.clock(rank);
          GlobalClock learned = skampi.synchronize(session.world(), clock, root).clock();
          double error = Math.abs(truth.error(learned, rank, root, 0));
          assertThat(error).isLessThanOrEqualTo(learned.uncertainty(clock.now()) + 1);
        });
  }
}
