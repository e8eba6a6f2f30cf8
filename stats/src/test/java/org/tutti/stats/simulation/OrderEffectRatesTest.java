package org.tutti.stats.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tutti.stats.design.BlockedResponse;
import org.tutti.stats.design.OrderEffect;
import org.tutti.stats.design.OrderEffects;
import org.tutti.stats.simulation.MonteCarlo.Draw;

/** An order that has no effect is seldom accused of one; an effect that is there is found. */
class OrderEffectRatesTest {
  private static final int WEIGHT = 10;

  private static MonteCarlo of(String name, Function<Draw, List<BlockedResponse>> responses) {
    return new MonteCarlo(
        name,
        WEIGHT,
        draw ->
            OrderEffects.of(responses.apply(draw), 199, draw.random().nextInt(0, 1 << 30)).stream()
                .mapToDouble(OrderEffect::pValue)
                .anyMatch(p -> p <= 0.05));
  }

  private static BlockedTrial normal(Draw draw, int treatments, int blocks) {
    return new BlockedTrial(treatments, blocks, draw, () -> draw.random().nextGaussian(0, 0.01));
  }

  /** Four in ten launches are in a slow mode. */
  private static BlockedTrial bimodal(Draw draw, int treatments, int blocks) {
    return new BlockedTrial(
        treatments,
        blocks,
        draw,
        () ->
            (draw.random().nextUniform(0, 1) < 0.4 ? 1 : 0) + draw.random().nextGaussian(0, 0.01));
  }

  private static List<BlockedResponse> both(BlockedTrial trial) {
    return List.of(trial.byPlace(), trial.byPredecessor());
  }

  static Stream<MonteCarlo> withoutEffect() {
    return Stream.of(
        of("order: 2 treatments, 10 blocks, normal", d -> both(normal(d, 2, 10))),
        of("order: 2 treatments, 10 blocks, bimodal", d -> both(bimodal(d, 2, 10))),
        of("order: 3 treatments, 20 blocks, bimodal", d -> both(bimodal(d, 3, 20))),
        of("order: 4 treatments, 6 blocks, normal", d -> both(normal(d, 4, 6))),
        of(
            "order: 3 cells of 2 treatments, 12 blocks",
            d ->
                Stream.of(normal(d, 2, 12), normal(d, 2, 12), bimodal(d, 2, 12))
                    .map(BlockedTrial::byPlace)
                    .toList()),
        of(
            "predecessor, while the place matters: 3 treatments, 12 blocks",
            d -> List.of(normal(d, 3, 12).slowFirst(0.03).byPredecessor())));
  }

  @ParameterizedTest
  @MethodSource("withoutEffect")
  void accusesAtMostAsOftenAsItSays(MonteCarlo simulation) {
    simulation.requireBetween(0, 0.05);
  }

  static Stream<MonteCarlo> withEffect() {
    return Stream.of(
        of(
            "place, 2 standard deviations: 2 treatments, 10 blocks",
            d -> both(normal(d, 2, 10).slowFirst(0.02))),
        of(
            "predecessor, 2 standard deviations: 3 treatments, 18 blocks",
            d -> both(normal(d, 3, 18).slowAfterFirstTreatment(0.02))),
        of(
            "predecessor, 3 standard deviations: 2 treatments, 30 blocks",
            d -> both(normal(d, 2, 30).slowAfterFirstTreatment(0.03))));
  }

  @ParameterizedTest
  @MethodSource("withEffect")
  void findsAnEffectThatIsThere(MonteCarlo simulation) {
    assertThat(simulation.share()).isGreaterThan(0.8);
  }
}
