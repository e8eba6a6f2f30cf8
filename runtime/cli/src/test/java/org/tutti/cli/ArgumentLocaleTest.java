package org.tutti.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ArgumentLocaleTest {
  /** What JVMs make of the name in the locale C. */
  private static final String LOST = "r\uFFFD\uFFFDsult";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "-",
      textBlock =
          """
          C | - | de_DE.UTF-8 | LC_ALL=C
          - | POSIX | C.UTF-8 | LC_CTYPE=POSIX
          - | - | C           | LANG=C
          - | - | -           | LC_ALL is not set
          """)
  void theLocaleIsNamed(String all, String type, String language, String named) {
    Map<String, String> environment = new HashMap<>();
    environment.put("LC_ALL", all);
    environment.put("LC_CTYPE", type);
    environment.put("LANG", language);
    environment.values().removeIf(Objects::isNull);

    assertThat(ArgumentLocale.lost("ANSI_X3.4-1968", environment, "report", LOST))
        .get()
        .extracting(Throwable::getMessage)
        .isEqualTo(
            "[TUTTI-003] 'r??sult' has characters that the locale ("
                + named
                + ") does not have. Set LC_ALL=C.UTF-8.");
  }

  @Test
  void othersAreTaken() {
    assertThat(ArgumentLocale.lost("UTF-8", Map.of(), "report", LOST)).isEmpty();
    assertThat(ArgumentLocale.lost("ANSI_X3.4-1968", Map.of(), "report", "result", "résult"))
        .isEmpty();
  }
}
