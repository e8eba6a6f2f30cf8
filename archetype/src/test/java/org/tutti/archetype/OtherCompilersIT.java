package org.tutti.archetype;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tutti.archetype.Commands.run;
import static org.tutti.archetype.Commands.tool;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Benchmarks that another compiler compiles, or that checkers look at with what is generated for
 * them. Maven downloads the one for Kotlin, and the test fails where it cannot.
 */
@Tag("all")
@Tag("jdk")
class OtherCompilersIT {
  private static final String CLASS_PATH = System.getProperty("java.class.path");

  private static final String KOTLIN = "2.2.21";

  private static final String CARELESS =
      """
      package org.example.bench;

      import org.tutti.annotations.Collective;
      import org.tutti.annotations.Operation;
      import org.tutti.annotations.Param;
      import org.tutti.annotations.Setup;
      import org.tutti.mpi.Communicator;

      public class CarelessBenchmark {
        @Param({"1", "2"})
        public String times;

        private Object made;

        @Setup
        public void make() {
          made = times;
        }

        @Collective(Operation.BARRIER)
        public void barrier(Communicator comm) {
          comm.barrier();
        }

        Object careless() {
          return null;
        }
      }
      """;

  private static final String KOTLIN_BENCHMARK =
      """
      package org.example.bench

      import org.tutti.annotations.Collective
      import org.tutti.annotations.Operation
      import org.tutti.annotations.Param
      import org.tutti.mpi.Communicator

      open class KotlinBenchmark {
        @Param("1", "2")
        @JvmField
        var times: Int = 0

        @Collective(Operation.BARRIER)
        fun barrier(comm: Communicator) {
          for (time in 1..times) comm.barrier()
        }
      }
      """;

  @Test
  void eclipseMakesTheSameHarnesses() throws Exception {
    Path directory = Commands.freshDirectory("eclipse");
    List<String> eclipse =
        List.of(tool("java"), "-cp", CLASS_PATH, "org.eclipse.jdt.internal.compiler.batch.Main");

    compile(directory, "javac", List.of(tool("javac")), lessons());
    compile(directory, "ecj", eclipse, lessons());

    Map<String, String> generated = generated(directory.resolve("javac"));
    assertThat(generated).hasSize(6);
    assertThat(generated(directory.resolve("ecj"))).isEqualTo(generated);
    assertThat(directory.resolve("ecj/org/tutti/examples/Example18PingPong_Harness$ping.class"))
        .exists();
  }

  /** What Tutti sets is known to NullAway by two options. */
  @Test
  void checkersFindNothingInGeneratedCode() throws Exception {
    Path directory = Commands.freshDirectory("checkers");
    Path careless = Files.writeString(directory.resolve("CarelessBenchmark.java"), CARELESS);
    List<String> command = new ArrayList<>(List.of(tool("javac")));
    for (String part :
        List.of(
            "api",
            "code",
            "comp",
            "file",
            "main",
            "model",
            "parser",
            "processing",
            "tree",
            "util")) {
      command.add("-J--add-exports=jdk.compiler/com.sun.tools.javac." + part + "=ALL-UNNAMED");
      command.add("-J--add-opens=jdk.compiler/com.sun.tools.javac." + part + "=ALL-UNNAMED");
    }
    command.addAll(
        List.of(
            "-XDcompilePolicy=simple",
            "--should-stop=ifError=FLOW",
            "-XDaddTypeAnnotationsToSymbol=true",
            "-Xplugin:ErrorProne -Xep:NullAway:WARN"
                + " -XepOpt:NullAway:AnnotatedPackages=org.example"
                + " -XepOpt:NullAway:CustomInitializerAnnotations=org.tutti.annotations.Setup"
                + " -XepOpt:NullAway:ExcludedFieldAnnotations=org.tutti.annotations.Param"));
    List<Path> sources = new ArrayList<>(lessons());
    sources.add(careless);

    String said = compile(directory, "classes", command, sources);

    assertThat(said).contains("CarelessBenchmark.java:26: warning: [NullAway] returning @Nullable");
    assertThat(said.split("\\[NullAway]", -1)).hasSize(2);
    assertThat(said).doesNotContain("_Harness", "error:");
    assertThat(directory.resolve("classes/org/example/bench/CarelessBenchmark_Harness.class"))
        .exists();
  }

