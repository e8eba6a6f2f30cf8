package org.tutti.sync;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SyncPlanTest {
  @ParameterizedTest
  @CsvSource({
    "BARRIER, BARRIER, NONE, LOCAL",
    "DISSEMINATION, DISSEMINATION, NONE, LOCAL",
    "BARRIER_HCA, BARRIER, HCA, GLOBAL",
    "WINDOW_SKAMPI, WINDOW, SKAMPI, GLOBAL",
    "WINDOW_HCA, WINDOW, HCA, GLOBAL"
  })
  void readsAName(String name, ProcessMethod process, ClockMethod clock, RunTimeKind runTime) {
    SyncPlan plan = SyncPlan.of(name);
    assertThat(plan.process()).isEqualTo(process);
    assertThat(plan.clock()).isEqualTo(clock);
    assertThat(plan.runTime()).isEqualTo(runTime);
    assertThat(plan.name()).isEqualTo(name);
  }

  @ParameterizedTest
  @ValueSource(strings = {"WINDWO", "window", "WINDOW_HCB", ""})
  void refusesAnUnknownMethodAndNamesTheKnownOnes(String name) {
    assertThatThrownBy(() -> SyncPlan.of(name))
        .hasMessageStartingWith("[TUTTI-040] Synchronization '" + name + "'")
        .hasMessageMatching(".*(DISSEMINATION|SKAMPI).*");
  }

  @ParameterizedTest
  @CsvSource({"WINDOWHCA, WINDOW_HCA", "BARIER, BARRIER", "WINDOW_HCB, WINDOW_HCA"})
  void guessesWhichMethodWasMeant(String name, String meant) {
    assertThatThrownBy(() -> SyncPlan.of(name))
        .hasMessageContaining("Did you mean '" + meant + "'?");
  }

  @ParameterizedTest
  @CsvSource({
    "fit-points, 0",
    "fit-points, -3",
    "fit-points, 2.5",
    "exchanges, many",
    "window, 0",
    "window, -50us",
    "window, 50km",
    "wander, 0",
    "root, -1",
    "lead, NaN"
  })
  void refusesAValueThatCannotBe(String key, String value) {
    assertThatThrownBy(() -> SyncPlan.of("WINDOW_HCA").with(key, value))
        .hasMessageStartingWith("[TUTTI-041] The synchronization parameter '" + key + "'");
  }

  @ParameterizedTest
  @CsvSource({"500, 500", "500ns, 500", "50us, 50000", "1.5ms, 1500000", "2s, 2000000000"})
  void readsTimesWithUnits(String text, double nanos) {
    assertThat(SyncPlan.of("WINDOW_HCA").with("window", text).value(SyncParameter.WINDOW))
        .isEqualTo(nanos);
  }

  @Test
  void readsParametersBehindTheMethodAndWritesThemBack() {
    SyncPlan plan = SyncPlan.of("WINDOW_HCA:WINDOW=50US,FIT_POINTS=300");
    assertThat(plan.value(SyncParameter.WINDOW)).isEqualTo(50_000);
    assertThat(plan.value(SyncParameter.FIT_POINTS)).isEqualTo(300);
    assertThat(plan.name()).isEqualTo("WINDOW_HCA:fit-points=300,window=50000ns");
    assertThat(SyncPlan.of(plan.name()).given()).isEqualTo(plan.given());
    assertThatThrownBy(() -> SyncPlan.of("WINDOW:windwo=3")).hasMessageStartingWith("[TUTTI-046]");
    assertThatThrownBy(() -> SyncPlan.of("WINDOW:window")).hasMessageStartingWith("[TUTTI-041]");
  }

  @Test
  void theJointMethodIsTheClockOfAWindowThatNamesNone() {
    assertThat(SyncPlan.of("WINDOW").clock()).isEqualTo(ClockMethod.JOINT);
    assertThat(SyncPlan.of("ROUNDTIME").method()).isEqualTo("ROUNDTIME_JOINT");
  }

  @Test
  void roundTimeWithoutASlotTellsTheDefault() {
    assertThat(SyncPlan.of("ROUNDTIME").notices()).singleElement().asString().contains("10 s");
    assertThat(SyncPlan.of("ROUNDTIME:slot=2s").notices()).isEmpty();
  }

  @Test
  void refusesAWindowShorterThanTheClocksStep() {
    SyncPlan plan = SyncPlan.of("WINDOW_HCA").with(SyncParameter.WINDOW, 5);
    assertThatThrownBy(() -> plan.checkWindow(10)).hasMessageStartingWith("[TUTTI-042]");
  }

  @Test
  void refusesGlobalRunTimesWithoutAGlobalClock() {
    assertThatThrownBy(() -> SyncPlan.of("BARRIER").with(RunTimeKind.GLOBAL))
        .hasMessageStartingWith("[TUTTI-045]");
    assertThatThrownBy(() -> SyncPlan.of("WINDOW_NONE")).hasMessageStartingWith("[TUTTI-045]");
  }

  @Test
  void refusesAParameterThatDoesNotExist() {
    assertThatThrownBy(() -> SyncPlan.of("BARRIER").with("windwo", "1ms"))
        .hasMessageStartingWith("[TUTTI-046]")
        .hasMessageContaining("Did you mean 'window'?");
  }

  @Test
  void refusesARootBeyondTheLastRank() {
    SyncPlan plan = SyncPlan.of("WINDOW_HCA").with(SyncParameter.ROOT, 2);
    assertThatThrownBy(() -> plan.checkProcesses(2)).hasMessageStartingWith("[TUTTI-047]");
  }
}
