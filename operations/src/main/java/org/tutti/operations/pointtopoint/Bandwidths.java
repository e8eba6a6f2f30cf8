package org.tutti.operations.pointtopoint;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.annotations.Pattern;
import org.tutti.annotations.PointToPoint;
import org.tutti.annotations.Ranks;
import org.tutti.annotations.Rate;
import org.tutti.annotations.Role;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Requests;
import org.tutti.operations.state.MessageWindow;
import org.tutti.operations.state.PersistentWindow;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.Control;
import org.tutti.runtime.Message;
import org.tutti.runtime.Payload;
import org.tutti.runtime.PayloadContext;

/** Bandwidth: a window of messages, which the receiver acknowledges together. */
public class Bandwidths implements Payload {
  @Benchmark(operation = "BANDWIDTH")
  @Catalog(value = "bandwidth", suites = "point-to-point")
  @Counterparts(osu = "osu_bw", imb = "IMB-MPI1 Uniband")
  @Description("a window of nonblocking messages from the first rank to the last")
  @Rate(messages = "window")
  @Role(Ranks.FIRST)
  public void send(Communicator comm, Message message, Control control, MessageWindow window) {
    window.send(comm, message, control.processes() - 1);
  }

  @Role(value = Ranks.LAST, of = "send")
  public void receive(Communicator comm, Message message, MessageWindow window) {
    window.receive(comm, message, 0);
  }

  @Override
  public void arrivals(PayloadContext place, Arrivals arrivals) {
    if (place.rank() == place.processes() - 1) {
      arrivals.block(0, place.count(), 0, 0);
    }
  }

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

  @Benchmark(operation = "BANDWIDTH")
  @Catalog(value = "bandwidth:persistent", suites = "point-to-point")
  @Counterparts(osu = "osu_bw_persistent")
  @Description("a window of persistent messages from the first rank to the last")
  @Rate(messages = "window")
  @Role(Ranks.FIRST)
  public void sendPersistent(Communicator comm, PersistentWindow window) {
    window.startSends();
    window.completeSends();
    window.awaitAcknowledgment(comm);
  }

  @Role(value = Ranks.LAST, of = "sendPersistent")
  public void receivePersistent(Communicator comm, PersistentWindow window) {
    window.startReceives();
    window.completeReceives();
    window.acknowledge(comm);
  }

  /** Bandwidth in both directions at once, between the first rank and the last. */
  public static class BothWays {
    @PointToPoint(Pattern.FIRST_WITH_LAST)
    @Catalog(value = "bandwidth:both-ways", suites = "point-to-point")
    @Counterparts(osu = "osu_bibw", imb = "IMB-MPI1 Biband")
    @Description("a window of nonblocking messages each way, at the same time")
    @Rate(messages = "2 * window")
    @Role(Ranks.FIRST)
    public void first(Communicator comm, Message message, Control control, MessageWindow window) {
      exchange(comm, message, control.partner(), window);
      window.awaitAcknowledgment(comm, control.partner());
    }

    @Role(value = Ranks.LAST, of = "first")
    public void last(Communicator comm, Message message, Control control, MessageWindow window) {
      exchange(comm, message, control.partner(), window);
      window.acknowledge(comm, control.partner());
    }

    private void exchange(Communicator comm, Message message, int partner, MessageWindow window) {
      window.startReceives(comm, message, partner);
      window.startSends(comm, message, partner);
      window.completeSends();
      window.completeReceives();
    }

    @PointToPoint(Pattern.FIRST_WITH_LAST)
    @Catalog(value = "bandwidth:both-ways-persistent", suites = "point-to-point")
    @Counterparts(osu = "osu_bibw_persistent")
    @Description("a window of persistent messages each way, at the same time")
    @Rate(messages = "2 * window")
    @Role(Ranks.FIRST)
    public void firstPersistent(Communicator comm, PersistentWindow window) {
      exchange(window);
      window.awaitAcknowledgment(comm);
    }

    @Role(value = Ranks.LAST, of = "firstPersistent")
    public void lastPersistent(Communicator comm, PersistentWindow window) {
      exchange(window);
      window.acknowledge(comm);
    }

    private void exchange(PersistentWindow window) {
      window.startReceives();
      window.startSends();
      window.completeSends();
      window.completeReceives();
    }
  }

  /** Bandwidth and message rate of several pairs at once, in one direction. */
  public static class MessageRate implements Payload {
    @Benchmark(operation = "MESSAGE_RATE")
    @Catalog(value = "message-rate", suites = "point-to-point")
    @Counterparts(osu = "osu_mbw_mr", imb = "IMB-MPI1 -multi 0 Uniband")
    @Description("windows of messages from the lower half of the ranks to the upper one")
    @Rate(messages = "window * (p / 2)")
    @Role(Ranks.LOWER_HALF)
    public void send(Communicator comm, Message message, Control control, MessageWindow window) {
      window.send(comm, message, control.rank() + control.processes() / 2);
    }

    @Role(value = Ranks.UPPER_HALF, of = "send")
    public void receive(Communicator comm, Message message, Control control, MessageWindow window) {
      window.receive(comm, message, control.rank() - control.processes() / 2);
    }

    @Override
    public void arrivals(PayloadContext place, Arrivals arrivals) {
      if (Ranks.UPPER_HALF.contains(place.rank(), place.processes())) {
        arrivals.block(0, place.count(), place.rank() - place.processes() / 2, 0);
      }
    }
  }
}
