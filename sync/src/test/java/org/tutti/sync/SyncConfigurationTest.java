package org.tutti.sync;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.sync.clocksync.ClockMethod;
import org.tutti.sync.clocksync.RegressionParameters;
import org.tutti.sync.joint.JointClockSync;
import org.tutti.sync.process.ArrivalPattern;
import org.tutti.sync.process.PlannedStarts;

class SyncConfigurationTest {
  @ParameterizedTest
  @CsvSource({
    "BARRIER, BARRIER, NONE, LOCAL",
    "DISSEMINATION, DISSEMINATION, NONE, LOCAL",
    "BARRIER_HCA, BARRIER, HCA, GLOBAL",
    "WINDOW_HCA, WINDOW, HCA, GLOBAL"
  })
  void readsAName(String name, String process, String clock, RunTimeKind runTime) {
    SyncConfiguration configuration = SyncConfiguration.of(name);
    assertThat(configuration.process().name()).isEqualTo(process);
    assertThat(configuration.clock().name()).isEqualTo(clock);
    assertThat(configuration.runTime()).isEqualTo(runTime);
    assertThat(configuration.name()).isEqualTo(name);
  }

  @Test
  void arrivalsArePlannedAndCountFromTheLastOne() {
    ArrivalPattern late = ArrivalPattern.of("last-late:50us");
    SyncConfiguration window = SyncConfiguration.of("WINDOW").with(late);
    assertThat(window.runTime()).isEqualTo(RunTimeKind.LAST_START);
    assertThat(window.with(RunTimeKind.GLOBAL).runTime()).isEqualTo(RunTimeKind.GLOBAL);
    assertThat(window).isNotEqualTo(SyncConfiguration.of("WINDOW"));
    for (String unplanned : new String[] {"BARRIER", "BARRIER_JOINT", "TREE", "NONE"}) {
      assertThatThrownBy(() -> SyncConfiguration.of(unplanned).with(late))
          .hasMessageStartingWith("[TUTTI-003] Ranks cannot arrive as in 'last-late:50us'");
    }
  }

  @Test
  void offsetsMustFitTheWindowAndTheRanks() {
    SyncConfiguration window = SyncConfiguration.of("WINDOW:window=50us");
    window.with(ArrivalPattern.of("last-late:49us")).checkWindow(1);
    assertThatThrownBy(() -> window.with(ArrivalPattern.of("last-late:50us")).checkWindow(1))
        .hasMessageStartingWith(
            "[TUTTI-003] Ranks arrive up to 50000 ns late, in a window of 50000");
    SyncConfiguration slot = SyncConfiguration.of("ROUNDTIME:slot=1s");
    slot.with(ArrivalPattern.of("last-late:999ms")).checkWindow(1);
    assertThatThrownBy(() -> slot.with(ArrivalPattern.of("last-late:1s")).checkWindow(1))
        .hasMessageStartingWith("[TUTTI-003] Ranks arrive up to 1000000000 ns late, and a cell");
    SyncConfiguration offsets = window.with(ArrivalPattern.of("0,1us,2us"));
    offsets.checkArrivals(3);
    assertThatThrownBy(() -> offsets.checkArrivals(4))
        .hasMessageStartingWith(
            "[TUTTI-003] There are arrival offsets of 3 ranks, but 4 take part.");
  }

  @ParameterizedTest
  @ValueSource(strings = {"WINDWO", "window", "WINDOW_HCB", ""})
  void refusesAnUnknownMethodAndNamesTheKnownOnes(String name) {
    assertThatThrownBy(() -> SyncConfiguration.of(name))
        .hasMessageStartingWith("[TUTTI-006] Synchronization '" + name + "'")
        .hasMessageMatching(".*(DISSEMINATION|HCA).*");
  }

