package org.tutti.analysis.guideline;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The tests of a guideline in one deployment.
 *
 * @param published by the test of luebbe2017
 * @param own by the comparison in pairs
 * @param disputed tests on which both disagree
 */
public record GuidelineCounts(
    PerformanceGuideline guideline,
    Deployment deployment,
    Tally published,
    Tally own,
    int disputed) {

  static List<GuidelineCounts> of(List<GuidelineTest> tests) {
    Map<PerformanceGuideline, Map<Deployment, List<GuidelineTest>>> places = new LinkedHashMap<>();
    for (GuidelineTest test : tests) {
      places
          .computeIfAbsent(test.guideline(), key -> new TreeMap<>())
          .computeIfAbsent(test.group().deployment(), key -> new ArrayList<>())
          .add(test);
    }
    List<GuidelineCounts> counts = new ArrayList<>();
    places.forEach(
        (guideline, deployments) ->
            deployments.forEach(
                (deployment, found) -> counts.add(of(guideline, deployment, found))));
    return counts;
  }

  private static GuidelineCounts of(
      PerformanceGuideline guideline, Deployment deployment, List<GuidelineTest> tests) {
    return new GuidelineCounts(
        guideline,
        deployment,
        Tally.of(tests, test -> test.published().violated()),
        Tally.of(tests, GuidelineTest::ownViolated),
        (int) tests.stream().filter(GuidelineTest::isDisputed).count());
  }
}
