package org.tutti.figures.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.compare.CampaignComparison;
import org.tutti.analysis.compare.ComparisonOptions;
import org.tutti.analysis.compare.Side;
import org.tutti.analysis.history.CampaignHistory;
import org.tutti.analysis.map.MapMatrix;
import org.tutti.analysis.map.SampleMap;
import org.tutti.analysis.reproduce.Reproducibility;
import org.tutti.figures.Pictures;
import org.tutti.figures.cell.CellView;
import org.tutti.figures.picture.Drawing;
import org.tutti.figures.picture.Picture;
import org.tutti.figures.picture.PictureOptions;
import org.tutti.figures.plot.Plot;
import org.tutti.figures.plot.PlotSvg;
import org.tutti.figures.sync.SyncTable;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.Manifests;
import org.tutti.records.campaign.PlannedCampaign;
import org.tutti.records.campaign.WrittenCampaign;
import org.tutti.records.contrast.CellContrast;
import org.tutti.records.contrast.ContrastSide;
import org.tutti.records.launch.CellKey;
import org.tutti.report.ReportDigest;
import org.tutti.sync.experiment.DataTable;

/**
 * Every picture, of usual campaigns and of odd ones, as a browser draws it: no text covers another
 * or is cut off at an edge.
 */
class PictureTextsIT {
  private static final String CUT =
      """
      (() => {
        const cut = [];
        for (const picture of document.querySelectorAll('svg')) {
          const all = picture.getBoundingClientRect();
          for (const text of picture.querySelectorAll('text')) {
            const box = text.getBoundingClientRect();
            if (text.textContent.trim() && (box.left < all.left - 1 || box.right > all.right + 1
                || box.top < all.top - 1 || box.bottom > all.bottom + 1)) {
              cut.push(picture.getAttribute('aria-label').slice(0, 60) + ': ' + text.textContent);
            }
          }
        }
        return 'cut: ' + cut.join(' || ');
      })()
      """;

  private static final String ASIDE =
      "document.querySelector('svg text').setAttribute('transform', 'translate(-400 0)')";

  /** Of numbers of processes, and of rates, which no written campaign has. */
  private static final Set<String> NOT_HERE = Set.of("scaling", "bandwidth");

  private static final int LAUNCHES = 7;

  @TempDir Path folder;

  private final Set<String> drawn = new TreeSet<>();
  private final List<String> svgs = new ArrayList<>();

  @Test
  void noneIsCutOffOrCoversAnother() throws Exception {
    WrittenCampaign many = campaign("many");
    for (long size = 1; size <= 4 << 20; size *= 2) {
      for (int variant = 0; variant < 8; variant++) {
        many.variant("aMethodWithALongName" + variant, size, times(300 + size + 40 * variant, 40));
      }
    }
    draw(many.allRanks(0.2), LAUNCHES);
    draw(near(campaign("near")), LAUNCHES);
    WrittenCampaign thirty = campaign("thirty");
    IntStream.range(1, 31)
        .forEach(chunks -> thirty.cell(8, "" + chunks, times(900 + 5 * chunks, 30)));
    draw(thirty, LAUNCHES);
    // A legend that nearly fills the width.
    WrittenCampaign four = campaign("four");
    IntStream.range(0, 4)
        .forEach(
            i ->
                four.variant("variant000" + i, 8, times(900, 9))
                    .variant("variant000" + i, 64, times(950, 9)));
    draw(four, LAUNCHES);
    WrittenCampaign two = campaign("two");
    two.baseline("base", 8, times(4_000_000, 200)).variant("other", 8, times(4_100_000, 200));
    draw(two, 30);
    draw(campaign("one").alone().variant("a", 8, launch -> new long[] {1_234_567}), 1);
    draw(checked(), LAUNCHES);
    others();

    Path page = folder.resolve("pictures.html");
    Files.writeString(
        page,
        "<!DOCTYPE html><style>svg{display:block}text{font:11px sans-serif}</style>"
            + String.join("\n", svgs));
    try (HeadlessBrowser browser = HeadlessBrowser.open(page, folder.resolve("profile"))) {
      browser.allowScripts();
      assertThat(browser.evaluate(LabelsIT.COVERED)).contains("covered: \"}");
      assertThat(browser.evaluate(CUT)).contains("cut: \"}");
      browser.evaluate(ASIDE);
      assertThat(browser.evaluate(CUT)).as("that it is found").doesNotContain("cut: \"}");
    }
    assertThat(drawn).containsAll(names());
  }

  private static Set<String> names() {
    Set<String> names = new TreeSet<>();
    Stream.of(
            Pictures.OF_CAMPAIGN,
            Pictures.OF_CELL,
            Pictures.OF_COMPARISON,
            Pictures.OF_TRIALS,
            Pictures.OF_HISTORY,
            Pictures.OF_MAP,
            Pictures.OF_SYNC)
        .flatMap(List::stream)
        .map(Picture::name)
        .forEach(names::add);
    names.removeAll(NOT_HERE);
    return names;
  }

