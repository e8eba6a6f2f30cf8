package org.tutti.operations.pointtopoint;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Description;
import org.tutti.annotations.Param;
import org.tutti.mpi.Communicator;
import org.tutti.operations.state.LeastValue;
import org.tutti.operations.state.MessageWindow;
import org.tutti.runtime.Control;
import org.tutti.runtime.Message;

/** One rank of each pair sends to the other. */
public class ScheduledWays extends RoundBenchmark {
  /** 0 if the lower rank of a pair sends, 1 if the higher one does. */
  @Param("0")
  public int direction;

  @Override
  public void checkProcesses(int processes) {
    super.checkProcesses(processes);
    LeastValue.check("direction", direction, 0);
    LeastValue.check("1 - direction", 1 - direction, 0);
  }

  @Benchmark(operation = "PAIRS")
  @Catalog(value = "pairs:bandwidth", suites = "point-to-point")
  @Description("a window of messages one way in all pairs of a round at once; what map measures")
  public void window(Communicator comm, Message message, Control control, MessageWindow window) {
    if (partner >= 0) {
      if (isReceiver(control.rank())) {
        window.receive(comm, message, partner);
      } else {
        window.send(comm, message, partner);
      }
    }
  }

  @Benchmark(operation = "PAIRS")
  @Catalog(value = "pairs:one-way", suites = "point-to-point")
  @Description("a message one way in all pairs of a round at once; needs a global clock")
  public void message(Communicator comm, Message message, Control control) {
    if (partner >= 0) {
      if (isReceiver(control.rank())) {
        comm.recv(message.receive(), message.count(), message.datatype(), partner, TAG);
      } else {
        comm.send(message.send(), message.count(), message.datatype(), partner, TAG);
      }
    }
  }

  @Override
  boolean isReceiver(int rank) {
    return rank > partner == (direction == 0);
  }
}
