package org.tutti.mpi.simulated;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;

/** The messages on their way from one rank to another, in the order of sending and of arrival. */
final class Mailbox {
  /** A message with its true time of arrival in nanoseconds. */
  record Mail(int context, int tag, double arrival, byte[] payload) {}

  private final Latency latency;
  private final Deque<Mail> underWay = new ArrayDeque<>();
  private double lastArrival;

  Mailbox(Latency latency) {
    this.latency = latency;
  }

  void post(int context, int tag, double sent, byte[] payload) {
    lastArrival = Math.max(lastArrival, sent + latency.next(payload.length));
    underWay.add(new Mail(context, tag, lastArrival, payload));
  }

  /** The oldest message with this context and tag, or null. */
  Mail take(int context, int tag) {
    for (Iterator<Mail> mails = underWay.iterator(); mails.hasNext(); ) {
      Mail mail = mails.next();
      if (mail.context() == context && mail.tag() == tag) {
        mails.remove();
        return mail;
      }
    }
    return null;
  }
}
