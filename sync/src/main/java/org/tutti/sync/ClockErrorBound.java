package org.tutti.sync;

import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.exchange.CollectiveExchange;
import org.tutti.sync.clock.RankClock;
import org.tutti.sync.clocksync.GlobalClock;
import org.tutti.sync.clocksync.GlobalTime;
import org.tutti.sync.clocksync.PingPong;

/**
 * How far global clocks can be from the root's at the most, whatever method learned them: in an
 * exchange of global time stamps the remote one was taken between sending and receiving, and
 * nothing is assumed but that no message arrives before it was sent. The quickest exchange counts,
 * and intervals add up along a binomial tree: where clocks agree, each edge adds half of its
 * smallest round trip.
 */
final class ClockErrorBound {
  private static final int EXCHANGES = 20;
  private static final int TAG = 76;

  private final Communicator communicator;
  private final int root;
  private final MessageBuffer interval;

  ClockErrorBound(Communicator communicator, int root) {
    this.communicator = communicator;
    this.root = root;
    this.interval = communicator.allocate(Datatype.LONG, 2);
  }

  /** Collective: the largest possible error of any rank's global clock now, in nanoseconds. */
  double measure(RankClock clock, GlobalClock global) {
    PingPong pingPong = new PingPong(communicator, new GlobalTime(clock, global::toGlobal));
    int size = communicator.size();
    int place = (communicator.rank() - root + size) % size;
    long low = 0;
    long high = 0;
    if (place > 0) {
      int parent = rank(place & (place - 1));
      long least = 0;
      long most = Long.MAX_VALUE;
      for (int exchange = 0; exchange < EXCHANGES; exchange++) {
        pingPong.exchange(parent);
        if (pingPong.received() - pingPong.sent() < most - least) {
          least = pingPong.sent() - pingPong.stamp();
          most = pingPong.received() - pingPong.stamp();
        }
      }
      communicator.recv(interval, 2, Datatype.LONG, parent, TAG);
      low = interval.getLong(0) + least;
      high = interval.getLong(1) + most;
    }
    int reach = place == 0 ? Integer.highestOneBit(size) * 2 : Integer.lowestOneBit(place);
    for (int distance = reach / 2; distance >= 1; distance /= 2) {
      if (place + distance < size) {
        int child = rank(place + distance);
        pingPong.serve(child, EXCHANGES);
        interval.putLong(0, low);
        interval.putLong(1, high);
        communicator.send(interval, 2, Datatype.LONG, child, TAG);
      }
    }
    return new CollectiveExchange(communicator).maximum(Math.max(Math.abs(low), Math.abs(high)));
  }

  private int rank(int place) {
    return (place + root) % communicator.size();
  }
}
