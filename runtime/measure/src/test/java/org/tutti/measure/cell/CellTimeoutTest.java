package org.tutti.measure.cell;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class CellTimeoutTest {
  private static final CellTimeout.CellLimit LIMIT =
      new CellTimeout.CellLimit("a.B.bcast (msize 8, p 2)", 30, 12_000_000_000L, false);
  private static final StackTraceElement BODY = new StackTraceElement("a.B", "bcast", "B.java", 12);
  private static final RankPosition PARKED =
      new RankPosition(
          CellPhase.WARM_UP,
          List.of(
              new StackTraceElement("java.util.concurrent.locks.LockSupport", "park", null, -1),
              BODY));
  private static final RankPosition IN_MPI =
      new RankPosition(
          CellPhase.OBSERVATIONS,
          List.of(
              new StackTraceElement("org.tutti.mpi.natives.NativeCommunicator", "bcast", null, -1),
              BODY));

  @Test
  void theMessageNamesTheRankAndWhereItIs() {
    assertThat(LIMIT.message(1, PARKED))
        .startsWith("[TUTTI-069] a.B.bcast (msize 8, p 2) has taken more than 30 s; ")
        .contains("rank 1 is in the warm-up, at a.B.bcast(B.java:12).");
  }

  @Test
  void onlyAMeasurementHasAResultFile() {
    assertThat(LIMIT.message(1, PARKED))
        .contains("The launch ends; the cells before it are in the result file. Raise --timeout");
    assertThat(new CellTimeout.CellLimit("a.B.bcast", 30, 0, true).message(1, PARKED))
        .contains("The dry run ends. Raise --timeout")
        .doesNotContain("result file");
  }

  @Test
  void earlierPortionsCount() {
    assertThat(LIMIT.leftMillis()).isEqualTo(18_000);
    assertThat(new CellTimeout.CellLimit("", 30, 40_000_000_000L, false).leftMillis()).isZero();
  }

  @Test
  void aRankThatKeepsOthersWaitingSpeaksBeforeThem() {
    assertThat(PARKED.isAlone()).isTrue();
    assertThat(IN_MPI.isAlone()).isFalse();
    long root = CellTimeout.delayMillis(0, IN_MPI);
    assertThat(CellTimeout.delayMillis(3, PARKED)).isLessThan(root - 1000);
    assertThat(root).isLessThan(CellTimeout.delayMillis(1, IN_MPI) - 1000);
  }
}
