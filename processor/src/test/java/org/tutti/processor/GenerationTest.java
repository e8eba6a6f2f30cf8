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
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tutti.processor.rule.Rule;

/** What is generated: its text, its index, and what happens when it cannot be. */
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
  @CsvSource({
    "Example01Allreduce, allreduce",
    "Example14State, bcastInHalves",
    "Example18PingPong, ping"
  })
  void theCodeIsAsItIsPinned(String lesson, String method) throws Exception {
    Path file = LESSONS.resolve(lesson + ".java");
    Compilation compilation = compile(JavaFileObjects.forResource(file.toUri().toURL()));
    String harness = lesson + "_" + method + "_Harness";
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
            benchmark\ttest.Ring.barrier\ttest.Ring_barrier_Harness
            collective\tBARRIER
            datatype\tDOUBLE
            """);
  }

  @Test
  void aHarnessThatIsInTheWayIsReported() {
    JavaFileObject inTheWay =
        JavaFileObjects.forSourceString(
            "test.Ring_barrier_Harness", "package test; class Ring_barrier_Harness {}");
    assertThat(compile(BENCHMARK, inTheWay))
        .hadErrorContaining("[TUTTI-0" + Rule.CANNOT_WRITE.number() + "]");
  }
}
