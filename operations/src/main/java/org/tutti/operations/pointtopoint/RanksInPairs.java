package org.tutti.operations.pointtopoint;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.annotations.LeastProcesses;
import org.tutti.annotations.OperationsPerCall;
import org.tutti.annotations.Param;
import org.tutti.annotations.Rate;
import org.tutti.annotations.Setup;
import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Request;
import org.tutti.operations.pointtopoint.Rings.RandomRing;
import org.tutti.operations.state.LeastValue;
import org.tutti.operations.state.MessageWindow;
import org.tutti.operations.state.PendingRequest;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.Control;
import org.tutti.runtime.Message;
import org.tutti.runtime.ParameterCheck;
import org.tutti.runtime.Payload;
import org.tutti.runtime.PayloadContext;
import org.tutti.stats.design.RoundRobin;

/** All ranks in pairs, which exchange messages at the same time. */
public final class RanksInPairs {
  private RanksInPairs() {}

  /**
   * How ranks form pairs across a bisection of the machine; with odd p, one rank has no partner.
   */
  public enum Pairing {
    /** Each even rank with the next odd one. */
    NEIGHBOR {
      @Override
      int[] partners(int processes, long seed) {
        return pairs(identity(processes));
      }
    },
    /** Each rank of the lower half with its counterpart in the upper half. */
    SHIFT {
      @Override
      int[] partners(int processes, long seed) {
        int half = processes / 2;
        int[] order = new int[processes];
        for (int rank = 0; rank < half; rank++) {
          order[2 * rank] = rank;
          order[2 * rank + 1] = rank + half;
        }
        if (processes % 2 == 1) {
          order[processes - 1] = processes - 1;
        }
        return pairs(order);
      }
    },
    /** Pairs drawn by a seed, the same on all ranks. */
    RANDOM {
      @Override
      int[] partners(int processes, long seed) {
        return pairs(RandomRing.order(processes, seed));
      }
    };

    /** The partner of each rank; -1 for one that has none. */
    abstract int[] partners(int processes, long seed);

    private static int[] identity(int processes) {
      int[] order = new int[processes];
      for (int rank = 0; rank < processes; rank++) {
        order[rank] = rank;
      }
      return order;
    }

    private static int[] pairs(int[] order) {
      int[] partners = new int[order.length];
      for (int at = 0; at < order.length; at++) {
        int other = at ^ 1;
        partners[order[at]] = other < order.length ? order[other] : -1;
      }
      return partners;
    }
  }

  /** Pairs across the machine exchange windows of messages, all at the same time. */
  @LeastProcesses(2)
  public static class Bisection implements Payload {
    @Param public Pairing pairing;

    /** Draws the pairs of {@link Pairing#RANDOM}. */
    @Param("1")
    public int seed;

    private int partner;

    @Setup
    public void pair(Control control) {
      partner = pairing.partners(control.processes(), seed)[control.rank()];
    }

    @Benchmark(operation = "BISECTION")
    @Catalog(value = "bisection", suites = "point-to-point")
    @Counterparts(imb = "IMB-P2P Birandom", mpptest = "mpptest -bisect")
    @Description("a window of messages each way in all pairs of ranks at once")
    @Rate(messages = "2 * window * (p / 2)")
    public void exchange(Communicator comm, Message message, MessageWindow window) {
      if (partner >= 0) {
        window.startReceives(comm, message, partner);
        window.startSends(comm, message, partner);
        window.completeSends();
        window.completeReceives();
      }
    }

    @Override
    public void arrivals(PayloadContext place, Arrivals arrivals) {
      if (partner >= 0) {
        arrivals.block(0, place.count(), partner, 0);
      }
    }
  }

  /** Pairs drawn by a seed send windows of messages in one direction, all at the same time. */
  @LeastProcesses(2)
  public static class RandomPairs implements Payload {
    @Param("1")
    public int seed;

    private int partner;

    @Setup
    public void pair(Control control) {
      partner = Pairing.RANDOM.partners(control.processes(), seed)[control.rank()];
    }

