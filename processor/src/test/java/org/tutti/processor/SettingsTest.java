package org.tutti.processor;

import static com.google.testing.compile.CompilationSubject.assertThat;
import static org.tutti.processor.Compilations.compile;
import static org.tutti.processor.Compilations.source;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What an annotation becomes in the harness: a setting by the name of its option. */
class SettingsTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          @Clock(LocalClock.TSC)                 | CLOCK, "TSC"
          @Repetitions(value = 9, seconds = 0.5) | REPETITIONS_SECONDS, "0.5"
          @ColdCache(bytes = 4096)               | COLD_CACHE_BYTES, "4096"
          @Summary(RankSummary.MEAN)             | SUMMARY, "MEAN"
          """)
  void anAttributeIsASetting(String annotation, String setting) {
    assertThat(
            compile(
                source(
                    "Case",
                    "public class Case {",
                    "  @Collective(Operation.BARRIER) " + annotation,
                    "  public void barrier(Communicator comm) { comm.barrier(); }",
                    "}")))
        .generatedSourceFile("test.Case_barrier_Harness")
        .contentsAsUtf8String()
        .contains(".set(Setting." + setting + ")");
  }
}
