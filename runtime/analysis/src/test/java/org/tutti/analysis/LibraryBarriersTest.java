package org.tutti.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.tutti.annotations.ProcessingScheme;
import org.tutti.diagnostics.FindingProblem;
import org.tutti.mpi.CallCost;
import org.tutti.mpi.LibraryInfo;
import org.tutti.mpi.ProviderKind;
import org.tutti.mpi.ThreadLevels;
import org.tutti.records.campaign.LaunchFile;
import org.tutti.records.campaign.PlannedLaunch;
import org.tutti.records.campaign.SampleCampaign;
import org.tutti.records.campaign.Treatment;
import org.tutti.records.launch.CellRecord;
import org.tutti.records.launch.LaunchEnvironment;
import org.tutti.records.launch.LaunchHeader;
import org.tutti.records.launch.LaunchIdentity;
import org.tutti.records.launch.LaunchOrigin;

class LibraryBarriersTest {
  @Test
  void librariesBehindTheirOwnBarriersAreAReasonForDoubt() {
    assertThat(LibraryBarriers.of(launches("One 1", "One 1"))).isEmpty();
    assertThat(LibraryBarriers.of(launches("One 1", "Other 2")))
        .containsExactly(
            new MergedWarning(
                FindingProblem.LIBRARY_BARRIERS,
                "each of One 1 and Other 2 is measured behind its own barrier",
                List.of(),
                2));
  }

  private static List<LaunchAnalysis> launches(String... libraries) {
    return Stream.of(libraries).map(LibraryBarriersTest::launch).toList();
  }

  private static LaunchAnalysis launch(String library) {
    PlannedLaunch launch = new PlannedLaunch(1, 1, Treatment.ONLY);
    CellRecord cell = SampleCampaign.processed(ProcessingScheme.PS1, 1);
    return new LaunchAnalysis(
        new LaunchFile(launch, Path.of(""), true),
        new LaunchHeader(
            new LaunchIdentity(LaunchOrigin.byHand("sample"), 1, 1, Instant.EPOCH, Map.of()),
            2,
            List.of(),
            new LibraryInfo(
                ProviderKind.NATIVE, library, "1", "", "none", CallCost.NONE, ThreadLevels.SINGLE),
            List.of(),
            new LaunchEnvironment("test", Map.of(), Map.of()),
            List.of()),
        List.of(
            new LaunchAnalysis.AnalyzedCell(
                new CellIdentity(cell.key(), Treatment.ONLY, cell.settings()),
                Optional.empty(),
                List.of(),
                Optional.empty())),
        Optional.empty(),
        List.of());
  }
}