  /** The processor of kapt sees sources in Java, too, so that javac must have none. */
  @Test
  void kotlinThroughKapt() throws Exception {
    ScaffoldedProject made = ScaffoldedProject.built();
    Path project = Commands.freshDirectory("kotlin");
    Path java = Path.of("src/main/java/org/example/bench/AllreduceBenchmark.java");
    Path kotlin = project.resolve("src/main/kotlin/org/example/bench/KotlinBenchmark.kt");
    Files.createDirectories(project.resolve(java).getParent());
    Files.createDirectories(kotlin.getParent());
    Files.copy(made.directory().resolve(java), project.resolve(java));
    Files.writeString(kotlin, KOTLIN_BENCHMARK);
    Files.writeString(
        project.resolve("pom.xml"),
        Files.readString(made.directory().resolve("pom.xml"))
            .replaceFirst("</dependencies>", kotlinLibrary() + "</dependencies>")
            .replaceFirst("<plugins>", "<plugins>" + kotlinPlugin())
            .replaceFirst("(<annotationProcessorPaths>\\s*<path>)", "<proc>none</proc>$1"));

    run(
        project,
        "mvn",
        "-B",
        "-ntp",
        "-q",
        made.local(),
        ScaffoldedProject.WITHOUT_CACHES,
        // The compiler's daemon would outlive the tests.
        "-Dkotlin.compiler.daemon=false",
        "package");
    String jar = project.resolve("target/benchmarks.jar").toString();
    String called =
        run(project, tool("java"), "-jar", jar, "run", "--dry", "-np", "2", "--mpi", "inprocess");

    assertThat(called)
        .contains("KotlinBenchmark.barrier at 0 B, times = 2: data correct")
        .contains("AllreduceBenchmark.allreduce at 8 B: data correct");
  }

  /** Compiles sources for Java 17, and returns what the compiler says. */
  private static String compile(
      Path directory, String target, List<String> compiler, List<Path> sources) throws Exception {
    Files.createDirectories(directory.resolve(target));
    List<String> command = new ArrayList<>(compiler);
    command.addAll(List.of("-d", target, "-s", target));
    command.addAll(List.of("--release", "17", "-cp", CLASS_PATH, "-processorpath", CLASS_PATH));
    sources.forEach(source -> command.add(source.toString()));
    return run(directory, command.toArray(String[]::new));
  }

  private static List<Path> lessons() throws Exception {
    Path all = ScaffoldedProject.ROOT.resolve("examples/src/main/java/org/tutti/examples");
    try (Stream<Path> files = Files.list(all)) {
      return files
          .filter(file -> file.getFileName().toString().matches("Example(01|14|18).*"))
          .sorted()
          .toList();
    }
  }

  /** Harnesses as sources, and entries of the index, by name. */
  private static Map<String, String> generated(Path classes) throws Exception {
    Map<String, String> found = new TreeMap<>();
    try (Stream<Path> files = Files.walk(classes)) {
      for (Path file : files.filter(Files::isRegularFile).collect(Collectors.toList())) {
        String name = classes.relativize(file).toString();
        if (name.endsWith("_Harness.java") || name.startsWith("META-INF/tutti/")) {
          found.put(name, Files.readString(file));
        }
      }
    }
    return found;
  }

  private static String kotlinLibrary() {
    return """
        <dependency>
          <groupId>org.jetbrains.kotlin</groupId>
          <artifactId>kotlin-stdlib</artifactId>
          <version>%s</version>
        </dependency>
        """
        .formatted(KOTLIN);
  }

  private static String kotlinPlugin() {
    return """
        <plugin>
          <groupId>org.jetbrains.kotlin</groupId>
          <artifactId>kotlin-maven-plugin</artifactId>
          <version>%s</version>
          <configuration>
            <jvmTarget>17</jvmTarget>
            <sourceDirs>
              <sourceDir>src/main/kotlin</sourceDir>
            </sourceDirs>
          </configuration>
          <executions>
            <execution>
              <id>kapt</id>
              <goals>
                <goal>kapt</goal>
              </goals>
              <configuration>
                <annotationProcessorPaths>
                  <annotationProcessorPath>
                    <groupId>org.tutti</groupId>
                    <artifactId>tutti-processor</artifactId>
                    <version>%s</version>
                  </annotationProcessorPath>
                </annotationProcessorPaths>
              </configuration>
            </execution>
            <execution>
              <!-- Before the harnesses, which are Java. -->
              <id>kotlin</id>
              <phase>process-sources</phase>
              <goals>
                <goal>compile</goal>
              </goals>
            </execution>
          </executions>
        </plugin>
        """
        .formatted(KOTLIN, ScaffoldedProject.VERSION);
  }
}
