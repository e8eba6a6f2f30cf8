package org.tutti.rank.launch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.diagnostics.TuttiException;
import org.tutti.measure.harness.TestHarness;
import org.tutti.measure.plan.Plan;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.launch.LaunchEnvironment;
import org.tutti.records.launch.LaunchHeader;

/** A launch by hand must be as like the ones before it as a launch of a campaign. */
class EarlierLaunchesTest {
  @TempDir Path directory;

  private LaunchHeader before;

  @BeforeEach
  void measureOnce() {
    Plan plan = TestLaunch.plan(new TestHarness(), 1, "sync", "BARRIER", "msizes", "8");
    TestLaunch.run(directory, 1, plan, TestHarness::new);
    before = TestLaunch.read(directory).header();
  }

  @Test
  void theSameAgainBelongsToTheOthers() {
    assertThat(join(Map.of(), false).identity().origin().campaign())
        .isEqualTo(before.identity().origin().campaign());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "transport.sameHost",
        "transport.otherHosts",
        "jvm.version",
        "os.kernel",
        "cpu.model",
        "cpu.governor",
        "clock.source"
      })
  void whatACampaignRefusesIsRefusedByHand(String fact) {
    assertThatThrownBy(() -> join(Map.of(fact, "ob1, tcp"), false))
        .isInstanceOf(TuttiException.class)
        .hasMessageContaining(fact + " was ")
        .hasMessageContaining("and is now ob1, tcp")
        .hasMessageContaining("Name another directory with SettingKey.RESULTS");
    assertThat(join(Map.of(fact, "ob1, tcp"), true)).isNotNull();
  }

  private LaunchHeader join(Map<String, String> changed, boolean mayDiffer) {
    Map<String, String> facts = new TreeMap<>(before.environment().facts());
    facts.putAll(changed);
    LaunchEnvironment environment =
        new LaunchEnvironment(
            before.environment().tutti(), facts, before.environment().variables());
    return EarlierLaunches.join(
        new CampaignDirectory(directory),
        new LaunchHeader(
            before.identity(),
            before.processes(),
            before.ranks(),
            before.library(),
            before.clocks(),
            environment,
            before.plan()),
        mayDiffer);
  }
}
