package org.tutti.examples.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.JarOutputStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.diagnostics.ProblemKind;

/** A jar from whose build the jar within it, which draws, was left out. */
@Tag("all")
class WithoutDrawingIT {
  private static final String NESTED = "META-INF/tutti-drawing.jar";

  @TempDir Path directory;

  @Test
  void whatWasMeasuredIsReportedAndThePageIsRefusedWithAReason() throws Exception {
    Tutti tutti = Tutti.alone(directory).withJar(withoutNested()).withPage();
    String line = "run --mpi inprocess -np 2 --launches 1 --nrep 50 --msizes 8 Example01Allreduce";

    Tutti.Ended run = tutti.line(line + " --results drawn");

    assertThat(run.status()).as(run.said()).isEqualTo(ProblemKind.DATA.exitStatus());
    assertThat(run.output()).contains("Example01Allreduce");
    assertThat(run.error()).contains("[TUTTI-128] Nothing can be drawn", NESTED, "--no-html");
    assertThat(run.said()).doesNotContain("[TUTTI-009]", "MustacheException");
    assertThat(tutti.line(line + " --results undrawn --no-html").status()).isZero();
    assertThat(tutti.line("report drawn").output()).contains("Example01Allreduce");
  }

  private Path withoutNested() throws IOException {
    Path file = directory.resolve("benchmarks.jar");
    try (JarFile jar = new JarFile(Tutti.JAR.toFile());
        OutputStream bytes = Files.newOutputStream(file);
        JarOutputStream out = new JarOutputStream(bytes)) {
      assertThat(jar.getEntry(NESTED)).isNotNull();
      for (JarEntry entry : jar.stream().filter(each -> !each.getName().equals(NESTED)).toList()) {
        out.putNextEntry(new JarEntry(entry.getName()));
        jar.getInputStream(entry).transferTo(out);
      }
    }
    return file;
  }
}
