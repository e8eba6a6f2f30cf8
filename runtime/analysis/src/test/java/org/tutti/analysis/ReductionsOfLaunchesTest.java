package org.tutti.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.diagnostics.FindingProblem;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.SampleCampaign;
import org.tutti.records.campaign.Treatment;
import org.tutti.records.launch.CellConditions;
import org.tutti.records.launch.CellKey;
import org.tutti.records.launch.CellRecord;

class ReductionsOfLaunchesTest {
  private static final String TEXT =
      "sums or products of the same numbers differ in some bits from those of the first launch";

  @TempDir Path path;

  @Test
  void launchesWithTheBitsOfTheFirstAreNotMentioned() {
    assertThat(warnings(launch(Treatment.ONLY, "1f", "2"), launch(Treatment.ONLY, "1f", "2")))
        .isEmpty();
    assertThat(warnings(launch(Treatment.ONLY, "1f", ""), launch(Treatment.ONLY, "", "2")))
        .as("a cell that was measured only once, or that rounds nothing")
        .isEmpty();
  }

  @Test
  void cellsAndLaunchesWithOtherBitsAreMerged() {
    assertThat(
            warnings(
                launch(Treatment.ONLY, "1f", "2", "3"),
                launch(Treatment.ONLY, "1e", "2", "4"),
                launch(Treatment.ONLY, "1f", "2", "5"),
                launch(Treatment.ONLY, "1f", "2", "3")))
        .containsExactly(
            new MergedWarning(
                FindingProblem.REDUCTION_BITS_CHANGE,
                TEXT,
                List.of("b (8 B, p 2)", "b (24 B, p 2)"),
                2));
  }

  @Test
  void treatmentsMayDiffer() {
    Treatment mpich = new Treatment(Map.of("library", "mpich"));
    Treatment openMpi = new Treatment(Map.of("library", "openmpi"));
    assertThat(warnings(launch(mpich, "1"), launch(openMpi, "2"))).isEmpty();
    assertThat(warnings(launch(mpich, "1"), launch(openMpi, "2"), launch(openMpi, "1")))
        .extracting(MergedWarning::text)
        .containsExactly(TEXT + " at " + openMpi);
  }

  /** From the files, where the hash is a detail of each cell. */
  @Test
  void aCampaignIsWarnedOf() {
    CampaignDirectory directory = new CampaignDirectory(path);
    SampleCampaign.write(directory, 1, recorded("1f"));
    SampleCampaign.write(directory, 2, recorded("1f"));
    assertThat(CampaignAnalysis.of(directory).warnings())
        .extracting(MergedWarning::problem)
        .doesNotContain(FindingProblem.REDUCTION_BITS_CHANGE);

    SampleCampaign.write(directory, 3, recorded("2f"));
    assertThat(CampaignAnalysis.of(directory).warnings())
        .filteredOn(warning -> warning.problem() == FindingProblem.REDUCTION_BITS_CHANGE)
        .singleElement()
        .satisfies(
            warning -> {
              assertThat(warning.line()).isEqualTo("[TUTTI-303] " + TEXT);
              assertThat(warning.cells()).hasSize(1);
              assertThat(warning.launches()).isEqualTo(1);
            });
  }

  private static CellRecord recorded(String bits) {
    return SampleCampaign.counting(Map.of(CellConditions.REDUCTION_BITS, bits));
  }

  private static List<MergedWarning> warnings(LaunchAnalysis... launches) {
    return ReductionsOfLaunches.of(List.of(launches));
  }

  /** With one cell for each hash; it has none if that is empty. */
  private static LaunchAnalysis launch(Treatment treatment, String... bits) {
    return new LaunchAnalysis(
        null,
        null,
        IntStream.range(0, bits.length)
            .mapToObj(index -> cell(treatment, 8L * (index + 1), bits[index]))
            .toList(),
        Optional.empty(),
        List.of());
  }

  private static LaunchAnalysis.AnalyzedCell cell(Treatment treatment, long msize, String bits) {
    return new LaunchAnalysis.AnalyzedCell(
        new CellIdentity(new CellKey("b", "ALLREDUCE", msize, 2), treatment, null),
        Optional.empty(),
        List.of(),
        Optional.of(bits).filter(known -> !known.isEmpty()));
  }
}
