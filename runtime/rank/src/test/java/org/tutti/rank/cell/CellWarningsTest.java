package org.tutti.rank.cell;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tutti.measure.harness.Harness;
import org.tutti.mpi.CallCost;
import org.tutti.mpi.LibraryInfo;
import org.tutti.mpi.ProviderKind;
import org.tutti.mpi.ThreadLevels;
import org.tutti.rank.jvm.KnownJvm;
import org.tutti.rank.outlier.OrderedTimes;
import org.tutti.records.launch.CellConditions;
import org.tutti.records.launch.CellCounts;
import org.tutti.records.launch.CellSettings;
import org.tutti.records.launch.ClockRecord;
import org.tutti.records.launch.CountedEvents;
import org.tutti.records.launch.GlobalTiming;
import org.tutti.records.launch.Observations;
import org.tutti.records.launch.TimingMethod;
import org.tutti.records.launch.Warning;
import org.tutti.sync.ClockKind;
import org.tutti.sync.RunTimeKind;
import org.tutti.sync.host.Occupancy;
import org.tutti.sync.process.Flag;

class CellWarningsTest {
  private static final CellSettings SETTINGS =
      CellSettings.of(
          TimingMethod.of("WINDOW_HCA", ClockKind.MONOTONIC, RunTimeKind.GLOBAL),
          CellCounts.of(10, 200));
  private static final CellConditions GOOD = conditions(true, 0, 0, 0, 50);

  private static final Occupancy TWO = new Occupancy(2, 2);
  private static final KnownJvm KNOWN = new KnownJvm("OpenJDK 64-Bit Server VM", 25);
  private static final List<String> WITHOUT_FENCE = List.of("-XX:+UseSystemMemoryBarrier");

  @Test
  void anUndisturbedCellHasNoWarnings() {
    assertThat(identifiers(GOOD, observations(1000, 0))).isEmpty();
  }

  @Test
  void activityOfTheVirtualMachine() {
    CellConditions busy = conditions(false, 3_000_000, 1, 64, 50);
    assertThat(identifiers(busy, observations(1000, 0)))
        .containsExactly("TUTTI-057", "TUTTI-058", "TUTTI-059", "TUTTI-060");
    assertThat(warnings(ProviderKind.NATIVE).of(SETTINGS, observations(1000, 0), busy, TWO))
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
            warnings(provider)
                .of(SETTINGS, observations(1000, 0), conditions(true, 0, 0, 64, 50), TWO))
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
    assertThat(warnings(ProviderKind.NATIVE).of(SETTINGS, observations(90, 0), GOOD, TWO))
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
    assertThat(
            warnings(ProviderKind.NATIVE)
                .of(local, observations(1000, 0), conditions(true, 0, 0, 0, 1001), TWO))
        .isEmpty();
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
            new CellWarnings(clock, library(ProviderKind.NATIVE), KNOWN, WITHOUT_FENCE)
                .of(SETTINGS, observations(1000, 0), GOOD, TWO))
        .extracting(warning -> warning.problem().identifier())
        .containsExactly("TUTTI-044");
  }

  @Test
  void moreRanksThanProcessors() {
    assertThat(
            warnings(ProviderKind.NATIVE)
                .of(SETTINGS, observations(1000, 0), GOOD, new Occupancy(4, 2)))
        .extracting(warning -> warning.problem().identifier())
        .containsExactly("TUTTI-056");
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
            warnings(provider, List.of()).of(settings, observations(runTime, 0), GOOD, TWO).stream()
                .anyMatch(warning -> warning.problem().identifier().equals("TUTTI-263")))
        .isEqualTo(warned);
  }

  @Test
  void optionsWithWhichLoopsMayNotBeCompiled() {
    List<String> options = List.of("-XX:+UseSystemMemoryBarrier", Harness.COMPILED_SOONER, "-Xint");
    assertThat(
            warnings(ProviderKind.NATIVE, options).of(SETTINGS, observations(1000, 0), GOOD, TWO))
        .singleElement()
        .extracting(Warning::line)
        .asString()
        .startsWith("[TUTTI-265] the timed loop may not be compiled with -Xint; measure without");
  }

  @Test
  void aJvmWhoseThresholdsAreUnknown() {
    KnownJvm later = new KnownJvm("OpenJDK 64-Bit Server VM", 99);
    ClockRecord clock = new ClockRecord(ClockKind.MONOTONIC, 10, 20);
    assertThat(
            new CellWarnings(clock, library(ProviderKind.NATIVE), later, WITHOUT_FENCE)
                .of(SETTINGS, observations(1000, 0), GOOD, TWO))
        .singleElement()
        .extracting(Warning::line)
        .asString()
        .isEqualTo(
            "[TUTTI-405] the warm-up is made for HotSpot of JDK 17 to 25, not for OpenJDK 64-Bit"
                + " Server VM of JDK 99, so the timed loop may not be compiled; use one of these"
                + " JDKs");
  }

  private static List<String> identifiers(CellConditions conditions, OrderedTimes times) {
    return warnings(ProviderKind.NATIVE).of(SETTINGS, times, conditions, TWO).stream()
        .map(warning -> warning.problem().identifier())
        .toList();
  }

  private static CellWarnings warnings(ProviderKind provider) {
    return warnings(provider, WITHOUT_FENCE);
  }

  private static CellWarnings warnings(ProviderKind provider, List<String> jvmOptions) {
    return new CellWarnings(
        new ClockRecord(ClockKind.MONOTONIC, 10, 20), library(provider), KNOWN, jvmOptions);
  }

  private static LibraryInfo library(ProviderKind provider) {
    return new LibraryInfo(
        provider, "Sample MPI", "1", "none", "none", CallCost.NONE, ThreadLevels.SINGLE);
  }

  /** Ten observations; the first three have the flags. */
  private static OrderedTimes observations(long runTime, int flags) {
    long[] runTimes = new long[10];
    Arrays.fill(runTimes, runTime);
    long[] allFlags = new long[10];
    Arrays.fill(allFlags, 0, 3, flags);
    return OrderedTimes.of(new Observations(new long[10], runTimes, allFlags));
  }

  private static CellConditions conditions(
      boolean quiet, long compilation, long collections, long allocated, double uncertainty) {
    return new CellConditions(
        new CellConditions.Period(0, 0),
        new CellConditions.WarmUpSummary(200, quiet),
        new CellConditions.JvmDisturbance(compilation, collections, allocated),
        GlobalTiming.of(2, uncertainty, 2 * uncertainty),
        List.of(),
        CountedEvents.NONE,
        List.of(),
        Map.of());
  }
}
