package org.tutti.lab.analyze;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.DoubleSupplier;
import java.util.stream.DoubleStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.lab.analyze.regression.QuantileFit;
import org.tutti.records.campaign.WrittenCampaign;

class ExplorationTest {
  private static final long[] FAST = {1012, 1025, 1018, 1031, 1009, 1040, 1022};
  private static final long[] SLOW = {1035, 1046, 1028, 1060, 1051, 1039, 1044};

  @TempDir private Path directory;

  /** Each launch of a cell has one figure, so that R can be asked about the same numbers. */
  @Test
  void agreesWithR() {
    Exploration found =
        explore(
            campaign()
                .cell(8, "1", launch -> repeated(FAST[launch - 1]))
                .cell(8, "4", launch -> repeated(SLOW[launch - 1])),
            7,
            ExplorationOptions.DEFAULT);

    FactorEffects chunks = found.factors().get(0);
    GroupEffects group = chunks.groups().get(0);
    // kruskal.test, aov, and wilcox.test(exact = TRUE, conf.int = TRUE) of R 4.2.
    assertThat(chunks.factor()).isEqualTo("chunks");
    assertThat(group.kruskalWallis().orElseThrow().result().statistic())
        .isCloseTo(6.86122448979593, within(1e-10));
    assertThat(group.kruskalWallis().orElseThrow().correctedPValue())
        .isCloseTo(0.0088086165193739866, within(1e-10));
    assertThat(group.anova().orElseThrow().result().statistic())
        .isCloseTo(13.383842611971541, within(1e-10));
    assertThat(group.anova().orElseThrow().result().pValue())
        .isCloseTo(0.0032758231543928928, within(1e-10));
    LevelEffect.BaseDifference slow = group.levels().get(1).difference().orElseThrow();
    assertThat(slow.test().orElseThrow().result().pValue())
        .isCloseTo(0.006993006993006993, within(1e-10));
    assertThat(slow.shift().orElseThrow().low()).isEqualTo(6);
    assertThat(slow.shift().orElseThrow().high()).isEqualTo(35);
    assertThat(slow.dominance().value()).isCloseTo(2 * 45.0 / 49 - 1, within(1e-12));
    assertThat(found.normality().get(0).means().orElseThrow().shapiroWilk().statistic())
        .isCloseTo(0.97347344080359655, within(1e-10));
    assertThat(found.means().get(0).interval().orElseThrow().high())
        .isCloseTo(1032.4017245462462, within(1e-9));
  }

  @Test
  void meansGoByTheirKind() {
    CellMeans means =
        explore(
                campaign().cell(1000, "1", launch -> repeated(launch == 1 ? 1000 : 4000)),
                2,
                ExplorationOptions.DEFAULT)
            .means()
            .get(0);
    assertThat(means.time()).isEqualTo(2500);
    assertThat(means.logarithmic().orElseThrow().value()).isCloseTo(2000, within(1e-9));
    // 1 GB/s and 0.25 GB/s for the same amount: 2 MB in 5 ms would be 0.4 GB/s.
    assertThat(means.bytesPerSecond().orElseThrow()).isCloseTo(0.4e9, within(1.0));
  }

  @Test
  void normalityIsToldOfPlainValuesLogarithmsAndBlocks() {
    Random random = new Random(3);
    CellNormality cell =
        explore(
                campaign()
                    .cell(8, "1", launch -> drawn(() -> 5000 + 100 * random.nextGaussian()))
                    .cell(16, "1", launch -> drawn(() -> 1e4 * Math.exp(random.nextGaussian()))),
                3,
                ExplorationOptions.DEFAULT)
            .normality()
            .get(1);
    assertThat(cell.observations().plausible(0.05)).isZero();
    assertThat(cell.logarithms().isPlausible(0.05)).isTrue();
    assertThat(cell.logarithms().straightness()).isGreaterThan(cell.observations().straightness());
    assertThat(cell.blocks().of().values()).allMatch(launch -> launch.blockLength() > 1);
    assertThat(cell.observations().of().get(1).points()).hasSize(101);
  }

  /** The upper half of the run-times grows by 10 % with the level; the rest is as it was. */
  @Test
  void aFactorMayActOnHighQuantilesOnly() {
    Random random = new Random(5);
    QuantileEffects chunks =
        explore(
                campaign()
                    .cell(8, "1", launch -> tailed(random, 1))
                    .cell(8, "4", launch -> tailed(random, 1.1)),
                8,
                ExplorationOptions.DEFAULT)
            .quantiles()
            .get(0);
    List<QuantileFit> fits = chunks.groups().get(0).fits();
    assertThat(fits).hasSize(5);
    assertThat(fits.get(0).slope().contains(0)).isTrue();
    assertThat(fits.get(4).slope().low()).isPositive();
    assertThat(fits.get(4).slope().value()).isCloseTo(200, within(20.0));
  }

