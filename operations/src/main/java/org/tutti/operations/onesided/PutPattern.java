package org.tutti.operations.onesided;

import org.tutti.annotations.Setup;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.MessageBuffer;
import org.tutti.operations.state.LeastValue;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.Message;
import org.tutti.runtime.PayloadContext;

/** Several ranks write at the same time, or one writes to several. */
public abstract class PutPattern extends OneSidedPattern {
  /** The displacement of each target's first block in its window. */
  private long[] displacements;

  PutPattern(RmaPattern reach) {
    super(reach);
  }

  /** How often each target is written to; {@code window} of those that measure bandwidth. */
  int repeat() {
    return 1;
  }

  @Override
  public void checkProcesses(int processes) {
    LeastValue.check("window", repeat(), 1);
  }

  @Override
  final MessageBuffer shown(Message message) {
    return message.receive();
  }

  @Override
  public final long receiveElements(PayloadContext place) {
    return place.elements((long) reach.slots(place.processes()) * repeat());
  }

  @Setup
  public void place(Communicator comm, Message message) {
    displacements = new long[targets(comm.rank(), comm.size()).length];
    for (int index = 0; index < displacements.length; index++) {
      displacements[index] = (long) reach.slot(comm.rank(), index) * repeat() * message.count();
    }
  }

  /** The body of the benchmark. */
  final void put(Message message) {
    begin();
    issue(message);
    end();
  }

  /** The calls of {@code MPI_Put} alone. */
  final void issue(Message message) {
    int count = message.count();
    for (int index = 0; index < reached.length; index++) {
      long displacement = displacements[index];
      for (int time = 0; time < repeat(); time++) {
        rma.put(message.send(), count, message.datatype(), reached[index], displacement);
        displacement += count;
      }
    }
  }

  @Override
  public final void arrivals(PayloadContext place, Arrivals arrivals) {
    int count = place.count();
    for (int origin = 0; origin < place.processes(); origin++) {
      int[] theirs = targets(origin, place.processes());
      for (int index = 0; index < theirs.length; index++) {
        for (int time = 0; theirs[index] == place.rank() && time < repeat(); time++) {
          long slot = (long) reach.slot(origin, index) * repeat() + time;
          arrivals.block(place.elements(slot), count, origin, 0);
        }
      }
    }
  }
}
