package org.tutti.campaign.driver;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LaunchAdviceTest {
  private static final String RULE = "-".repeat(74);

  @ParameterizedTest
  @CsvSource({
    "There are not enough slots available in the system, oversubscribe",
    "ERROR: JDWP Transport dt_socket failed to initialize, address=0",
    "No user exists for uid 12345, /etc/passwd",
    "mpirun has detected an attempt to run as root., OMPI_ALLOW_RUN_AS_ROOT=1",
    "java: error while loading shared libraries: libz.so.1: cannot open shared object file,"
        + " LD_LIBRARY_PATH",
    "Unrecognized VM option 'UseNothing', --jvm-option",
    "Error: Unable to access jarfile b.jar, directory that they share",
    "Please check that /dev/shm has more available memory, --shm-size",
  })
  void adviceIsGivenWhereTheTextMatches(String said, String advised) {
    String advice = LaunchAdvice.of(Stream.of(RULE, said));
    assertThat(advice).startsWith("It began with \"" + said + "\". ").contains(advised);
    if (!advised.equals("oversubscribe")) {
      assertThat(advice).doesNotContain("oversubscribe");
    }
  }

  @Test
  void withoutAKnownCauseThereIsTheTextOnly() {
    assertThat(
            LaunchAdvice.of(
                Stream.of(
                    "Picked up JAVA_TOOL_OPTIONS: -Xint",
                    RULE,
                    "",
                    "Something \u001b[2J else",
                    "two",
                    "three",
                    "four")))
        .isEqualTo("It began with \"Something \ufffd[2J else / two / three\".");
    assertThat(LaunchAdvice.of(Stream.of(RULE, ""))).isEmpty();
  }
}
