package org.tutti.records.campaign;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FailureClassTest {
  @ParameterizedTest
  @CsvSource({
    "LAUNCH, TUTTI-143, launch",
    "TIMEOUT, TUTTI-144, timeout",
    "OUTPUT, TUTTI-231, output",
    "SIGNAL, TUTTI-145, signal",
    "PARTIAL, TUTTI-146, partial",
    "HOST_LOST, TUTTI-238, host lost",
    "WRONG_SIZE, TUTTI-147, wrong size",
    "WRONG_LIBRARY, TUTTI-148, wrong library",
    "ENVIRONMENT_CHANGED, TUTTI-136, environment changed",
    "PROGRAM_CHANGED, TUTTI-115, program changed",
    "DAMAGED, TUTTI-052, damaged",
    "INTERRUPTED, TUTTI-132, interrupted"
  })
  void eachHasAnIdentifierForUsersAndAWordForFiles(
      FailureClass failure, String identifier, String word) {
    assertThat(failure.problem().identifier()).isEqualTo(identifier);
    assertThat(failure.word()).isEqualTo(word);
  }

  @Test
  void identifiersAreUnique() {
    assertThat(Arrays.stream(FailureClass.values()).map(FailureClass::problem))
        .doesNotHaveDuplicates();
  }
}
