package org.tutti.mpi.simulated;

import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import org.tutti.mpi.threads.Job;
import org.tutti.mpi.transport.Transport;

/** One rank's thread, its virtual time, and what it waits for. */
final class VirtualRank {
  private static final int NOBODY = -1;
  private static final int ANYBODY = -2;

  private final int number;
  private final Job job;
  private volatile Thread thread;
  private double now;
  private long messages;
  private int chain;
  private double resumesAt;
  private int awaitedSource = NOBODY;
  private int awaitedContext;
  private int awaitedTag;
  private BooleanSupplier service;
  private volatile boolean turn;

  VirtualRank(int number, Job job) {
    this.number = number;
    this.job = job;
  }

  int number() {
    return number;
  }

  /** True time in nanoseconds since the start of the run. */
  double now() {
    return now;
  }

  void advanceTo(double time) {
    now = Math.max(now, time);
  }

  void advance(double nanos) {
    now += nanos;
  }

  void countMessage() {
    messages++;
  }

  /** Messages sent so far. */
  long messages() {
    return messages;
  }

  /** A message has arrived that ends a chain of so many; what is sent from now on extends it. */
  void follow(int messagesBefore) {
    chain = Math.max(chain, messagesBefore);
  }

  /** The longest chain of messages, each sent after the one before it arrived, that ends here. */
  int chain() {
    return chain;
  }

  /** The time at which a rank that can run and does not wants to go on. */
  double resumesAt() {
    return resumesAt;
  }

  void resumeAt(double time) {
    resumesAt = time;
  }

  /** Any message ends the waiting. */
  void waitsForAnything() {
    awaitedSource = ANYBODY;
  }

  void waitsFor(int source, int context, int tag) {
    awaitedSource = source;
    awaitedContext = context;
    awaitedTag = tag;
  }

  /** True, once, if this message is what the rank waits for. */
  boolean accepts(int source, int context, int tag) {
    boolean awaited =
        awaitedSource == ANYBODY
            || (awaitedSource == source
                && awaitedContext == context
                && (awaitedTag == tag || awaitedTag == Transport.ANY));
    if (awaited) {
      awaitedSource = NOBODY;
    }
    return awaited;
  }

  /**
   * Lets {@link #answers()} answer what arrives from now on.
   *
   * @param answers answers what has arrived; false if that was the last
   */
  void serve(BooleanSupplier answers) {
    service = answers;
  }

  /**
   * Lets the calling thread answer in this rank's stead, in this rank's time: twenty answers in a
   * row are then no forty changes of threads.
   *
   * @return whether the rank goes on to rest; false also if it serves nobody
   */
  boolean answers() {
    if (service != null && !service.getAsBoolean()) {
      service = null;
    }
    return service != null;
  }

  /**
   * @throws IllegalStateException if this rank is answering: its thread is not the one to wait
   */
  void mayWait() {
    if (service != null) {
      throw new IllegalStateException(
          "rank " + number + " would wait for a message inside an answer; receive it first");
    }
  }

  boolean waits() {
    return awaitedSource != NOBODY;
  }

  /** The calling thread is this rank's. */
  void own() {
    thread = Thread.currentThread();
  }

  void giveTurn() {
    turn = true;
    LockSupport.unpark(thread);
  }

  /**
   * Parks until another rank hands over.
   *
   * @throws org.tutti.mpi.threads.RankFailure if a rank has failed
   */
  void awaitTurn() {
    while (!turn && !job.failed()) {
      LockSupport.park(this);
    }
    job.check();
    turn = false;
  }

  @Override
  public String toString() {
    String wait = "rank " + number + " waits for ";
    if (awaitedSource == ANYBODY) {
      return wait + "any of several messages";
    }
    return wait + "a message of rank " + awaitedSource + " with tag " + awaitedTag;
  }
}
