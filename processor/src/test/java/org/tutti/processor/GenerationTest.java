package org.tutti.processor;

import static com.google.testing.compile.CompilationSubject.assertThat;
import static org.tutti.processor.Compilations.compile;
import static org.tutti.processor.Compilations.source;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.JavaFileObjects;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.tools.JavaFileObject;
import javax.tools.StandardLocation;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.processor.rule.Rule;

/** What is generated: its text, its index, and what happens when it cannot be. */
@Tag("jdk")
class GenerationTest {
  private static final Path LESSONS = Path.of("../examples/src/main/java/org/tutti/examples");
  private static final Path GOLDEN = Path.of("src/test/resources/golden");

  private static final JavaFileObject BENCHMARK =
      source(
          "Ring",
          "public class Ring {",
          "  @Collective(Operation.BARRIER)",
          "  public void barrier(Communicator comm) { comm.barrier(); }",
          "}");

  @ParameterizedTest
  @ValueSource(strings = {"Example01Allreduce", "Example14State", "Example18PingPong"})
  void theGeneratedCodeMatchesTheExpectedCode(String lesson) throws Exception {
    Path file = LESSONS.resolve(lesson + ".java");
    Compilation compilation = compile(JavaFileObjects.forResource(file.toUri().toURL()));
    String harness = lesson + "_Harness";
    assertThat(compilation).succeeded();
    assertThat(compilation)
        .generatedSourceFile("org.tutti.examples." + harness)
        .contentsAsUtf8String()
        .isEqualTo(Files.readString(GOLDEN.resolve(harness + ".java.txt")));
  }

  @Test
  void theIndexDescribesTheBenchmarksAndNamesTheirHarnesses() {
    assertThat(compile(BENCHMARK))
        .generatedFile(StandardLocation.CLASS_OUTPUT, "META-INF/tutti/test.Ring")
        .contentsAsUtf8String()
        .isEqualTo(
            """
            benchmark\ttest.Ring.barrier\ttest.Ring_Harness$barrier
            collective\tBARRIER
            datatype\tDOUBLE
            """);
  }

  @Test
  void whatIsPreparedForEachCallIsCalledAroundObservationsOfOneCall() {
    JavaFileObject benchmark =
        source(
            "Freed",
            "public class Freed {",
            "  @TearDown(Level.CALL) public void free() {}",
            "  @Benchmark public void make(Communicator comm) {}",
            "}");
    Compilation compilation = compile(benchmark);
    assertThat(compilation)
        .generatedFile(StandardLocation.CLASS_OUTPUT, "META-INF/tutti/test.Freed")
        .contentsAsUtf8String()
        .contains("\nsingle-calls\n");
    assertThat(compilation)
        .generatedSourceFile("test.Freed_Harness")
        .contentsAsUtf8String()
        .containsMatch("run\\.stop\\(start, clock\\.now\\(\\)\\);\\s+benchmark\\.free\\(\\);");
  }

  @Test
  void anOperationOfTheCatalogIsIndexedByItsNameThere() {
    JavaFileObject operation =
        source(
            "Ring",
            "public class Ring {",
            "  @Benchmark",
            "  @Catalog(value = \"ring\", suites = {\"ours\", \"rings\"})",
            "  @Counterparts(imb = \"Sendrecv\", osu = \"osu_ring\")",
            "  @Rate(messages = \"p\")",
            "  public void once(Communicator comm) {}",
            "}");
    assertThat(compile(operation))
        .generatedFile(StandardLocation.CLASS_OUTPUT, "META-INF/tutti/test.Ring")
        .contentsAsUtf8String()
        .isEqualTo(
            """
            benchmark\tring\ttest.Ring_Harness$once
            rate\tp\t(p) * msize
            catalog\tours\trings
            counterpart\tosu\tosu_ring
            counterpart\timb\tSendrecv
            operation\tonce\tmsize\tmsize
            datatype\tBYTE
            """);
  }

