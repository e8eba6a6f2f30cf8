package org.tutti.lab.sizes.curve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class RefinementRuleTest {
  private static final RefinementRule RULE = new RefinementRule(0.05, 1, 0.02, 1);

  /** 400 ns, 10 bytes per ns. */
  private static double line(long size) {
    return 400 + 0.1 * size;
  }

  @Test
  void aJumpIsFoundToTheLeastDistance() {
    SimulatedSearch search =
        SimulatedSearch.of(size -> line(size) * (size > 4056 ? 1.5 : 1), RULE, 0.01, new Random(1));

    List<CurveJump> jumps = CurveJump.of(search.curve(), RULE);
    assertThat(jumps).hasSize(1);
    CurveJump jump = jumps.get(0);
    assertThat(jump.after()).isLessThanOrEqualTo(4056).isGreaterThan(4056 - 164);
    assertThat(jump.upTo()).isGreaterThan(4056).isLessThan(4056 + 164);
    assertThat(jump.height().contains(0.5)).isTrue();
    assertThat(jump.again()).isPresent();
    assertThat(search.curve().sizes()).hasSizeLessThan(60);
  }

  @Test
  void aLeastDistanceInBytesIsReachedExactly() {
    RefinementRule rule = new RefinementRule(0.05, 1, 0, 1);
    SimulatedSearch search =
        SimulatedSearch.of(size -> line(size) * (size > 4056 ? 1.5 : 1), rule, 0.01, new Random(2));

    assertThat(CurveJump.of(search.curve(), rule))
        .singleElement()
        .matches(jump -> jump.after() == 4056 && jump.upTo() == 4057);
  }

  @Test
  void insertedSizesAreMultiples() {
    RefinementRule rule = new RefinementRule(0.05, 1, 0, 8);
    assertThat(rule.middle(8, 16)).isEmpty();
    assertThat(rule.middle(8, 24)).contains(16L);
    assertThat(rule.middle(8, 32)).contains(16L);
  }

  @Test
  void noiseOnALineIsHardlyRefinedAndNeverAJump() {
    int inserted = 0;
    for (int seed = 0; seed < 40; seed++) {
      SimulatedSearch search =
          SimulatedSearch.of(RefinementRuleTest::line, RULE, 0.05, new Random(seed));
      inserted += search.curve().sizes().size() - 21;
      assertThat(CurveJump.of(search.curve(), RULE)).isEmpty();
    }
    assertThat(inserted).isLessThan(40);
  }

  @Test
  void eachSegmentIsAJump() {
    RefinementRule rule = new RefinementRule(0.05, 1, 0.05, 1);
    SimulatedSearch search =
        SimulatedSearch.of(
            size -> 400 + 800 * Math.ceil(size / 65536.0) * (size > 65536 ? 1 : 0),
            rule,
            0.005,
            new Random(3));

    assertThat(CurveJump.of(search.curve(), rule))
        .anyMatch(jump -> jump.after() <= 65536 && jump.upTo() > 65536)
        .anyMatch(jump -> jump.after() <= 131072 && jump.upTo() > 131072)
        .allMatch(
            jump ->
                jump.height().value() > 0
                    && (jump.upTo() - 1) / 65536 > (jump.after() - 1) / 65536);
  }

  @Test
  void aFallIsAJumpWithANegativeHeight() {
    SimulatedSearch search =
        SimulatedSearch.of(
            size -> line(size) * (size > 20000 ? 0.6 : 1), RULE, 0.01, new Random(4));

    assertThat(CurveJump.of(search.curve(), RULE))
        .singleElement()
        .matches(jump -> jump.height().contains(-0.4))
        .matches(jump -> jump.after() <= 20000 && jump.upTo() > 20000);
  }

  @Test
  void aSizeThatIsUnclearIsMeasuredOnceMoreWithItsNeighbors() {
    Map<Long, Map<SizePass, Double>> times = new HashMap<>();
    double[] slow = {1, 1, 1, 1, 1.5, 1.5, 1.5, 1.5, 1.5};
    for (long size : List.of(1L, 2L, 3L, 4L, 5L)) {
      times.put(size, new HashMap<>());
      for (int number = 0; number < slow.length; number++) {
        times.get(size).put(new SizePass(1, number), size == 3 ? slow[number] : 1.0);
      }
    }
    TreeSet<Long> sizes = new TreeSet<>(times.keySet());
    RefinementRule rule = new RefinementRule(0.3, 1, 0, 1);

    assertThat(rule.next(new SizeCurve(times), List.of(sizes))).containsExactly(2L, 3L, 4L);
    assertThat(rule.next(new SizeCurve(times), List.of(sizes, sizes))).isEmpty();
  }

  @Test
  void aJumpThatALaterRoundDoesNotSeeIsNone() {
    Map<Long, Map<SizePass, Double>> times = new HashMap<>();
    for (long size : List.of(1L, 2L, 3L, 4L)) {
      times.put(size, new HashMap<>());
      for (int number = 0; number < 20; number++) {
        times.get(size).put(new SizePass(1, number), size > 2 ? 2.0 : 1.0);
      }
    }
    SizeCurve once = new SizeCurve(times);
    times.forEach((size, passes) -> passes.put(new SizePass(2, 0), 1.0));
    SizeCurve begun = new SizeCurve(times);
    times.forEach(
        (size, passes) -> {
          for (int number = 1; number < 6; number++) {
            passes.put(new SizePass(2, number), 1.0);
          }
        });
    RefinementRule rule = new RefinementRule(0.05, 1, 0, 1);
    List<TreeSet<Long>> stages = List.of(new TreeSet<>(times.keySet()));

    assertThat(rule.next(once, stages)).containsExactly(1L, 2L, 3L, 4L);
    assertThat(CurveJump.of(once, rule)).singleElement().matches(jump -> jump.again().isEmpty());
    assertThat(CurveJump.of(begun, rule)).hasSize(1);
    assertThat(CurveJump.of(new SizeCurve(times), rule)).isEmpty();
  }

  @Test
  void fewerPassesThanAnIntervalNeedsRefineNothing() {
    Map<Long, Map<SizePass, Double>> times = new HashMap<>();
    for (long size : List.of(16L, 32L, 64L)) {
      times.put(size, Map.of(new SizePass(1, 1), size == 32 ? 3.0 : 1.0));
    }
    TreeSet<Long> sizes = new TreeSet<>(times.keySet());

    assertThat(RULE.next(new SizeCurve(times), List.of(sizes, sizes))).isEmpty();
  }

  @Test
  void impossibleRulesAndTimesAreRefused() {
    assertThatThrownBy(() -> new RefinementRule(0, 1, 0.02, 1)).hasMessageStartingWith("threshold");
    assertThatThrownBy(() -> new RefinementRule(0.05, 0, 0.02, 1))
        .hasMessageStartingWith("leastBytes");
    assertThatThrownBy(() -> new SizeCurve(Map.of(1L, Map.of(new SizePass(1, 1), 0.0))))
        .hasMessageStartingWith("times");
    assertThatThrownBy(() -> new SizeCurve(Map.of(-1L, Map.of()))).hasMessageStartingWith("times");
  }
}
