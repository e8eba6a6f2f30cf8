package org.tutti.lab.schemes;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.annotations.ProcessingScheme;
import org.tutti.measure.harness.TestHarness;
import org.tutti.measure.plan.Plan;
import org.tutti.rank.launch.TestLaunch;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.SampleCampaign;
import org.tutti.report.ReportText;
import org.tutti.report.layout.PageStyle;
import org.tutti.report.table.ShortNames;

class SuiteSectionTest {
  private static final PageStyle STYLE = new PageStyle(80, false, false);

  @TempDir private Path directory;

  private List<String> lines() {
    CampaignAnalysis analysis = CampaignAnalysis.of(new CampaignDirectory(directory));
    ShortNames names =
        new ShortNames(analysis.cells().stream().map(cell -> cell.key().benchmark()).toList());
    return new SuiteSection().lines(analysis, names, STYLE);
  }

  @Test
  void aSuitesTableHasARowForEachSizeInTheOrderOfNumbers() {
    Plan plan = TestLaunch.plan(new TestHarness(), 2, "scheme", "OSU", "msizes", "1024,8,512");
    TestLaunch.run(directory, 2, plan, TestHarness::new);

    List<String> lines = lines();
    assertThat(lines.get(2)).contains(", p 2, as OSU does (PS3)");
    assertThat(lines.get(3)).matches(" +Size +Avg +Min +Max +Avg of launches");
    assertThat(lines.subList(5, 8))
        .extracting(line -> line.strip().split(" ")[0])
        .containsExactly("8", "512", "1024");
    assertThat(lines).hasSize(8).allMatch(line -> line.length() <= 80);
  }

  @Test
  void figuresAreMediansOverLaunchesBesideTheirRange() {
    CampaignDirectory campaign = new CampaignDirectory(directory);
    double[] means = {5_000, 6_000, 9_000};
    for (int launch = 1; launch <= means.length; launch++) {
      SampleCampaign.write(
          campaign, launch, SampleCampaign.processed(ProcessingScheme.PS7, means[launch - 1]));
    }

    assertThat(lines())
        .anyMatch(line -> line.endsWith(", p 2, as IMB and Phloem do (PS7)"))
        .anyMatch(line -> line.matches(" +#bytes +#repetitions +t_min +t_max +t_avg +t_avg of .*"))
        .anyMatch(line -> line.matches(" +8 +\\d+ +- +- +6[.]000 +5[.]000 [.][.] 9[.]000"));
  }

  @Test
  void aSizeThatCannotBeMeasuredIsARowWithAReason() {
    Plan plan = TestLaunch.plan(new TestHarness(), 2, "scheme", "OSU", "msizes", "8,64Gi,64");
    TestLaunch.run(directory, 2, plan, TestHarness::new);

    List<String> lines = lines();
    assertThat(lines.subList(5, 8))
        .extracting(line -> line.strip().split(" ")[0])
        .containsExactly("8", "64", "68719476736");
    assertThat(lines.get(7)).endsWith("not possible");
    assertThat(lines.get(8)).startsWith("    68719476736: not possible: ");
    assertThat(lines).allMatch(line -> line.length() <= 80);
  }

  @Test
  void aTableOfImbHasItsColumns() {
    Plan plan =
        TestLaunch.plan(
            new TestHarness(),
            2,
            "scheme",
            "IMB",
            "msizes",
            "8",
            "repetitions",
            "2",
            "batch",
            "50");
    TestLaunch.run(directory, 2, plan, TestHarness::new);

    assertThat(lines().get(5)).matches(" +8 +100( +\\d+[.]\\d+){3} +1 launch");
  }

  @Test
  void theReportHasIt() {
    SampleCampaign.write(
        new CampaignDirectory(directory), 1, SampleCampaign.processed(ProcessingScheme.PS7, 5_000));

    CampaignAnalysis analysis = CampaignAnalysis.of(new CampaignDirectory(directory));
    assertThat(ReportText.lines(analysis, STYLE))
        .anyMatch(line -> line.startsWith("As suites present it"));
  }

  @Test
  void withoutASchemeThereIsNoTable() {
    SampleCampaign.write(new CampaignDirectory(directory), 2);

    assertThat(lines()).isEmpty();
  }
}
