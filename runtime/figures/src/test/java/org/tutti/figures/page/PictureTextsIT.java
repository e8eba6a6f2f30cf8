package org.tutti.figures.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.compare.CampaignComparison;
import org.tutti.analysis.compare.ComparisonOptions;
import org.tutti.analysis.compare.Side;
import org.tutti.figures.Pictures;
import org.tutti.figures.picture.Picture;
import org.tutti.figures.picture.PictureOptions;
import org.tutti.report.ComparisonText;

/** Texts of every picture of this module. */
class PictureTextsIT {
  /** Of rates, which no written campaign has. */
  private static final Set<String> NOT_HERE = Set.of("bandwidth");

  @TempDir Path folder;

  @Test
  void noneIsCutOffOrCoversAnother() throws Exception {
    PictureTexts texts =
        new PictureTexts(folder, Pictures.ofCampaign(PictureOptions.DEFAULT), Pictures.OF_CELL);
    texts.drawCampaigns();
    others(texts);

    texts.check();

    assertThat(texts.drawn()).containsAll(names());
  }

  private static Set<String> names() {
    Set<String> names = new TreeSet<>();
    Stream.of(Pictures.OF_CAMPAIGN, Pictures.OF_CELL, Pictures.OF_COMPARISON)
        .flatMap(List::stream)
        .map(Picture::name)
        .forEach(names::add);
    names.removeAll(NOT_HERE);
    return names;
  }

  private void others(PictureTexts texts) {
    CampaignAnalysis analysis = CampaignAnalysis.of(texts.near("sides"));
    CampaignComparison comparison =
        CampaignComparison.of(
            Side.of(analysis, "chunks", "1"),
            Side.of(analysis, "chunks", "4"),
            true,
            false,
            ComparisonOptions.DEFAULT);
    texts.draw(Pictures.OF_COMPARISON, comparison, ComparisonText.measured(comparison));
  }
}
