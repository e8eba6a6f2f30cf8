package org.tutti.lab.operations;

import org.tutti.operations.LargeBuffersContract;

class RareLargeBuffersTest extends LargeBuffersContract {
  RareLargeBuffersTest() {
    super(RareOperations.all());
  }
}
