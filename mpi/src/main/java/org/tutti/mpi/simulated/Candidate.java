package org.tutti.mpi.simulated;

import java.util.Map;

/**
 * A message that a receive could take.
 *
 * @param source its sender as a rank of the world
 */
record Candidate(int source, Mailbox mailbox, Mailbox.Mail mail) {
  /** The message for {@code receive} that arrives first, of the lowest source; or null. */
  static Candidate earliest(Map<Integer, Mailbox> mailboxes, SimulatedTransfer receive) {
    if (!receive.takesAnySource()) {
      return of(receive.awaitedSource(), mailboxes.get(receive.awaitedSource()), receive);
    }
    Candidate earliest = null;
    for (Map.Entry<Integer, Mailbox> entry : mailboxes.entrySet()) {
      Candidate candidate = of(entry.getKey(), entry.getValue(), receive);
      if (candidate != null && (earliest == null || candidate.precedes(earliest))) {
        earliest = candidate;
      }
    }
    return earliest;
  }

  /** When the first message for {@code receive} arrives, infinite if none is on its way. */
  static double arrival(Map<Integer, Mailbox> mailboxes, SimulatedTransfer receive) {
    Candidate earliest = earliest(mailboxes, receive);
    return earliest == null ? Double.POSITIVE_INFINITY : earliest.arrival();
  }

  private static Candidate of(int source, Mailbox mailbox, SimulatedTransfer receive) {
    Mailbox.Mail mail =
        mailbox == null ? null : mailbox.find(receive.context(), receive.awaitedTag());
    return mail == null ? null : new Candidate(source, mailbox, mail);
  }

  double arrival() {
    return mail.arrival();
  }

  /** Takes the message away. */
  Mailbox.Mail take() {
    return mailbox.take(mail.context(), mail.tag());
  }

  private boolean precedes(Candidate other) {
    return arrival() < other.arrival() || (arrival() == other.arrival() && source < other.source);
  }
}
