package org.tutti.lab.operations.partitioned;

import org.tutti.annotations.Setup;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.PayloadContext;

/** Messages in partitions from the first rank to the last, which acknowledges them together. */
public abstract class OneWayPartitioned extends PartitionedBenchmark {
  private static final int ACKNOWLEDGMENT = 2;

  private MessageBuffer nothing;

  @Setup
  public final void allocate(Communicator comm) {
    nothing = comm.allocate(Datatype.BYTE, 1);
  }

  /** Sends all messages until all have arrived. */
  protected final void sendAll(Communicator comm) {
    sends.startAll();
    markAll();
    sends.waitAll();
    awaitAcknowledgment(comm);
  }

  /** Receives all messages, and says so. */
  protected final void receiveAll(Communicator comm) {
    receives.startAll();
    completeReceives();
    acknowledge(comm);
  }

  /** The first rank waits until the last one has everything. */
  protected final void awaitAcknowledgment(Communicator comm) {
    comm.recv(nothing, 0, Datatype.BYTE, comm.size() - 1, ACKNOWLEDGMENT);
  }

  /** The last rank says that it has everything. */
  protected final void acknowledge(Communicator comm) {
    comm.send(nothing, 0, Datatype.BYTE, 0, ACKNOWLEDGMENT);
  }

  @Override
  public void arrivals(PayloadContext place, Arrivals arrivals) {
    if (place.rank() == place.processes() - 1) {
      arrivals.block(0, place.count(), 0, 0);
    }
  }
}
