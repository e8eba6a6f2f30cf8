package org.tutti.processor;

import static com.google.testing.compile.CompilationSubject.assertThat;
import static org.tutti.processor.Compilations.compile;
import static org.tutti.processor.Compilations.source;

import javax.tools.StandardLocation;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What an annotation becomes in the index: a setting by the name of its option. */
@Tag("jdk")
class SettingAnnotationsTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          @Clock(LocalClock.TSC)                 | clock               | TSC
          @ThreadLevel(ThreadSupport.MULTIPLE)   | thread-level        | MULTIPLE
          @Arrival("last-late:50us")             | arrival             | last-late:50us
          @RootRank("LAST")                      | root-rank           | LAST
          @Scaling("weak:p*log2(p)")             | scaling             | weak:p*log2(p)
          @Repetitions(value = 9, seconds = 0.5) | repetitions-seconds | 0.5
          @Data(DataState.WRITTEN_READ)          | data                | WRITTEN_READ
          @Data(value = DataState.EVICTED, cacheBytes = 4096) | data-cache-bytes | 4096
          @ColdCache                             | data                | EVICTED
          @File(dir = "/data")                   | file-dir            | /data
          @File(cache = FileCache.DROPPED)       | file-cache          | DROPPED
          @File(hints = {"cb_nodes=1", "a=b"})   | file-hints          | cb_nodes=1;a=b
          @Summary(RankSummary.MEAN)             | summary             | MEAN
          @Repetitions(min = 8, error = 0.1)   | repetitions-error   | 0.1
          @Sync(value = SyncMethod.WINDOW, parameters = {"lead=1ms", "window=9us"}) | sync-parameters | lead=1ms;window=9us
          @Jvm({"-Xmx1g", "-Da=b;c"})            | jvm                 | -Xmx1g;-Da=b\\\\;c
          """)
  void anAttributeIsASetting(String annotation, String setting, String value) {
    assertThat(
            compile(
                source(
                    "Case",
                    "public class Case {",
                    "  @Collective(Operation.BARRIER) " + annotation,
                    "  public void barrier(Communicator comm) { comm.barrier(); }",
                    "}")))
        .generatedFile(StandardLocation.CLASS_OUTPUT, "META-INF/tutti/test.Case")
        .contentsAsUtf8String()
        .contains("\nset\t" + setting + "\t" + value + "\n");
  }

  @Test
  void factorsOfMethodClassAndPresetAreCombined() {
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
        .generatedFile(StandardLocation.CLASS_OUTPUT, "META-INF/tutti/test.Case")
        .contentsAsUtf8String()
        .endsWith(
            """
            factor\tlibrary\topenmpi\tmpich
            factor\tbinding\tsocket
            factor\tenv:DEPTH\t1\t2,5
            """);
  }

  @ParameterizedTest
  @CsvSource({
    "lsat, did you mean 'LAST'",
    "ROTATIN, did you mean 'ROTATING'",
    "-1, is not a rank",
    "middle, LAST or ROTATING."
  })
  void aRootThatIsNoneIsReportedWithWhatWasMeant(String root, String message) {
    assertThat(
            compile(
                source(
                    "Case",
                    "public class Case {",
                    "  @RootRank(\"" + root + "\") @Collective(Operation.BCAST)",
                    "  public void bcast(Communicator comm, Message message) {}",
                    "}")))
        .hadErrorContaining(message);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          late        | 'late' is none of simultaneous
          last-late:x | 'x' is neither a time
          0,5 km      | the offset '5 km' is neither a time
          """)
  void anArrivalPatternThatIsNoneIsReported(String pattern, String message) {
    assertThat(
            compile(
                source(
                    "Case",
                    "public class Case {",
                    "  @Arrival(\"" + pattern + "\") @Collective(Operation.BARRIER)",
                    "  public void barrier(Communicator comm) {}",
                    "}")))
        .hadErrorContaining(message);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          linear   | 'linear' is neither strong nor weak
          weak:    | no function of p follows the colon
          weak:n*p | 'n*p' depends on [n, p], and only p is known
          """)
  void aScalingThatIsNoneIsReported(String scaling, String message) {
    assertThat(
            compile(
                source(
                    "Case",
                    "public class Case {",
                    "  @Scaling(\"" + scaling + "\") @Collective(Operation.BARRIER)",
                    "  public void barrier(Communicator comm) {}",
                    "}")))
        .hadErrorContaining(message);
  }

  @Test
  void anUnknownFactorIsReported() {
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
