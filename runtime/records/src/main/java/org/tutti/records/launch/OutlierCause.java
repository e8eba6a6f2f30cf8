package org.tutti.records.launch;

/** What made an observation longer than the others of its cell. */
public enum OutlierCause {
  /** A rank was ready to run, but other programs had its processor. */
  PREEMPTION("preemption"),
  /** The JIT compilers of a rank worked, on its processor or beside it. */
  COMPILER("compiler"),
  /** The garbage collector of a rank worked. */
  COLLECTOR("collector"),
  /** Nothing that is counted took as long. */
  UNKNOWN("unknown");

  private final String word;

  OutlierCause(String word) {
    this.word = word;
  }

  /** The word in reports and tables. */
  public String word() {
    return word;
  }
}
