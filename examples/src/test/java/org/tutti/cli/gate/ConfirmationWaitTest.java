package org.tutti.cli.gate;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.analysis.compare.CampaignComparison;
import org.tutti.analysis.compare.ComparisonOptions;
import org.tutti.analysis.gate.CellGate;
import org.tutti.analysis.gate.GateOutcome;
import org.tutti.analysis.gate.GateResult;
import org.tutti.campaign.Campaign;
import org.tutti.campaign.CampaignPlan;
import org.tutti.campaign.CampaignResult;
import org.tutti.campaign.driver.DriverClock;
import org.tutti.campaign.driver.DriverSettings;
import org.tutti.examples.Example01Allreduce;
import org.tutti.mpi.ProviderKind;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.ManifestFile;
import org.tutti.records.settings.SettingKey;
import org.tutti.records.settings.Settings;
import org.tutti.report.progress.DriverConsole;
import org.tutti.report.progress.ProgressDisplay;
import picocli.CommandLine;

/** A confirmation of more than half an hour, by a clock on which only its waiting takes time. */
class ConfirmationWaitTest {
  private static final int LAUNCHES = 2;
  private static final Duration OVER = Duration.ofMinutes(40);
  private static final Pattern ANNOUNCED = Pattern.compile("begins in (\\d+):(\\d\\d) min, at ");
  private static final Pattern MORE = Pattern.compile("up to (\\d+):(\\d\\d) min");

  @TempDir private Path path;
  private final List<Line> lines = new ArrayList<>();
  private Duration now = Duration.ZERO;

  /** A line of progress, and when it was printed. */
  private record Line(Duration at, String text) {}

  /** Displays on a stream that is no terminal. */
  private static final class Display extends ProgressDisplay {
    Display(PrintStream stream) {
      super(new DriverConsole(stream, 0), false);
    }
  }

  private final DriverClock clock =
      new DriverClock() {
        @Override
        public long nanoTime() {
          return now.toNanos();
        }

        @Override
        public void sleep(Duration time) {
          now = now.plus(time);
        }
      };

  private final PrintStream stream =
      new PrintStream(OutputStream.nullOutputStream()) {
        @Override
        public void println(String text) {
          lines.add(new Line(now, text));
        }
      };

  @Test
  void noSilenceIsLongerThanWasSaid() {
    DriverSettings driver =
        DriverSettings.of(Settings.NONE.with(SettingKey.NO_JVM_CACHE.parse("true")))
            .withClock(clock);
    CampaignResult head =
        Campaign.run(
            CampaignPlan.builder()
                .benchmark(Example01Allreduce.class)
                .set(SettingKey.MSIZES, List.of(8L))
                .set(SettingKey.REPETITIONS, 40)
                .set(SettingKey.RESULTS, path.resolve("head"))
                .set(SettingKey.MPI, ProviderKind.IN_PROCESS)
                .set(SettingKey.LAUNCHES, 1)
                .build());
    GateResult seen = GateResult.of(withItself(head), true, List.of(), List.of());
    GateOptions options = new GateOptions();
    CommandLine.populateCommand(options);

    GateResult confirmed =
        new GateConfirmation(head, Optional.empty(), true, (again, strict) -> withItself(head))
            .confirmed(
                slower(seen),
                new ConfirmationRequest(LAUNCHES, Optional.of(OVER)),
                options,
                true,
                driver,
                new Display(stream));

    assertThat(confirmed.confirmations())
        .singleElement()
        .satisfies(cell -> assertThat(cell.launches()).isEqualTo(4 * LAUNCHES));
    for (int next = 1; next < lines.size(); next++) {
      Line line = lines.get(next - 1);
      Duration silence = lines.get(next).at().minus(line.at());
      assertThat(silence).as(line.text()).isLessThanOrEqualTo(minutes(ANNOUNCED, line.text()));
    }
    Duration promised =
        new ConfirmationTime(LAUNCHES, () -> true, false, Optional.of(OVER), 0)
            .atMost(
                ManifestFile.required(new CampaignDirectory(path.resolve("head"))), Duration.ZERO);
    assertThat(promised).isEqualTo(Duration.ofMinutes(80));
    assertThat(now).isBetween(Duration.ofMinutes(45), promised);
    List<String> times =
        lines.stream().map(Line::text).filter(text -> text.startsWith("Time: ")).toList();
    assertThat(times).hasSize(3);
    assertThat(times.get(0)).contains("spread over 40:00 min", "more to confirm what seems slower");
    assertThat(minutes(MORE, times.get(0))).isGreaterThanOrEqualTo(Duration.ofMinutes(40));
    assertThat(minutes(MORE, times.get(1))).isBetween(Duration.ofMinutes(20), Duration.ofHours(1));
    assertThat(times.get(2)).doesNotContain("confirm what");
  }

  private static CampaignComparison withItself(CampaignResult head) {
    return CampaignComparison.ofCampaigns(
        List.of(head.side()), List.of(head.side()), true, ComparisonOptions.DEFAULT);
  }

  private static GateResult slower(GateResult seen) {
    List<CellGate> cells =
        seen.cells().stream()
            .map(
                cell ->
                    new CellGate(cell.pair(), cell.ratio(), 0, 1, false, GateOutcome.REGRESSION, 0))
            .toList();
    return new GateResult(
        GateOutcome.REGRESSION, seen.margin(), cells, List.of(), List.of(), List.of(), List.of());
  }

  /** What is said, to the second to which it is rounded; at once if nothing is. */
  private static Duration minutes(Pattern pattern, String text) {
    Matcher matcher = pattern.matcher(text);
    return matcher.find()
        ? Duration.ofMinutes(Long.parseLong(matcher.group(1)))
            .plusSeconds(Long.parseLong(matcher.group(2)) + 1)
        : Duration.ZERO;
  }
}
