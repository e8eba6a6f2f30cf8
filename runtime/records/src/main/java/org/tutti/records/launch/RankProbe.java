package org.tutti.records.launch;

/**
 * What one rank measured of its machine between two cells.
 *
 * @param partner the next rank of the same host, which returns the cache line; -1 if there is none
 * @param roundTripPicos median time in which a cache line goes from this rank's processor to that
 *     of its partner and back, in picoseconds; 0 if unknown
 * @param multiplyPicos least time of one multiplication in a chain of them, in picoseconds: the
 *     speed at which the processor works
 * @param copyBytesPerSecond greatest rate at which it copied memory
 */
public record RankProbe(
    int partner, long roundTripPicos, long multiplyPicos, long copyBytesPerSecond) {
  /** There is no partner. */
  public static final int NO_PARTNER = -1;

  /** Whether it is known how far the partner's processor is. */
  public boolean hasRoundTrip() {
    return partner != NO_PARTNER && roundTripPicos > 0;
  }
}
