package org.tutti.measure.cell;

/** A benchmark left active requests on some rank; thrown on all ranks alike. */
final class UncompletedRequests extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /**
   * @param text which rank, and how many
   */
  UncompletedRequests(String text) {
    super(text);
  }
}
