package org.tutti.figures.single;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.InflaterInputStream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.figures.picture.Drawing;
import org.tutti.figures.picture.PictureOptions;
import org.tutti.records.campaign.WrittenCampaign;
import org.tutti.report.cell.ReportDigest;

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
  @ValueSource(strings = {"run-time", "ratio", "violin", "launches", "ecdf", "sequence"})
  void isWrittenInEveryFormat(String name) throws Exception {
    List<Drawing> drawings = SelectedDrawings.of(campaign, name, "", PictureOptions.DEFAULT);

    assertThat(text(DrawingFormat.SVG, drawings.subList(0, 1))).contains("<svg", "</svg>");
    BufferedImage image =
        ImageIO.read(new ByteArrayInputStream(DrawingFormat.PNG.of(drawings.subList(0, 1))));
    assertThat(image.getWidth()).isGreaterThan(800);
    assertThat(text(DrawingFormat.MD, drawings)).startsWith("## ").contains("\n|---|");
    checkPdf(DrawingFormat.PDF.of(drawings.subList(0, 1)), image);
    assertThat(DrawingFormat.PDF.of(drawings.subList(0, 1)))
        .as("the same each time")
        .isEqualTo(DrawingFormat.PDF.of(drawings.subList(0, 1)));
  }

  /** A page of the size of the picture, found by the table of the file. */
  private static void checkPdf(byte[] pdf, BufferedImage image) throws Exception {
    String text = new String(pdf, StandardCharsets.ISO_8859_1);
    assertThat(text).startsWith("%PDF-1.4\n").endsWith("%%EOF\n");
    Matcher table = Pattern.compile("startxref\n(\\d+)\n").matcher(text);
    assertThat(table.find()).isTrue();
    String places = text.substring(Integer.parseInt(table.group(1)));
    assertThat(places).startsWith("xref\n0 5\n0000000000 65535 f \n");
    Matcher place = Pattern.compile("(\\d{10}) 00000 n \n").matcher(places);
    for (int object = 1; object < 5; object++) {
      assertThat(place.find()).isTrue();
      assertThat(text.substring(Integer.parseInt(place.group(1)))).startsWith(object + " 0 obj\n");
    }
    // The image has two pixels for one of CSS, of which 96 are 72 points.
    assertThat(text)
        .contains(
            "/MediaBox [ 0 0 "
                + Math.round(image.getWidth() * 0.375)
                + " "
                + Math.round(image.getHeight() * 0.375)
                + " ]");
    int begin = text.indexOf("stream\n") + "stream\n".length();
    byte[] content =
        new InflaterInputStream(new ByteArrayInputStream(pdf, begin, pdf.length - begin))
            .readAllBytes();
    List<String> lines = new String(content, StandardCharsets.ISO_8859_1).lines().toList();
    assertThat(lines.stream().filter("q"::equals).count())
        .isGreaterThan(20)
        .isEqualTo(lines.stream().filter("Q"::equals).count());
    assertThat(lines)
        .as("areas, lines, letters with curves")
        .contains("S")
        .anyMatch(line -> line.matches("f\\*?"))
        .anyMatch(line -> line.endsWith(" c"))
        .as("PDF has no exponents")
        .noneMatch(line -> line.matches(".*\\d[Ee].*|.*(NaN|Infinity).*"));
  }

  @Test
  void figuresAreThoseOfTheTable() {
    String text =
        text(DrawingFormat.MD, SelectedDrawings.of(campaign, "ratio", "", PictureOptions.DEFAULT));

    assertThat(text).contains("| 64 B | 1.347 | slow |", "| 64 B | 1.375 | \\* |");
  }

  @Test
  void escapesMarkdown() {
    assertThat(
            text(
                DrawingFormat.MD,
                SelectedDrawings.of(campaign, "run-time", "", PictureOptions.DEFAULT)))
        .contains("fast\\|er");
  }

  @Test
  void refusesUnknownNamesAndSeveralDrawingsInOneFile() {
    assertThatThrownBy(() -> SelectedDrawings.of(campaign, "pie", "", PictureOptions.DEFAULT))
        .hasMessageContaining("'pie'")
        .hasMessageContaining("violin");
    assertThatThrownBy(
            () -> SelectedDrawings.of(campaign, "violin", "nowhere", PictureOptions.DEFAULT))
        .hasMessageContaining("'nowhere'")
        .hasMessageContaining("Variants.slow, 8 B");
    assertThatThrownBy(
            () ->
                DrawingFormat.SVG.of(
                    SelectedDrawings.of(campaign, "violin", "slow", PictureOptions.DEFAULT)))
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

    assertThat(
            SelectedDrawings.of(
                digest, "violin", "Sum.allreduce, 8 B, chunks 1", PictureOptions.DEFAULT))
        .hasSize(1);
    assertThat(SelectedDrawings.of(digest, "violin", "8 B, chunks 1", PictureOptions.DEFAULT))
        .hasSize(2);
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
