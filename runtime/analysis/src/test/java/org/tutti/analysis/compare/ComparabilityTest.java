package org.tutti.analysis.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.LaunchFigures;
import org.tutti.annotations.DataState;
import org.tutti.annotations.RankSummary;
import org.tutti.mpi.CallCost;
import org.tutti.mpi.LibraryInfo;
import org.tutti.mpi.ProviderKind;
import org.tutti.mpi.ThreadLevels;
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
import org.tutti.sync.SyncConfiguration;

/** Sides are compared only if they were measured under equal conditions. */
class ComparabilityTest {
  private static final CellKey KEY = new CellKey("org.example.B.allreduce", "ALLREDUCE", 8, 2);

  /** Open MPI binds two ranks by default, MPICH does not. */
  @Test
  void sidesThatAreNotBoundAlikeAreRefusedUntilTheyAreAllowed() {
    Side bound = side("openmpi", List.of("0", "1"), true);
    Side free = side("mpich", List.of("0-3", "0-3"), true);

    assertThatThrownBy(() -> compare(bound, free, false))
        .hasMessageContaining("[TUTTI-122]")
        .hasMessageContaining("each rank bound to 1 CPU against not bound")
        .hasMessageContaining("--allow-different");
    assertThat(compare(bound, free, true).notes())
        .contains("binding of ranks: each rank bound to 1 CPU against not bound");
  }

  @Test
  void whereTheBindingIsComparedItMayDiffer() {
    compare(
        side("core", List.of("0", "1"), false), side("none", List.of("0-3", "0-3"), false), false);
  }

  @Test
  void figuresUnderAProfilerAreNoOthers() {
    Side plain = side("before", List.of("0", "1"), true);
    Side profiled =
        new Side(
            "after",
            plain.cells(),
            plain.headers().stream().map(ComparabilityTest::profiled).toList(),
            true,
            true);

    assertThatThrownBy(() -> compare(plain, profiled, false))
        .hasMessageContaining("[TUTTI-122]")
        .hasMessageContaining("profiler: none against Flight Recorder on rank 1");
    assertThat(compare(profiled, profiled, false).notes()).isEmpty();
  }

  private static LaunchHeader profiled(LaunchHeader header) {
    return new LaunchHeader(
        header.identity(),
        header.processes(),
        header.ranks(),
        header.library(),
        header.clocks(),
        new LaunchEnvironment(
            "test", Map.of(LaunchEnvironment.PROFILER, "Flight Recorder on rank 1"), Map.of()),
        header.plan());
  }

  @ParameterizedTest
  @CsvSource({
    "0, 1, 2, 3, each rank bound to 1 CPU, each rank bound to 1 CPU",
    "0, 0, 0, 1, 'each rank bound to 1 CPU, some shared', each rank bound to 1 CPU",
    "'0,2', '1,3', 0, '1-2', each rank bound to 2 CPUs, each rank bound to 1 or 2 CPUs",
    "0-3, 0-3, unknown, unknown, not bound, unknown",
  })
  void itIsNotTheNumberOfACpuThatMatters(
      String a0, String a1, String b0, String b1, String a, String b) {
    assertThat(RankBinding.of(headers(List.of(a0, a1)))).containsExactly(a);
    assertThat(RankBinding.of(headers(List.of(b0, b1)))).containsExactly(b);
  }

  @Test
  void aFactorThatChangesTheMethodMustNotChangeWhatIsMeasured() {
    Side barrier = side("BARRIER", "BARRIER", RunTimeKind.LOCAL);
    Side window = side("WINDOW_HCA", "WINDOW_HCA", RunTimeKind.GLOBAL);
    Side localWindow = side("WINDOW_HCA", "WINDOW_HCA", RunTimeKind.LOCAL);

    assertThatThrownBy(() -> compare(barrier, window, false))
        .hasMessageContaining("[TUTTI-122]")
        .hasMessageContaining("LOCAL")
        .hasMessageContaining("GLOBAL");
    assertThat(compare(barrier, window, true).notes())
        .anyMatch(note -> note.contains("way of measuring"));
    assertThat(compare(barrier, localWindow, false).notes()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"last-late:1ms, first-late:1ms", "last-late:1ms, ''", "'', simultaneous"})
  void campaignsOfOtherArrivalPatternsAreNotComparedUnlessThatIsTheFactor(String a, String b) {
    assertThatThrownBy(() -> compare(arriving(a, true), arriving(b, true), false))
        .hasMessageContaining("[TUTTI-122]")
        .hasMessageContaining("arrival of ranks: ");
    assertThat(compare(arriving(a, true), arriving(b, true), true).notes())
        .anyMatch(note -> note.contains("arrival of ranks"));
    assertThat(compare(arriving(a, true), arriving(a, true), false).notes()).isEmpty();
    assertThat(compare(arriving(a, false), arriving(b, false), false).notes()).isEmpty();
  }

