package org.tutti.lab.check.guideline;

import java.util.Map;
import java.util.Set;
import org.tutti.records.contrast.Coordinates;

/**
 * Tests of a guideline that differ only in the parameter that varies.
 *
 * @param benchmarks what is compared
 * @param deployment on how many nodes
 * @param levels of the factors of the campaign
 * @param left the other parameters of the left side
 * @param right those of the right side
 */
public record TestGroup(
    ComparedBenchmarks benchmarks,
    Deployment deployment,
    Map<String, String> levels,
    Coordinates left,
    Coordinates right) {

  static TestGroup of(GuidelineMatcher.ComparedCells match, Deployment deployment, String varied) {
    return new TestGroup(
        new ComparedBenchmarks(match.left().key().benchmark(), match.right().key().benchmark()),
        deployment,
        match.left().treatment().levels(),
        Coordinates.of(match.left().key()).without(Set.of(varied)),
        Coordinates.of(match.right().key()).without(Set.of(varied)));
  }
}
