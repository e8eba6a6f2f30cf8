package org.tutti.examples.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.diagnostics.ProblemKind;

/** A runtime that jlink made of the modules that Tutti needs, without AWT among them. */
@Tag("all")
@Tag("jdk")
class SmallRuntimeIT {
  private static final String MODULES =
      "java.base,java.logging,java.management,jdk.management,jdk.unsupported";

  @TempDir Path directory;

  @Test
  void everythingIsMadeButRasters() throws Exception {
    Path small = directory.resolve("runtime");
    Process jlink =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "jlink").toString(),
                "--add-modules",
                MODULES,
                "--output",
                small.toString())
            .redirectErrorStream(true)
            .start();
    String said = new String(jlink.getInputStream().readAllBytes());
    assertThat(jlink.waitFor()).as(said).isZero();
    Tutti tutti = Tutti.alone(directory).onJava(small).withPage();

    Tutti.Ended run =
        tutti.line(
            "run --mpi inprocess -np 2 --launches 1 --nrep 50 --msizes 8 --results results"
                + " Example01Allreduce");

    assertThat(run.status()).as(run.said()).isZero();
    assertThat(run.output()).contains("Pictures: ");
    assertThat(run.said()).doesNotContain("NoClassDefFoundError", "Exception");
    assertThat(Files.readString(directory.resolve("results/report.html"))).contains("<svg");
    assertThat(tutti.line("export results --picture violin").output()).contains("<svg", "<circle");
    assertThat(tutti.line("export results --picture violin --format md").output())
        .contains("| run-time |");
    Tutti.Ended png = tutti.line("export results --picture violin --format png -o violin.png");
    assertThat(png.status()).as(png.said()).isEqualTo(ProblemKind.DATA.exitStatus());
    assertThat(png.error()).contains("[TUTTI-128] This JVM cannot draw a PNG", "java.desktop");
    assertThat(directory.resolve("violin.png")).doesNotExist();
  }
}
