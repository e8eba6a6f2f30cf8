package org.tutti.analysis.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.LaunchFigures;
import org.tutti.annotations.syntax.FactorName;
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
import org.tutti.records.settings.SettingKey;
import org.tutti.records.settings.Settings;
import org.tutti.sync.ClockKind;
import org.tutti.sync.RunTimeKind;

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
    Side profiled = underAProfiler(plain);

    assertThatThrownBy(() -> compare(plain, profiled, false))
        .hasMessageContaining("[TUTTI-122]")
        .hasMessageContaining("profiler: none against Flight Recorder on rank 1");
    assertThat(compare(profiled, profiled, false).notes()).isEmpty();
  }

  @Test
  void whereNoHeaderTellsOfAProfilerFiguresAreCompared() {
    Side plain = side("before", List.of("0", "1"), true);
    Side unknown = new Side("unknown", plain.cells(), List.of(), true, true);
    assertThat(compare(underAProfiler(plain), unknown, false).notes()).isEmpty();
  }

  private static Side underAProfiler(Side plain) {
    return new Side(
        "after",
        plain.cells(),
        plain.headers().stream().map(ComparabilityTest::profiled).toList(),
        true,
        true);
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

  /** The settings that decide what a figure is of; a value, and another one or none. */
  @ParameterizedTest
  @CsvSource({"last-late:1ms, first-late:1ms", "last-late:1ms, ''", "'', simultaneous"})
  void campaignsOfOtherArrivalPatternsAreNotComparedUnlessThatIsTheFactor(String a, String b) {
    SettingKey<?> arrival = SettingKey.ARRIVAL;
    assertThatThrownBy(() -> compare(with(arrival, a, true), with(arrival, b, true), false))
        .hasMessageContaining("[TUTTI-122]")
        .hasMessageContaining("arrival of ranks: ");
    assertThat(compare(with(arrival, a, true), with(arrival, b, true), true).notes())
        .anyMatch(note -> note.contains("arrival of ranks"));
    assertThat(compare(with(arrival, a, true), with(arrival, a, true), false).notes()).isEmpty();
    assertThat(compare(with(arrival, a, false), with(arrival, b, false), false).notes()).isEmpty();
  }

  /** All settings; one that is added has to be in {@link #OTHER} or in {@link #FREE}. */
  static Stream<SettingKey<?>> settings() {
    return SettingKey.all().stream();
  }

  @ParameterizedTest
  @MethodSource("settings")
  void campaignsAreComparedOnlyWithAllSettingsAlikeThatChangeWhatIsMeasured(SettingKey<?> key) {
    assertThat(OTHER.containsKey(key))
        .as(key + " is either compared (OTHER) or, for a reason, not (FREE)")
        .isNotEqualTo(FREE.containsKey(key));
    if (OTHER.containsKey(key)) {
      Side plain = with(key, "", true);
      Side other = with(key, OTHER.get(key), true);
      assertThatThrownBy(() -> compare(plain, other, false)).hasMessageContaining("[TUTTI-122]");
      assertThat(compare(plain, other, true).notes()).isNotEmpty();
      assertThat(compare(other, other, false).notes()).isEmpty();
    } else {
      assertThat(key.compared()).as(key + " is free: " + FREE.get(key)).isEmpty();
    }
  }

  /** Such a factor is what is compared, and is known by its setting. */
  @ParameterizedTest
  @EnumSource(FactorName.class)
  void aFactorOfSuchASettingMayDiffer(FactorName factor) {
    boolean isCompared = SettingKey.named(factor.text()).filter(OTHER::containsKey).isPresent();
    assertThat(new Contrast.FactorContrast(factor.text()).decidesMethod()).isEqualTo(isCompared);
  }

  /** Settings whose values are compared, each with one that is not the default. */
  private static final Map<SettingKey<?>, String> OTHER =
      Map.ofEntries(
          Map.entry(SettingKey.SYNC, "WINDOW"),
          Map.entry(SettingKey.SYNC_PARAMETERS, "lead=1ms"),
          Map.entry(SettingKey.ARRIVAL, "last-late:1ms"),
          Map.entry(SettingKey.RUN_TIME, "LAST_START"),
          Map.entry(SettingKey.CLOCK, "MPI_WTIME"),
          Map.entry(SettingKey.SUMMARY, "MEAN"),
          Map.entry(SettingKey.SUMMARY_OUTLIER_FACTOR, "3"),
          Map.entry(SettingKey.PHASES, "true"),
          Map.entry(SettingKey.ROOT_RANK, "last"),
          Map.entry(SettingKey.BATCH, "7"),
          Map.entry(SettingKey.BATCH_BARRIER, "true"),
          Map.entry(SettingKey.DATA, "written"),
          Map.entry(SettingKey.DATA_CACHE_BYTES, "4Mi"),
          Map.entry(SettingKey.FILE_DIR, "/tmp"),
          Map.entry(SettingKey.FILE_CACHE, "DROPPED"),
          Map.entry(SettingKey.FILE_HINTS, "cb_nodes=1"),
          Map.entry(SettingKey.SCALING, "weak:p*p"));

  private static final String COUNT = "how many observations, not of what";

  /** Settings that may differ between figures that are compared, and why. */
  private static final Map<SettingKey<?>, String> FREE =
      Map.ofEntries(
          Map.entry(SettingKey.MSIZES, "cells of other sizes are other cells"),
          Map.entry(SettingKey.SUMMARY_ALL_RANKS, "keeps more"),
          Map.entry(SettingKey.PROCESSING, "adds figures of their own"),
          Map.entry(SettingKey.PROCESSING_OUTLIER_FACTOR, "of figures of their own"),
          Map.entry(SettingKey.SCHEME, "sets others of these, each of which is compared"),
          Map.entry(SettingKey.TIMEOUT, "when to give up"),
          Map.entry(SettingKey.REPETITIONS, COUNT),
          Map.entry(SettingKey.REPETITIONS_INTERVAL, COUNT),
          Map.entry(SettingKey.REPETITIONS_SECONDS, COUNT),
          Map.entry(SettingKey.REPETITIONS_MEAN_INTERVAL, COUNT),
          Map.entry(SettingKey.REPETITIONS_ERROR, COUNT),
          Map.entry(SettingKey.REPETITIONS_DECAY, COUNT),
          Map.entry(SettingKey.REPETITIONS_DECAY_FACTOR, COUNT),
          Map.entry(SettingKey.MIN_REPETITIONS, COUNT),
          Map.entry(SettingKey.REPETITIONS_ROUNDS, "in which order"),
          Map.entry(SettingKey.REPETITIONS_ALL_SIZES, "in which order"),
          Map.entry(SettingKey.REPETITIONS_SECOND_LOOK, COUNT),
          Map.entry(SettingKey.RECHECK, "after measuring"),
          Map.entry(SettingKey.PROBES, "between cells"),
          Map.entry(SettingKey.JVM, "noted as a fact of the environment"),
          Map.entry(SettingKey.THREAD_LEVEL, "noted as a fact of the environment"),
          Map.entry(SettingKey.LAUNCHES, COUNT),
          Map.entry(SettingKey.WARMUP, "calls that are not observed"));

  /** A side that was measured with a setting; that is unset if the text is empty. */
  private static Side with(SettingKey<?> key, String text, boolean measuredAlike) {
    Settings.Builder given = Settings.builder();
    if (SYNC_OF.containsKey(key)) {
      given.set(SettingKey.SYNC, SYNC_OF.get(key));
    }
    if (key == SettingKey.ARRIVAL) {
      given.set(SettingKey.RUN_TIME, "LAST_START");
    }
    if (!text.isEmpty()) {
      given.set(key, text);
    }
    Settings settings = given.build().over(Settings.defaults());
    TimingMethod method =
        new TimingMethod(
            settings.syncConfiguration(),
            settings.get(SettingKey.CLOCK),
            settings.get(SettingKey.SUMMARY),
            settings.get(SettingKey.DATA));
    CellSettings recorded =
        new CellSettings(
            method,
            CellCounts.of(100, 10),
            Optional.empty(),
            false,
            settings.recorded(),
            Optional.empty());
    return new Side(
        text,
        List.of(new CellFigures(KEY, Treatment.ONLY, recorded, cell(method).launches())),
        List.of(),
        measuredAlike);
  }

  /** What has to be set for a setting to mean anything. */
  private static final Map<SettingKey<?>, String> SYNC_OF =
      Map.of(
          SettingKey.ARRIVAL,
          "WINDOW",
          SettingKey.RUN_TIME,
          "WINDOW",
          SettingKey.SYNC_PARAMETERS,
          "WINDOW");

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