  @ParameterizedTest
  @CsvSource({"WINDOWHCA, WINDOW_HCA", "BARIER, BARRIER", "WINDOW_HCB, WINDOW_HCA"})
  void guessesWhichMethodWasMeant(String name, String meant) {
    assertThatThrownBy(() -> SyncConfiguration.of(name))
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
    "lead, NaN",
    "lead, 25000000s",
    "exchanges, 2147483647",
    "wander, 2",
    "wander, 1e999"
  })
  void rejectsAnImpossibleValue(String key, String value) {
    assertThatThrownBy(() -> SyncConfiguration.of("WINDOW_HCA").with(key, value))
        .hasMessageStartingWith("[TUTTI-003] The synchronization parameter '" + key + "'");
  }

  @ParameterizedTest
  @CsvSource({"500, 500", "500ns, 500", "50us, 50000", "1.5ms, 1500000", "2s, 2000000000"})
  void readsTimesWithUnits(String text, long nanos) {
    SyncConfiguration configuration = SyncConfiguration.of("WINDOW_HCA").with("window", text);
    assertThat(configuration.parameters().get(PlannedStarts.WINDOW)).isEqualTo(nanos);
  }

  @Test
  void readsAndWritesParametersAfterTheMethod() {
    SyncConfiguration configuration = SyncConfiguration.of("WINDOW_HCA:WINDOW=50US,FIT_POINTS=300");
    assertThat(configuration.parameters().get(PlannedStarts.WINDOW)).isEqualTo(50_000);
    assertThat(configuration.parameters().get(RegressionParameters.FIT_POINTS)).isEqualTo(300);
    assertThat(configuration.name()).isEqualTo("WINDOW_HCA:fit-points=300,window=50000ns");
    assertThat(SyncConfiguration.of(configuration.name())).isEqualTo(configuration);
    assertThatThrownBy(() -> SyncConfiguration.of("WINDOW:windwo=3"))
        .hasMessageStartingWith("[TUTTI-006]");
    assertThatThrownBy(() -> SyncConfiguration.of("WINDOW:window"))
        .hasMessageStartingWith("[TUTTI-003]");
  }

  @Test
  void theJointMethodIsTheDefaultClockOfAWindow() {
    assertThat(SyncConfiguration.of("WINDOW").clock()).isSameAs(JointClockSync.METHOD);
    assertThat(SyncConfiguration.of("ROUNDTIME").method()).isEqualTo("ROUNDTIME_JOINT");
  }

  @Test
  void roundTimeWithoutASlotReportsTheDefault() {
    assertThat(SyncConfiguration.of("ROUNDTIME").notices())
        .singleElement()
        .asString()
        .contains("10 s");
    assertThat(SyncConfiguration.of("ROUNDTIME:slot=2s").notices()).isEmpty();
  }

  @Test
  void refusesAWindowShorterThanTheClocksStep() {
    SyncConfiguration configuration =
        SyncConfiguration.of("WINDOW_HCA").with(PlannedStarts.WINDOW, 5L);
    assertThatThrownBy(() -> configuration.checkWindow(10)).hasMessageStartingWith("[TUTTI-003]");
  }

  @Test
  void refusesGlobalRunTimesWithoutAGlobalClock() {
    assertThatThrownBy(() -> SyncConfiguration.of("BARRIER").with(RunTimeKind.GLOBAL))
        .hasMessageStartingWith("[TUTTI-045]");
    assertThatThrownBy(() -> SyncConfiguration.of("WINDOW_NONE"))
        .hasMessageStartingWith("[TUTTI-045]");
  }

  @Test
  void refusesAParameterThatDoesNotExist() {
    assertThatThrownBy(() -> SyncConfiguration.of("BARRIER").with("windwo", "1ms"))
        .hasMessageStartingWith("[TUTTI-006]")
        .hasMessageContaining("Did you mean 'window'?");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "BARRIER:bursts=77        | BARRIER takes no parameter 'bursts'     | It takes none; 'bursts' belongs to JOINT.",
        "BARRIER:slot=3s          | BARRIER takes no parameter 'slot'       | belongs to ROUNDTIME.",
        "BARRIER:window=9us       | BARRIER takes no parameter 'window'     | belongs to WINDOW, ROUNDTIME.",
        "BARRIER_HCA:window=9us   | BARRIER_HCA takes no parameter 'window' | It takes: fit-points, exchanges,",
        "WINDOW_HCA:spread=1s     | takes no parameter 'spread'             | Did you mean 'fit-spread'?",
        "WINDOW:slot=3s           | WINDOW_JOINT takes no parameter 'slot'  | belongs to ROUNDTIME.",
        "ROUNDTIME:lead=1ms       | takes no parameter 'lead'               | belongs to WINDOW."
      })
  void refusesAParameterOfAnotherMethod(String text, String what, String remedy) {
    assertThatThrownBy(() -> SyncConfiguration.of(text))
        .hasMessageStartingWith("[TUTTI-108]")
        .hasMessageContaining(what)
        .hasMessageContaining(remedy);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "BARRIER_HCA:offset-exchanges=5,root=1,wander=1.0E-7",
        "WINDOW_JOINT:window=50000ns,lead=5ns,tolerance=7ns,attempts=2",
        "WINDOW_HCA:fit-points=9,exchanges=4,fit-spread=8ns,offset-exchanges=6,window=50000ns",
        "ROUNDTIME_HCA:round-trips=4,warmup-exchanges=3,slot=5ns,attempts=9",
        "ROUNDTIME_JOINT:bursts=5,burst-exchanges=6,burst-warmup=0,spread=8ns,refresh=9ns"
      })
  void takesTheParametersOfBothMethods(String text) {
    assertThat(SyncConfiguration.of(text).name()).isEqualTo(text);
  }

  @Test
  void refusesARootBeyondTheLastRank() {
    SyncConfiguration configuration = SyncConfiguration.of("WINDOW_HCA").with(ClockMethod.ROOT, 2);
    assertThatThrownBy(() -> configuration.checkProcesses(2)).hasMessageStartingWith("[TUTTI-047]");
  }
}
