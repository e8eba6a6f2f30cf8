package org.tutti.lab.map;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** The time that a map shows of each pair. */
public enum MappedTime {
  /** Half a round trip. */
  LATENCY("pairs:ping-pong", false, 32),
  /** A message one way, by the global clock. */
  ONE_WAY("pairs:one-way", true, 1),
  /** A window of messages one way. */
  BANDWIDTH("pairs:bandwidth", true, 65),
  /** A message each way at the same time. */
  EXCHANGE("pairs:exchange", false, 32);

  /** The operation of the catalog that each process measures by itself. */
  public static final String OWN = "pairs:own-memory";

  private final String benchmark;
  private final boolean directed;
  private final int messages;

  MappedTime(String benchmark, boolean directed, int messages) {
    this.benchmark = benchmark;
    this.directed = directed;
    this.messages = messages;
  }

  /** The operation of the catalog that measures it. */
  public String benchmark() {
    return benchmark;
  }

  /** Whether the two directions of a pair are told apart. */
  public boolean isDirected() {
    return directed;
  }

  /** 2 if each direction is measured by itself, otherwise 1. */
  public int directions() {
    return directed ? 2 : 1;
  }

  /** The messages of a pair in a call, those that say that a window has arrived included. */
  public int messagesOfCall() {
    return messages;
  }

  /** The time that an operation of the catalog measures. */
  public static Optional<MappedTime> of(String benchmark) {
    return Arrays.stream(values()).filter(time -> time.benchmark.equals(benchmark)).findFirst();
  }

  /** The name in lower case, as options spell it. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
