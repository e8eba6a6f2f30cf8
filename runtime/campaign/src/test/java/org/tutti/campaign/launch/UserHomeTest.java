package org.tutti.campaign.launch;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class UserHomeTest {
  @ParameterizedTest
  @CsvSource({
    "/home/ada, /home/ada, false",
    "/home/ada, ?, false",
    ", /home/ada, false",
    ", ?, true",
    "'', ?, true",
    "' ', , true"
  })
  void aUserWithoutAHomeIsNamed(String variable, String ofJvm, boolean isNamed) {
    assertThat(UserHome.advice(variable, ofJvm).contains("set HOME")).isEqualTo(isNamed);
  }
}
