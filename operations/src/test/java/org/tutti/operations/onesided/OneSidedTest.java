package org.tutti.operations.onesided;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.diagnostics.MpiProblem;
import org.tutti.diagnostics.Problem;
import org.tutti.diagnostics.TuttiException;
import org.tutti.operations.onesided.OneSidedBenchmark.GetBandwidth;
import org.tutti.operations.onesided.OneSidedBenchmark.PutDelayed;
import org.tutti.operations.onesided.OneSidedBenchmark.Rget;
import org.tutti.operations.onesided.OneSidedPattern.GetPairsBandwidth;
import org.tutti.operations.onesided.OneSidedPattern.RmaPattern;
import org.tutti.operations.onesided.WindowBenchmark.RmaEpoch;

class OneSidedTest {
  @Test
  void requestsNeedPassiveTargets() {
    Rget rget = new Rget();
    for (RmaEpoch epoch : RmaEpoch.values()) {
      rget.epoch = epoch;
      if (epoch == RmaEpoch.FENCE || epoch.isPosted()) {
        assertRefused(MpiProblem.EPOCH_NOT_PASSIVE, () -> rget.checkProcesses(2));
      } else {
        assertThatCode(() -> rget.checkProcesses(2)).doesNotThrowAnyException();
      }
    }
  }

  @Test
  void timeDoesNotRunBackwards() {
    PutDelayed put = new PutDelayed();
    put.epoch = RmaEpoch.FLUSH;
    put.delay = -1;
    assertRefused(CommandLineProblem.OPTION_VALUE_INVALID, () -> put.checkProcesses(2));
  }

  @Test
  void windowsHoldAMessageAtLeast() {
    GetBandwidth alone = new GetBandwidth();
    GetPairsBandwidth pairs = new GetPairsBandwidth();
    assertRefused(CommandLineProblem.OPTION_VALUE_INVALID, () -> alone.checkProcesses(2));
    assertRefused(CommandLineProblem.OPTION_VALUE_INVALID, () -> pairs.checkProcesses(2));
    alone.window = 1;
    assertThatCode(() -> alone.checkProcesses(2)).doesNotThrowAnyException();
  }

  /** No two blocks that are written lie in the same place. */
  @ParameterizedTest
  @EnumSource
  void originsDoNotMeet(RmaPattern reach) {
    for (int processes = 2; processes <= 6; processes++) {
      Set<String> places = new HashSet<>();
      int messages = 0;
      for (int rank = 0; rank < processes; rank++) {
        int[] targets = reach.targets(rank, processes);
        for (int index = 0; index < targets.length; index++) {
          int slot = reach.slot(rank, index);
          assertThat(slot).isBetween(0, reach.slots(processes) - 1);
          places.add(targets[index] + " " + slot);
          messages++;
        }
        assertThat(Arrays.stream(targets)).doesNotContain(rank).allMatch(one -> one >= 0);
      }
      assertThat(places).hasSize(messages).isNotEmpty();
    }
  }

  private static void assertRefused(Problem problem, Runnable check) {
    assertThatExceptionOfType(TuttiException.class)
        .isThrownBy(check::run)
        .satisfies(e -> assertThat(e.problem()).isEqualTo(problem));
  }
}
