package org.tutti.campaign.launch;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.records.campaign.MeasuringCommand;
import org.tutti.records.settings.Settings;

class BenchmarkClassesTest {
  private final ClassLoader before = Thread.currentThread().getContextClassLoader();
  private final BenchmarkClasses classes = new BenchmarkClasses("benchmarks.jar");
  @TempDir private Path directory;

  @BeforeEach
  void makeIndex() throws IOException {
    write("lab.First", "bcast");
    write("lab.Second", "bcast");
    URL[] urls = {directory.toUri().toURL()};
    Thread.currentThread()
        .setContextClassLoader(new URLClassLoader(urls, ClassLoader.getPlatformClassLoader()));
  }

  @AfterEach
  void restoreLoader() throws IOException {
    ((URLClassLoader) Thread.currentThread().getContextClassLoader()).close();
    Thread.currentThread().setContextClassLoader(before);
  }

  @Test
  void aBenchmarkIsFoundByItsName() {
    assertThat(classes.of(command("benchmarks.jar", "Second"))).containsExactly("lab.Second");
    assertThat(classes.of(command("benchmarks.jar", "bcast", "First")))
        .containsExactly("lab.First", "lab.Second");
    assertThat(classes.of(command("benchmarks.jar"))).containsExactly("lab.First", "lab.Second");
  }

  @Test
  void whatIsOnAnotherClassPathIsUnknown() {
    assertThat(classes.of(command("former.jar", "Second"))).isEmpty();
    assertThat(new BenchmarkClasses().of(command("benchmarks.jar", "Second"))).isEmpty();
  }

  @Test
  void anUnknownNameIsLeftToTheRanks() {
    assertThat(classes.of(command("benchmarks.jar", "Third"))).isEmpty();
  }

  @Test
  void aRankIsToldOfSoManyClassesAtMost() throws IOException {
    writeUpTo(BenchmarkClasses.MAX);
    assertThat(classes.of(command("benchmarks.jar"))).hasSize(BenchmarkClasses.MAX);
  }

  @Test
  void moreClassesAreLeftToTheRanks() throws IOException {
    writeUpTo(BenchmarkClasses.MAX + 1);
    assertThat(classes.of(command("benchmarks.jar"))).isEmpty();
  }

  private void writeUpTo(int count) throws IOException {
    for (int number : IntStream.range(2, count).toArray()) {
      write("lab.Number" + number, "bcast");
    }
  }

  private void write(String type, String method) throws IOException {
    Path index = Files.createDirectories(directory.resolve("META-INF/tutti"));
    String name = type + "." + method;
    Path code = directory.resolve(type.replace('.', '/') + ".class");
    Files.createDirectories(code.getParent());
    Files.write(code, new byte[0]);
    Files.writeString(
        index.resolve(type), "benchmark\t" + name + "\t" + type + "_Harness$" + method + "\n");
  }

  private static MeasuringCommand command(String classPath, String... names) {
    return new MeasuringCommand(
        "java", List.of(), classPath, "Main", List.of(names), Settings.NONE);
  }
}
