package org.tutti.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.IntToDoubleFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.tutti.campaign.pilot.SplitProposal;
import org.tutti.records.campaign.CampaignContents;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.Journal;
import org.tutti.records.campaign.JournalEntry;
import org.tutti.records.campaign.JournalEntry.Event;
import org.tutti.records.campaign.SampleCampaign;
import org.tutti.records.campaign.WrittenCampaign;
import org.tutti.report.progress.SplitProposalText;

/** What {@code run --pilot} prints is held against launches of which the truth is known. */
class ProposedSplitTest {
  private static final int WIDTH = 100;
  private static final int PILOTS = 50;
  private static final int LAUNCHES = 20;
  private static final double MEAN = 100_000;
  private static final double WITHIN = 1_000;
  private static final double BETWEEN = 5_000;

  private static final Pattern ROW =
      Pattern.compile("p 2\\) +([0-9,]+) +([0-9,]+) +([0-9.]+) % +[0-9]+ %");

  @TempDir private Path path;

  /** How the launches of a pilot vary, with the standard deviation {@link #BETWEEN}. */
  private enum Launches {
    INDEPENDENT(0),
    /** Each launch resembles the one before it, in a machine that changes slowly. */
    DEPENDENT(0.5),
    BIMODAL(0);

    private final double correlation;

    Launches(double correlation) {
      this.correlation = correlation;
    }

    IntToDoubleFunction drawn(SplittableRandom random) {
      double[] levels = new double[LAUNCHES + 1];
      double state = random.nextGaussian();
      for (int launch = 1; launch <= LAUNCHES; launch++) {
        levels[launch] =
            MEAN + BETWEEN * (this == BIMODAL ? (random.nextBoolean() ? 1 : -1) : state);
        state =
            correlation * state + Math.sqrt(1 - correlation * correlation) * random.nextGaussian();
      }
      return launch -> levels[launch];
    }

    /** The relative standard error of the mean over launches of so many observations. */
    double error(int launches, int observations) {
      double sum = 1;
      for (int lag = 1; lag < launches; lag++) {
        sum += 2 * (1 - (double) lag / launches) * Math.pow(correlation, lag);
      }
      double variance = (BETWEEN * BETWEEN * sum + WITHIN * WITHIN / observations) / launches;
      return Math.sqrt(variance) / MEAN;
    }
  }

  /** It plans for what is exceeded in one of five pilots; the bound allows for chance in so few. */
  @ParameterizedTest
  @EnumSource
  void theErrorThatIsPrintedIsKept(Launches kind) {
    SplittableRandom random = new SplittableRandom(60);
    int kept = 0;
    for (int pilot = 0; pilot < PILOTS; pilot++) {
      Matcher row = ROW.matcher(proposal(path.resolve(kind + "-" + pilot), kind, random));
      assertThat(row.find()).isTrue();
      double promised = (Double.parseDouble(row.group(3)) + 0.005) / 100;
      kept += kind.error(count(row.group(1)), count(row.group(2))) <= promised ? 1 : 0;
    }
    assertThat((double) kept / PILOTS).isGreaterThanOrEqualTo(0.7);
  }

  @Test
  void oneLaunchIsNoPilot() {
    CampaignDirectory single = new CampaignDirectory(path);
    SampleCampaign.write(single, 1);
    CampaignContents contents = CampaignContents.of(single);
    assertThatThrownBy(() -> SplitProposal.of(contents, Duration.ofMinutes(20)))
        .hasMessageContaining("TUTTI-133");
  }

  private static int count(String text) {
    return Integer.parseInt(text.replace(",", ""));
  }

  private static String proposal(Path directory, Launches kind, SplittableRandom random) {
    IntToDoubleFunction levels = kind.drawn(random);
    CampaignDirectory pilot =
        new WrittenCampaign(directory, Instant.EPOCH)
            .operation(
                "MPI_Allreduce",
                8,
                launch ->
                    LongStream.range(0, 30)
                        .map(
                            any ->
                                Math.round(
                                    levels.applyAsDouble(launch) + WITHIN * random.nextGaussian()))
                        .toArray())
            .write(LAUNCHES);
    Journal.read(pilot.journal())
        .append(JournalEntry.now(Event.FINISHED, 1, 1, Map.of("lifetimeMillis", "2000")));
    Duration budget = Duration.ofMinutes(5);
    return String.join(
        "\n",
        SplitProposalText.lines(
            SplitProposal.of(CampaignContents.of(pilot), budget), budget, 1, WIDTH));
  }
}
