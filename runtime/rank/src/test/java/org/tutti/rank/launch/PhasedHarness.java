package org.tutti.rank.launch;

import org.tutti.measure.harness.CellContext;
import org.tutti.measure.harness.Run;
import org.tutti.measure.harness.TestHarness;
import org.tutti.mpi.Communicator;
import org.tutti.runtime.Control;
import org.tutti.runtime.Message;

/** An allreduce between marks, of which rank 1 has one more. */
final class PhasedHarness extends TestHarness {
  private Control control;

  @Override
  public void measure(Run run, CellContext cell) {
    control = cell.control();
    super.measure(run, cell);
  }

  @Override
  protected void operation(Communicator communicator, Message message) {
    control.phase("even");
    if (control.rank() == 1) {
      control.phase("odd");
      control.phase("even");
    }
    super.operation(communicator, message);
    control.phase("last");
  }
}
