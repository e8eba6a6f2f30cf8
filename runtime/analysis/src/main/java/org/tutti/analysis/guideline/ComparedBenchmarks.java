package org.tutti.analysis.guideline;

/** The names of the two benchmarks whose cells a guideline compares; they may be the same. */
public record ComparedBenchmarks(String left, String right) {
  @Override
  public String toString() {
    return left.equals(right) ? left : left + " and " + right;
  }
}
