package org.tutti.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.annotation.processing.Processor;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The rules of an isolating processor, on which incremental builds rely: what is generated comes
 * from one class, and a compilation of that class alone writes all of it and nothing else.
 */
@Tag("jdk")
class IncrementalBuildTest {
  private static final FileTime LONG_AGO = FileTime.fromMillis(1_000_000_000_000L);

  @TempDir private Path directory;
  private Path classes;

  @BeforeEach
  void makeDirectories() throws IOException {
    classes = Files.createDirectories(directory.resolve("classes"));
  }

  /** One that is not registered makes Gradle compile everything anew. */
  @Test
  void allProcessorsAreRegisteredAsIsolating() throws IOException {
    List<String> processors =
        lines("META-INF/services/" + Processor.class.getName()).stream()
            .filter(name -> name.startsWith("org.tutti."))
            .toList();
    assertThat(processors)
        .containsExactly(TuttiProcessor.class.getName(), TuttiProcessorClaim.class.getName());
    assertThat(lines("META-INF/gradle/incremental.annotation.processors"))
        .containsExactlyElementsOf(processors.stream().map(name -> name + ",isolating").toList());
  }

  /** Of a file beside the processor's classes. */
  private static List<String> lines(String name) throws IOException {
    Path place =
        Path.of(
            URI.create(
                TuttiProcessor.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toString()));
    return Files.readAllLines(place.resolve(name));
  }

  @Test
  void eachFileHasOneOriginatingClass() throws IOException {
    OriginRecorder recorder = new OriginRecorder();
    Path state =
        write("Notes", "@org.tutti.annotations.State public class Notes { public Notes() {} }");
    compile(recorder, write("Ring", benchmark("ring", "Notes notes")), state);
    assertThat(recorder.origins())
        .containsOnlyKeys("test.Ring_Harness", "META-INF/tutti/test.Ring")
        .allSatisfy((file, origins) -> assertThat(origins).containsExactly("test.Ring"));
  }

  @Test
  void onlyWhatComesFromTheChangedClassIsWrittenAnew() throws IOException {
    Path ring = write("Ring", benchmark("ring", ""));
    Path star = write("Star", benchmark("star", ""));
    compile(new TuttiProcessor(), ring, star);
    List<Path> all = age();
    assertThat(all).hasSize(10);

    write("Ring", benchmark("ring", "Sink sink"));
    compile(new TuttiProcessor(), ring);

    List<Path> written = all.stream().filter(file -> !isOld(file)).toList();
    assertThat(written)
        .hasSize(5)
        .allSatisfy(file -> assertThat(file.getFileName().toString()).contains("Ring"));
    assertThat(Files.readString(classes.resolve("test/Ring_Harness.java")))
        .contains("benchmark.ring(communicator, sink)");
  }

  @Test
  void aSubclassWithoutAnnotationsInheritsBenchmarksOfACompiledClass() throws IOException {
    compile(new TuttiProcessor(), write("Ring", benchmark("ring", "")));
    compile(new TuttiProcessor(), write("Mine", "public class Mine extends Ring {}"));
    assertThat(Files.readString(classes.resolve("META-INF/tutti/test.Mine")))
        .startsWith("benchmark\ttest.Mine.ring\ttest.Mine_Harness$ring\n");
  }

  private static String benchmark(String name, String more) {
    String type = Character.toUpperCase(name.charAt(0)) + name.substring(1);
    return "import org.tutti.annotations.*; import org.tutti.mpi.*; import org.tutti.runtime.*; "
        + "public class "
        + type
        + " { @Collective(Operation.BARRIER) public void "
        + name
        + "(Communicator comm"
        + (more.isEmpty() ? "" : ", " + more)
        + ") {} }";
  }

  private Path write(String name, String declaration) throws IOException {
    return Files.writeString(directory.resolve(name + ".java"), "package test; " + declaration);
  }

  /** Compiles some sources against what was compiled before, as an incremental build does. */
  private void compile(Processor processor, Path... sources) throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    try (StandardJavaFileManager files =
        compiler.getStandardFileManager(null, null, StandardCharsets.UTF_8)) {
      String classPath = classes + File.pathSeparator + System.getProperty("java.class.path");
      List<String> options =
          List.of("-d", classes.toString(), "-s", classes.toString(), "-cp", classPath);
      JavaCompiler.CompilationTask task =
          compiler.getTask(null, files, null, options, null, files.getJavaFileObjects(sources));
      task.setProcessors(List.of(processor));
      assertThat(task.call()).isTrue();
    }
  }

  /** Sets the time of all outputs to the past and returns them. */
  private List<Path> age() throws IOException {
    List<Path> files = new ArrayList<>();
    try (Stream<Path> all = Files.walk(classes)) {
      all.filter(Files::isRegularFile).forEach(files::add);
    }
    for (Path file : files) {
      Files.setLastModifiedTime(file, LONG_AGO);
    }
    return files;
  }

  private static boolean isOld(Path file) {
    try {
      return Files.getLastModifiedTime(file).equals(LONG_AGO);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
