package org.tutti.lab.check.guideline;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.compare.CellComparison;
import org.tutti.analysis.compare.CellJudge;
import org.tutti.analysis.compare.CellPair;
import org.tutti.analysis.compare.Comparability;
import org.tutti.analysis.compare.ComparisonMethod;
import org.tutti.analysis.compare.ComparisonOptions;
import org.tutti.records.contrast.CellContrast;
import org.tutti.stats.hypothesis.Alternative;

/**
 * Guidelines tested on the cells of a campaign.
 *
 * @param options when a guideline counts as violated
 * @param tests all tests, in the order of the guidelines and of the cells
 * @param skipped guidelines that could not be tested, as a whole or of some benchmarks
 */
public record GuidelineCheck(
    GuidelineOptions options, List<GuidelineTest> tests, List<SkippedGuideline> skipped) {
  private static final ComparisonOptions OPTIONS =
      ComparisonOptions.DEFAULT.with(Alternative.GREATER);

  public GuidelineCheck {
    tests = List.copyOf(tests);
    skipped = List.copyOf(skipped);
  }

  /**
   * Tests guidelines. What several of them say is tested once, since each further test would make
   * the correction of all others stricter.
   *
   * @param known the benchmarks of the campaign, and others that a guideline may name
   * @throws org.tutti.diagnostics.TuttiException if a guideline names what is not known
   */
  public static GuidelineCheck of(
      CampaignAnalysis analysis,
      List<PerformanceGuideline> guidelines,
      KnownBenchmarks known,
      GuidelineOptions options) {
    return of(MeasuredCells.of(analysis), guidelines, known, options);
  }

  /**
   * Tests the guidelines for which a campaign was planned, with the thresholds of luebbe2017; there
   * are none if it was planned for something else.
   */
  public static GuidelineCheck ofPlanned(CampaignAnalysis analysis) {
    KnownBenchmarks known = new KnownBenchmarks();
    analysis.headers().forEach(header -> header.plan().forEach(known::add));
    List<PerformanceGuideline> guidelines =
        PlannedGuidelines.of(analysis).stream().filter(known::knows).toList();
    return of(analysis, guidelines, known, GuidelineOptions.DEFAULT);
  }

  static GuidelineCheck of(
      MeasuredCells measured,
      List<PerformanceGuideline> guidelines,
      KnownBenchmarks known,
      GuidelineOptions options) {
    Collected collected = new Collected();
    Set<CellContrast> tested = new HashSet<>();
    for (PerformanceGuideline guideline : guidelines) {
      List<ComparedBenchmarks> all = known.of(guideline);
      List<ComparedBenchmarks> planned = measured.planned(all);
      if (planned.isEmpty()) {
        collected.skip(guideline, all.get(0) + " were not measured");
      }
      for (ComparedBenchmarks compared : planned) {
        CellContrast contrast = compared.contrast(guideline.text());
        if (!tested.add(contrast)) {
          continue;
        }
        GuidelineMatcher matcher = new GuidelineMatcher(contrast, measured.cells());
        missing(matcher, compared)
            .ifPresentOrElse(
                reason -> collected.skip(guideline, reason),
                () -> collected.add(guideline, matcher, measured, options));
      }
    }
    return new GuidelineCheck(options, collected.tests(options), List.copyOf(collected.skipped));
  }

  private static Optional<String> missing(GuidelineMatcher matcher, ComparedBenchmarks compared) {
    if (matcher.hasLeft() && matcher.hasRight()) {
      return Optional.empty();
    }
    String side =
        matcher.hasLeft()
            ? compared.right()
            : matcher.hasRight() ? compared.left() : compared.toString();
    return Optional.of(side + " has no figures for it");
  }

  /** The counts of each guideline in each deployment. */
  public List<GuidelineCounts> counts() {
    return GuidelineCounts.of(tests);
  }

  /** The tests with a violation, by either way of testing. */
  public List<GuidelineTest> violations() {
    return tests.stream().filter(GuidelineTest::isViolated).toList();
  }

  /** Whether the comparison in pairs, which allows for the number of tests, finds a violation. */
  public boolean isViolated() {
    return tests.stream().anyMatch(GuidelineTest::ownViolated);
  }

  /**
   * The least number of launches with which the comparison in pairs can find a violation among so
   * many tests: if the left side is slower in all n pairs, its p-value is 1 / 2^n, which Holm's
   * correction multiplies by the number of tests.
   */
  public static int leastLaunches(int tests) {
    return tests == 0 ? 0 : ComparisonMethod.PAIRED.leastLaunches(tests, OPTIONS);
  }

  /** The least number of launches that a side of a test has; 0 without tests. */
  public int launches() {
    return tests.stream()
        .mapToInt(
            test ->
                Math.min(
                    test.own().pair().figuresOfA().launches().size(),
                    test.own().pair().figuresOfB().launches().size()))
        .min()
        .orElse(0);
  }

  /** What is found before p-values can be corrected for each other. */
  private static final class Collected {
    private final Set<SkippedGuideline> skipped = new LinkedHashSet<>();
    private final List<PerformanceGuideline> guidelines = new ArrayList<>();
    private final List<TestGroup> groups = new ArrayList<>();
    private final List<CellPair> pairs = new ArrayList<>();

    void skip(PerformanceGuideline guideline, String reason) {
      skipped.add(new SkippedGuideline(guideline, reason));
    }

    void add(
        PerformanceGuideline guideline,
        GuidelineMatcher matcher,
        MeasuredCells measured,
        GuidelineOptions options) {
      for (GuidelineMatcher.ComparedCells match : matcher.matches()) {
        CellFigures left = match.left();
        if (!Comparability.isAlike(left.settings(), match.right().settings())) {
          skip(guideline, left.key() + " was measured differently from " + match.right().key());
          continue;
        }
        Deployment deployment = measured.deployment(left);
        CellPair.of(left.key(), left, match.right(), true)
            .ifPresent(
                pair -> {
                  guidelines.add(guideline);
                  groups.add(TestGroup.of(match, deployment, options.varied()));
                  pairs.add(pair);
                });
      }
    }

    /** Whether the left side is slower, corrected for the number of tests. */
    List<GuidelineTest> tests(GuidelineOptions options) {
      List<CellComparison> compared = CellJudge.judge(pairs, ComparisonMethod.PAIRED, OPTIONS);
      List<GuidelineTest> tests = new ArrayList<>();
      for (int i = 0; i < pairs.size(); i++) {
        tests.add(GuidelineTest.of(guidelines.get(i), groups.get(i), compared.get(i), options));
      }
      return tests;
    }
  }
}
