package org.tutti.analysis.column;

/** The unit of a figure. */
public enum FigureUnit {
  /** Nanoseconds. */
  NANOS("ns", "_ns"),
  /** 10^6 bytes per second. */
  MEGABYTES_PER_SECOND("MB/s", "_mb_per_s"),
  /** Messages, or floating-point operations, per second. */
  PER_SECOND("1/s", "_per_s"),
  /** Bytes. */
  BYTES("B", "_bytes"),
  /** A number of things. */
  COUNT("", ""),
  /** A part of a whole, from 0 to 1, which readers see in percent. */
  SHARE("", ""),
  /** The part by which something is larger, or less if negative; readers see it in percent. */
  CHANGE("", ""),
  /** A quotient, or another number without a unit. */
  RATIO("", ""),
  /** The p-value of a test. */
  P_VALUE("", ""),
  /** Text. */
  WORDS("", ""),
  /** Text that is copied, and therefore not broken. */
  PATH("", "");

  private final String symbol;
  private final String suffix;

  FigureUnit(String symbol, String suffix) {
    this.symbol = symbol;
    this.suffix = suffix;
  }

  /** The symbol, such as {@code MB/s}; empty without a unit. */
  public String symbol() {
    return symbol;
  }

  /** How the names of columns in files end, such as {@code _mb_per_s}. */
  String suffix() {
    return suffix;
  }
}
