package org.tutti.analysis;

/** The unit of a figure. */
public enum FigureUnit {
  /** Nanoseconds. */
  NANOS("ns", "ns"),
  /** 10^6 bytes per second. */
  MEGABYTES_PER_SECOND("MB/s", "mb_per_s"),
  /** Messages per second. */
  PER_SECOND("1/s", "per_s");

  private final String symbol;
  private final String suffix;

  FigureUnit(String symbol, String suffix) {
    this.symbol = symbol;
    this.suffix = suffix;
  }

  /** The symbol, such as {@code MB/s}. */
  public String symbol() {
    return symbol;
  }

  /** How the names of columns in files end, such as {@code mb_per_s}. */
  String suffix() {
    return suffix;
  }
}
