package org.tutti.annotations;

import java.util.Locale;

/**
 * Where the data of an operation are when it begins: in which cache of which rank, or in memory.
 * Senders and receivers are those of the data: in a broadcast the root sends and the others
 * receive, in an allreduce every rank does both.
 */
public enum DataState {
  /** Where the previous observation has left them. */
  UNTOUCHED,
  /**
   * Before each observation, senders write every byte that they send: it is modified in their
   * cache, as if just computed.
   */
  WRITTEN,
  /**
   * After each observation, receivers read every byte that has arrived. What is received next
   * replaces it in their cache.
   */
  READ,
  /** Both, as in an application that computes what it sends and needs what it receives. */
  WRITTEN_READ,
  /**
   * Before each observation, what is sent, and what will be overwritten, is flushed from all caches
   * line by line. On x86-64 with Linux, and not with MPJ Express.
   */
  FLUSHED,
  /**
   * Before each observation, each rank overwrites a private buffer as large as the cache, which
   * evicts the data and everything else (Hunold 2016, section 4.7).
   */
  EVICTED,
  /**
   * Each call takes its messages from the next position in buffers twice as large as the cache, as
   * mpptest does (Gropp 1999, section 3.4). Positions are at least one cache line apart.
   */
  ADVANCED;

  /** Whether senders write what they send. */
  public boolean isWritten() {
    return this == WRITTEN || this == WRITTEN_READ;
  }

  /** Whether receivers read what has arrived. */
  public boolean isRead() {
    return this == READ || this == WRITTEN_READ;
  }

  /** Whether it is made for the bytes that move, so that it must be known which these are. */
  public boolean isOfKnownBytes() {
    return isWritten() || isRead() || this == FLUSHED;
  }

  /** Whether each call of an observation finds them so, and not only the first. */
  public boolean isOfEachCall() {
    return this == UNTOUCHED || this == ADVANCED;
  }

  /** The name on the command line, such as {@code written-read}. */
  public String text() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
