package org.tutti.measure.dryrun;

import org.tutti.measure.harness.CellContext;
import org.tutti.measure.plan.BenchmarkDescriptor;
import org.tutti.mpi.Communicator;

/** What became of the data of a cell, the better first. */
public enum PayloadState {
  CORRECT("payload correct"),
  UNKNOWN("called; what its buffers should hold is not known"),
  TOO_LARGE("called; too large for the payload to be checked"),
  WRONG("PAYLOAD WRONG");

  /** Elements that all ranks together may have sent. */
  private static final long LARGEST = 1 << 22;

  private final String text;

  PayloadState(String text) {
    this.text = text;
  }

  /** For people. */
  public String text() {
    return text;
  }

  /** The one with this ordinal. */
  public static PayloadState worst(long ordinal) {
    return values()[(int) ordinal];
  }

  /** Puts into the buffers what can be told apart afterwards. */
  public static void fill(CellContext cell) {
    SentData.fill(cell.message().send(), cell.control().rank());
    for (int index = 0; index < cell.message().receive().count(); index++) {
      BufferElements.put(cell.message().receive(), index, 0);
    }
  }

  /** Collective, on a communicator that no benchmark uses: what this rank finds. */
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
