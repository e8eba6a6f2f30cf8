package org.tutti.operations.pointtopoint;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Description;
import org.tutti.annotations.Ranks;
import org.tutti.annotations.Rate;
import org.tutti.annotations.Role;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Requests;
import org.tutti.operations.state.MessageWindow;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.Control;
import org.tutti.runtime.Message;
import org.tutti.runtime.Payload;
import org.tutti.runtime.PayloadContext;

/**
 * Measures like {@link Bandwidth}, but the receives are completed otherwise than by {@code
 * MPI_Waitall}.
 */
public class WindowCompletion implements Payload {
  @Benchmark(operation = "BANDWIDTH")
  @Catalog(value = "bandwidth:Waitany", suites = "point-to-point")
  @Description("a window of messages from the first rank to the last, received with MPI_Waitany")
  @Rate(messages = "window")
  @Role(Ranks.FIRST)
  public void waitAny(Communicator comm, Message message, Control control, MessageWindow window) {
    window.send(comm, message, control.processes() - 1);
  }

  @Role(value = Ranks.LAST, of = "waitAny")
  public void waitAnyOfLast(Communicator comm, Message message, MessageWindow window) {
    Requests requests = window.receives();
    window.startReceives(comm, message, 0);
    for (int received = 0; received < window.window; received++) {
      requests.waitAny();
    }
    window.acknowledge(comm, 0);
  }

  @Benchmark(operation = "BANDWIDTH")
  @Catalog(value = "bandwidth:Waitsome", suites = "point-to-point")
  @Description("a window of messages from the first rank to the last, received with MPI_Waitsome")
  @Rate(messages = "window")
  @Role(Ranks.FIRST)
  public void waitSome(Communicator comm, Message message, Control control, MessageWindow window) {
    window.send(comm, message, control.processes() - 1);
  }

  @Role(value = Ranks.LAST, of = "waitSome")
  public void waitSomeOfLast(Communicator comm, Message message, MessageWindow window) {
    Requests requests = window.receives();
    window.startReceives(comm, message, 0);
    for (int received = 0; received < window.window; ) {
      received += requests.waitSome();
    }
    window.acknowledge(comm, 0);
  }

  @Benchmark(operation = "BANDWIDTH")
  @Catalog(value = "bandwidth:Testall", suites = "point-to-point")
  @Description("a window of messages from the first rank to the last, received with MPI_Testall")
  @Rate(messages = "window")
  @Role(Ranks.FIRST)
  public void testAll(Communicator comm, Message message, Control control, MessageWindow window) {
    window.send(comm, message, control.processes() - 1);
  }

  @Role(value = Ranks.LAST, of = "testAll")
  public void testAllOfLast(Communicator comm, Message message, MessageWindow window) {
    Requests requests = window.receives();
    window.startReceives(comm, message, 0);
    while (!requests.testAll()) {
      Thread.onSpinWait();
    }
    window.acknowledge(comm, 0);
  }

  @Benchmark(operation = "BANDWIDTH")
  @Catalog(value = "bandwidth:Testany", suites = "point-to-point")
  @Description("a window of messages from the first rank to the last, received with MPI_Testany")
  @Rate(messages = "window")
  @Role(Ranks.FIRST)
  public void testAny(Communicator comm, Message message, Control control, MessageWindow window) {
    window.send(comm, message, control.processes() - 1);
  }

  @Role(value = Ranks.LAST, of = "testAny")
  public void testAnyOfLast(Communicator comm, Message message, MessageWindow window) {
    Requests requests = window.receives();
    window.startReceives(comm, message, 0);
    for (int received = 0; received < window.window; ) {
      received += requests.testAny() < 0 ? 0 : 1;
    }
    window.acknowledge(comm, 0);
  }

  @Benchmark(operation = "BANDWIDTH")
  @Catalog(value = "bandwidth:Testsome", suites = "point-to-point")
  @Description("a window of messages from the first rank to the last, received with MPI_Testsome")
  @Rate(messages = "window")
  @Role(Ranks.FIRST)
  public void testSome(Communicator comm, Message message, Control control, MessageWindow window) {
    window.send(comm, message, control.processes() - 1);
  }

  @Role(value = Ranks.LAST, of = "testSome")
  public void testSomeOfLast(Communicator comm, Message message, MessageWindow window) {
    Requests requests = window.receives();
    window.startReceives(comm, message, 0);
    for (int received = 0; received < window.window; ) {
      received += requests.testSome();
    }
    window.acknowledge(comm, 0);
  }

  @Override
  public void arrivals(PayloadContext place, Arrivals arrivals) {
    if (place.rank() == place.processes() - 1) {
      arrivals.block(0, place.count(), 0, 0);
    }
  }
}
