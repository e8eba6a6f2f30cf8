package org.tutti.diagnostics;

/** Whether work ends with a problem or goes on. */
public enum Severity {
  /** What was asked for cannot be done. */
  ERROR,
  /** Work goes on, and its result needs care. */
  WARNING
}
