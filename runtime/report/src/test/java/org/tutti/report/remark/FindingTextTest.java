package org.tutti.report.remark;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tutti.stats.diagnosis.Finding;

class FindingTextTest {
  @ParameterizedTest
  @CsvSource({
    "INTERVAL_TOO_WIDE, 0.29, interval of the median is +-29 % wide",
    "INTERVAL_TOO_WIDE, 12, interval of the median is more than +-1000 % wide",
    "DRIFT, -0.055, run-times drift by up to 5.5 % within launches",
    "DRIFT, 12, run-times drift by more than 1000 % within launches",
    "LAUNCHES_DIFFER, 0.99, launches differ: medians up to 99 % apart",
    "LAUNCHES_DIFFER, 12, launches differ: medians up to 13 times apart",
    "LAUNCHES_DIFFER, 5000, launches differ: medians more than 1000 times apart",
    "MANY_OUTLIERS, 0.004, 0.40 % of the observations are outliers",
  })
  void figuresThatSayNothingAnyMoreAreLimited(Finding.Kind kind, double figure, String brief) {
    assertThat(FindingText.brief(new Finding(kind, figure, 0, "In full."))).isEqualTo(brief);
  }
}
