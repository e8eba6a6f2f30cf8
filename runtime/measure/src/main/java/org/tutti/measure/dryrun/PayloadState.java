package org.tutti.measure.dryrun;

import org.tutti.measure.harness.CellContext;
import org.tutti.measure.plan.BenchmarkDescriptor;
import org.tutti.mpi.Communicator;

/** The state of the data of a cell after its operation, from best to worst. */
public enum PayloadState {
  CORRECT("payload correct"),
  UNKNOWN("called; what its buffers should hold is not known"),
  TOO_LARGE("called; too large for the payload to be checked"),
  WRONG("PAYLOAD WRONG");

  /** The largest number of elements that is checked, over all ranks. */
  private static final long LARGEST = 1 << 22;

  private final String text;

  PayloadState(String text) {
    this.text = text;
  }

  /** For display. */
  public String text() {
    return text;
  }

  /** The state with this ordinal. */
  public static PayloadState worst(long ordinal) {
    return values()[(int) ordinal];
  }

  /** Fills the send buffer with distinguishable values and clears the receive buffer. */
  public static void fill(CellContext cell) {
    SentData.fill(cell.message().send(), cell.control().rank());
    for (int index = 0; index < cell.message().receive().count(); index++) {
      BufferElements.put(cell.message().receive(), index, 0);
    }
  }

  /** Collective, on a communicator that no benchmark uses: the state on this rank. */
  public static PayloadState of(BenchmarkDescriptor benchmark, CellContext cell, Communicator own) {
    if (!PayloadCheck.knows(benchmark)) {
      return UNKNOWN;
    }
    if ((long) cell.message().send().count() * own.size() > LARGEST) {
      return TOO_LARGE;
    }
    SentData sent = SentData.collect(own, cell.message().send());
    return new PayloadCheck(cell, sent).isCorrect(benchmark) ? CORRECT : WRONG;
  }
}
