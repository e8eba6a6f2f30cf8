package org.tutti.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BenchmarkCounterTest {
  @ParameterizedTest
  @CsvSource({
    "faults [1/s], faults, 1/s",
    "faults, faults, ''",
    "faults], faults], ''",
    "faults [1/s, faults [1/s, ''"
  })
  void aUnitStandsInBracketsAtTheEnd(String label, String name, String unit) {
    BenchmarkCounter counter = new BenchmarkCounter(label, List.of(1.0));
    assertThat(counter.name()).isEqualTo(name);
    assertThat(counter.unit()).isEqualTo(unit);
  }
}