  private WrittenCampaign campaign(String name) {
    return new WrittenCampaign(folder.resolve(name), Instant.EPOCH);
  }

  /** Sizes as they are added around a jump. */
  private static WrittenCampaign near(WrittenCampaign campaign) {
    for (long size : new long[] {0, 1024, 1025, 1028, 1040, 65_536}) {
      campaign.cell(size, "1", times(1000 + size, 100)).cell(size, "4", times(1100 + size, 100));
    }
    return campaign;
  }

  private WrittenCampaign checked() {
    WrittenCampaign campaign = campaign("checked");
    return campaign.cell(8, "1", times(1000, 50)).cell(8, "4", times(1500, 50));
  }

  private void draw(WrittenCampaign written, int launches) {
    CampaignDirectory directory = written.write(launches);
    if (directory.path().endsWith("checked")) {
      PlannedCampaign.of(
          directory, Manifests.ofContrast(launches, new CellContrast(side("4"), side("1"))));
    }
    CampaignAnalysis analysis = CampaignAnalysis.of(directory);
    ReportDigest digest = ReportDigest.of(analysis);
    draw(Pictures.ofCampaign(new PictureOptions(4, Optional.empty())), digest);
    draw(
        Pictures.OF_CELL,
        new CellView(digest.name(analysis.cells().get(0)), analysis.samples().get(0)));
  }

  private static ContrastSide side(String chunks) {
    return new ContrastSide("org.example.Sum.allreduce", Map.of("chunks", List.of(chunks)));
  }

  private void others() {
    CampaignAnalysis analysis = CampaignAnalysis.of(near(campaign("sides")).write(LAUNCHES));
    draw(
        Pictures.OF_COMPARISON,
        CampaignComparison.of(
            Side.of(analysis, "chunks", "1"),
            Side.of(analysis, "chunks", "4"),
            true,
            false,
            ComparisonOptions.DEFAULT));
    draw(
        Pictures.OF_TRIALS,
        Stream.of(1L, 2L, 65_536L)
            .map(size -> new CellKey("org.example.Sum.allreduce", "ALLREDUCE", size, 2, Map.of()))
            .map(key -> new Reproducibility(key, Optional.empty(), new double[] {110, 100, 120}))
            .toList());
    List<CampaignAnalysis> days = new ArrayList<>();
    for (int day = 0; day < 5; day++) {
      days.add(
          CampaignAnalysis.of(
              new WrittenCampaign(
                      folder.resolve("day" + day), Instant.EPOCH.plus(Duration.ofDays(day)))
                  .variant("a", 8, times(1000 + 9 * day, 20))
                  .write(LAUNCHES)));
    }
    draw(Pictures.OF_HISTORY, CampaignHistory.of(days, 0.05));
    draw(Pictures.OF_MAP, MapMatrix.of(SampleMap.of(40, 2, 6, (one, other) -> 1)));
    String method = "WINDOW_HCA:fit-points=300 exchanges=10";
    for (List<String> table :
        List.of(
            List.of("drift", "seconds,rank,drift ns", "0,1,288.5", "1,1,-353.8", "1,2,90000"),
            List.of("offset", "method,seconds,offset ns", method + ",0,12.5", method + ",1,25.0"),
            List.of(
                "pareto",
                "method,offset ns,duration ms,on the front",
                "SKAMPI,20.0,0.4,yes",
                method + ",22.0,9.0,no",
                "MPI_Barrier,700.0,,"),
            List.of(
                "barrier-skew",
                "barrier,rank,median ns,mean ns,95 % interval ns",
                "TREE,0,0.0,3.0,2.0",
                "TREE,1,155.5,900.0,800.0",
                "DISSEMINATION,1,155.5,900.0,800.0"),
            List.of(
                "scheme",
                "scheme,bytes,local ns,from,to,global ns",
                "BARRIER,8,300.0,290.0,310.0,400.0",
                method + ",8,350.0,,,360.0"),
            List.of(
                "run-time",
                "synchronization,seconds,median ns",
                "BARRIER,0.0,3600.0",
                method + ",0.0,4e7"))) {
      draw(
          Pictures.OF_SYNC,
          new SyncTable(table.get(0), DataTable.ofCsv(table.subList(1, table.size()))));
    }
  }

  private <T> void draw(List<? extends Picture<T>> pictures, T subject) {
    for (Picture<T> picture : pictures) {
      for (Drawing drawing : picture.of(subject)) {
        drawn.add(picture.name());
        for (Plot plot : List.of(drawing.plot(), drawing.plot().small())) {
          svgs.add(
              PlotSvg.inline(plot, "p" + svgs.size(), picture.name() + " " + drawing.heading()));
        }
      }
    }
  }

  private static WrittenCampaign.RunTimes times(long from, int n) {
    return launch -> {
      Random random = new Random(from + launch);
      return IntStream.range(0, n)
          .mapToLong(i -> from + launch + Math.round(from * 0.02 * random.nextDouble()))
          .toArray();
    };
  }
}
