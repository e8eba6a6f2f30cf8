package org.tutti.examples.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** How the JIT compiles the timed loops, according to its log. */
@Tag("jdk")
class TimedLoopIT {
  /** Compilations of the last tier; those of other tiers have a level. */
  private static final Pattern COMPILATION =
      Pattern.compile(
          "<task (?![^>]*level=)[^>]*method='(\\S+ \\S+)[^>]*>(.*?)</task>", Pattern.DOTALL);

  private static final Pattern HARNESS =
      Pattern.compile("<klass id='(\\d+)' name='[^']*_Harness\\$\\w+'");

  @TempDir private Path directory;

  /** A method, and whether its code contains the timed loop of a harness. */
  private record Compiled(String method, boolean withLoop) {}

  @Test
  void everyCallerEntersTheSameCompiledLoop() throws Exception {
    Path log = directory.resolve("compilation.log");
    // Enough for the warm-up itself to be compiled; the loops must not be inlined into it.
    Tutti.Ended ended =
        Tutti.alone(directory)
            .with(
                "JAVA_TOOL_OPTIONS",
                "-XX:+UseSerialGC -XX:+UnlockDiagnosticVMOptions -XX:+LogCompilation -XX:LogFile="
                    + log)
            .line(
                "--mpi inprocess -np 2 --warmup 60000 --nrep 50 --msizes 8"
                    + " Example01Allreduce Example23Barrier");

    assertThat(ended.status()).as(ended.said()).isZero();
    List<Compiled> compiled = compiled(log);
    assertThat(compiled).extracting(Compiled::method).anyMatch(name -> name.contains(".WarmUp "));
    assertThat(compiled)
        .filteredOn(Compiled::withLoop)
        .extracting(Compiled::method)
        .isNotEmpty()
        .allMatch(name -> name.contains("_Harness$") || name.contains("LambdaForm"));
  }

  private static List<Compiled> compiled(Path log) throws IOException {
    return COMPILATION
        .matcher(Files.readString(log, StandardCharsets.ISO_8859_1))
        .results()
        .map(task -> new Compiled(task.group(1), hasLoop(task.group(2))))
        .toList();
  }

  private static boolean hasLoop(String log) {
    return HARNESS
        .matcher(log)
        .results()
        .map(klass -> klass.group(1))
        .anyMatch(
            klass ->
                Pattern.compile("<method id='(\\d+)' holder='" + klass + "' name='measure'")
                    .matcher(log)
                    .results()
                    .anyMatch(method -> log.contains("<parse method='" + method.group(1) + "'")));
  }
}
