package org.tutti.rank.observation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.tutti.annotations.RankSummary;
import org.tutti.mpi.inprocess.InProcess;
import org.tutti.records.launch.Observations;
import org.tutti.records.settings.RootChoice;
import org.tutti.sync.RunTimeKind;
import org.tutti.sync.process.Flag;

/** Three ranks; the clock of rank r is r million nanoseconds ahead. */
class ObservationReductionTest {
  private static final int COUNT = 10_000;
  private static final long BEGIN = 500;

  @Test
  void localRunTimeIsTheLongestOfAllRanks() {
    Observations observations = reduce(RunTimeKind.LOCAL);
    assertThat(observations.count()).isEqualTo(COUNT);
    for (int index = 0; index < COUNT; index++) {
      assertThat(observations.runTime(index)).isEqualTo(300 + index);
      assertThat(observations.start(index)).isEqualTo(1000L * index + 1000 - BEGIN);
    }
  }

  @Test
  void globalRunTimeIsFromTheFirstStartToTheLastEnd() {
    Observations observations = reduce(RunTimeKind.GLOBAL);
    for (int index = 0; index < COUNT; index++) {
      assertThat(observations.runTime(index)).isEqualTo(320 + index);
      assertThat(observations.start(index)).isEqualTo(1000L * index + 1000 - BEGIN);
    }
    assertThat(observations.isValid(7)).isFalse();
    assertThat(observations.invalidCount()).isEqualTo(1);
  }

  @Test
  void theRootMayBeAnotherRankInEachObservation() {
    Observations observations =
        reduce(RunTimeKind.LOCAL, RankSummary.ROOT, new RootChoice("ROTATING"));
    for (int index = 0; index < COUNT; index++) {
      assertThat(observations.runTime(index)).isEqualTo(100 * (index % 3 + 1) + index);
    }
  }

  @Test
  void aStartIsAsWrongAsThatOfTheFarthestRank() {
    AtomicReference<long[]> errors = new AtomicReference<>();
    InProcess.run(
        3,
        session -> {
          int rank = session.world().rank();
          long ahead = 1_000_000L * rank;
          ObservationLog log = new ObservationLog(4);
          log.append(ahead + 50, ahead + 60, (byte) 0, -1);
          log.append(ahead + 1000 - 20L * rank, ahead + 2000, (byte) 0, -1, 995);
          log.append(ahead + 3000, ahead + 3010, Flag.STARTED_LATE, 0, 100);
          log.append(ahead + 4000 + rank, ahead + 4010, Flag.WINDOW_EXCEEDED, 0, 4000);
          long[] found =
              new ObservationReduction(session.world()).startErrors(log, local -> local - ahead);
          if (rank == 0) {
            errors.set(found);
          }
        });
    assertThat(errors.get()).containsExactly(35, 2);
  }

  /** Rank r starts 10 r later than the root and takes 100 (r + 1) + index. */
  private static Observations reduce(RunTimeKind runTime) {
    return reduce(runTime, RankSummary.MAX, RootChoice.FIRST);
  }

  private static Observations reduce(RunTimeKind runTime, RankSummary summary, RootChoice root) {
    AtomicReference<Observations> reduced = new AtomicReference<>();
    InProcess.run(
        3,
        session -> {
          int rank = session.world().rank();
          long ahead = 1_000_000L * rank;
          ObservationLog log = new ObservationLog(COUNT);
          for (int index = 0; index < COUNT; index++) {
            long start = ahead + 1000L * index + 1000 + 10L * rank;
            byte flags = index == 7 ? Flag.STARTED_LATE : 0;
            log.append(start, start + 100L * (rank + 1) + index, flags, index == 7 ? 2 : -1);
          }
          assertThat(log.causes()).containsExactly(Map.entry(2, 1L));
          Observations observations =
              new ObservationReduction(session.world())
                  .reduce(log, runTime, summary, root, local -> local - ahead, ahead + BEGIN);
          if (rank == 0) {
            reduced.set(observations);
          }
        });
    return reduced.get();
  }
}
