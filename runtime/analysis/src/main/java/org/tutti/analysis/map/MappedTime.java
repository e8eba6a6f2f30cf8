package org.tutti.analysis.map;

import java.util.Locale;

/** The time that a map shows of each pair. */
public enum MappedTime {
  /** Half a round trip. */
  LATENCY("pairs:ping-pong", false),
  /** A message one way, by the global clock. */
  ONE_WAY("pairs:one-way", true),
  /** A window of messages one way. */
  BANDWIDTH("pairs:bandwidth", true),
  /** A message each way at the same time. */
  EXCHANGE("pairs:exchange", false);

  private final String benchmark;
  private final boolean directed;

  MappedTime(String benchmark, boolean directed) {
    this.benchmark = benchmark;
    this.directed = directed;
  }

  /** The operation of the catalog that measures it. */
  public String benchmark() {
    return benchmark;
  }

  /** Whether the two directions of a pair are told apart. */
  public boolean isDirected() {
    return directed;
  }

  /** The name in lower case, as options spell it. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
