package org.tutti.rank.launch;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.measure.harness.TestHarness;
import org.tutti.measure.plan.Plan;
import org.tutti.records.launch.LaunchEnvironment;

/** Ranks of one host that run something else are named. */
class RankSoftwareLaunchTest {
  @TempDir Path directory;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "jvm.version",
        "jvm.home",
        "jvm.mode",
        "jvm.arguments",
        "jvm.maximumHeapBytes",
        "jvm.program",
        "settings./etc/openmpi-mca-params.conf"
      })
  void aRankThatRunsSomethingElseIsNamed(String fact) {
    assertThat(differences(Map.of(fact, "one"), Map.of(fact, "other"), Map.of(fact, "other")))
        .isEqualTo(
            "rank 1 and 1 more differ from rank 0 of the same host: "
                + fact
                + " is other, not one");
  }

  @Test
  void twoKindsOfStrangersAreTold() {
    assertThat(
            differences(
                Map.of("jvm.mode", "mixed"),
                Map.of("jvm.mode", "interpreted"),
                Map.of("jvm.mode", "mixed"),
                Map.of("jvm.mode", "compiled")))
        .isEqualTo(
            "rank 1 differs from rank 0 of the same host: jvm.mode is interpreted, not mixed;"
                + " rank 3 differs from rank 0 of the same host: jvm.mode is compiled, not mixed");
  }

  /** Other hosts are compared by what they record. */
  @Test
  void ranksOfOtherHostsAreComparedWithTheirs() {
    assertThat(
            differences(
                Map.of("host.name", "a", "jvm.mode", "mixed"),
                Map.of("host.name", "b", "jvm.mode", "compiled"),
                Map.of("host.name", "b", "jvm.mode", "interpreted")))
        .isEqualTo(
            "rank 2 differs from rank 1 of the same host: jvm.mode is interpreted, not compiled");
  }

  @Test
  void whatLaunchersGiveEachRankIsNoDifference() {
    assertThat(
            differences(
                Map.of("jvm.processors", "1", "jvm.classPath", "a.jar"),
                Map.of("jvm.processors", "2", "jvm.classPath", "/b/a.jar")))
        .isNull();
  }

  @SafeVarargs
  private String differences(Map<String, String>... facts) {
    Plan plan = TestLaunch.plan(new TestHarness(), facts.length, "sync", "BARRIER", "msizes", "8");
    TestLaunch.run(directory, plan, List.of(facts));
    return TestLaunch.read(directory)
        .header()
        .environment()
        .facts()
        .get(LaunchEnvironment.RANKS_DIFFER);
  }
}
