package org.tutti.lab.operations;

import org.tutti.operations.rate.OneProcessContract;

class RareOneProcessTest extends OneProcessContract {
  RareOneProcessTest() {
    super(RareOperations.all());
  }
}
