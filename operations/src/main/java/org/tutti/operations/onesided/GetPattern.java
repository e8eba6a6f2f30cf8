package org.tutti.operations.onesided;

import org.tutti.annotations.Setup;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.MessageBuffer;
import org.tutti.operations.state.LeastValue;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.Message;
import org.tutti.runtime.PayloadContext;

/** Several ranks read at the same time, or one reads from several. */
public abstract class GetPattern extends OneSidedPattern {
  private MessageBuffer[] results;

  GetPattern(RmaPattern reach) {
    super(reach);
  }

  /** How often each target is read; {@code window} of those that measure bandwidth. */
  int repeat() {
    return 1;
  }

  @Override
  public void checkProcesses(int processes) {
    LeastValue.check("window", repeat(), 1);
  }

  @Override
  final MessageBuffer shown(Message message) {
    return message.send();
  }

  @Override
  public final long receiveElements(PayloadContext place) {
    return place.elements((long) targets(place.rank(), place.processes()).length * repeat());
  }

  @Setup
  public void divide(Communicator comm, Message message) {
    results = new MessageBuffer[targets(comm.rank(), comm.size()).length * repeat()];
    for (int block = 0; block < results.length; block++) {
      results[block] = message.receive().slice(message.elements(block), message.count());
    }
  }

  /** The body of the benchmark. */
  final void get(Message message) {
    int next = 0;
    begin();
    for (int target : reached) {
      for (int time = 0; time < repeat(); time++) {
        rma.get(results[next++], message.count(), message.datatype(), target, 0);
      }
    }
    end();
  }

  @Override
  public final void arrivals(PayloadContext place, Arrivals arrivals) {
    int count = place.count();
    int next = 0;
    for (int target : targets(place.rank(), place.processes())) {
      for (int time = 0; time < repeat(); time++) {
        arrivals.block(place.elements(next++), count, target, 0);
      }
    }
  }
}
