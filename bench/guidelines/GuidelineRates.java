package org.tutti.bench.guidelines;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.lab.check.guideline.GuidelineCheck;
import org.tutti.lab.check.guideline.GuidelineOptions;
import org.tutti.lab.check.guideline.GuidelineTest;
import org.tutti.lab.check.guideline.KnownBenchmarks;
import org.tutti.lab.check.guideline.PerformanceGuideline;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.stats.sample.OrderedSample;

/** Checks guidelines in each of several campaigns, and counts the campaigns that report them. */
public final class GuidelineRates {
  private GuidelineRates() {}

  /** The directory of the campaigns, and guidelines with one test each. */
  public static void main(String[] arguments) throws IOException {
    List<CampaignAnalysis> campaigns;
    try (Stream<Path> directories = Files.list(Path.of(arguments[0]))) {
      campaigns =
          directories
              .sorted()
              .map(directory -> CampaignAnalysis.of(new CampaignDirectory(directory)))
              .toList();
    }
    for (String guideline : Arrays.asList(arguments).subList(1, arguments.length)) {
      print(guideline, campaigns);
    }
  }

  private static void print(String guideline, List<CampaignAnalysis> campaigns) {
    List<Double> ratios = new ArrayList<>();
    int published = 0;
    int paired = 0;
    for (CampaignAnalysis campaign : campaigns) {
      KnownBenchmarks known = new KnownBenchmarks();
      campaign.headers().forEach(header -> header.plan().forEach(known::add));
      GuidelineTest test =
          GuidelineCheck.of(
                  campaign,
                  PerformanceGuideline.parse("", guideline),
                  known,
                  GuidelineOptions.DEFAULT)
              .tests()
              .get(0);
      published += test.published().violated() ? 1 : 0;
      paired += test.ownViolated() ? 1 : 0;
      ratios.add(test.published().ratio());
    }
    OrderedSample sample =
        OrderedSample.of("ratios", ratios.stream().mapToDouble(Double::doubleValue).toArray());
    System.out.printf(
        Locale.ROOT,
        "%s%n  reported in %d of %d campaigns by the published test, in %d by launches in pairs;"
            + " ratio %.3f, from %.3f to %.3f%n",
        guideline,
        published,
        campaigns.size(),
        paired,
        sample.median(),
        sample.min(),
        sample.max());
  }
}
