package org.tutti.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tutti.diagnostics.MeasurementProblem;
import org.tutti.mpi.CallCost;
import org.tutti.mpi.LibraryInfo;
import org.tutti.mpi.ProviderKind;
import org.tutti.mpi.ThreadLevels;
import org.tutti.records.launch.CellConditions;
import org.tutti.records.launch.CellCounts;
import org.tutti.records.launch.CellKey;
import org.tutti.records.launch.CellRecord;
import org.tutti.records.launch.CellSettings;
import org.tutti.records.launch.ClockRecord;
import org.tutti.records.launch.CountedEvents;
import org.tutti.records.launch.GlobalTiming;
import org.tutti.records.launch.LaunchEnvironment;
import org.tutti.records.launch.LaunchHeader;
import org.tutti.records.launch.LaunchIdentity;
import org.tutti.records.launch.LaunchOrigin;
import org.tutti.records.launch.Observations;
import org.tutti.records.launch.RecordedJvm;
import org.tutti.records.launch.TimingMethod;
import org.tutti.records.launch.Warning;
import org.tutti.stats.sample.OrderedSample;
import org.tutti.sync.ClockKind;
import org.tutti.sync.RunTimeKind;
import org.tutti.sync.process.Flag;

class ConditionWarningsTest {
  private static final CellSettings SETTINGS = windowOf(ClockKind.MONOTONIC);
  private static final ClockRecord CLOCK = new ClockRecord(ClockKind.MONOTONIC, 10, 20);
  private static final String WITHOUT = RecordedJvm.WITHOUT_FENCE;
  private static final CellConditions GOOD = conditions(true, 0, 0, 0, 50);

  private static final Map<String, String> WITHOUT_FENCE = started("25+36", WITHOUT);

  @Test
  void anUndisturbedCellHasNoWarnings() {
    assertThat(identifiers(GOOD, observations(1000, 0))).isEmpty();
  }

  @Test
  void activityOfTheVirtualMachine() {
    CellConditions busy = conditions(false, 3_000_000, 1, 64, 50);
    assertThat(identifiers(busy, observations(1000, 0)))
        .containsExactly("TUTTI-057", "TUTTI-058", "TUTTI-059", "TUTTI-060");
    assertThat(warnings(SETTINGS, observations(1000, 0), busy))
        .extracting(Warning::text)
        .anyMatch(text -> text.contains("active for 3.0 ms"));
  }

  @ParameterizedTest
  @CsvSource({
    "50000, 1000, false",
    "200000, 1000, true",
    "200000, 19000000, true",
    "200000, 21000000, false"
  })
  void idleCompilersAndThoseOfALongCellAreNotReported(
      long compilationNanos, long runTime, boolean warned) {
    CellConditions conditions = conditions(true, compilationNanos, 0, 0, 50);
    assertThat(identifiers(conditions, observations(runTime, 0)).contains("TUTTI-058"))
        .isEqualTo(warned);
  }

  @ParameterizedTest
  @CsvSource({
    "NATIVE, TUTTI-060, do not allocate in the benchmark",
    "MPJ, TUTTI-202, the MPI library allocates in its calls",
    "MPJ_NIODEV, TUTTI-202, the MPI library allocates in its calls"
  })
  void theAllocatorIsReported(ProviderKind provider, String identifier, String words) {
    assertThat(
            warnings(
                provider,
                WITHOUT_FENCE,
                CLOCK,
                record(SETTINGS, observations(1000, 0), conditions(true, 0, 0, 64, 50))))
        .singleElement()
        .extracting(Warning::line)
        .asString()
        .startsWith("[" + identifier + "]")
        .contains("allocated 64 B")
        .contains(words);
  }

  @Test
  void tooFewValidObservations() {
    assertThat(identifiers(GOOD, observations(1000, Flag.STARTED_LATE)))
        .containsExactly("TUTTI-061");
  }

  @Test
  void exceededWindows() {
    assertThat(identifiers(GOOD, observations(1000, Flag.WINDOW_EXCEEDED)))
        .containsExactly("TUTTI-062");
  }