  @Test
  void dataInOtherStatesAreNotComparedUnlessThatIsTheFactor() {
    assertThatThrownBy(
            () -> compare(live(DataState.WRITTEN, true), live(DataState.READ, true), false))
        .hasMessageContaining("[TUTTI-122]")
        .hasMessageContaining("data written against")
        .hasMessageContaining("data read");
    assertThat(compare(live(DataState.WRITTEN, true), live(DataState.WRITTEN, true), false).notes())
        .isEmpty();
    assertThat(
            compare(live(DataState.UNTOUCHED, false), live(DataState.EVICTED, false), false)
                .notes())
        .isEmpty();
  }

  private static Side live(DataState data, boolean measuredAlike) {
    TimingMethod method =
        new TimingMethod(
            SyncConfiguration.of("BARRIER"), ClockKind.MONOTONIC, RankSummary.MAX, data);
    return new Side(data.text(), List.of(cell(method)), List.of(), measuredAlike);
  }

  private static Side arriving(String pattern, boolean measuredAlike) {
    TimingMethod method = TimingMethod.of("WINDOW", ClockKind.MONOTONIC, RunTimeKind.LAST_START);
    CellFigures plain = cell(method);
    CellSettings settings =
        new CellSettings(
            method,
            CellCounts.of(100, 10),
            Optional.empty(),
            false,
            pattern.isEmpty() ? Map.of() : Map.of("arrival", pattern),
            Optional.empty());
    return new Side(
        pattern,
        List.of(new CellFigures(KEY, Treatment.ONLY, settings, plain.launches())),
        List.of(),
        measuredAlike);
  }

  private static CampaignComparison compare(Side a, Side b, boolean allowDifferent) {
    return CampaignComparison.of(a, b, false, allowDifferent, ComparisonOptions.DEFAULT);
  }

  /** One level of the factor sync. */
  private static Side side(String name, String sync, RunTimeKind runTime) {
    TimingMethod method = TimingMethod.of(sync, ClockKind.MONOTONIC, runTime);
    return new Side(name, List.of(cell(method)), List.of(), false);
  }

  private static Side side(String name, List<String> cpus, boolean boundAlike) {
    TimingMethod method = TimingMethod.of("BARRIER", ClockKind.MONOTONIC, RunTimeKind.LOCAL);
    return new Side(name, List.of(cell(method)), headers(cpus), true, boundAlike);
  }

  private static CellFigures cell(TimingMethod method) {
    List<LaunchFigures> launches = new ArrayList<>();
    for (int launch = 1; launch <= 10; launch++) {
      launches.add(
          new LaunchFigures(
              new PlannedLaunch(launch, launch, Treatment.ONLY),
              LaunchFigures.Times.allOf(1000 + launch),
              new LaunchFigures.Counts(100, 0, 0)));
    }
    return new CellFigures(
        KEY, Treatment.ONLY, CellSettings.of(method, CellCounts.of(100, 10)), launches);
  }

  /** One launch on a host of four CPUs. */
  private static List<LaunchHeader> headers(List<String> cpus) {
    List<RankPlacement> ranks = new ArrayList<>();
    cpus.forEach(list -> ranks.add(new RankPlacement(ranks.size(), "node", 1, list)));
    return List.of(
        new LaunchHeader(
            new LaunchIdentity(LaunchOrigin.byHand("sample"), 1, 1, Instant.EPOCH, Map.of()),
            ranks.size(),
            ranks,
            new LibraryInfo(
                ProviderKind.NATIVE,
                "MPI",
                "1",
                "none",
                "none",
                CallCost.NONE,
                ThreadLevels.SINGLE),
            List.of(),
            new LaunchEnvironment("test", Map.of("cpu.online", "0-3"), Map.of()),
            List.of(KEY)));
  }
}
