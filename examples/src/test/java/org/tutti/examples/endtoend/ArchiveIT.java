package org.tutti.examples.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Enumeration;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A campaign is handed to others, who read it and measure it again. */
@Tag("all")
class ArchiveIT {
  @TempDir Path directory;

  @Test
  void othersReadAndRepeatAnArchive() throws Exception {
    MeasuredCampaign.VARIABLES.copyTo(directory.resolve("ours"));

    Tutti.Ended unsigned = tutti().line("archive ours");
    assertThat(unsigned.status()).isEqualTo(2);
    assertThat(unsigned.error()).contains("[TUTTI-483]");
    assertThat(directory.resolve("study.zip")).doesNotExist();

    Tutti.Ended archived =
        tutti().line("archive ours --author Ada --license CC-BY-4.0 --anonymous");
    assertThat(archived.status()).as(archived.said()).isZero();
    assertThat(archived.output())
        .contains("1 campaign", "benchmarks.jar", "left out the value", "MY_TOKEN");

    Tutti.Ended remembered = tutti().line("archive ours --anonymous -o again.zip");
    assertThat(remembered.status()).as(remembered.said()).isZero();
    assertThat(directory.resolve("again.zip"))
        .hasSameBinaryContentAs(directory.resolve("study.zip"));

    unpack(directory.resolve("study.zip"), directory.resolve("study"));
    Tutti.Ended report = tutti().line("report study/campaigns/ours");
    assertThat(report.status()).as(report.said()).isZero();
    assertThat(report.output()).contains("ALLREDUCE");
    Tutti.Ended again =
        tutti().line("rerun study/campaigns/ours --trust-programs --launches 1 --results mine");
    assertThat(again.status()).as(again.said()).isZero();
  }

  /** Nothing that is read may hold the secret; the jar is compressed and was there before. */
  private static void unpack(Path archive, Path target) throws Exception {
    try (ZipFile zip = new ZipFile(archive.toFile())) {
      for (Enumeration<? extends ZipEntry> all = zip.entries(); all.hasMoreElements(); ) {
        ZipEntry entry = all.nextElement();
        Path file = target.resolve(entry.getName());
        Files.createDirectories(file.getParent());
        try (InputStream content = zip.getInputStream(entry)) {
          byte[] bytes = content.readAllBytes();
          Files.write(file, bytes);
          if (!entry.getName().endsWith(".jar")) {
            assertThat(new String(bytes, StandardCharsets.UTF_8))
                .as(entry.getName())
                .doesNotContain(MeasuredCampaign.SECRET);
          }
        }
      }
    }
  }

  private Tutti tutti() throws Exception {
    return Tutti.alone(directory)
        .with(MeasuredCampaign.PASSED_ON, "x")
        .with("XDG_CONFIG_HOME", directory.resolve("configuration").toString());
  }
}
