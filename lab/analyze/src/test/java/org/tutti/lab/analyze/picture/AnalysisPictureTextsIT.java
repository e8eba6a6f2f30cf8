package org.tutti.lab.analyze.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.figures.page.PictureTexts;
import org.tutti.figures.picture.Picture;
import org.tutti.figures.picture.PictureOptions;

/** Texts of every picture of this module. */
@Tag("all")
class AnalysisPictureTextsIT {
  /** Of numbers of processes, which no written campaign has. */
  private static final String NOT_HERE = "scaling";

  @TempDir Path folder;

  @Test
  void noneIsCutOffOrCoversAnother() throws Exception {
    AnalysisPictures pictures = new AnalysisPictures();
    PictureTexts texts =
        new PictureTexts(folder, pictures.ofCampaign(PictureOptions.DEFAULT), pictures.ofCell());
    texts.drawCampaigns();
    texts.check();

    Set<String> names = new TreeSet<>();
    Stream.of(pictures.ofCampaign(PictureOptions.DEFAULT), pictures.ofCell())
        .flatMap(List::stream)
        .map(Picture::name)
        .forEach(names::add);
    names.remove(NOT_HERE);
    assertThat(texts.drawn()).containsExactlyInAnyOrderElementsOf(names);
  }
}
