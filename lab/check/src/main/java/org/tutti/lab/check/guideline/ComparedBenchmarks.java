package org.tutti.lab.check.guideline;

import org.tutti.annotations.syntax.GuidelineText;
import org.tutti.records.contrast.CellContrast;
import org.tutti.records.contrast.ContrastSide;

/** The names of the two benchmarks whose cells a guideline compares; they may be the same. */
public record ComparedBenchmarks(String left, String right) {
  /** Which of their cells the guideline compares. */
  CellContrast contrast(GuidelineText guideline) {
    return new CellContrast(
        new ContrastSide(left, guideline.left().levels()),
        new ContrastSide(right, guideline.right().levels()));
  }

  @Override
  public String toString() {
    return left.equals(right) ? left : left + " and " + right;
  }
}
