package org.tutti.mpi.simulated;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import org.tutti.mpi.transport.Transport;

/** The messages on their way from one rank to another, in the order of sending and of arrival. */
final class Mailbox {
  /** The acknowledgment tag of messages whose sender does not wait for one. */
  static final int UNACKNOWLEDGED = 0;

  /**
   * A message with its true time of arrival in nanoseconds.
   *
   * @param chain how many messages there are in the longest chain that ends with this one
   * @param acknowledgment the tag of the message that tells the sender that this one met its
   *     receive, or {@link #UNACKNOWLEDGED}
   */
  record Mail(int context, int tag, double arrival, byte[] payload, int chain, int acknowledgment) {
    boolean matches(int wantedContext, int wantedTag) {
      return context == wantedContext && (tag == wantedTag || wantedTag == Transport.ANY);
    }
  }

  private final Latency latency;
  private final Deque<Mail> underWay = new ArrayDeque<>();
  private double lastArrival;

  Mailbox(Latency latency) {
    this.latency = latency;
  }

  /** Adds a message of a rank at its time, after what that rank has sent and received. */
  void post(
      VirtualRank sender,
      int context,
      int tag,
      byte[] payload,
      int acknowledgment,
      EarlyParts early) {
    double start = Math.max(sender.now(), early.end());
    int rest = payload.length - early.bytes();
    lastArrival = Math.max(lastArrival, start + latency.next(rest, sender.now()));
    underWay.add(new Mail(context, tag, lastArrival, payload, sender.chain() + 1, acknowledgment));
  }

  /** The oldest message with this context and tag, or null; it stays. */
  Mail find(int context, int tag) {
    for (Mail mail : underWay) {
      if (mail.matches(context, tag)) {
        return mail;
      }
    }
    return null;
  }

  /** Does the same as {@link #find}, but takes the message away. */
  Mail take(int context, int tag) {
    for (Iterator<Mail> mails = underWay.iterator(); mails.hasNext(); ) {
      Mail mail = mails.next();
      if (mail.matches(context, tag)) {
        mails.remove();
        return mail;
      }
    }
    return null;
  }
}
