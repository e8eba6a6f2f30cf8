package org.tutti.measure.cell;

import org.tutti.measure.harness.CellContext;
import org.tutti.measure.harness.Harness;
import org.tutti.measure.harness.Run;

/**
 * A benchmark whose time on this rank was taken before the first cell, since what it measures
 * happens once in a launch: each observation has that time.
 *
 * @param nanos what it took
 */
record RecordedHarness(long nanos) implements Harness {
  @Override
  public void measure(Run run, CellContext cell) {
    while (run.next()) {
      run.start();
      long start = run.clock().now();
      run.stop(start, start + nanos);
    }
  }
}
