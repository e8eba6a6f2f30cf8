package org.tutti.processor;

import static com.google.testing.compile.CompilationSubject.assertThat;
import static org.tutti.processor.Compilations.compile;
import static org.tutti.processor.Compilations.source;

import javax.tools.StandardLocation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What an annotation becomes in the index: a setting by the name of its option. */
class SettingAnnotationsTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          @Options("clock=TSC")                  | clock               | TSC
          @Options({"recheck", "probes=false"})  | recheck             | true
          @Options("arrival = last-late:50us")   | arrival             | last-late:50us
          @Options("summary=MEAN,all-ranks")     | summary             | MEAN,all-ranks
          @Options("file-dir=/data,hints=cb_nodes=1;a=b") | file-dir   | /data,hints=cb_nodes=1;a=b
          @RootRank("LAST")                      | root-rank           | LAST
          @Repetitions(value = 9, seconds = 0.5) | repetitions-seconds | 0.5
          @Data(DataState.WRITTEN_READ)          | data                | WRITTEN_READ
          @Data(value = DataState.EVICTED, cacheBytes = 4096) | data-cache-bytes | 4096
          @ColdCache                             | data                | EVICTED
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
  void optionsOfMethodPresetAndClassAreCombined() {
    assertThat(
            compile(
                source(
                    "Case",
                    "@Options({\"clock=TSC\", \"recheck\"})",
                    "public class Case {",
                    "  @Options({\"recheck=false\", \"probes=false\"}) @interface Quiet {}",
                    "  @Collective(Operation.BARRIER) @Quiet @Options(\"clock=MPI_WTIME\")",
                    "  public void barrier(Communicator comm) { comm.barrier(); }",
                    "}")))
        .generatedFile(StandardLocation.CLASS_OUTPUT, "META-INF/tutti/test.Case")
        .contentsAsUtf8String()
        .endsWith(
            """
            set\tclock\tMPI_WTIME
            set\trecheck\tfalse
            set\tprobes\tfalse
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
          "clock: TSC"               | options are NAME=VALUE, such as clock=TSC
          "sync=WINDOW"              | use @Sync
          "data-cache-bytes=64"      | use @Data
          "root-rank=LAST"           | use @RootRank
          "msizes=8"                 | use @Param
          {"clock=TSC", "clock=TSC"} | the option is given twice
          {}                         | [TUTTI-081]
          """)
  void anOptionThatIsNoneIsReported(String options, String message) {
    assertThat(
            compile(
                source(
                    "Case",
                    "public class Case {",
                    "  @Options(" + options + ") @Collective(Operation.BARRIER)",
                    "  public void barrier(Communicator comm) {}",
                    "}")))
        .hadErrorContaining(message);
  }
}
