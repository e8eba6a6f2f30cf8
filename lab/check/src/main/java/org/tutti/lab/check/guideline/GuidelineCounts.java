package org.tutti.lab.check.guideline;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.tutti.annotations.syntax.FactorName;

/**
 * The tests of a guideline in one deployment, under one arrival pattern.
 *
 * @param arrival the pattern; empty if the campaign varies none
 * @param published by the test of luebbe2017
 * @param own by the comparison in pairs
 * @param disputed tests on which both disagree
 */
public record GuidelineCounts(
    PerformanceGuideline guideline,
    Deployment deployment,
    String arrival,
    Tally published,
    Tally own,
    int disputed) {

  static List<GuidelineCounts> of(List<GuidelineTest> tests) {
    Map<PerformanceGuideline, Map<Deployment, Map<String, List<GuidelineTest>>>> places =
        new LinkedHashMap<>();
    for (GuidelineTest test : tests) {
      places
          .computeIfAbsent(test.guideline(), key -> new TreeMap<>())
          .computeIfAbsent(test.group().deployment(), key -> new TreeMap<>())
          .computeIfAbsent(arrival(test), key -> new ArrayList<>())
          .add(test);
    }
    List<GuidelineCounts> counts = new ArrayList<>();
    places.forEach(
        (guideline, deployments) ->
            deployments.forEach(
                (deployment, patterns) ->
                    patterns.forEach(
                        (arrival, found) ->
                            counts.add(of(guideline, deployment, arrival, found)))));
    return counts;
  }

  private static String arrival(GuidelineTest test) {
    return test.group().levels().getOrDefault(FactorName.ARRIVAL.text(), "");
  }

  private static GuidelineCounts of(
      PerformanceGuideline guideline,
      Deployment deployment,
      String arrival,
      List<GuidelineTest> tests) {
    return new GuidelineCounts(
        guideline,
        deployment,
        arrival,
        Tally.of(tests, test -> test.published().violated()),
        Tally.of(tests, GuidelineTest::ownViolated),
        (int) tests.stream().filter(GuidelineTest::isDisputed).count());
  }
}
