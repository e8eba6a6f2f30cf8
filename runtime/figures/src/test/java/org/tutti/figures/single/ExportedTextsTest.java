package org.tutti.figures.single;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.tutti.figures.picture.Drawing;
import org.tutti.figures.plot.Axis;
import org.tutti.figures.plot.Layer;
import org.tutti.figures.plot.Plot;
import org.tutti.figures.plot.PlotData;

/** A file of a picture says what it shows, to those who see it and to those who do not. */
class ExportedTextsTest {
  private static final String CAPTION =
      "Points: the median of each launch. Dashed: ideal scaling. Whiskers: an interval at 95 %, if"
          + " there is one & more.";

  @Test
  void anSvgHasTitleDescriptionHeadingAndCaption() {
    PlotData data = PlotData.of("x", "y").add(1.0, 2.0).add(2.0, 3.0);
    Plot plot =
        Plot.of(Axis.linear("across"), Axis.linear("up")).with(Layer.points(data, "x", "y"));
    Drawing drawing = new Drawing("MPI_Bcast, 8 B <at> home", plot, CAPTION);

    String svg = new String(DrawingFormat.SVG.of(List.of(drawing)), StandardCharsets.UTF_8);

    assertThat(svg)
        .contains("<title>MPI_Bcast, 8 B &lt;at> home</title>")
        .contains("<desc>Points: the median of each launch.")
        .containsPattern("<text [^>]*bold[^>]*>MPI_Bcast, 8 B &lt;at> home</text>")
        .containsPattern("<text [^>]*>Points: the median of each launch.")
        .contains("across", "<circle");
    String shown = svg.substring(svg.lastIndexOf("</svg>", svg.length() - 8));
    assertThat(shown.replaceAll("<[^>]*>", "").replaceAll("\\s+", " ").strip())
        .isEqualTo(CAPTION.replace("&", "&amp;"));
  }
}
