package org.tutti.lab.schemes;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.tutti.annotations.Operation;
import org.tutti.annotations.ProcessingScheme;
import org.tutti.annotations.Suite;
import org.tutti.measure.plan.BenchmarkDescriptor;
import org.tutti.measure.plan.Plan;
import org.tutti.measure.plan.SuiteMethods;
import org.tutti.mpi.Datatype;
import org.tutti.records.settings.SettingKey;
import org.tutti.records.settings.Settings;

/** The schemes of all suites. */
class SchemesTest {
  private static final SuiteMethods SCHEMES = SuiteMethods.require(SettingKey.SCHEME);

  /**
   * How suites start calls and time them: hunold2016, table 3, and hunold2015, table 1 and figure
   * 2. Of two ways, the one that no other suite has; ReproMPI's is that of hunold2016, section
   * 3.1.2, and the last that of luebbe2017, algorithm 1.
   */
  private static final Map<Suite, String> MEASUREMENT =
      Map.ofEntries(
          Map.entry(Suite.OSU, "MS1"),
          Map.entry(Suite.IMB, "MS2"),
          Map.entry(Suite.SKAMPI, "MS4"),
          Map.entry(Suite.MPPTEST, "MS2"),
          Map.entry(Suite.NBCBENCH, "MS4"),
          Map.entry(Suite.MPIBENCH, "MS1"),
          Map.entry(Suite.MPIBLIB, "MS1"),
          Map.entry(Suite.MPICROSCOPE, "MS1"),
          Map.entry(Suite.PHLOEM, "MS3"),
          Map.entry(Suite.REPROMPI, "MS4"),
          Map.entry(Suite.NEIGHBORHOODS, "own barrier before and after"));

  /** hunold2016, table 4. */
  private static final Map<Suite, ProcessingScheme> PROCESSING =
      Map.of(
          Suite.OSU, ProcessingScheme.PS3,
          Suite.IMB, ProcessingScheme.PS7,
          Suite.SKAMPI, ProcessingScheme.PS1,
          Suite.MPPTEST, ProcessingScheme.PS8,
          Suite.NBCBENCH, ProcessingScheme.PS6,
          Suite.MPIBENCH, ProcessingScheme.PS5,
          Suite.MPIBLIB, ProcessingScheme.PS2,
          Suite.MPICROSCOPE, ProcessingScheme.PS2,
          Suite.PHLOEM, ProcessingScheme.PS7);

  @ParameterizedTest
  @EnumSource
  void eachSuiteMeasuresAsThePapersTablesSay(Suite suite) {
    assertThat(measurement(settings(suite))).isEqualTo(MEASUREMENT.get(suite));
  }

  @ParameterizedTest
  @EnumSource
  void eachSuiteProcessesAsThePapersTableSays(Suite suite) {
    assertThat(settings(suite).find(SettingKey.PROCESSING).orElse(null))
        .isEqualTo(PROCESSING.get(suite));
  }

  @Test
  void schemesStopLikeTheirSuites() {
    Settings skampi = SCHEMES.of(Suite.SKAMPI);
    assertThat(skampi.get(SettingKey.REPETITIONS)).isEqualTo(33);
    assertThat(skampi.get(SettingKey.MIN_REPETITIONS)).isEqualTo(8);
    assertThat(skampi.get(SettingKey.REPETITIONS_ERROR)).isEqualTo(0.1);
    assertThat(SCHEMES.of(Suite.MPIBLIB).get(SettingKey.REPETITIONS_MEAN_INTERVAL)).isEqualTo(0.05);
    assertThat(SCHEMES.of(Suite.MPICROSCOPE).get(SettingKey.REPETITIONS_DECAY)).isEqualTo(50);
    assertThat(Suite.values())
        .filteredOn(suite -> SCHEMES.of(suite).get(SettingKey.REPETITIONS_ROUNDS) != 1)
        .containsExactly(Suite.MPPTEST);
    assertThat(SCHEMES.of(Suite.OSU).find(SettingKey.REPETITIONS_ERROR)).isEmpty();
  }

  /** gropp1999, section 3.3: a loop over all lengths, several times. */
  @Test
  void mpptestMeasuresOneLoopOfEachSizeInEachPass() {
    Settings scheme = SCHEMES.of(Suite.MPPTEST);
    assertThat(scheme.get(SettingKey.REPETITIONS))
        .isEqualTo(scheme.get(SettingKey.REPETITIONS_ROUNDS));
    assertThat(scheme.get(SettingKey.REPETITIONS_ALL_SIZES)).isTrue();
  }

  @Test
  void whatABenchmarkSaysPrecedesItsScheme() {
    BenchmarkDescriptor benchmark =
        BenchmarkDescriptor.named("a.B.bcast")
            .operation(Operation.BCAST)
            .datatype(Datatype.BYTE)
            .settings(Settings.builder().set(SettingKey.REPETITIONS, "7").build())
            .build();
    Settings osu = Settings.builder().set(SettingKey.SCHEME, "OSU").build();
    Settings merged = Plan.merged(benchmark, osu);
    assertThat(merged.get(SettingKey.REPETITIONS)).isEqualTo(7);
    assertThat(merged.find(SettingKey.PROCESSING)).contains(ProcessingScheme.PS3);
  }

  private static Settings settings(Suite suite) {
    return SCHEMES.of(suite).over(Settings.defaults());
  }

  /** Calls are timed one by one, or in a loop that begins behind a barrier or has one in it. */
  private static String measurement(Settings settings) {
    boolean isLoop = settings.get(SettingKey.BATCH) > 1;
    String sync = settings.get(SettingKey.SYNC).name();
    if (sync.equals("DISSEMINATION:barriers=2")) {
      return "own barrier before and after";
    }
    if (sync.startsWith("WINDOW_")) {
      return isLoop ? "" : "MS4";
    }
    assertThat(sync).matches("BARRIER(_HCA)?");
    if (settings.get(SettingKey.BATCH_BARRIER)) {
      return isLoop ? "MS3" : "";
    }
    return isLoop ? "MS2" : "MS1";
  }
}
