package org.tutti.examples;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tutti.lab.check.guideline.KnownBenchmarks;
import org.tutti.lab.check.guideline.PerformanceGuideline;
import org.tutti.measure.harness.BenchmarkSelection;
import org.tutti.measure.harness.IndexEntry;
import org.tutti.measure.plan.Parameter;

/** The guidelines that have names, and the operations that are ready to run. */
class GuidelineSetsTest {
  private static final KnownBenchmarks KNOWN = new KnownBenchmarks();

  static {
    for (IndexEntry entry : BenchmarkSelection.onClassPath().catalog()) {
      KNOWN.add(
          entry.name(),
          entry.benchmark().parameters().axes().stream().map(Parameter::name).toList());
    }
  }

  @ParameterizedTest
  @MethodSource("org.tutti.lab.check.guideline.GuidelineSets#all")
  void bothSidesAreInTheCatalog(PerformanceGuideline guideline) {
    assertThat(KNOWN.of(guideline)).isNotEmpty();
  }
}
