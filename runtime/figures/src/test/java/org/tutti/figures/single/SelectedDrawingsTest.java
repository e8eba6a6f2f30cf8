package org.tutti.figures.single;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.figures.picture.Drawing;
import org.tutti.records.campaign.WrittenCampaign;
import org.tutti.report.ReportDigest;

class SelectedDrawingsTest {
  @TempDir Path folder;

  private ReportDigest campaign;

  @BeforeEach
  void write() {
    campaign =
        ReportDigest.of(
            CampaignAnalysis.of(
                new WrittenCampaign(folder.resolve("campaign"), Instant.EPOCH)
                    .baseline("fast|er", 8, launch -> times(1000, launch))
                    .baseline("fast|er", 64, launch -> times(2000, launch))
                    .variant("slow", 8, launch -> times(1300, launch))
                    .variant("slow", 64, launch -> times(2700, launch))
                    .write(8)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"run-time", "ratio", "violin", "launches", "qq", "sequence"})
  void isWrittenInEveryFormat(String name) throws Exception {
    List<Drawing> drawings = SelectedDrawings.of(campaign, name, "");

    assertThat(text(DrawingFormat.SVG, drawings.subList(0, 1))).contains("<svg", "</svg>");
    BufferedImage image =
        ImageIO.read(new ByteArrayInputStream(DrawingFormat.PNG.of(drawings.subList(0, 1))));
    assertThat(image.getWidth()).isGreaterThan(800);
    assertThat(text(DrawingFormat.MD, drawings)).startsWith("## ").contains("\n|---|");
  }

  @Test
  void figuresAreThoseOfTheTable() {
    String text = text(DrawingFormat.MD, SelectedDrawings.of(campaign, "ratio", ""));

    assertThat(text).contains("| 64 B | 1.347 | slow |", "| 64 B | 1.375 | \\* |");
  }

  @Test
  void escapesMarkdown() {
    assertThat(text(DrawingFormat.MD, SelectedDrawings.of(campaign, "run-time", "")))
        .contains("fast\\|er");
  }

  @Test
  void refusesUnknownNamesAndSeveralDrawingsInOneFile() {
    assertThatThrownBy(() -> SelectedDrawings.of(campaign, "pie", ""))
        .hasMessageContaining("'pie'")
        .hasMessageContaining("violin");
    assertThatThrownBy(() -> SelectedDrawings.of(campaign, "violin", "nowhere"))
        .hasMessageContaining("'nowhere'")
        .hasMessageContaining("Variants.slow, 8 B");
    assertThatThrownBy(() -> DrawingFormat.SVG.of(SelectedDrawings.of(campaign, "violin", "slow")))
        .hasMessageContaining("'Variants.slow, 64 B'");
  }

  @Test
  void aWholeNameIsNoPartOfAnother() {
    ReportDigest digest =
        ReportDigest.of(
            CampaignAnalysis.of(
                new WrittenCampaign(folder.resolve("chunks"), Instant.EPOCH)
                    .cell(8, "1", launch -> times(1000, launch))
                    .cell(8, "16", launch -> times(1500, launch))
                    .write(2)));

    assertThat(SelectedDrawings.of(digest, "violin", "Sum.allreduce, 8 B, chunks 1")).hasSize(1);
    assertThat(SelectedDrawings.of(digest, "violin", "8 B, chunks 1")).hasSize(2);
  }

  private static String text(DrawingFormat format, List<Drawing> drawings) {
    return new String(format.of(drawings), StandardCharsets.UTF_8);
  }

  private static long[] times(long from, int launch) {
    long[] times = new long[60];
    for (int i = 0; i < times.length; i++) {
      times[i] = from + 3 * launch + i % 11;
    }
    return times;
  }
}
