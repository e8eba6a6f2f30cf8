package org.tutti.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.LongStream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.tutti.campaign.CampaignResult;
import org.tutti.records.campaign.WrittenCampaign;
import org.tutti.report.ReportText;
import org.tutti.report.layout.PageStyle;
import org.tutti.stats.interval.MedianInOrder;

/** What {@code report} says of launches that depend on each other is held against the truth. */
class DependentLaunchesTest {
  private static final int CAMPAIGNS = 60;
  private static final double CORRELATION = 0.7;
  private static final double NEEDED =
      MedianInOrder.MIN_EFFECTIVE * (1 + CORRELATION) / (1 - CORRELATION);

  private static final Pattern ENOUGH = Pattern.compile("; about (\\d+) would do");

  @TempDir private Path path;

  private final SplittableRandom random = new SplittableRandom(66);

  /** Both have the same correlation. */
  private enum Launches {
    DRIFTING,
    BIMODAL
  }

  private double[] drawn(Launches kind, int launches) {
    double[] values = new double[launches];
    double level = random.nextGaussian();
    boolean isSlow = random.nextBoolean();
    for (int launch = 0; launch < launches; launch++) {
      values[launch] =
          kind == Launches.BIMODAL
              ? (isSlow ? 170_000 : 100_000) + 500 * random.nextGaussian()
              : 100_000 + 5_000 * level;
      level =
          CORRELATION * level + Math.sqrt(1 - CORRELATION * CORRELATION) * random.nextGaussian();
      isSlow ^= random.nextDouble() < (1 - CORRELATION) / 2;
    }
    return values;
  }

  private String report(Launches kind, int launches, int campaign) {
    double[] levels = drawn(kind, launches);
    Path directory =
        new WrittenCampaign(path.resolve(launches + "-" + campaign), Instant.EPOCH)
            .operation(
                "MPI_Allreduce",
                8,
                launch -> LongStream.range(0, 20).map(i -> (long) levels[launch - 1] + i).toArray())
            .write(launches)
            .path();
    PageStyle style = new PageStyle(100_000, false, true);
    return String.join("\n", ReportText.lines(CampaignResult.open(directory).analysis(), style));
  }

  @ParameterizedTest
  @EnumSource
  void twelveAreTooFewToTellHowManyWouldDo(Launches kind) {
    int found = 0;
    for (int campaign = 0; campaign < CAMPAIGNS; campaign++) {
      String report = report(kind, 12, campaign);
      assertThat(report).doesNotContainPattern(ENOUGH);
      found += report.contains("; make 24 or more to see how many would do, or") ? 1 : 0;
    }
    assertThat(found).isPositive();
  }

  /** The median of what is said, and whether so many launches have an interval. */
  @ParameterizedTest
  @EnumSource
  void ofThirtyMostTellIt(Launches kind) {
    List<Integer> said = new ArrayList<>();
    int kept = 0;
    for (int campaign = 0; campaign < CAMPAIGNS; campaign++) {
      Matcher enough = ENOUGH.matcher(report(kind, 30, campaign));
      if (enough.find()) {
        said.add(Integer.parseInt(enough.group(1)));
        kept += MedianInOrder.of(drawn(kind, said.get(said.size() - 1)), 0.95).isPresent() ? 1 : 0;
      }
    }
    Collections.sort(said);
    assertThat(said).hasSizeGreaterThan(CAMPAIGNS / 2);
    assertThat(said.get(said.size() / 2)).isBetween((int) (NEEDED / 2), (int) (2 * NEEDED));
    assertThat((double) kept / said.size()).isGreaterThan(0.4);
  }
}
