package org.tutti.report.remark;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tutti.diagnostics.FindingProblem;

class RemarkTest {
  private static final String TEXT =
      "a rank on host vm waited for its processor: programs (other users', or finished), 2.0 s";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "87 | a rank on host vm waited for its processor: programs (other users', or finished), 2.0 s",
        "80 | a rank on host vm waited for its processor: programs (other users', or finished)",
        "79 | a rank on host vm waited for its processor",
        "42 | a rank on host vm waited for its processor",
      })
  void aLongTextEndsWhereItPausesAndNotWithinParentheses(int room, String brief) {
    assertThat(remark().brief(room)).isEqualTo(brief);
  }

  @ParameterizedTest
  @CsvSource({"41", "0", "-5"})
  void theGeneralCauseTakesThePlaceOfWhatIsTooLong(int room) {
    assertThat(remark().brief(room)).startsWith("other programs ").isNotEqualTo(TEXT);
  }

  private static Remark remark() {
    return new Remark(
        FindingProblem.OTHER_PROGRAMS,
        RemarkWeight.GRAVE,
        1,
        "1 of 1 launch",
        "",
        Optional.empty(),
        List.of(TEXT));
  }
}
