package org.tutti.stats.cell;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.tutti.stats.outlier.Outliers;

class CellSummaryTest {

  private static final double[] LAUNCH = {10, 11, 12, 13, 14, 15, 16, 17, 18, 1000};

  @Test
  void eachLaunchContributesOneMedianWhateverItsSize() {
    CellSummary cell = CellSummary.of(List.of(new double[] {1}, new double[] {5, 5, 5}, LAUNCH));
    assertThat(cell.medianOfMedians()).isEqualTo(5);
    assertThat(cell.medians().max()).isEqualTo(14);
    assertThat(cell.kept()).isEqualTo(13);
    assertThat(cell.dropped()).isEqualTo(new Outliers(0, 1));
  }

  @Test
  void threeLaunchesAreTooFewForAnIntervalOfTheMedianAndSixAreEnough() {
    List<double[]> launches = new ArrayList<>();
    for (int i = 0; i < 6; i++) {
      launches.add(new double[] {i, i, i});
      CellSummary cell = CellSummary.of(launches);
      assertThat(cell.medianInterval().isPresent()).isEqualTo(i == 5);
    }
    CellSummary cell = CellSummary.of(launches);
    assertThat(cell.medianInterval().orElseThrow().low()).isEqualTo(0);
    assertThat(cell.medianInterval().orElseThrow().high()).isEqualTo(5);
  }

  @Test
  void aNegativeRunTimeIsRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> CellSummary.of(List.of(new double[] {1, -1})))
        .withMessageStartingWith("runTimes[1] is -1.0");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> CellSummary.of(List.of()))
        .withMessageStartingWith("runTimes holds no launch");
  }
}
