package org.tutti.report.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ColumnUnitTest {
  @ParameterizedTest
  @CsvSource({
    "0, 0 ns",
    "90, 90.0 ns",
    "360, 0.360 us",
    "17214, 17.2 us",
    "333000000, 333 ms",
    "20000000, 20.0 ms"
  })
  void aTimeHasTheUnitThatSuitsIt(double nanos, String text) {
    assertThat(ColumnUnit.time(nanos)).isEqualTo(text);
  }

  @Test
  void aColumnHasOneUnit() {
    ColumnUnit unit = ColumnUnit.ofTimes(new double[] {360, 1085, 333_000_000});
    assertThat(unit.text(360)).isEqualTo("0.360 us");
    assertThat(unit.text(333_000_000)).isEqualTo("333000 us");
    assertThat(ColumnUnit.ofTimes(new double[] {1_000, 2_000_000, 2_000_000}).text(1_000))
        .isEqualTo("1.00 us");
    assertThat(unit.roughTime(360)).isEqualTo("0.36 us");
    assertThat(unit.roughTime(333_000_000)).isEqualTo("333 ms");
  }

  @Test
  void ratesHaveUnitsToo() {
    ColumnUnit unit = ColumnUnit.ofRates(new double[] {12_345});
    assertThat(unit.text(12_345)).isEqualTo("12.3 GB/s");
    assertThat(ColumnUnit.ofRates(new double[] {0.5}).text(0.5)).isEqualTo("500 kB/s");
  }

  @Test
  void namesBeginWithTheClassUnlessTwoHaveTheSame() {
    ShortNames names = new ShortNames(List.of("a.b.Sum.ring", "a.c.Sum.ring", "a.c.Max.tree"));
    assertThat(names.ofBenchmark("a.c.Max.tree")).isEqualTo("Max.tree");
    assertThat(names.ofBenchmark("a.b.Sum.ring")).isEqualTo("b.Sum.ring");
    assertThat(names.ofClass("a.c.Sum.ring")).isEqualTo("c.Sum");
    assertThat(names.in("a.c.Max.tree (8 B)")).isEqualTo("Max.tree (8 B)");
    assertThat(new ShortNames(List.of("MPI_Bcast:ring")).ofBenchmark("MPI_Bcast:ring"))
        .isEqualTo("MPI_Bcast:ring");
  }
}
