package org.tutti.figures.plot;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is drawn where AWT or fonts are missing: SVG, but no PNG. */
@Tag("jdk")
class PoorJvmTest {
  @TempDir Path folder;

  @Test
  void withoutAwt() throws Exception {
    assertThatOnlySvgIsDrawn(List.of("--limit-modules", "java.base,java.logging"), Map.of());
  }

  @Test
  void withoutFonts() throws Exception {
    Path configuration = folder.resolve("fonts.conf");
    Files.writeString(configuration, "<?xml version=\"1.0\"?><fontconfig></fontconfig>");

    assertThatOnlySvgIsDrawn(
        List.of("-Duser.home=" + folder),
        Map.of("FONTCONFIG_FILE", configuration.toString(), "HOME", folder.toString()));
  }

  private static void assertThatOnlySvgIsDrawn(
      List<String> options, Map<String, String> environment) throws Exception {
    ProcessBuilder builder =
        new ProcessBuilder(
                Stream.of(
                        List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString()),
                        options,
                        List.of(
                            "-cp", System.getProperty("java.class.path"), PoorJvm.class.getName()))
                    .flatMap(List::stream)
                    .toList())
            .redirectErrorStream(true);
    builder.environment().putAll(environment);
    Process process = builder.start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

    assertThat(process.waitFor()).as(output).isZero();
    assertThat(output).contains("drawn", "cannot draw a PNG", "Use the format svg");
    assertThat(output).doesNotContain("not drawn");
  }
}
