package org.tutti.processor;

import static com.google.testing.compile.CompilationSubject.assertThat;
import static org.tutti.processor.Compilations.source;

import com.google.auto.service.processor.AutoServiceProcessor;
import com.google.testing.compile.Compilation;
import com.google.testing.compile.Compiler;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import javax.tools.JavaFileObject;
import javax.tools.StandardLocation;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Tutti's processor in one compilation with others, before and after them. */
@Tag("jdk")
class OtherProcessorsTest {
  private static final JavaFileObject NEEDS_WHAT_IS_MADE =
      source(
          "Uses",
          "public class Uses {",
          "  @Collective(Operation.BARRIER)",
          "  public void barrier(Communicator comm, Made made) { comm.barrier(); }",
          "}");

  private static final JavaFileObject SERVES_TWO =
      source(
          "Both",
          "@com.google.auto.service.AutoService(Runnable.class)",
          "public class Both implements Runnable {",
          "  @Collective(Operation.BARRIER)",
          "  public void barrier(Communicator comm) { comm.barrier(); }",
          "  @Override public void run() {}",
          "}");

  @Test
  void aStateGeneratedByAnotherProcessorIsAwaited() {
    Compilation compilation =
        Compiler.javac()
            .withProcessors(new TuttiProcessor(), new StateMaker())
            .compile(NEEDS_WHAT_IS_MADE);
    assertThat(compilation).succeeded();
    assertThat(compilation).generatedSourceFile("test.Uses_Harness");
  }

  @Test
  void annotationsOfOtherProcessorsAreIgnored() {
    Compilation compilation =
        Compiler.javac()
            .withProcessors(new AutoServiceProcessor(), new TuttiProcessor())
            .compile(SERVES_TWO);
    assertThat(compilation).succeeded();
    assertThat(compilation).generatedSourceFile("test.Both_Harness");
    assertThat(compilation)
        .generatedFile(StandardLocation.CLASS_OUTPUT, "META-INF/services/java.lang.Runnable")
        .contentsAsUtf8String()
        .isEqualTo("test.Both\n");
  }

  /** The services are asked in the order of their names. */
  @Test
  void aPlainBenchmarkHasNoWarningOfTheCompiler() {
    Compilation compilation =
        strictly(
            source(
                "Plain",
                "@Param(msizes = {8, 64})",
                "public class Plain {",
                "  @Collective(Operation.BARRIER)",
                "  public void barrier(Communicator comm) { comm.barrier(); }",
                "}"));
    assertThat(compilation).succeededWithoutWarnings();
    assertThat(compilation).generatedSourceFile("test.Plain_Harness");
  }

  /** As in lesson 20; an annotation that nobody knows is nobody's. */
  @Test
  void annotationsThatCarryTuttisAreClaimedAndNoOthers() {
    JavaFileObject preset =
        source(
            "Preset",
            "@Sync(SyncMethod.DISSEMINATION) @Repetitions(200)",
            "public @interface Preset {}");
    JavaFileObject further =
        source("Further", "@Preset @Warmup(10)", "public @interface Further {}");
    String[] benchmark = {
      "public class Presets {",
      "  @Collective(Operation.BARRIER) @Further",
      "  public void barrier(Communicator comm) { comm.barrier(); }",
      "  @Collective(Operation.BARRIER) @Preset",
      "  public void other(Communicator comm) { comm.barrier(); }",
      "}"
    };
    assertThat(strictly(preset, further, source("Presets", benchmark))).succeededWithoutWarnings();

    benchmark[0] = "@Unknown public class Presets {";
    assertThat(
            strictly(
                preset,
                further,
                source("Unknown", "public @interface Unknown {}"),
                source("Presets", benchmark)))
        .hadWarningContaining("test.Unknown");
  }

  private static Compilation strictly(JavaFileObject... sources) {
    return Compiler.javac()
        .withOptions("-Xlint:all", "-Werror")
        .withProcessors(new TuttiProcessor(), new TuttiProcessorClaim())
        .compile(sources);
  }

  /** Writes a state in the first round, and claims no annotation. */
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
