package org.tutti.processor;

import static com.google.testing.compile.CompilationSubject.assertThat;
import static org.tutti.processor.Compilations.compile;
import static org.tutti.processor.Compilations.source;

import org.junit.jupiter.api.Test;
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
          @Repetitions(least = 8, error = 0.1)   | REPETITIONS_ERROR, "0.1"
          @Sync(value = SyncMethod.WINDOW, parameters = {"lead=1ms", "slot=2s"}) | SYNC_PARAMETERS, "lead=1ms;slot=2s"
          @Jvm({"-Xmx1g", "-Da=b;c"})            | JVM, "-Xmx1g;-Da=b\\\\;c"
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

  @Test
  void factorsOfMethodClassAndPresetAreJoined() {
    assertThat(
            compile(
                source(
                    "Case",
                    "@Factor(name = \"library\", levels = {\"openmpi\", \"mpich\"})",
                    "@Factor(name = \"binding\", levels = {\"core\", \"none\"})",
                    "public class Case {",
                    "  @Factor(name = \"env:DEPTH\", levels = {\"1\", \"2,5\"}) @interface Deep {}",
                    "  @Collective(Operation.BARRIER) @Deep",
                    "  @Factor(name = \"binding\", levels = \"socket\")",
                    "  public void barrier(Communicator comm) { comm.barrier(); }",
                    "}")))
        .generatedSourceFile("test.Case_barrier_Harness")
        .contentsAsUtf8String()
        .containsMatch(
            "(?s)factor\\(\"library\", \"openmpi\", \"mpich\"\\)\\s*"
                + "\\.factor\\(\"binding\", \"socket\"\\)\\s*"
                + "\\.factor\\(\"env:DEPTH\", \"1\", \"2,5\"\\)\\s*\\.build");
  }

  @Test
  void aFactorThatThereIsNotIsReported() {
    assertThat(
            compile(
                source(
                    "Case",
                    "@Factor(name = \"libary\", levels = {\"openmpi\", \"mpich\"})",
                    "public class Case {",
                    "  @Collective(Operation.BARRIER)",
                    "  public void barrier(Communicator comm) { comm.barrier(); }",
                    "}")))
        .hadErrorContaining("[TUTTI-150] factor \"libary\"");
  }
}
