package org.tutti.operations.pointtopoint;

import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.annotations.LeastProcesses;
import org.tutti.annotations.Param;
import org.tutti.annotations.Pattern;
import org.tutti.annotations.PointToPoint;
import org.tutti.annotations.Rate;
import org.tutti.annotations.Setup;
import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.Request;
import org.tutti.mpi.Requests;
import org.tutti.mpi.Status;
import org.tutti.operations.state.PendingRequest;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.Control;
import org.tutti.runtime.Message;
import org.tutti.runtime.Payload;
import org.tutti.runtime.PayloadContext;

/** Each rank sends to its neighbors on a ring of all ranks, and receives from them. */
public class Rings {
  private static final int TAG = 1;

  @PointToPoint(Pattern.RING)
  @Catalog(value = "MPI_Sendrecv", suites = "point-to-point")
  @Counterparts(imb = "IMB-MPI1 Sendrecv", skampi = "Pingpong_Sendrecv", reprompi = "Sendrecv")
  @Description("MPI_Sendrecv around a ring of all ranks")
  public void sendrecv(Communicator comm, Message message, Control control) {
    int next = (control.rank() + 1) % control.processes();
    int previous = (control.rank() + control.processes() - 1) % control.processes();
    comm.sendrecv(
        message.send(),
        message.count(),
        next,
        TAG,
        message.receive(),
        message.count(),
        previous,
        TAG,
        message.datatype());
  }

  @PointToPoint(Pattern.RING)
  @Catalog(value = "MPI_Isendrecv", suites = "point-to-point")
  @Description("MPI_Isendrecv around a ring of all ranks, waited for at once")
  public void isendrecv(
      Communicator comm, Message message, Control control, PendingRequest pending) {
    Request request = pending.request;
    int next = (control.rank() + 1) % control.processes();
    int previous = (control.rank() + control.processes() - 1) % control.processes();
    comm.isendrecv(
        message.send(),
        message.count(),
        message.datatype(),
        next,
        TAG,
        message.receive(),
        message.count(),
        message.datatype(),
        previous,
        TAG,
        request);
    request.waitFor();
  }

  /** Each rank sends to the next one of a ring; what it receives takes the place of its message. */
  @LeastProcesses(2)
  public static class RingReplace implements Payload {
    private Status status;
    private Request request;

    @Setup
    public void make(Communicator comm) {
      status = comm.status();
      request = comm.request();
    }

    @Benchmark(operation = "SENDRECV_REPLACE", receive = "0")
    @Catalog(value = "MPI_Sendrecv_replace", suites = "point-to-point")
    @Counterparts(imb = "IMB-P2P SendRecv_Replace", skampi = "Pingpong_Sendrecv_replace")
    @Description("MPI_Sendrecv_replace around a ring of all ranks")
    public void replace(Communicator comm, Message message, Control control) {
      int next = (control.rank() + 1) % control.processes();
      int previous = (control.rank() + control.processes() - 1) % control.processes();
      comm.sendrecvReplace(
          message.send(), message.count(), message.datatype(), next, TAG, previous, TAG, status);
    }

    @Benchmark(operation = "SENDRECV_REPLACE", receive = "0")
    @Catalog(value = "MPI_Isendrecv_replace", suites = "point-to-point")
    @Description("MPI_Isendrecv_replace around a ring of all ranks, waited for at once")
    public void ireplace(Communicator comm, Message message, Control control) {
      int next = (control.rank() + 1) % control.processes();
      int previous = (control.rank() + control.processes() - 1) % control.processes();
      comm.isendrecvReplace(
          message.send(), message.count(), message.datatype(), next, TAG, previous, TAG, request);
      request.waitFor();
    }

    @Override
    public void arrivals(PayloadContext place, Arrivals arrivals) {
      int previous = (place.rank() + place.processes() - 1) % place.processes();
      arrivals.into(Arrivals.Buffer.SEND).block(0, place.count(), previous, 0);
    }
  }

