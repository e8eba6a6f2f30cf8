package org.tutti.lab.replicate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.records.campaign.WrittenCampaign;

/** Campaigns whose truth is known, measured once more with another truth or with the same one. */
class ReplicationTest {
  @TempDir Path directory;

  private final Random random = new Random(5);
  private int campaigns;

  /** Ratios of three variants to a library of 100 us; launches vary by a fifth, together. */
  private CampaignAnalysis measured(int launches, double linear, double tree, double ring) {
    double[] ofLaunch = random.doubles(launches + 1).map(one -> 1 + one / 5).toArray();
    WrittenCampaign campaign =
        new WrittenCampaign(
                directory.resolve("c" + campaigns++), Instant.parse("2026-01-01T00:00:00Z"))
            .baseline("library", 8, launch -> times(ofLaunch[launch]))
            .variant("linear", 8, launch -> times(linear * ofLaunch[launch]))
            .variant("tree", 8, launch -> times(tree * ofLaunch[launch]))
            .variant("ring", 8, launch -> times(ring * ofLaunch[launch]));
    return CampaignAnalysis.of(campaign.write(launches));
  }

  private long[] times(double factor) {
    return LongStream.range(0, 30)
        .map(index -> Math.round(100_000 * factor * (1 + 0.002 * random.nextGaussian())))
        .toArray();
  }

  private static Replication replicated(CampaignAnalysis before, CampaignAnalysis now) {
    return Replication.of(List.of(Conclusions.of(before, Conclusions.MARGIN)), List.of(now), 0.05);
  }

  private static List<CheckedConclusion> of(ConclusionKind kind, Replication replication) {
    return replication.all().stream().filter(one -> one.kind() == kind).toList();
  }

  @Test
  void whatIsTrueInBothHoldsAlthoughAbsoluteTimesDiffer() {
    CampaignAnalysis before = measured(20, 1.5, 1.2, 1.001);
    CampaignAnalysis now = measured(20, 1.5, 1.2, 1.001);

    Replication replication = replicated(before, now);

    assertThat(replication.all()).hasSize(3 + 1 + 2);
    assertThat(replication.all()).allMatch(one -> one.state() == ClaimState.HOLDS);
    assertThat(of(ConclusionKind.ORDER, replication).get(0).statement())
        .endsWith("< tree < linear");
    assertThat(of(ConclusionKind.VERDICT, replication))
        .extracting(CheckedConclusion::statement)
        .containsExactlyInAnyOrder(
            "slower than library", "slower than library", "equivalent to library");
    CheckedConclusion ratio =
        of(ConclusionKind.RATIO, replication).stream()
            .filter(one -> one.place().key().benchmark().endsWith(".linear"))
            .findFirst()
            .orElseThrow();
    assertThat(ratio.before().orElseThrow().value()).isCloseTo(1.5, within(0.01));
    assertThat(ratio.now().orElseThrow().value()).isCloseTo(1.5, within(0.01));
  }

  @Test
  void whatIsFalseThereDoesNotHold() {
    CampaignAnalysis before = measured(20, 1.5, 1.2, 1.001);
    CampaignAnalysis now = measured(20, 0.8, 1.2, 1.3);

    Replication replication = replicated(before, now);

    assertThat(of(ConclusionKind.VERDICT, replication))
        .extracting(CheckedConclusion::state)
        .containsExactlyInAnyOrder(
            ClaimState.DOES_NOT_HOLD, ClaimState.HOLDS, ClaimState.DOES_NOT_HOLD);
    assertThat(of(ConclusionKind.ORDER, replication))
        .allMatch(one -> one.state() == ClaimState.DOES_NOT_HOLD);
    assertThat(of(ConclusionKind.RATIO, replication))
        .extracting(CheckedConclusion::state)
        .containsExactlyInAnyOrder(ClaimState.DOES_NOT_HOLD, ClaimState.HOLDS);
  }

  /** A difference that has become irrelevant is contradicted, though no side is faster. */
  @Test
  void aRelevantDifferenceThatVanishedDoesNotHold() {
    Replication replication =
        replicated(measured(20, 1.5, 1.2, 1.001), measured(20, 1.001, 1.2, 1.001));

    assertThat(
            of(ConclusionKind.VERDICT, replication).stream()
                .filter(one -> one.place().key().benchmark().endsWith(".linear")))
        .extracting(CheckedConclusion::state)
        .containsExactly(ClaimState.DOES_NOT_HOLD);
  }

