package org.tutti.rank.cell;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.tutti.diagnostics.MeasurementProblem;
import org.tutti.diagnostics.Problem;
import org.tutti.rank.cell.CellTimeout.CellLimit;
import org.tutti.rank.cell.CellTimeout.RankPosition;

class CellTimeoutTest {
  private static final CellLimit LIMIT =
      new CellLimit(
          "a.B.bcast (8 B, p 2)", Optional.of(30), 12_000_000_000L, new Patience(2), false);
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

  private final Patience patience = new Patience(2);
  private final List<String> said = new ArrayList<>();
  private RankPosition position = PARKED;
  private long progress;
  private long seconds;

  private final CellTimeout.LaunchEnding ending =
      new CellTimeout.LaunchEnding() {
        @Override
        public void say(String line) {
          said.add(line);
        }

        @Override
        public void end(Problem problem, String message) {
          said.add("end: " + message);
        }
      };

  @Test
  void theMessageNamesTheRankAndWhereItIs() {
    assertThat(LIMIT.message(MeasurementProblem.CELL_TIMEOUT, 1, PARKED, Duration.ZERO))
        .startsWith("[TUTTI-069] a.B.bcast (8 B, p 2) has taken more than 30 s; ")
        .contains("rank 1 is in the warm-up, at a.B.bcast(B.java:12).")
        .contains(
            "The launch ends; the cells measured before are in the result file. Raise"
                + " --timeout");
  }

  @Test
  void aCellThatIsStuckIsToldSinceWhen() {
    assertThat(
            limit(Optional.empty(), 0, false)
                .message(MeasurementProblem.CELL_STUCK, 1, PARKED, Duration.ofSeconds(125)))
        .startsWith("[TUTTI-361] a.B.bcast has completed no call for 125 s; rank 1 is in the warm")
        .contains("Look for a deadlock; if calls do take that long, set --timeout.");
  }

  @Test
  void onlyAMeasurementHasAResultFile() {
    assertThat(
            limit(Optional.of(30), 0, true)
                .message(MeasurementProblem.CELL_TIMEOUT, 1, PARKED, Duration.ZERO))
        .contains("The dry run ends. Raise --timeout")
        .doesNotContain("result file");
  }

  @Test
  void earlierPortionsCount() {
    assertThat(LIMIT.leftMillis()).isEqualTo(18_000);
    assertThat(limit(Optional.of(30), 40_000_000_000L, false).leftMillis()).isEqualTo(-10_000);
  }

  @Test
  void aRankThatKeepsOthersWaitingSpeaksBeforeThem() {
    assertThat(PARKED.isAlone()).isTrue();
    assertThat(IN_MPI.isAlone()).isFalse();
    long root = CellTimeout.delayMillis(0, IN_MPI);
    assertThat(CellTimeout.delayMillis(3, PARKED)).isLessThan(root - 1000);
    assertThat(root).isLessThan(CellTimeout.delayMillis(1, IN_MPI) - 1000);
  }

  @Test
  void theFirstCallMayTakeLongerThanFurtherOnesAndSetUpsLongest() {
    CellTimeout timeout = timeout();
    assertThat(isStuckAfter(timeout, 119)).isFalse();
    assertThat(isStuckAfter(timeout, 2)).isTrue();
    progress++;
    assertThat(isStuckAfter(timeout, 1)).isFalse();
    // It was stuck for 122 s, which is what it may take twenty times.
    assertThat(isStuckAfter(timeout, 20 * 122 - 1)).isFalse();
    assertThat(isStuckAfter(timeout, 1)).isTrue();
  }

  @Test
  void aCellThatHasMadeCallsInTimeIsStuckAfterAMinute() {
    CellTimeout timeout = timeout();
    progress++;
    assertThat(isStuckAfter(timeout, 5)).isFalse();
    patience.called();
    assertThat(isStuckAfter(timeout, 59)).isFalse();
    position = new RankPosition(CellPhase.SET_UP, List.of(BODY));
    assertThat(isStuckAfter(timeout, 500)).isFalse();
    position = PARKED;
    assertThat(isStuckAfter(timeout, 1)).isTrue();
  }

  @Test
  @Timeout(60)
  void aRankSaysWhereItIsBeforeTheLaunchEnds() {
    CellTimeout timeout =
        new CellTimeout(
            limit(Optional.of(0), 0, false), 1, watched(() -> IN_MPI, () -> 0), ending, () -> 0);
    timeout.watch();

    assertThat(said).hasSize(2);
    assertThat(said.get(0)).startsWith("[TUTTI-069] Rank 1 is in the observations, at ");
    assertThat(said.get(1)).startsWith("end: [TUTTI-069] a.B.bcast has taken more than 0 s");
  }

  @Test
  @Timeout(60)
  void aPortionThatBeginsTooLateEndsTheLaunchWithoutSayingItAgain() {
    CellTimeout timeout =
        new CellTimeout(
            limit(Optional.of(1), 10_000_000_000L, false),
            1,
            watched(() -> IN_MPI, () -> 0),
            ending,
            () -> 0);
    timeout.watch();

    assertThat(said)
        .singleElement()
        .asString()
        .startsWith("end: [TUTTI-069] a.B.bcast has taken more than 1 s");
  }

  @Test
  @Timeout(60)
  void aBenchmarkThatInterruptsTheWatchDoesNotEndIt() {
    CellTimeout timeout =
        new CellTimeout(
            limit(Optional.of(1), 0, false), 1, watched(() -> IN_MPI, () -> 0), ending, () -> 0);
    Thread.currentThread().interrupt();
    timeout.watch();

    assertThat(said).last().asString().startsWith("end: [TUTTI-069]");
  }

  @Test
  @Timeout(60)
  void aCellThatIsClosedBeforeItIsWatchedEndsNothing() {
    CellTimeout timeout = timeout();
    timeout.close();
    timeout.watch();

    assertThat(said).isEmpty();
  }

  private static CellTimeout.WatchedCell watched(
      Supplier<RankPosition> position, LongSupplier progress) {
    return new CellTimeout.WatchedCell() {
      @Override
      public RankPosition position() {
        return position.get();
      }

      @Override
      public long progress() {
        return progress.getAsLong();
      }
    };
  }

  private CellTimeout timeout() {
    return new CellTimeout(
        limit(Optional.empty(), 0, false),
        1,
        watched(() -> position, () -> progress),
        ending,
        () -> seconds * 1_000_000_000);
  }

  private boolean isStuckAfter(CellTimeout timeout, int more) {
    seconds += more;
    return timeout.isStuck();
  }

  private CellLimit limit(Optional<Integer> seconds, long spent, boolean isDry) {
    return new CellLimit("a.B.bcast", seconds, spent, patience, isDry);
  }
}
