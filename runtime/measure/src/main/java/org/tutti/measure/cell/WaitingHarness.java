package org.tutti.measure.cell;

import java.util.Optional;
import org.tutti.measure.harness.CellContext;
import org.tutti.measure.harness.Harness;
import org.tutti.measure.harness.ParameterValues;
import org.tutti.measure.harness.Run;
import org.tutti.runtime.Payload;

/**
 * A benchmark on a rank that is not among the members of a cell: it joins the synchronization of
 * each observation and calls nothing. The set-ups of the launch are those of all cells.
 */
record WaitingHarness(Harness benchmark) implements Harness {
  @Override
  public void assign(ParameterValues values) {
    benchmark.assign(values);
  }

  @Override
  public Optional<Payload> payload() {
    return benchmark.payload();
  }

  @Override
  public void setUpLaunch(CellContext cell) {
    benchmark.setUpLaunch(cell);
  }

  @Override
  public void measure(Run run, CellContext cell) {
    run.idleThroughout();
  }

  @Override
  public void tearDownLaunch(CellContext cell) {
    benchmark.tearDownLaunch(cell);
  }
}
