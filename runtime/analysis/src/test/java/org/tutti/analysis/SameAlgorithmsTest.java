package org.tutti.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.tutti.diagnostics.FindingProblem;
import org.tutti.mpi.CallCost;
import org.tutti.mpi.LibraryInfo;
import org.tutti.mpi.ProviderKind;
import org.tutti.mpi.ThreadLevels;
import org.tutti.records.campaign.LaunchFile;
import org.tutti.records.campaign.PlannedLaunch;
import org.tutti.records.campaign.Treatment;
import org.tutti.records.launch.CellCounts;
import org.tutti.records.launch.CellKey;
import org.tutti.records.launch.CellSettings;
import org.tutti.records.launch.LaunchEnvironment;
import org.tutti.records.launch.LaunchHeader;
import org.tutti.records.launch.LaunchIdentity;
import org.tutti.records.launch.LaunchOrigin;
import org.tutti.records.launch.RankPlacement;
import org.tutti.records.launch.TimingMethod;
import org.tutti.sync.ClockKind;
import org.tutti.sync.RunTimeKind;

/** Open MPI runs recursive doubling for 8 B by default, and a ring for 4 KiB. */
class SameAlgorithmsTest {
  private static final String ALGORITHM = "coll_tuned_allreduce_algorithm";
  private static final List<Long> SIZES = List.of(8L, 64L, 4096L);

  @Test
  void levelsThatRunTheSameAlgorithmAreNamedWithTheirSizes() {
    assertThat(found(Map.of(), Map.of(ALGORITHM, "3")))
        .containsExactly(
            "at 8 B, 64 B and 2 processes, Open MPI runs recursive_doubling for MPI_Allreduce on both"
                + " sides, so a function is compared with itself (level=0 and level=1)");
    assertThat(found(Map.of(ALGORITHM, "4"), Map.of(ALGORITHM, "3"), Map.of(ALGORITHM, "1")))
        .isEmpty();
  }

  @Test
  void levelsOfSomethingElseAreNotMeantToRunSeveralAlgorithms() {
    assertThat(found(Map.of("btl", "self"), Map.of("btl", "self,vader"))).isEmpty();
    assertThat(found(Map.of(), Map.of(ALGORITHM, "3", "coll", "basic,self"))).isEmpty();
  }

  /** Only the first launch of a treatment reads its parameters. */
  @Test
  void furtherLaunchesChangeNothing() {
    List<LaunchAnalysis> launches = new ArrayList<>(launches(Map.of(), Map.of(ALGORITHM, "3")));
    launches.add(launch(1, new TreeMap<>()));
    assertThat(SameAlgorithms.of(launches))
        .singleElement()
        .satisfies(
            warning -> {
              assertThat(warning.problem()).isEqualTo(FindingProblem.SAME_ALGORITHM);
              assertThat(warning.launches()).isEqualTo(3);
            });
  }

  @SafeVarargs
  private static List<String> found(Map<String, String>... levels) {
    return SameAlgorithms.of(launches(levels)).stream().map(MergedWarning::text).toList();
  }

  @SafeVarargs
  private static List<LaunchAnalysis> launches(Map<String, String>... levels) {
    List<LaunchAnalysis> launches = new ArrayList<>();
    for (Map<String, String> controls : levels) {
      TreeMap<String, String> all = new TreeMap<>(controls);
      all.put("coll_tuned_priority", "30");
      all.put("coll_tuned_use_dynamic_rules", controls.isEmpty() ? "0" : "1");
      launches.add(launch(launches.size(), all));
    }
    return launches;
  }

  private static LaunchAnalysis launch(int level, TreeMap<String, String> controls) {
    Map<String, String> levels = Map.of("level", "" + level);
    List<LaunchAnalysis.AnalyzedCell> cells =
        SIZES.stream()
            .map(
                size ->
                    new LaunchAnalysis.AnalyzedCell(
                        new CellIdentity(
                            new CellKey("MPI_Allreduce", "ALLREDUCE", size, 2),
                            new Treatment(levels),
                            CellSettings.of(
                                TimingMethod.of("BARRIER", ClockKind.MONOTONIC, RunTimeKind.LOCAL),
                                CellCounts.of(2, 0))),
                        Optional.empty(),
                        List.of(),
                        Optional.empty()))
            .toList();
    LaunchHeader header =
        new LaunchHeader(
            new LaunchIdentity(LaunchOrigin.byHand("sample"), 1, 1, Instant.EPOCH, levels),
            2,
            Stream.of(0, 1).map(rank -> new RankPlacement(rank, "host", 1, "0-1")).toList(),
            new LibraryInfo(
                ProviderKind.NATIVE,
                "Open MPI 4.1.4",
                "Open MPI v4.1.4, package: Debian OpenMPI",
                "",
                "none",
                CallCost.NONE,
                ThreadLevels.SINGLE),
            List.of(),
            new LaunchEnvironment("test", Map.of(), Map.of(), List.of(), controls),
            List.of());
    PlannedLaunch launch = new PlannedLaunch(1, 1, new Treatment(levels));
    return new LaunchAnalysis(
        new LaunchFile(launch, Path.of(""), true), header, cells, Optional.empty(), List.of());
  }
}