  /** Each rank exchanges messages with both of its neighbors on a ring. */
  @LeastProcesses(2)
  public static class RingExchange implements Payload {
    private static final int UP = 1;
    private static final int DOWN = 2;

    private Requests requests;
    private MessageBuffer fromPrevious;
    private MessageBuffer fromNext;

    @Setup
    public void make(Communicator comm, Message message) {
      requests = comm.requests(2);
      fromPrevious = message.receive().slice(0, message.count());
      fromNext = message.receive().slice(message.count(), message.count());
    }

    @Benchmark(operation = "EXCHANGE", receive = "2 * msize")
    @Catalog(value = "exchange", suites = "point-to-point")
    @Counterparts(imb = "IMB-MPI1 Exchange")
    @Description("MPI_Isend to both neighbors on a ring, MPI_Recv of both")
    public void exchange(Communicator comm, Message message, Control control) {
      int next = (control.rank() + 1) % control.processes();
      int previous = (control.rank() + control.processes() - 1) % control.processes();
      int count = message.count();
      comm.isend(message.send(), count, message.datatype(), next, UP, requests.at(0));
      comm.isend(message.send(), count, message.datatype(), previous, DOWN, requests.at(1));
      comm.recv(fromPrevious, count, message.datatype(), previous, UP);
      comm.recv(fromNext, count, message.datatype(), next, DOWN);
      requests.waitAll();
    }

    @Override
    public void arrivals(PayloadContext place, Arrivals arrivals) {
      int count = place.count();
      int processes = place.processes();
      arrivals.block(0, count, (place.rank() + processes - 1) % processes, 0);
      arrivals.block(count, count, (place.rank() + 1) % processes, 0);
    }
  }

  /** Each rank sends to the next ones on a ring, and receives from as many before it. */
  @LeastProcesses(2)
  public static class NextRanksExchange implements Payload {
    /** How many ranks each one sends to. */
    @Param("1")
    public int partners;

    private Requests requests;
    private MessageBuffer[] blocks;

    @Override
    public void checkProcesses(int processes) {
      if (partners < 1 || partners >= processes) {
        throw CommandLineProblem.OPTION_VALUE_INVALID.error(
            "Each of " + processes + " processes cannot have " + partners + " partners.",
            "Give a number of the other processes, --param partners=1.");
      }
    }

    @Override
    public long receiveElements(PayloadContext place) {
      return place.elements(partners);
    }

    @Setup
    public void make(Communicator comm, Message message) {
      requests = comm.requests(2 * partners);
      blocks = new MessageBuffer[partners];
      for (int i = 0; i < partners; i++) {
        blocks[i] = message.receive().slice(message.elements(i), message.count());
      }
    }

    @Benchmark(operation = "EXCHANGE_NEXT")
    @Catalog(value = "exchange:next-ranks", suites = "point-to-point")
    @Counterparts(skampi = "Exchange")
    @Description("MPI_Isend to the next ranks on a ring, MPI_Irecv from those before, MPI_Waitall")
    public void exchange(Communicator comm, Message message, Control control) {
      int processes = control.processes();
      int count = message.count();
      for (int i = 0; i < partners; i++) {
        int previous = (control.rank() + processes - 1 - i) % processes;
        int next = (control.rank() + 1 + i) % processes;
        comm.irecv(blocks[i], count, message.datatype(), previous, TAG, requests.at(2 * i));
        comm.isend(message.send(), count, message.datatype(), next, TAG, requests.at(2 * i + 1));
      }
      requests.waitAll();
    }

    @Override
    public void arrivals(PayloadContext place, Arrivals arrivals) {
      int processes = place.processes();
      int count = place.count();
      for (int i = 0; i < partners; i++) {
        int source = (place.rank() + processes - 1 - i) % processes;
        arrivals.block(place.elements(i), count, source, 0);
      }
    }
  }

  /** All ranks form a ring, drawn by a seed, around which each sends a message to the next. */
  @LeastProcesses(2)
  public static class RandomRing implements Payload {
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
}
