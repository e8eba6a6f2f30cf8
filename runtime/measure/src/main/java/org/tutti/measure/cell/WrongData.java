package org.tutti.measure.cell;

/** An operation left wrong data on some rank; thrown on all ranks alike. */
final class WrongData extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /**
   * @param text where, what was expected, and what was found
   */
  WrongData(String text) {
    super(text);
  }
}
