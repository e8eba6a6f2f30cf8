package org.tutti.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tutti.analysis.doctor.HealthFinding;
import org.tutti.analysis.doctor.HealthFinding.Health;

class DoctorTextTest {
  @ParameterizedTest
  @CsvSource({
    "GOOD, '', Nothing is wrong.",
    "POOR, Bind it., Nothing is wrong; 1 could be better.",
    "WRONG, Bind it., '1 wrong, so results would be misleading.'"
  })
  void theFirstLineSaysWhetherFiguresCanBeTrusted(Health health, String remedy, String summary) {
    HealthFinding finding = new HealthFinding("binding", health, "h1: rank 0", remedy);
    assertThat(DoctorText.lines(List.of(finding)))
        .startsWith(summary)
        .anyMatch(line -> line.endsWith("binding     h1: rank 0"))
        .anyMatch(line -> remedy.isEmpty() || line.endsWith(remedy));
  }
}
