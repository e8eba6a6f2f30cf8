package org.tutti.mpi.simulated;

/**
 * What has left of a message before the rest of it was ready. Parts follow each other on the link,
 * each takes its bytes times {@link Link#perByte()}.
 *
 * @param bytes of all parts
 * @param end when the last one is through, in true nanoseconds, but for the latency of the link
 */
record EarlyParts(int bytes, double end) {
  static final EarlyParts NONE = new EarlyParts(0, 0);

  /** These and one more that is ready at a time. */
  EarlyParts and(int more, double time, double perByte) {
    return new EarlyParts(bytes + more, Math.max(end, time) + more * perByte);
  }
}