    @Benchmark(operation = "RANDOM_PAIRS")
    @Catalog(value = "random-pairs", suites = "point-to-point")
    @Counterparts(imb = "IMB-P2P Unirandom")
    @Description("a window of messages from the lower to the higher rank of random pairs")
    @Rate(messages = "window * (p / 2)")
    public void move(Communicator comm, Message message, Control control, MessageWindow window) {
      if (partner > control.rank()) {
        window.send(comm, message, partner);
      } else if (partner >= 0) {
        window.receive(comm, message, partner);
      }
    }

    @Override
    public void arrivals(PayloadContext place, Arrivals arrivals) {
      if (partner >= 0 && partner < place.rank()) {
        arrivals.block(0, place.count(), partner, 0);
      }
    }
  }

  /** Pairs of one round of a schedule in which each rank meets each other once. */
  @LeastProcesses(2)
  abstract static class RoundBenchmark implements Payload, ParameterCheck {
    static final int TAG = 1;

    /** The round, from 0; with p processes there are p - 1, and p if p is odd. */
    @Param("0")
    public int round;

    /**
     * The number of the only pair that is measured, in the order of their lower ranks; -1 for all
     * pairs of the round at once.
     */
    @Param("-1")
    public int only;

    /** The partner of this rank, or -1. */
    protected int partner;

    @Override
    public void checkProcesses(int processes) {
      if (processes > 1) {
        int rounds = new RoundRobin(processes).rounds();
        LeastValue.check("round", round, 0);
        LeastValue.check("only", only, -1);
        if (round >= rounds) {
          throw CommandLineProblem.OPTION_VALUE_INVALID.error(
              "Parameter round cannot be '" + round + "'.",
              processes + " processes have the rounds 0 to " + (rounds - 1) + ".");
        }
      }
    }

    @Setup
    public void meet(Control control) {
      RoundRobin schedule = new RoundRobin(control.processes());
      partner = schedule.partner(round, control.rank());
      if (only >= 0 && partner >= 0 && schedule.pair(round, control.rank()) != only) {
        partner = -1;
      }
    }

    /** Whether this rank receives data. */
    abstract boolean isReceiver(int rank);

    @Override
    public void arrivals(PayloadContext place, Arrivals arrivals) {
      if (partner >= 0 && isReceiver(place.rank())) {
        arrivals.block(0, place.count(), partner, 0);
      }
    }
  }

  /** Both ranks of each pair send to the other. */
  public static class ScheduledPairs extends RoundBenchmark {
    /**
     * In a call, so that it hardly matters that one of two ranks leaves the barrier before the
     * other, which depends on their places in the barrier.
     */
    private static final int TRIPS = 16;

    @Benchmark(operation = "PAIRS")
    @Catalog(value = "pairs:ping-pong", suites = "point-to-point")
    @Description(
        "latency: half a round trip, mean of 16, of all pairs of a round at once; what map measures")
    @OperationsPerCall(2 * TRIPS)
    public void pingPong(Communicator comm, Message message, Control control) {
      if (partner > control.rank()) {
        for (int trip = 0; trip < TRIPS; trip++) {
          comm.send(message.send(), message.count(), message.datatype(), partner, TAG);
          comm.recv(message.receive(), message.count(), message.datatype(), partner, TAG);
        }
      } else if (partner >= 0) {
        for (int trip = 0; trip < TRIPS; trip++) {
          comm.recv(message.receive(), message.count(), message.datatype(), partner, TAG);
          comm.send(message.send(), message.count(), message.datatype(), partner, TAG);
        }
      }
    }

    @Benchmark(operation = "PAIRS")
    @Catalog(value = "pairs:exchange", suites = "point-to-point")
    @Description("16 times MPI_Isend and MPI_Recv of both ranks in all pairs of a round at once")
    @OperationsPerCall(TRIPS)
    public void exchange(Communicator comm, Message message, PendingRequest pending) {
      Request request = pending.request;
      for (int trip = 0; partner >= 0 && trip < TRIPS; trip++) {
        comm.isend(message.send(), message.count(), message.datatype(), partner, TAG, request);
        comm.recv(message.receive(), message.count(), message.datatype(), partner, TAG);
        request.waitFor();
      }
    }

    @Override
    boolean isReceiver(int rank) {
      return true;
    }
  }

  /** One rank of each pair sends to the other. */
  public static class ScheduledWays extends RoundBenchmark {
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
}
