package org.tutti.operations.rate;

import org.tutti.measure.harness.BenchmarkSelection;

class OneProcessTest extends OneProcessContract {
  OneProcessTest() {
    super(BenchmarkSelection.onClassPath().catalog());
  }
}
