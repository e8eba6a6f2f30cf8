package org.tutti.examples;

import org.tutti.annotations.Baseline;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Param;
import org.tutti.mpi.Communicator;
import org.tutti.runtime.Control;
import org.tutti.runtime.Message;

/**
 * Lesson 17: compare variants.
 *
 * <p>{@code @Baseline} marks the variant that the other variants of the class are compared with.
 * The report then shows their ratios and verdicts beside their medians. All variants are measured
 * in the same launches and interleaved within them ({@code @Repetitions(rounds = ...)}), so each
 * launch yields one ratio that is free of the peculiarities of the launch; from six launches on,
 * there is an interval. {@code compare DIR library oneAfterTheOther} judges any two methods of a
 * class in the same way, and {@code --factor NAME=A,B} two values of a parameter.
 *
 * <pre>
 * java -jar examples/target/benchmarks.jar run -np 2 --launches 8 Example17Baseline
 * </pre>
 *
 * <p>Expect a ratio above 1 that grows with the number of processes: a root that sends to one
 * process after another needs p - 1 steps, a tree needs log p.
 */
@Param(msizes = {8, 8192})
public class Example17Baseline {
  private static final int TAG = 5;

  @Collective(Operation.BCAST)
  @Baseline
  public void library(Communicator comm, Message message) {
    comm.bcast(message.send(), message.count(), message.datatype(), message.root());
  }

  @Collective(Operation.BCAST)
  public void oneAfterTheOther(Communicator comm, Message message, Control control) {
    if (control.isRoot()) {
      for (int rank = 0; rank < control.processes(); rank++) {
        if (rank != control.root()) {
          comm.send(message.send(), message.count(), message.datatype(), rank, TAG);
        }
      }
    } else {
      comm.recv(message.send(), message.count(), message.datatype(), control.root(), TAG);
    }
  }
}
