package org.tutti.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.OptionalLong;
import java.util.function.IntToLongFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.MergedWarning;
import org.tutti.diagnostics.FindingProblem;
import org.tutti.diagnostics.Problem;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.ProbedCampaign;
import org.tutti.records.launch.MachineProbe;
import org.tutti.records.launch.RankProbe;
import org.tutti.report.layout.PageStyle;

/** Three ranks on two hosts; what is measured of them besides the states of a host. */
class DistancesTest {
  private static final int LAUNCHES = 20;

  @TempDir Path path;
  private int measured;

  private CampaignAnalysis measured(IntToLongFunction message, IntToLongFunction multiply) {
    CampaignDirectory directory = new CampaignDirectory(path.resolve("campaign" + measured++));
    for (int launch = 1; launch <= LAUNCHES; launch++) {
      ProbedCampaign.write(
          directory,
          launch,
          5000,
          new MachineProbe(
              launch,
              List.of(
                  new RankProbe(1, 87_000 + launch, 750),
                  new RankProbe(
                      2,
                      message.applyAsLong(launch),
                      multiply.applyAsLong(launch),
                      OptionalLong.of(-1_200_000)),
                  new RankProbe(RankProbe.NO_PARTNER, 0, 751))));
    }
    return CampaignAnalysis.of(directory);
  }

  private static List<String> texts(CampaignAnalysis analysis, Problem problem) {
    return analysis.warnings().stream()
        .filter(warning -> warning.problem() == problem)
        .map(MergedWarning::text)
        .toList();
  }

  @Test
  void distancesAreListedOnRequest() {
    List<String> lines =
        ReportText.lines(
            measured(launch -> 21_000_000 + launch, launch -> 750), new PageStyle(80, false, true));

    String text = String.join(" ", lines).replaceAll("\\s+", " ");
    assertThat(text)
        .contains("Ranks 0 and 1: a cache line takes 87 ns there and back (87 to 87)")
        .contains(
            "Hosts of rank 1 and of rank 2: a message takes 21.0 us there and back (21.0 to 21.0),"
                + " held up 1.2 us longer on the way back");
    assertThat(lines).allMatch(line -> line.length() <= 80);
  }

  @Test
  void hostsThatAreFarInAPartOfTheLaunchesAreNamed() {
    CampaignAnalysis analysis =
        measured(launch -> (launch % 4 == 0 ? 50_000_000 : 21_000_000) + launch, launch -> 750);

    assertThat(texts(analysis, FindingProblem.PROCESSORS_FAR))
        .containsExactly(
            "the machine has two states: hosts of rank 1 and of rank 2 are far from each other in 5"
                + " of 20 launches: a message takes 50000 ns there and back, 21000 ns where they are near");
  }

  @Test
  void aProcessorThatIsSlowerInALaunchIsNamed() {
    CampaignAnalysis analysis =
        measured(launch -> 21_000_000, launch -> launch % 10 == 0 ? 1000 : 750 + launch);

    assertThat(texts(analysis, FindingProblem.PROCESSOR_SPEED_CHANGED))
        .containsExactly(
            "the processor of rank 1 worked at down to 75 % of its speed, and more than 10 % slower"
                + " in 2 of 20 launches");
    assertThat(analysis.warnings())
        .filteredOn(warning -> warning.problem() == FindingProblem.PROCESSOR_SPEED_CHANGED)
        .singleElement()
        .satisfies(warning -> assertThat(warning.share()).hasValue(1000.0 / 751 - 1));
    assertThat(texts(measured(launch -> 1, launch -> 750), FindingProblem.PROCESSOR_SPEED_CHANGED))
        .isEmpty();
  }
}
