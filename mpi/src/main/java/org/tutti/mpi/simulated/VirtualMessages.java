package org.tutti.mpi.simulated;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.tutti.mpi.transport.Progress;
import org.tutti.mpi.transport.Pump;

/**
 * The receives that one rank has started, in virtual time.
 *
 * <p>A receive that names its source has its message as soon as that was sent, even if it arrives
 * later. One that takes any source gets the message that arrives first, which is known only when no
 * other rank can send one that arrives earlier: the rank therefore lets all others catch up, as a
 * test does before it says that nothing has arrived.
 */
final class VirtualMessages implements Pump {
  private static final int ACKNOWLEDGMENTS = -2;
  private static final ByteBuffer NOTHING = ByteBuffer.allocate(0);
  private static final byte[] EMPTY = {};

  private final World world;
  private final VirtualRank self;
  private final Progress progress = new Progress(this);
  private final List<SimulatedTransfer> unmatched = new ArrayList<>();
  private final List<SimulatedTransfer> matched = new ArrayList<>();
  private SimulatedTransfer sought;
  private double settled;
  private int lastAcknowledgment = Mailbox.UNACKNOWLEDGED;

  VirtualMessages(World world, VirtualRank self) {
    this.world = world;
    this.self = self;
  }

  World world() {
    return world;
  }

  VirtualRank self() {
    return self;
  }

  Progress progress() {
    return progress;
  }

  /** Sends a message to a rank of the world, at this rank's time, of which parts may have left. */
  void post(
      int receiver, int context, int tag, byte[] payload, int acknowledgment, EarlyParts early) {
    Mailbox mailbox = world.mailbox(self.number(), receiver);
    mailbox.post(self, context, tag, payload, acknowledgment, early);
    if (context != ACKNOWLEDGMENTS) {
      self.countMessage();
    }
    VirtualRank waiting = world.scheduler().rank(receiver);
    if (waiting.accepts(self.number(), context, tag) && !waiting.answers()) {
      world.scheduler().wake(waiting);
    }
  }

  /** Tells the sender of a message, if it wants to know, that the message met its receive. */
  void acknowledge(int sender, Mailbox.Mail mail) {
    if (mail.acknowledgment() != Mailbox.UNACKNOWLEDGED) {
      int tag = mail.acknowledgment();
      post(sender, ACKNOWLEDGMENTS, tag, EMPTY, Mailbox.UNACKNOWLEDGED, EarlyParts.NONE);
    }
  }

  /** Lets a transfer wait for the acknowledgment of {@code receiver}, and returns its tag. */
  int expectAcknowledgment(SimulatedTransfer send, int receiver) {
    lastAcknowledgment++;
    send.into(NOTHING, 0, 0).from(receiver, ACKNOWLEDGMENTS, lastAcknowledgment, null);
    receive(send);
    return lastAcknowledgment;
  }

  void receive(SimulatedTransfer transfer) {
    unmatched.add(transfer);
  }

  /** Takes a receive back; false if a message has met it. */
  boolean withdraw(SimulatedTransfer transfer) {
    match();
    return unmatched.remove(transfer);
  }

  /** Whether a message has arrived that could be received; {@code wanted} then describes it. */
  boolean find(SimulatedTransfer wanted) {
    look();
    poll();
    return hasArrived(wanted);
  }

  /** Returns when a message has arrived that could be received. */
  void await(SimulatedTransfer wanted) {
    sought = wanted;
    try {
      progress.await(() -> hasArrived(wanted));
    } finally {
      sought = null;
    }
  }

  private boolean hasArrived(SimulatedTransfer wanted) {
    match();
    Candidate candidate = Candidate.earliest(mailboxes(), wanted);
    boolean arrived = candidate != null && candidate.arrival() <= Math.min(settled, self.now());
    if (arrived) {
      wanted.show(candidate.source(), candidate.mail());
    }
    return arrived;
  }

  @Override
  public void look() {
    world.job().check();
    self.advance(world.simulation().clocks().readCost());
    settle(self.now());
  }

  @Override
  public void poll() {
    match();
    for (SimulatedTransfer next = next(); next != null; next = next()) {
      if (next.arrival() > self.now()) {
        return;
      }
      complete(next);
      match();
    }
  }

  @Override
  public void pause() {
    world.job().check();
    self.mayWait();
    double event = nextEvent();
    if (event == Double.POSITIVE_INFINITY) {
      waitForMessage();
    } else {
      if (!isAlone()) {
        settle(event);
        match();
      }
      self.advanceTo(nextEvent());
    }
  }

  private void complete(SimulatedTransfer transfer) {
    matched.remove(transfer);
    self.advance(world.overhead());
    Mailbox.Mail mail = transfer.accept();
    self.follow(mail.chain());
    acknowledge(transfer.sender(), mail);
  }

  /** Whether no other message can matter but the one that has a match. */
  private boolean isAlone() {
    return unmatched.isEmpty() && sought == null && matched.size() == 1;
  }

  private void settle(double time) {
    world.scheduler().settle(self, time);
    settled = Math.max(settled, time);
  }

  private void waitForMessage() {
    SimulatedTransfer only = unmatched.size() == 1 ? unmatched.get(0) : null;
    if (only == null || only.takesAnySource() || sought != null) {
      self.waitsForAnything();
      world.scheduler().waitForAnyone(self);
    } else {
      self.waitsFor(only.awaitedSource(), only.context(), only.awaitedTag());
      world.scheduler().waitFor(self, world.scheduler().rank(only.awaitedSource()));
    }
  }

  /** Matches the receives whose message is certain, in the order of starting. */
  private void match() {
    List<SimulatedTransfer> open = List.of();
    for (int index = 0; index < unmatched.size(); ) {
      SimulatedTransfer receive = unmatched.get(index);
      if (open.stream().noneMatch(receive::competes) && match(receive)) {
        matched.add(unmatched.remove(index));
      } else {
        if (receive.takesAnySource()) {
          open = open.isEmpty() ? new ArrayList<>() : open;
          open.add(receive);
        }
        index++;
      }
    }
  }

  private boolean match(SimulatedTransfer receive) {
    Candidate candidate = Candidate.earliest(mailboxes(), receive);
    if (candidate == null || (receive.takesAnySource() && candidate.arrival() > settled)) {
      return false;
    }
    receive.match(candidate.source(), candidate.take());
    return true;
  }

  /** The receive whose message arrives first, of those that have their message; or null. */
  private SimulatedTransfer next() {
    SimulatedTransfer first = null;
    for (SimulatedTransfer transfer : matched) {
      if (first == null || transfer.arrival() < first.arrival()) {
        first = transfer;
      }
    }
    return first;
  }

  /** When the first message that matters may arrive, as far as is known. */
  private double nextEvent() {
    SimulatedTransfer next = next();
    double event = next == null ? Double.POSITIVE_INFINITY : next.arrival();
    for (SimulatedTransfer receive : unmatched) {
      if (receive.takesAnySource()) {
        event = Math.min(event, Candidate.arrival(mailboxes(), receive));
      }
    }
    return sought == null ? event : Math.min(event, Candidate.arrival(mailboxes(), sought));
  }

  private Map<Integer, Mailbox> mailboxes() {
    return world.mailboxes(self.number());
  }
}
