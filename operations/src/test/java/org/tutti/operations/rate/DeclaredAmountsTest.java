package org.tutti.operations.rate;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tutti.measure.harness.BenchmarkSelection;
import org.tutti.operations.DatatypeBenchmark.TypeShape;
import org.tutti.operations.onesided.WindowBenchmark.RmaEpoch;
import org.tutti.operations.pointtopoint.RanksInPairs.Pairing;

class DeclaredAmountsTest extends DeclaredAmountsContract {
  DeclaredAmountsTest() {
    super(
        BenchmarkSelection.onClassPath().catalog(),
        Map.ofEntries(
            Map.entry("window", List.of("1", "3")),
            Map.entry("pairing", names(Pairing.values())),
            Map.entry("seed", List.of("1", "2")),
            Map.entry("epoch", names(RmaEpoch.values())),
            Map.entry("layout", names(TypeShape.values())),
            Map.entry("block", List.of("1", "3")),
            Map.entry("stride", List.of("4"))));
  }

  /** Some of these datatypes have bytes that are not sent. */
  @ParameterizedTest
  @MethodSource("processes")
  void areThoseOfDatatypesWithGaps(int processes) {
    assertCounted(
        entries().stream()
            .filter(entry -> entry.benchmark().operation().payload().isPresent())
            .toList(),
        processes,
        Map.of(
            "window",
            List.of("2"),
            "datatype",
            List.of("DOUBLE_INT", "LONG_DOUBLE_INT", "TWO_INT")));
  }
}
