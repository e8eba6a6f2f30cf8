package org.tutti.operations.pointtopoint;

import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.annotations.LeastProcesses;
import org.tutti.annotations.Param;
import org.tutti.annotations.Rate;
import org.tutti.annotations.Setup;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Request;
import org.tutti.operations.state.PendingRequest;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.Control;
import org.tutti.runtime.Message;
import org.tutti.runtime.Payload;
import org.tutti.runtime.PayloadContext;

/** All ranks form a ring, drawn by a seed, around which each sends a message to the next. */
@LeastProcesses(2)
public class RandomRing implements Payload {
  private static final int TAG = 1;

  @Param("1")
  public int seed;

  private int previous;
  private int next;

  @Setup
  public void draw(Control control) {
    int processes = control.processes();
    int[] order = order(processes, seed);
    int place = IntStream.range(0, processes).filter(i -> order[i] == control.rank()).sum();
    previous = order[(place + processes - 1) % processes];
    next = order[(place + 1) % processes];
  }

  /** The ranks in the order of the ring, the same on all of them. */
  static int[] order(int processes, long seed) {
    int[] order = IntStream.range(0, processes).toArray();
    SplittableRandom random = new SplittableRandom(seed);
    for (int last = processes - 1; last > 0; last--) {
      int other = random.nextInt(last + 1);
      int moved = order[last];
      order[last] = order[other];
      order[other] = moved;
    }
    return order;
  }

  @Benchmark(operation = "RANDOM_RING")
  @Catalog(value = "random-ring", suites = "point-to-point")
  @Counterparts(imb = "IMB-P2P Corandom")
  @Description("a message of each rank to the next of a random ring")
  @Rate(messages = "p")
  public void move(Communicator comm, Message message, PendingRequest pending) {
    Request request = pending.request;
    comm.irecv(message.receive(), message.count(), message.datatype(), previous, TAG, request);
    comm.send(message.send(), message.count(), message.datatype(), next, TAG);
    request.waitFor();
  }

  @Override
  public void arrivals(PayloadContext place, Arrivals arrivals) {
    arrivals.block(0, place.count(), previous, 0);
  }
}
