package org.tutti.figures.plot;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class WithoutAwtTest {
  @Test
  void svgIsDrawnAndPngIsRefused() throws Exception {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--limit-modules",
                "java.base,java.xml,java.logging",
                "-cp",
                System.getProperty("java.class.path"),
                WithoutAwt.class.getName())
            .redirectErrorStream(true)
            .start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

    assertThat(process.waitFor()).as(output).isZero();
    assertThat(output).contains("drawn", "cannot draw a PNG", "Use the format svg");
    assertThat(output).doesNotContain("not drawn");
  }
}