  /** One true ratio of 1.02 may be found slower once and equivalent later. */
  @Test
  void twoVerdictsThatOneTruthExplainsDoNotContradict() {
    CampaignAnalysis before = measured(8, 1.029, 1.2, 1.001);
    CheckedConclusion linear =
        of(ConclusionKind.VERDICT, replicated(before, measured(40, 1.02, 1.2, 1.001))).stream()
            .filter(one -> one.place().key().benchmark().endsWith(".linear"))
            .findFirst()
            .orElseThrow();

    assertThat(linear.state()).isNotEqualTo(ClaimState.DOES_NOT_HOLD);
  }

  @Test
  void fewLaunchesDecideNothingAndSayHowManyWould() {
    Replication replication =
        replicated(measured(20, 1.5, 1.2, 1.001), measured(3, 1.5, 1.2, 1.001));

    assertThat(replication.all()).allMatch(one -> one.state() == ClaimState.UNDECIDED);
    assertThat(of(ConclusionKind.VERDICT, replication))
        .allMatch(one -> one.further().likely() >= 1 && one.further().likely() < 40);
    assertThat(of(ConclusionKind.VERDICT, replication)).allMatch(one -> one.launches() == 3);
  }

  /** Of two launches there is no interval, and so far no ratio, either. */
  @Test
  void twoLaunchesAreNotBeyondHope() {
    Replication replication =
        replicated(measured(20, 1.5, 1.2, 1.001), measured(2, 1.5, 1.2, 1.001));

    assertThat(of(ConclusionKind.RATIO, replication))
        .allMatch(one -> one.state() == ClaimState.UNDECIDED)
        .allMatch(one -> one.further().least() == 4);
  }

  /** The levels are those of all statements: with more of them, intervals are wider. */
  @Test
  void allStatementsShareOneSignificance() {
    CampaignAnalysis before = measured(20, 1.5, 1.2, 1.001);
    CampaignAnalysis now = measured(20, 1.5, 1.2, 1.001);
    Replication one = replicated(before, now);
    Conclusions twice = Conclusions.of(before, Conclusions.MARGIN);
    Replication two = Replication.of(List.of(twice, twice), List.of(now, now), 0.05);

    double narrow = of(ConclusionKind.VERDICT, one).get(0).now().orElseThrow().width();
    double wide = of(ConclusionKind.VERDICT, two).get(0).now().orElseThrow().width();
    assertThat(wide).isGreaterThan(narrow);
  }

  @Test
  void aCellWithoutFigureIsUndecidedForAReason() {
    CampaignAnalysis now =
        CampaignAnalysis.of(
            new WrittenCampaign(directory.resolve("less"), Instant.parse("2026-01-01T00:00:00Z"))
                .baseline("library", 8, launch -> times(1))
                .variant("tree", 8, launch -> times(1.2))
                .write(20));

    Replication replication = replicated(measured(20, 1.5, 1.2, 1.001), now);

    assertThat(
            of(ConclusionKind.VERDICT, replication).stream()
                .filter(one -> one.place().key().benchmark().endsWith(".linear")))
        .allMatch(one -> one.state() == ClaimState.UNDECIDED)
        .extracting(CheckedConclusion::reason)
        .containsExactly("not measured here");
  }

  @Test
  void withoutComparisonsNothingIsConcluded() {
    CampaignAnalysis alone =
        CampaignAnalysis.of(
            new WrittenCampaign(directory.resolve("alone"), Instant.parse("2026-01-01T00:00:00Z"))
                .cell(8, "1", launch -> times(1))
                .write(6));

    assertThat(Conclusions.of(alone, 0.1).isEmpty()).isTrue();
  }

  /** Two variants without a baseline have an order, which is then the only conclusion. */
  @Test
  void anOrderNeedsNoBaseline() {
    CampaignAnalysis before = unmarked(1.4);

    assertThat(replicated(before, unmarked(1.4)).all())
        .extracting(CheckedConclusion::kind, CheckedConclusion::state)
        .containsExactly(tuple(ConclusionKind.ORDER, ClaimState.HOLDS));
    assertThat(replicated(before, unmarked(0.7)).all())
        .extracting(CheckedConclusion::state)
        .containsExactly(ClaimState.DOES_NOT_HOLD);
  }

  private CampaignAnalysis unmarked(double ratio) {
    return CampaignAnalysis.of(
        new WrittenCampaign(
                directory.resolve("c" + campaigns++), Instant.parse("2026-01-01T00:00:00Z"))
            .variant("one", 8, launch -> times(1))
            .variant("other", 8, launch -> times(ratio))
            .write(12));
  }
}
