package org.tutti.processor;

import static com.google.testing.compile.CompilationSubject.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.tutti.processor.Compilations.compile;
import static org.tutti.processor.Compilations.source;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.Compiler;
import com.google.testing.compile.JavaFileObjects;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import javax.tools.JavaFileObject;
import javax.tools.StandardLocation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tutti.processor.rule.Rule;

/** What is generated: its text, its index, and that it keeps company with others. */
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
  void theIndexNamesTheHarnesses() {
    assertThat(compile(BENCHMARK))
        .generatedFile(StandardLocation.CLASS_OUTPUT, "META-INF/tutti/test.Ring")
        .contentsAsUtf8String()
        .isEqualTo("test.Ring_barrier_Harness\n");
  }

  @Test
  void sameSourceSameBytes() throws Exception {
    assertThat(contents(compile(BENCHMARK))).isEqualTo(contents(compile(BENCHMARK)));
  }

  @Test
  void aStateThatAnotherProcessorWritesIsWaitedFor() {
    JavaFileObject benchmark =
        source(
            "Uses",
            "public class Uses {",
            "  @Collective(Operation.BARRIER)",
            "  public void barrier(Communicator comm, Made made) { comm.barrier(); }",
            "}");
    Compilation compilation =
        Compiler.javac().withProcessors(new TuttiProcessor(), new StateMaker()).compile(benchmark);
    assertThat(compilation).succeeded();
    assertThat(compilation).generatedSourceFile("test.Uses_barrier_Harness");
  }

  @Test
  void aHarnessThatIsInTheWayIsReported() {
    JavaFileObject inTheWay =
        JavaFileObjects.forSourceString(
            "test.Ring_barrier_Harness", "package test; class Ring_barrier_Harness {}");
    assertThat(compile(BENCHMARK, inTheWay))
        .hadErrorContaining("[TUTTI-0" + Rule.CANNOT_WRITE.number() + "]");
  }

  private static String contents(Compilation compilation) throws Exception {
    StringBuilder text = new StringBuilder();
    for (JavaFileObject file : compilation.generatedSourceFiles()) {
      text.append(new String(file.openInputStream().readAllBytes(), StandardCharsets.UTF_8));
    }
    return text.toString();
  }

  /** Another annotation processor. */
  private static final class StateMaker extends AbstractProcessor {
    private boolean done;

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
      if (!done) {
        done = true;
        try (var writer = processingEnv.getFiler().createSourceFile("test.Made").openWriter()) {
          writer.write(
              "package test; @org.tutti.annotations.State public class Made { public Made() {} }");
        } catch (IOException e) {
          throw new UncheckedIOException(e);
        }
      }
      return false;
    }

    @Override
    public Set<String> getSupportedAnnotationTypes() {
      return Set.of("*");
    }

    @Override
    public SourceVersion getSupportedSourceVersion() {
      return SourceVersion.latestSupported();
    }
  }
}
