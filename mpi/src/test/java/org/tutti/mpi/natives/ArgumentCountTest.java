package org.tutti.mpi.natives;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Functions are linked with as many arguments as the libraries' own headers declare: C takes
 * whatever is in the registers, so nothing else would tell that one is missing.
 */
@Tag("jdk")
class ArgumentCountTest {
  private static final List<Path> SOURCES =
      List.of(
          Path.of("src/main/java/org/tutti/mpi/natives"),
          Path.of("target/generated-sources/binding/org/tutti/mpi/natives"));

  /** The fewest and the most arguments that functions with a shared linkage may have. */
  private static final Map<String, List<Integer>> LIMITS =
      Map.of(
          "CommonFunction.of", List.of(0, 6),
          "NativeFunction.ofEight", List.of(7, 8),
          "NativeFunction.ofTwelve", List.of(9, 12));

  private static final Pattern DECLARED = Pattern.compile("\\bint\\s+(MPI_\\w+)\\s*\\(([^()]*)\\)");
  private static final Pattern EXACT =
      Pattern.compile("NativeFunction\\.of\\(\\s*\"(MPI_\\w+)\",\\s*(\\d+)\\)");
  private static final Pattern SHARED =
      Pattern.compile(
          "(CommonFunction\\.of|NativeFunction\\.of(?:Eight|Twelve))\\(\\s*\"(MPI_\\w+)\"\\)");

  private static Map<String, Integer> declared(String compiler)
      throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(compiler, "-E", "-P", "-x", "c", "-")
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    process.getOutputStream().write("#include <mpi.h>\n".getBytes(StandardCharsets.UTF_8));
    process.getOutputStream().close();
    String header = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).isZero();
    Map<String, Integer> counts = new TreeMap<>();
    for (MatchResult found : DECLARED.matcher(header).results().toList()) {
      String parameters = found.group(2).strip();
      boolean isEmpty = parameters.isEmpty() || parameters.equals("void");
      counts.put(found.group(1), isEmpty ? 0 : parameters.split(",").length);
    }
    return counts;
  }

  private static String sources() throws IOException {
    StringBuilder text = new StringBuilder();
    for (Path folder : SOURCES) {
      try (Stream<Path> files = Files.list(folder)) {
        for (Path file : files.filter(Files::isRegularFile).toList()) {
          text.append(Files.readString(file));
        }
      }
    }
    return text.toString();
  }

  @Test
  void everyFunctionIsLinkedWithTheArgumentsThatItHas() throws Exception {
    Map<String, Integer> openMpi = declared("mpicc.openmpi");
    Map<String, Integer> mpich = declared("mpicc.mpich");
    TreeSet<String> inNeither = new TreeSet<>();
    Map<String, Integer> linked = new TreeMap<>();
    String sources = sources();
    for (MatchResult found : EXACT.matcher(sources).results().toList()) {
      linked.put(found.group(1), Integer.parseInt(found.group(2)));
    }
    linked.forEach(
        (name, count) -> {
          for (Map<String, Integer> header : Stream.of(openMpi, mpich).toList()) {
            if (header.containsKey(name)) {
              assertThat(count).as(name).isEqualTo(header.get(name));
            }
          }
          if (!openMpi.containsKey(name) && !mpich.containsKey(name)) {
            inNeither.add(name);
          }
        });
    assertThat(linked).hasSizeGreaterThan(100);
    assertThat(inNeither).isEmpty();
  }

  @Test
  void noFunctionHasMoreArgumentsThanItIsLinkedWith() throws Exception {
    Map<String, Integer> mpich = declared("mpicc.mpich");
    var shared = SHARED.matcher(sources()).results().toList();
    assertThat(shared).hasSizeGreaterThan(10);
    for (MatchResult found : shared) {
      List<Integer> limits = LIMITS.get(found.group(1));
      assertThat(mpich.get(found.group(2)))
          .as(found.group(2))
          .isBetween(limits.get(0), limits.get(1));
    }
  }
}
