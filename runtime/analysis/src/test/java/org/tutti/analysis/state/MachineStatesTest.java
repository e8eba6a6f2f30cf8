package org.tutti.analysis.state;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.tutti.records.launch.MachineProbe;
import org.tutti.records.launch.MachineState;
import org.tutti.records.launch.RankProbe;

class MachineStatesTest {
  private static final RankProbe LAST = new RankProbe(RankProbe.NO_PARTNER, 0, 750);

  /** Of three ranks, whose cache lines take so many nanoseconds to the next rank and back. */
  private static MachineProbe probe(long at, long first, long second) {
    return new MachineProbe(
        at,
        List.of(new RankProbe(1, 1000 * first, 750), new RankProbe(2, 1000 * second, 750), LAST));
  }

  private static List<MachineProbe> probes(long at, long before, long after, long second) {
    return List.of(probe(at, before, second), probe(at + 1, after, second));
  }

  private final List<List<MachineProbe>> cells =
      List.of(
          probes(0, 90, 95, 420),
          probes(10, 410, 400, 425),
          probes(20, 92, 405, 430),
          probes(30, 415, 91, 428));

  @Test
  void aPairOfRanksThatIsSometimesFarMakesStates() {
    MachineStates states = MachineStates.shownBy(cells);

    assertThat(states.pairs()).hasSize(1);
    assertThat(states.pairs().get(0).pair().rank()).isZero();
    assertThat(states.pairs().get(0).pair().partner()).isOne();
    assertThat(states.pairs().get(0).roundTrips().low()).isCloseTo(92, within(1.0));
    assertThat(states.pairs().get(0).roundTrips().high()).isCloseTo(407, within(1.0));
    assertThat(cells.stream().map(states::of))
        .containsExactly(
            MachineState.NEAR, MachineState.FAR, MachineState.CHANGED, MachineState.CHANGED);
  }

  @Test
  void oneDistanceIsOneStateHoweverFar() {
    List<List<MachineProbe>> alike = List.of(probes(0, 410, 400, 99), probes(9, 412, 402, 98));

    assertThat(MachineStates.shownBy(alike)).isEqualTo(MachineStates.ONE);
    assertThat(MachineStates.ONE.of(alike.get(0))).isEqualTo(MachineState.UNKNOWN);
  }

  @Test
  void aProbeThatCellsShareCountsOnce() {
    MachineProbe near = probe(0, 90, 90);
    MachineProbe far = probe(1, 400, 90);
    List<List<MachineProbe>> shared = new ArrayList<>();
    for (int cell = 0; cell < 10; cell++) {
      shared.add(List.of(near, far));
    }

    assertThat(MachineStates.shownBy(shared).areFound()).isFalse();
  }

  @Test
  void aCellWithoutProbesHasNoKnownState() {
    MachineStates states = MachineStates.shownBy(cells);

    assertThat(states.of(List.of())).isEqualTo(MachineState.UNKNOWN);
    assertThat(states.of(List.of(new MachineProbe(0, List.of(LAST)))))
        .isEqualTo(MachineState.UNKNOWN);
    assertThat(states.of(List.of(probe(50, 0, 0)))).isEqualTo(MachineState.UNKNOWN);
  }
}