  @Test
  void runTimeNearTheResolutionOfTheClock() {
    assertThat(identifiers(GOOD, observations(90, 0))).containsExactly("TUTTI-063", "TUTTI-201");
    assertThat(identifiers(GOOD, observations(390, 0))).containsExactly("TUTTI-201");
    assertThat(warnings(SETTINGS, observations(90, 0), GOOD))
        .extracting(Warning::text)
        .containsExactly(
            "the median of 90 ns is below 10 steps of the clock (10 ns each)",
            "reading the clock costs 20 ns, 22 % of the median of 90 ns");
  }

  @Test
  void globalRunTimeBelowTheUncertaintyOfTheClock() {
    assertThat(identifiers(conditions(true, 0, 0, 0, 1001), observations(1000, 0)))
        .containsExactly("TUTTI-064");
  }

  @Test
  void localRunTimesNeedNoGlobalClock() {
    CellSettings local =
        CellSettings.of(
            TimingMethod.of("BARRIER_HCA", ClockKind.MONOTONIC, RunTimeKind.LOCAL),
            CellCounts.of(10, 200));
    assertThat(warnings(local, observations(1000, 0), conditions(true, 0, 0, 0, 1001))).isEmpty();
  }

  @Test
  void aClockThatRanBackward() {
    ClockRecord clock =
        new ClockRecord(
            ClockKind.TSC,
            Optional.empty(),
            List.of(
                new ClockRecord.OfRank(10, 20, true, OptionalDouble.empty(), false),
                new ClockRecord.OfRank(10, 20, false, OptionalDouble.empty(), false)));
    assertThat(
            warnings(
                ProviderKind.NATIVE,
                WITHOUT_FENCE,
                clock,
                record(windowOf(ClockKind.TSC), observations(1000, 0), GOOD)))
        .extracting(warning -> warning.problem().identifier())
        .containsExactly("TUTTI-044");
  }

  @ParameterizedTest
  @CsvSource({
    "NATIVE, 9000, 1, true",
    "NATIVE, 11000, 1, false",
    "NATIVE, 11000, 2, true",
    "MPJ, 9000, 1, false",
    "SIMULATED, 9000, 1, false"
  })
  void shortOperationsOfALibraryInCWhereTheJvmPassesAFence(
      ProviderKind provider, long runTime, int operations, boolean warned) {
    CellSettings settings =
        CellSettings.of(SETTINGS.method(), new CellCounts(10, 1, false, 200, operations));
    assertThat(
            warnings(
                    provider,
                    started("25+36"),
                    CLOCK,
                    record(settings, observations(runTime, 0), GOOD))
                .stream()
                .anyMatch(warning -> warning.problem().identifier().equals("TUTTI-263")))
        .isEqualTo(warned);
  }

  @Test
  void optionsWithWhichLoopsMayNotBeCompiled() {
    Map<String, String> facts = started("25+36", WITHOUT, RecordedJvm.COMPILES_SOONER, "-Xint");
    assertThat(
            warnings(
                ProviderKind.NATIVE, facts, CLOCK, record(SETTINGS, observations(1000, 0), GOOD)))
        .singleElement()
        .extracting(Warning::line)
        .asString()
        .startsWith("[TUTTI-265] the timed loop may not be compiled with -Xint; measure without");
  }

  @Test
  void aJvmWhoseThresholdsAreUnknown() {
    assertThat(
            warnings(
                ProviderKind.NATIVE,
                started("99+1", WITHOUT),
                CLOCK,
                record(SETTINGS, observations(1000, 0), GOOD)))
        .singleElement()
        .extracting(Warning::line)
        .asString()
        .isEqualTo(
            "[TUTTI-405] the warm-up is made for HotSpot of JDK 17 to 25, not for OpenJDK 64-Bit"
                + " Server VM of JDK 99, so the timed loop may not be compiled; use one of these"
                + " JDKs");
  }

  @Test
  void aCellThatWasStoppedOrNotMeasuredHasAsManyObservationsAsItShould() {
    CellRecord stopped =
        record(
            CellSettings.of(SETTINGS.method(), CellCounts.of(1000, 200)),
            observations(1000, 0),
            conditions(true, 0, 0, 0, 50, Map.of(CellConditions.STOPPED_BY, "budget")));
    assertThat(warnings(ProviderKind.NATIVE, WITHOUT_FENCE, CLOCK, stopped)).isEmpty();
    Warning why = Warning.because(MeasurementProblem.CELL_SKIPPED, "it threw");
    CellRecord skipped =
        new CellRecord(
            0,
            stopped.key(),
            stopped.settings(),
            new Observations(new long[0], new long[0], new long[0]),
            CellConditions.undisturbed(new CellConditions.Period(0, 0)),
            List.of(why));
    assertThat(warnings(ProviderKind.NATIVE, WITHOUT_FENCE, CLOCK, skipped)).containsExactly(why);
  }

