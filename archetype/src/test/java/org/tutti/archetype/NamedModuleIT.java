package org.tutti.archetype;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tutti.archetype.Commands.run;
import static org.tutti.archetype.Commands.tool;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * A user's project that is a named module. Tutti's jars are automatic modules with stable names: a
 * module that reads one of them reads all.
 */
@Tag("all")
@Tag("jdk")
class NamedModuleIT {
  private static final List<String> RUNTIME =
      List.of("tutti-", "asm", "picocli", "fastcsv", "HdrHistogram", "commons-", "jna");

  private Path directory;
  private Path classes;

  @BeforeEach
  void compile() throws Exception {
    directory = Commands.freshDirectory("module");
    Path sources = Files.createDirectories(directory.resolve("src/org/example/bench"));
    Path module = directory.resolve("src/module-info.java");
    Files.writeString(
        module,
        """
        module org.example.bench {
          requires org.tutti.runtime;
          exports org.example.bench;
        }
        """);
    Path benchmark = sources.resolve("BarrierBenchmark.java");
    Files.writeString(
        benchmark,
        """
        package org.example.bench;

        import org.tutti.annotations.Collective;
        import org.tutti.annotations.Operation;
        import org.tutti.annotations.Repetitions;
        import org.tutti.mpi.Communicator;

        public class BarrierBenchmark {
          @Collective(Operation.BARRIER)
          @Repetitions(20)
          public void barrier(Communicator comm) {
            comm.barrier();
          }
        }
        """);
    classes = directory.resolve("classes");
    run(
        directory,
        tool("javac"),
        "--release",
        "17",
        "-d",
        classes.toString(),
        "--module-path",
        runtimePath(),
        "--processor-path",
        System.getProperty("java.class.path"),
        module.toString(),
        benchmark.toString());
  }

  @Test
  void isCompiledWithItsHarness() {
    assertThat(classes.resolve("module-info.class")).exists();
    assertThat(classes.resolve("org/example/bench/BarrierBenchmark_Harness$barrier.class"))
        .exists();
    assertThat(classes.resolve("META-INF/tutti/org.example.bench.BarrierBenchmark")).exists();
  }

  @Test
  void runsOnTheModulePath() throws Exception {
    String output =
        run(
            directory,
            "mpirun",
            "-np",
            "2",
            tool("java"),
            "--module-path",
            classes + File.pathSeparator + runtimePath(),
            "--add-modules",
            "ALL-MODULE-PATH",
            "--module",
            "org.tutti.cli/org.tutti.cli.Main");
    assertThat(output).contains("BARRIER  BarrierBenchmark.barrier").contains("Open MPI");
  }

  @Test
  void runsOnTheClassPath() throws Exception {
    String output =
        run(
            directory,
            "mpirun",
            "-np",
            "2",
            tool("java"),
            "-cp",
            classes + File.pathSeparator + runtimePath(),
            "org.tutti.cli.Main");
    assertThat(output).contains("BARRIER  BarrierBenchmark.barrier").contains("Open MPI");
  }

  /** What a user's project depends on, without the processor and the libraries of the tests. */
  private static String runtimePath() {
    return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
        .filter(
            path -> RUNTIME.stream().anyMatch(Path.of(path).getFileName().toString()::startsWith))
        .filter(path -> !path.contains("tutti-processor") && !path.contains("tutti-archetype"))
        .collect(Collectors.joining(File.pathSeparator));
  }
}
