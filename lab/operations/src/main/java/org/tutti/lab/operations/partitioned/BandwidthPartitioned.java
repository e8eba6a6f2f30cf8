package org.tutti.lab.operations.partitioned;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Description;
import org.tutti.annotations.Param;
import org.tutti.annotations.Ranks;
import org.tutti.annotations.Rate;
import org.tutti.annotations.Role;
import org.tutti.mpi.Communicator;
import org.tutti.operations.state.LeastValue;

/** A window of messages in partitions, each of which is marked ready message by message. */
public class BandwidthPartitioned extends OneWayPartitioned {
  @Param("64")
  public int window;

  @Override
  protected int messages() {
    return window;
  }

  @Override
  public void checkProcesses(int processes) {
    super.checkProcesses(processes);
    LeastValue.check("window", window, 1);
  }

  @Benchmark(operation = "BANDWIDTH")
  @Catalog(value = "bandwidth:partitioned", suites = "partitioned")
  @Description("a window of messages in partitions from the first rank to the last")
  @Rate(messages = "window")
  @Role(Ranks.FIRST)
  public void send(Communicator comm) {
    sendAll(comm);
  }

  @Role(value = Ranks.LAST, of = "send")
  public void receive(Communicator comm) {
    receiveAll(comm);
  }
}