  @Test
  void whatAnEarlierVersionHasRecordedIsNotFoundAgain() {
    Warning recorded =
        Warning.of(MeasurementProblem.COLLECTION_WHILE_MEASURING).with("collections", 1);
    CellRecord cell = record(SETTINGS, observations(1000, 0), conditions(true, 0, 1, 0, 50));
    CellRecord earlier =
        new CellRecord(
            0,
            cell.key(),
            cell.settings(),
            cell.observations(),
            cell.conditions(),
            List.of(recorded));
    assertThat(warnings(ProviderKind.NATIVE, WITHOUT_FENCE, CLOCK, cell)).containsExactly(recorded);
    assertThat(warnings(ProviderKind.NATIVE, WITHOUT_FENCE, CLOCK, earlier))
        .containsExactly(recorded);
  }

  private static List<String> identifiers(CellConditions conditions, Observations times) {
    return warnings(SETTINGS, times, conditions).stream()
        .map(warning -> warning.problem().identifier())
        .toList();
  }

  private static List<Warning> warnings(
      CellSettings settings, Observations times, CellConditions conditions) {
    return warnings(ProviderKind.NATIVE, WITHOUT_FENCE, CLOCK, record(settings, times, conditions));
  }

  private static List<Warning> warnings(
      ProviderKind provider, Map<String, String> facts, ClockRecord clock, CellRecord cell) {
    LaunchHeader header =
        new LaunchHeader(
            new LaunchIdentity(new LaunchOrigin("campaign", 1), 1, 0, Instant.EPOCH, Map.of()),
            2,
            List.of(),
            library(provider),
            List.of(clock),
            new LaunchEnvironment("0.1", facts, Map.of()),
            List.of());
    double[] valid = cell.observations().validRunTimes();
    OptionalDouble median =
        valid.length == 0
            ? OptionalDouble.empty()
            : OptionalDouble.of(OrderedSample.of("valid", valid).median());
    return ConditionWarnings.of(header, cell, median);
  }

  private static CellRecord record(
      CellSettings settings, Observations times, CellConditions conditions) {
    return new CellRecord(
        0, new CellKey("lab.First", "allreduce", 8, 2), settings, times, conditions, List.of());
  }

  private static CellSettings windowOf(ClockKind clock) {
    return CellSettings.of(
        TimingMethod.of("WINDOW_HCA", clock, RunTimeKind.GLOBAL), CellCounts.of(10, 200));
  }

  private static Map<String, String> started(String version, String... options) {
    return Map.of(
        "jvm.name",
        "OpenJDK 64-Bit Server VM",
        "jvm.version",
        version,
        "jvm.arguments",
        String.join(" ", options));
  }

  private static LibraryInfo library(ProviderKind provider) {
    return new LibraryInfo(
        provider, "Sample MPI", "1", "none", "none", CallCost.NONE, ThreadLevels.SINGLE);
  }

  /** Ten observations; the first three have the flags. */
  private static Observations observations(long runTime, int flags) {
    long[] runTimes = new long[10];
    Arrays.fill(runTimes, runTime);
    long[] allFlags = new long[10];
    Arrays.fill(allFlags, 0, 3, flags);
    return new Observations(new long[10], runTimes, allFlags);
  }

  private static CellConditions conditions(
      boolean quiet, long compilation, long collections, long allocated, double uncertainty) {
    return conditions(quiet, compilation, collections, allocated, uncertainty, Map.of());
  }

  private static CellConditions conditions(
      boolean quiet,
      long compilation,
      long collections,
      long allocated,
      double uncertainty,
      Map<String, String> details) {
    return new CellConditions(
        new CellConditions.Period(0, 0),
        new CellConditions.WarmUpSummary(200, quiet),
        new CellConditions.JvmDisturbance(compilation, collections, allocated),
        GlobalTiming.of(2, uncertainty, 2 * uncertainty),
        List.of(),
        CountedEvents.NONE,
        List.of(),
        details);
  }
}