  @Test
  void aCovariateHasAnEffectPerUnit() {
    Random random = new Random(7);
    QuantileEffects msize =
        explore(
                campaign()
                    .cell(8, "1", launch -> drawn(() -> 1016 + 10 * random.nextGaussian()))
                    .cell(64, "1", launch -> drawn(() -> 1128 + 10 * random.nextGaussian()))
                    .cell(512, "1", launch -> drawn(() -> 2024 + 10 * random.nextGaussian())),
                6,
                ExplorationOptions.DEFAULT.withCovariates("msize"))
            .quantiles()
            .get(0);
    QuantileFit median = msize.groups().get(0).fits().get(2);
    assertThat(median.slope().value()).isCloseTo(2, within(0.01));
    assertThat(median.intercept().value()).isCloseTo(1000, within(3.0));
  }

  @Test
  void launchesAreAFactor() {
    FactorEffects launches =
        explore(
                campaign()
                    .cell(
                        8,
                        "1",
                        launch ->
                            LongStream.range(0, 40).map(i -> 1000 + i % 7 + 50 * launch).toArray()),
                3,
                ExplorationOptions.DEFAULT.withFactors("launch"))
            .factors()
            .get(0);
    assertThat(launches.differing(0.05)).hasSize(1);
    assertThat(launches.groups().get(0).levels()).extracting(LevelEffect::n).containsOnly(40);
  }

  @Test
  void saysWhatCannotBeExamined() {
    CampaignAnalysis single =
        CampaignAnalysis.of(
            campaign()
                .cell(8, "1", launch -> repeated(1000))
                .cell(8, "ring", launch -> repeated(1000))
                .write(1));
    ExplorationOptions all = ExplorationOptions.DEFAULT;
    assertRefused(single, all.withFactors("chunk"), "[TUTTI-006]", "Did you mean 'chunks'?");
    assertRefused(single, all.withFactors("msize"), "[TUTTI-251]", "measured: 8");
    assertRefused(single, all.withFactors("rank"), "[TUTTI-019]", "SUMMARY_ALL_RANKS");
    assertRefused(single, all.withFactors("chunks"), "[TUTTI-133]", "two launches");
    assertRefused(single, all.withCovariates("chunks"), "[TUTTI-251]", "'ring'", "not a number");
  }

  @Test
  void aSingleLaunchStillShowsItsDistribution() {
    Exploration found =
        explore(
            campaign().cell(8, "1", launch -> drawn(() -> 1000)), 1, ExplorationOptions.DEFAULT);
    assertThat(found.factors()).isEmpty();
    assertThat(found.normality().get(0).means()).isEmpty();
    assertThat(found.means().get(0).interval()).isEmpty();
  }

  @Test
  void aCampaignWithoutObservationsIsRefused() {
    CampaignAnalysis empty = CampaignAnalysis.of(campaign().write(0));
    assertThatThrownBy(() -> Exploration.of(empty, ExplorationOptions.DEFAULT))
        .hasMessageContaining("[TUTTI-254]");
  }

  private static void assertRefused(
      CampaignAnalysis analysis, ExplorationOptions options, String... parts) {
    assertThatThrownBy(() -> Exploration.of(analysis, options)).message().contains(parts);
  }

  private static Exploration explore(
      WrittenCampaign campaign, int launches, ExplorationOptions options) {
    return Exploration.of(CampaignAnalysis.of(campaign.write(launches)), options);
  }

  private WrittenCampaign campaign() {
    return new WrittenCampaign(directory, Instant.EPOCH);
  }

  private static long[] repeated(long runTime) {
    long[] runTimes = new long[5];
    Arrays.fill(runTimes, runTime);
    return runTimes;
  }

  private static long[] drawn(DoubleSupplier runTime) {
    return DoubleStream.generate(runTime).limit(400).mapToLong(Math::round).toArray();
  }

  private static long[] tailed(Random random, double factor) {
    return drawn(
        () ->
            random.nextBoolean()
                ? 1000 + 5 * random.nextGaussian()
                : factor * 2000 + 5 * random.nextGaussian());
  }
}