  @Test
  void anExistingHarnessIsReported() {
    JavaFileObject inTheWay =
        JavaFileObjects.forSourceString("test.Ring_Harness", "package test; class Ring_Harness {}");
    Compilation compilation = compile(BENCHMARK, inTheWay);
    assertThat(compilation)
        .hadErrorContaining(
            Rule.HARNESS_NOT_WRITTEN.problem().label()
                + " the harness of test.Ring cannot be written")
        .inFile(BENCHMARK)
        .onLine(2);
    assertThat(compilation).hadErrorContaining("Rename a class of your own that has its name");
  }

  @Test
  void whatABodyComputesForASinkStaysBetweenTheClockReads() {
    JavaFileObject computing =
        source(
            "Sum",
            "public class Sum {",
            "  @Benchmark",
            "  public void of(Communicator comm, Sink sink) { sink.consume(1); }",
            "}");
    assertThat(compile(computing))
        .generatedSourceFile("test.Sum_Harness")
        .contentsAsUtf8String()
        .containsMatch(
            "start = clock.now\\(\\);\\s+Sink.separate\\(\\);\\s+benchmark.of\\(communicator, sink\\);"
                + "\\s+Sink.separate\\(\\);\\s+run.stop");
  }

  @Test
  void statesAndClassesCheckTheirParameters() {
    JavaFileObject window =
        source(
            "Window",
            "@State public class Window implements ParameterCheck {",
            "  @Param(\"64\") public int window;",
            "  @Override public void checkProcesses(int processes) {}",
            "}");
    JavaFileObject checked =
        source(
            "Checked",
            "public class Checked implements Payload {",
            "  @Benchmark",
            "  public void once(Communicator comm, Window window) {}",
            "  @Override public void arrivals(PayloadContext place, Arrivals arrivals) {}",
            "}");
    assertThat(compile(window, checked))
        .generatedSourceFile("test.Checked_Harness")
        .contentsAsUtf8String()
        .containsMatch(
            "checkParameters\\(int processes\\) \\{\\s+window.checkProcesses\\(processes\\);"
                + "\\s+benchmark.checkProcesses\\(processes\\);");
  }

  @Test
  void countersOfTheClassAndItsStatesAreReadByTheirIndex() {
    JavaFileObject solver =
        source(
            "Solver",
            "@State public class Solver {",
            "  @Counter(unit = \"steps\", ranks = CounterSummary.SUM, per = CounterBasis.SECOND)",
            "  public long steps;",
            "}");
    JavaFileObject counting =
        source(
            "Counting",
            "public class Counting {",
            "  @Counter public float residual() throws java.io.IOException { return 0; }",
            "  @Benchmark public void solve(Communicator comm, Solver solver) {}",
            "}");
    Compilation compilation = compile(solver, counting);
    assertThat(compilation).succeededWithoutWarnings();
    assertThat(compilation)
        .generatedSourceFile("test.Counting_Harness")
        .contentsAsUtf8String()
        .containsMatch(
            "(?s)\"steps\", \"steps\", CounterSummary.SUM, CounterBasis.SECOND.*"
                + "\"residual\", \"\", CounterSummary.MEAN, CounterBasis.CELL.*"
                + "case 0: return solver.steps;\\s*"
                + "case 1: return benchmark.residual\\(\\);.*BenchmarkException");
  }

  @Test
  void checkedExceptionsPassThroughTheHarness() {
    JavaFileObject throwing =
        source(
            "Open",
            "public class Open {",
            "  public Open() throws java.io.IOException {}",
            "  @Benchmark",
            "  public void file(Communicator comm) throws java.io.IOException {}",
            "}");
    Compilation compilation = compile(throwing);
    assertThat(compilation).succeededWithoutWarnings();
    assertThat(compilation)
        .generatedSourceFile("test.Open_Harness")
        .contentsAsUtf8String()
        .contains("throw new BenchmarkException(e)");
  }
}
