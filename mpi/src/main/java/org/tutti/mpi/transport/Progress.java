package org.tutti.mpi.transport;

import java.util.ArrayList;
import java.util.List;

/**
 * Everything that one rank has started and not completed, on all its communicators. Whatever the
 * rank waits for, all of it goes on meanwhile (MPI 3.1, section 3.7.4), so that ranks may complete
 * their requests in different orders.
 */
public final class Progress {
  private final Pump pump;
  private final List<Stepwise> running = new ArrayList<>();
  private final BufferedMessages buffered = new BufferedMessages(this);
  private int active;

  public Progress(Pump pump) {
    this.pump = pump;
  }

  /** Whether anything is under way that blocking calls must keep going. */
  public boolean isBusy() {
    return active > 0;
  }

  /** A request has become active. */
  public void activated() {
    active++;
  }

  /** A request has been completed. */
  public void completed() {
    active--;
  }

  /** Starts an activity and keeps it going until it is done. */
  public void run(Stepwise activity) {
    activity.advance();
    if (!activity.isDone()) {
      running.add(activity);
    }
  }

  /** Returns when {@code activity} is done. */
  public void await(Activity activity) {
    pump.begin();
    advance();
    while (!activity.isDone()) {
      pump.pause();
      advance();
    }
  }

  /** Lets everything go on, and returns whether {@code activity} is done. */
  public boolean test(Activity activity) {
    pump.look();
    advance();
    return activity.isDone();
  }

  /** The rank's buffered sends. */
  public BufferedMessages buffered() {
    return buffered;
  }

  private void advance() {
    do {
      pump.poll();
    } while (advanceRunning());
  }

  private boolean advanceRunning() {
    boolean moved = false;
    for (int index = 0; index < running.size(); ) {
      Stepwise activity = running.get(index);
      moved |= activity.advance();
      if (activity.isDone()) {
        running.remove(index);
      } else {
        index++;
      }
    }
    return moved;
  }
}
