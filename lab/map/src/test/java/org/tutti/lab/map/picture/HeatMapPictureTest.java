package org.tutti.lab.map.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.figures.picture.Drawing;
import org.tutti.figures.plot.PlotSvg;
import org.tutti.lab.map.MapMatrix;
import org.tutti.lab.map.PairMap;
import org.tutti.lab.map.SampleMap;

class HeatMapPictureTest {
  private static final int MAX_BYTES = 1_000_000;
  private static final Pattern IMAGE = Pattern.compile("data:image/png;base64,([^\"]+)\"");

  /** Every pair is a pixel, up to as many as the file has room for. */
  @ParameterizedTest
  @ValueSource(ints = {4, 64, 256, 512})
  void hasAPixelForEachPair(int hosts) throws Exception {
    String svg = svg(SampleMap.of(hosts, 1, 1, (one, other) -> one == 1 && other == 3 ? 1.7 : 1));

    assertThat(svg.getBytes(StandardCharsets.UTF_8)).hasSizeLessThan(MAX_BYTES);
    BufferedImage image = image(svg);
    assertThat(image.getWidth()).isEqualTo(hosts);
    assertThat(image.getRGB(3, 1)).as("slow").isEqualTo(0xffd7191c);
    assertThat(image.getRGB(1, 3)).as("mirrored").isEqualTo(0xffd7191c);
    assertThat(image.getRGB(2, 2)).as("with itself").isZero();
  }

  @Test
  void ofMoreHostsSeveralShareARow() throws Exception {
    Drawing drawing = drawing(SampleMap.of(1024, 1, 1, (one, other) -> other == 9 ? 3 : 1));

    String svg = PlotSvg.file(drawing.plot());
    assertThat(svg.getBytes(StandardCharsets.UTF_8)).hasSizeLessThan(MAX_BYTES);
    BufferedImage image = image(svg);
    assertThat(image.getWidth()).isEqualTo(512);
    assertThat(image.getRGB(4, 0)).as("the slower of two").isEqualTo(0xff7a0010);
    assertThat(drawing.caption()).contains("2 ends share a row");
  }

  @Test
  void whatIsSlowIsMarkedAndNamed() {
    String svg = svg(SampleMap.of(40, 2, 6, (one, other) -> other == 7 || one == 7 ? 1.4 : 1));

    assertThat(svg).contains("node0000", "times its peers", "1.25 to 1.50");
    assertThat(Pattern.compile("fill=\"#a33b00\"").matcher(svg).results()).hasSize(2);
  }

  @Test
  void onePairHasNoPicture() {
    assertThat(new HeatMapPicture().of(MapMatrix.of(SampleMap.of(2, 1, 2, (one, other) -> 1))))
        .isEmpty();
  }

  private static String svg(PairMap map) {
    return PlotSvg.file(drawing(map).plot());
  }

  private static Drawing drawing(PairMap map) {
    List<Drawing> drawings = new HeatMapPicture().of(MapMatrix.of(map));
    assertThat(drawings).hasSize(1);
    return drawings.get(0);
  }

  private static BufferedImage image(String svg) throws Exception {
    Matcher image = IMAGE.matcher(svg);
    assertThat(image.find()).isTrue();
    return ImageIO.read(new ByteArrayInputStream(Base64.getDecoder().decode(image.group(1))));
  }
}
