package org.tutti.archetype;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.jar.JarFile;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;

/**
 * The contents of a generated project's benchmarks.jar: complete, and the same wherever it is
 * built.
 */
@Tag("all")
@Tag("jdk")
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class BenchmarksJarIT {
  private static final String INDEX = "META-INF/tutti/";
  private static final String SERVICE = "META-INF/services/org.example.Service";

  private static ScaffoldedProject elsewhere;

  /** A second project, in a directory with a longer name. */
  private static ScaffoldedProject projectElsewhere() throws Exception {
    if (elsewhere == null) {
      Path directory = Commands.freshDirectory("elsewhere");
      LocalRepository repository = ScaffoldedProject.repository(directory);
      repository.add("org.example.tutti", "left", library(directory, "left"));
      repository.add("org.example.tutti", "right", library(directory, "right"));
      elsewhere = ScaffoldedProject.generate(directory.resolve("than/the/other"), repository);
    }
    return elsewhere;
  }

  @Test
  @Order(1)
  void equalProjectsGenerateTheSameBytes() throws Exception {
    ScaffoldedProject one = ScaffoldedProject.built();
    ScaffoldedProject other = projectElsewhere();
    Path jar = one.jar();
    Path otherJar = other.build();
    assertThat(filesOf(one.directory().resolve("src")))
        .isEqualTo(filesOf(other.directory().resolve("src")));
    assertThat(filesOf(one.directory().resolve("target/generated-sources")))
        .containsKey("annotations/org/example/bench/AllreduceBenchmark_Harness.java")
        .isEqualTo(filesOf(other.directory().resolve("target/generated-sources")));
    assertThat(filesOf(one.directory().resolve("target/classes")))
        .containsKey(INDEX + "org.example.bench.AllreduceBenchmark")
        .isEqualTo(filesOf(other.directory().resolve("target/classes")));
    assertThat(Files.mismatch(jar, otherJar)).as("first byte that differs").isEqualTo(-1);
  }

  /** Changes the project. */
  @Test
  @Order(2)
  void serviceFilesAreMergedAndTheIndexIsThatOfAllJars() throws Exception {
    ScaffoldedProject project = projectElsewhere();
    Path pom = project.directory().resolve("pom.xml");
    String text = Files.readString(pom);
    Files.writeString(
        pom,
        text.replaceFirst(
            "</dependencies>", dependency("left") + dependency("right") + "</dependencies>"));
    Path jar = project.build();
    try (JarFile content = new JarFile(jar.toFile())) {
      assertThat(text(content, SERVICE).lines())
          .containsExactlyInAnyOrder("org.example.left.Provider", "org.example.right.Provider");
      assertThat(text(content, INDEX + "org.example.left.Case")).isEqualTo("left\n");
      assertThat(text(content, INDEX + "org.example.right.Case")).isEqualTo("right\n");
      String own = INDEX + "org.example.bench.AllreduceBenchmark";
      assertThat(text(content, own))
          .isEqualTo(Files.readString(project.directory().resolve("target/classes/" + own)))
          .startsWith("benchmark\torg.example.bench.AllreduceBenchmark.");
    }
  }

  /** A jar that provides a service and has an index of its own. */
  private static Path library(Path directory, String name) throws Exception {
    Path file = directory.resolve(name + ".jar");
    try (JarOutputStream jar = new JarOutputStream(Files.newOutputStream(file))) {
      jar.putNextEntry(new ZipEntry(SERVICE));
      jar.write(("org.example." + name + ".Provider\n").getBytes(UTF_8));
      jar.putNextEntry(new ZipEntry(INDEX + "org.example." + name + ".Case"));
      jar.write((name + "\n").getBytes(UTF_8));
    }
    return file;
  }

  private static String dependency(String name) {
    return "<dependency><groupId>org.example.tutti</groupId><artifactId>"
        + name
        + "</artifactId><version>1</version></dependency>";
  }

  private static String text(JarFile jar, String entry) throws Exception {
    assertThat(jar.getJarEntry(entry)).as(entry).isNotNull();
    return new String(jar.getInputStream(jar.getJarEntry(entry)).readAllBytes(), UTF_8);
  }

  /** All files below a directory by their path in it; one character stands for one byte. */
  private static Map<String, String> filesOf(Path directory) throws Exception {
    Map<String, String> files = new TreeMap<>();
    try (Stream<Path> all = Files.walk(directory)) {
      for (Path file : all.filter(Files::isRegularFile).toList()) {
        files.put(
            directory.relativize(file).toString(),
            new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1));
      }
    }
    return files;
  }
}
