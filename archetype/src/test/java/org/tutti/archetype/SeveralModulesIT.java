package org.tutti.archetype;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tutti.archetype.Commands.run;
import static org.tutti.archetype.Commands.tool;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Benchmarks of several Maven modules in one shaded jar, and what is left there of a class that was
 * renamed, since builds are seldom clean.
 */
@Tag("all")
@Tag("jdk")
class SeveralModulesIT {
  private static final String REACTOR =
      """
      <project>
        <modelVersion>4.0.0</modelVersion>
        <groupId>org.example</groupId>
        <artifactId>all</artifactId>
        <version>1</version>
        <packaging>pom</packaging>
        <modules>
          <module>left</module>
          <module>right</module>
          <module>first</module>
        </modules>
      </project>
      """;

  private static final String BENCHMARK =
      """
      package org.example.NAME;

      import org.tutti.annotations.Collective;
      import org.tutti.annotations.Operation;
      import org.tutti.mpi.Communicator;

      public class TYPE {
        @Collective(Operation.BARRIER)
        public void barrier(Communicator comm) {
          comm.barrier();
        }
      }
      """;

  @Test
  void oneJarHasTheBenchmarksOfAllModulesAndNoneThatIsGone() throws Exception {
    Path root = Commands.freshDirectory("modules");
    ScaffoldedProject made = ScaffoldedProject.built();
    String pom = Files.readString(made.directory().resolve("pom.xml"));
    Files.writeString(root.resolve("pom.xml"), REACTOR);
    for (String name : List.of("left", "right")) {
      Files.createDirectories(root.resolve(name));
      Files.writeString(root.resolve(name + "/pom.xml"), module(pom, name));
    }
    Path first = Files.createDirectories(root.resolve("first"));
    Files.writeString(
        first.resolve("pom.xml"),
        pom.replaceFirst(
            "</dependencies>", dependency("left") + dependency("right") + "</dependencies>"));
    benchmark(first, "first", "FirstBenchmark");
    benchmark(root.resolve("left"), "left", "OldBenchmark");
    benchmark(root.resolve("right"), "right", "RightBenchmark");

    assertThat(built(root, made))
        .contains("FirstBenchmark.barrier", "OldBenchmark.barrier", "RightBenchmark.barrier");

    Files.delete(root.resolve("left/src/main/java/org/example/left/OldBenchmark.java"));
    benchmark(root.resolve("left"), "left", "NewBenchmark");

    assertThat(built(root, made))
        .contains("FirstBenchmark.barrier", "NewBenchmark.barrier", "RightBenchmark.barrier")
        .doesNotContain("OldBenchmark");
    assertThat(root.resolve("left/target/classes/META-INF/tutti/org.example.left.OldBenchmark"))
        .doesNotExist();
  }

  /**
   * Builds all modules, without cleaning, and returns what the jar of the last one lists and calls.
   */
  private static String built(Path root, ScaffoldedProject made) throws Exception {
    run(root, "mvn", "-B", "-q", "-o", made.local(), ScaffoldedProject.WITHOUT_CACHES, "package");
    String jar = root.resolve("first/target/benchmarks.jar").toString();
    String listed = run(root, tool("java"), "-jar", jar, "list");
    String called =
        run(root, tool("java"), "-jar", jar, "run", "--dry", "-np", "2", "--mpi", "inprocess");
    assertThat(called).contains("3 cells").doesNotContain("FAILED");
    return listed;
  }

  /** The same compiler and processor, without a jar of all that the module depends on. */
  private static String module(String pom, String name) {
    return pom.replaceFirst("<artifactId>first<", "<artifactId>" + name + "<")
        .replaceFirst("(?s)<plugin>\\s*<artifactId>maven-shade-plugin.*(?=</plugins>)", "");
  }

  private static String dependency(String name) {
    return "<dependency><groupId>org.example</groupId><artifactId>"
        + name
        + "</artifactId><version>1.0-SNAPSHOT</version></dependency>";
  }

  private static void benchmark(Path module, String name, String type) throws Exception {
    Path folder = Files.createDirectories(module.resolve("src/main/java/org/example/" + name));
    Files.writeString(
        folder.resolve(type + ".java"), BENCHMARK.replace("NAME", name).replace("TYPE", type));
  }
}
