package org.tutti.rank.cell;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PatienceTest {
  @ParameterizedTest
  @CsvSource({"1, 1", "1024, 1", "2048, 2", "16384, 16"})
  void aCallOfManyRanksMayTakeLonger(int ranks, int times) {
    Patience patience = new Patience(ranks);
    assertThat(patience.limit(CellPhase.DATA_CHECK)).isEqualTo(Duration.ofMinutes(2L * times));
    assertThat(patience.limit(CellPhase.SET_UP)).isEqualTo(Duration.ofMinutes(10L * times));
    patience.called();
    assertThat(patience.limit(CellPhase.WARM_UP)).isEqualTo(Duration.ofMinutes(times));
  }
}
