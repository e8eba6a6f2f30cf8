package org.tutti.report.progress;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.tutti.campaign.driver.LaunchStatus;
import org.tutti.campaign.driver.TimeEstimate;
import org.tutti.diagnostics.UserText;
import org.tutti.records.campaign.Manifest;
import org.tutti.records.campaign.Manifests;
import org.tutti.records.campaign.PlannedLaunch;
import org.tutti.records.campaign.Treatment;

class DriverConsoleTest {
  private static final String ERASE = "\r\u001b[K";
  private static final String CUT = "\u001b[?7l";
  private static final String WRAP = "\u001b[?7h";

  private final ByteArrayOutputStream shown = new ByteArrayOutputStream();
  private final PrintStream stream = new PrintStream(shown, true);
  private final PlannedLaunch launch = new PlannedLaunch(1, 1, Treatment.ONLY);

  @Test
  void aLineThatIsWiderThanTheTerminalIsCutSoThatItDoesNotWrap() {
    new DriverConsole(stream, 10).status("0123456789ABCDEF");
    assertThat(shown).hasToString(ERASE + CUT + "012345678" + WRAP);
  }

  @Test
  void aPlanIsBrokenIntoLinesOfTheTerminalOnly() {
    new DriverConsole(stream, 12).sentence("one two three");
    new DriverConsole(stream, 0).sentence("one two three");
    assertThat(shown.toString().lines()).containsExactly("one two", "  three", "one two three");
  }

  @Test
  void permanentLinesStandAboveTheProgress() {
    DriverConsole console = new DriverConsole(stream, 80);
    console.status("half done");
    console.line("a rank printed this");
    assertThat(shown.toString().replace(System.lineSeparator(), "\n"))
        .isEqualTo(progress("half done") + ERASE + "a rank printed this\n" + progress("half done"));
  }

  @Test
  void theProgressIsTakenAwayBeforeTheReport() {
    DriverConsole console = new DriverConsole(stream, 80);
    console.status("half done");
    new ProgressDisplay(console, false).finished(null);
    console.clear();
    assertThat(shown).hasToString(progress("half done") + ERASE);
  }

  @Test
  void whereThereIsNoTerminalNothingIsOverwritten() {
    DriverConsole console = new DriverConsole(stream, 0);
    console.status("half done");
    console.line("launch 1");
    console.clear();
    assertThat(shown).hasToString("launch 1" + System.lineSeparator());
  }

  @Test
  void aCampaignThatTakesLongerSaysSo() {
    ProgressDisplay display = new ProgressDisplay(new DriverConsole(stream, 80), false);
    display.running(launch, status(Duration.ofSeconds(90)));
    assertThat(shown.toString()).contains("about 1:30 min left");
    display.running(launch, status(Duration.ZERO));
    assertThat(shown.toString()).endsWith("cell 1/2, longer than estimated" + WRAP);
  }

  @Test
  void whoWantsQuietSeesNoProgress() {
    ProgressDisplay display = new ProgressDisplay(new DriverConsole(stream, 80), true);
    display.running(launch, status(Duration.ofSeconds(90)));
    display.launchDone(1, 1, Optional.empty());
    assertThat(shown.toString()).isEmpty();
    display.notice(new UserText("something is wrong"));
    assertThat(shown.toString()).contains("something is wrong");
  }

  /** Each wait, each estimate, and each rest. */
  @Test
  void whereThereIsNoTerminalWaitsAreToldOnceAndWhatMayFollowAlways() {
    ProgressDisplay display = new ProgressDisplay(new DriverConsole(stream, 0), false);
    display.followedBy(
        new FollowUp() {
          @Override
          public Duration atMost(Manifest campaign, Duration each) {
            return Duration.ofMinutes(30).plus(each);
          }

          @Override
          public String purpose() {
            return "to see";
          }
        });
    Manifest manifest = Manifests.of(2);
    display.planned(
        manifest,
        manifest.design().launches(),
        Optional.of(new TimeEstimate(Duration.ofSeconds(9), "measured", true)));
    for (int seconds = 90; seconds > 0; seconds--) {
      Duration until = Duration.ofSeconds(seconds);
      display.waiting(launch, until, Optional.of(until.plusSeconds(9)));
    }
    display.running(launch, status(Duration.ofSeconds(9)));
    display.running(launch, status(Duration.ofSeconds(8)));
    display.launchDone(1, 1, Optional.of(Duration.ofSeconds(9)));

    assertThat(shown.toString().lines())
        .satisfiesExactly(
            line -> assertThat(line).startsWith("Design: 2 blocks"),
            line ->
                assertThat(line)
                    .isEqualTo(
                        "Time: about 18.0 s for 2 launches of 9.0 s, measured, and up to 30:09 min"
                            + " more to see."),
            line ->
                assertThat(line)
                    .matches(
                        "block 1/2, launch 1/2 begins in 1:30 min, at \\d\\d:\\d\\d:\\d\\d, about"
                            + " 1:39 min left, then up to 30:09 min to see"),
            line -> assertThat(line).isEqualTo("block 1/2, launch 1/2 begins"),
            line ->
                assertThat(line)
                    .isEqualTo("1 done, 1 to go, about 9.0 s left, then up to 30:09 min to see"));
  }

  private static String progress(String text) {
    return ERASE + CUT + text + WRAP;
  }

  private static LaunchStatus status(Duration left) {
    return new LaunchStatus(Duration.ofSeconds(1), 1, 2, Optional.of(left));
  }
}
