package org.tutti.operations;

import org.tutti.measure.harness.BenchmarkSelection;

class LargeBuffersTest extends LargeBuffersContract {
  LargeBuffersTest() {
    super(BenchmarkSelection.onClassPath().catalog());
  }
}
