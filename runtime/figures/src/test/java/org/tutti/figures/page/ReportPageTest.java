package org.tutti.figures.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.StringReader;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.JudgedFigure;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.WrittenCampaign;
import org.tutti.report.cell.ReportDigest;
import org.xml.sax.InputSource;

class ReportPageTest {
  private static final String HOSTILE = "<script>alert(1)</script>&\"'}}{{{svg}}}";

  @TempDir Path folder;

  @Test
  void answersFirstThenPicturesThenTablesThenTheRest() {
    WrittenCampaign campaign = new WrittenCampaign(folder.resolve("pair"), Instant.EPOCH);
    for (long size : new long[] {8, 1024}) {
      campaign
          .baseline("library", size, launch -> times(1000))
          .variant("own", size, launch -> times(1500));
    }

    assertThat(page(campaign.write(3)))
        .containsSubsequence(
            "class=\"trust",
            "class=\"answer",
            "<h3>Ratios to the baseline",
            "<h3>ALLREDUCE Variants</h3>",
            "<table",
            "3 launches",
            "<summary>More pictures</summary>",
            "<summary>Method</summary>");
  }

  /** Both have the same medians, and one of them a slow end. */
  @Test
  void anotherFigureIsThatOfTheAnswerAndOfPicturesOfLaunches() {
    CampaignDirectory pair =
        new WrittenCampaign(folder.resolve("pair"), Instant.EPOCH)
            .baseline("library", 8, launch -> tailed(launch, 1100))
            .variant("own", 8, launch -> tailed(launch, 3100))
            .write(7);
    List<ReportDigest> digests = List.of(ReportDigest.of(CampaignAnalysis.of(pair)));

    assertThat(ReportPage.of(digests)).doesNotContain("p95 of each launch");
    assertThat(ReportPage.of(digests, JudgedFigure.parse("p95"), List.of()))
        .contains(
            "In the answer and in pictures of launches, compared is the p95 of each launch",
            "Of each launch, p95 takes the place of the median.")
        .containsPattern("class=\"answer\">[^<]*2\\.8");
    assertThatThrownBy(() -> ReportPage.of(digests, JudgedFigure.parse("p99"), List.of()))
        .hasMessageStartingWith("[TUTTI-422]");
  }

  /** 200 times, of which the slowest tenth is slower. */
  private static long[] tailed(int launch, int slow) {
    return IntStream.range(0, 200)
        .mapToLong(i -> (i % 10 == 0 ? slow : 1000) + i % 7 + launch)
        .toArray();
  }

  @Test
  void isReadableUnderTheStrictPolicy() {
    String page = page(campaign("1", 7));

    assertThat(page)
        .contains("default-src 'none'; style-src 'unsafe-inline'; img-src data:")
        .doesNotContain("<script", "<link", "javascript:", "url(http", "src=");
    assertThat(page.replace("http://www.w3.org/", "")).doesNotContain("http:", "https:");
  }

  @Test
  void nothingIsWhiteOnADarkPage() {
    assertThat(page(campaign("1", 7))).contains("var(--paper)").doesNotContain("(255,255,255)");
  }

  @Test
  void escapesHostileNames() {
    String page = page(campaign(HOSTILE, 7));

    assertThat(page).doesNotContain("<script").contains("&lt;script&gt;");
  }

  @Test
  void pictureIsWellFormedWhateverTheNames() throws Exception {
    String page = page(campaign(HOSTILE, 7));

    String svg = page.substring(page.indexOf("<svg"), page.indexOf("</figure>"));
    svg = svg.substring(0, svg.lastIndexOf("</svg>") + "</svg>".length());
    assertThat(
            DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new InputSource(new StringReader(svg)))
                .getDocumentElement()
                .getAttribute("role"))
        .isEqualTo("img");
  }

  @Test
  void thousandCellsAreListedAndFewAreDrawn() {
    WrittenCampaign campaign = new WrittenCampaign(folder.resolve("large"), Instant.EPOCH);
    for (int cell = 0; cell < 1000; cell++) {
      campaign.variant("v" + cell % 50, 8L << cell / 50, launch -> times(1000));
    }

    assertThat(page(campaign.write(1)))
        .contains("<summary>1000 rows</summary>", ">v49<")
        .hasSizeLessThan(2 << 20);
  }

  @Test
  void manyObservationsAreThinned() {
    Random random = new Random(1);
    long[] times = random.longs(300_000, 1000, 2000).toArray();
    WrittenCampaign campaign =
        new WrittenCampaign(folder.resolve("long"), Instant.EPOCH).variant("a", 8, launch -> times);

    assertThat(page(campaign.write(2)))
        .contains("One observation in 150 is drawn")
        .hasSizeLessThan(1 << 17);
  }

  @Test
  void hasNoIntervalOfOneLaunch() {
    assertThat(page(campaign("1", 1))).contains("No interval: it takes at least 6 launches.");
  }

  @Test
  void saysThatNothingWasMeasured() {
    CampaignDirectory empty = new WrittenCampaign(folder.resolve("empty"), Instant.EPOCH).write(1);

    assertThat(page(empty)).contains("NOTHING WAS MEASURED").doesNotContain("<svg", "<table");
  }

  @Test
  void sameCampaignYieldsTheSameBytes() {
    CampaignDirectory campaign = campaign("1", 7);

    assertThat(page(campaign)).isEqualTo(page(campaign));
  }

  private CampaignDirectory campaign(String chunks, int launches) {
    return new WrittenCampaign(folder.resolve("campaign"), Instant.EPOCH)
        .cell(8, chunks, launch -> times(1000 + 10 * launch))
        .cell(1024, chunks, launch -> times(2000 + 10 * launch))
        .cell(8, "other", launch -> times(1500))
        .write(launches);
  }

  private static long[] times(int from) {
    return IntStream.range(0, 60).mapToLong(i -> from + i % 7).toArray();
  }

  private static String page(CampaignDirectory campaign) {
    return ReportPage.of(List.of(ReportDigest.of(CampaignAnalysis.of(campaign))));
  }
}
