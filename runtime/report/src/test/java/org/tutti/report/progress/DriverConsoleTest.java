package org.tutti.report.progress;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.tutti.campaign.driver.LaunchStatus;
import org.tutti.diagnostics.UserText;
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

  private static String progress(String text) {
    return ERASE + CUT + text + WRAP;
  }

  private static LaunchStatus status(Duration left) {
    return new LaunchStatus(Duration.ofSeconds(1), 1, 2, Optional.of(left));
  }
}
