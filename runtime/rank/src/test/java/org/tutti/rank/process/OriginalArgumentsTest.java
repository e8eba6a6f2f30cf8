package org.tutti.rank.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

class OriginalArgumentsTest {
  private static final Map<String, String> OPEN_MPI = Map.of("OMPI_COMM_WORLD_SIZE", "2");

  @Test
  void whatFollowsAJarWithTheLettersIsRestored() {
    assertThat(restored(OPEN_MPI, "/home/hpcproject/benchmarks.jar", "/work:--msizes", "8"))
        .containsExactly("--msizes", "8");
  }

  @Test
  void whatFollowsTheFirstArgumentWithTheLettersIsRestored() {
    assertThat(restored(OPEN_MPI, "a.jar", "--results", "cpu", "/work:--label", "cpu", "/work:x"))
        .containsExactly("--results", "cpu", "--label", "cpu", "/work:x");
    assertThat(restored(OPEN_MPI, "a.jar", "--label=classpath", "/work:--quiet"))
        .containsExactly("--label=classpath", "--quiet");
  }

  @Test
  void theNameOfTheDirectoryMayBeThatOfALink() {
    Map<String, String> linked = Map.of("OMPI_COMM_WORLD_SIZE", "2", "PWD", "/link");

    assertThat(restored(linked, "cp.jar", "/link:--quiet")).containsExactly("--quiet");
  }

  @Test
  void othersStayAsTheyAre() {
    assertThat(restored(Map.of(), "cp.jar", "/work:x")).containsExactly("/work:x");
    assertThat(restored(OPEN_MPI, "a.jar", "/work:x", "y")).containsExactly("/work:x", "y");
    assertThat(restored(OPEN_MPI, "cp.jar", "--quiet", "/work:x"))
        .containsExactly("--quiet", "/work:x");
    assertThat(restored(OPEN_MPI, "cp.jar")).isEmpty();
    assertThat(restored(OPEN_MPI, "a.jar", "cpu")).containsExactly("cpu");
  }

  private static String[] restored(
      Map<String, String> environment, String classPath, String... arguments) {
    return OriginalArguments.restored(arguments, environment, classPath, "/work");
  }
}
