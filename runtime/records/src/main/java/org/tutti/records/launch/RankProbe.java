package org.tutti.records.launch;

import java.util.OptionalLong;
import org.tutti.records.json.MalformedJsonException;
import org.tutti.records.json.RecordColumns;

/**
 * What one rank measured of its machine between two cells.
 *
 * @param partner the rank that answers: the next one of the same host or, for the last rank of a
 *     host, the first one of the next host; -1 if there is none
 * @param roundTripPicos median time in which a cache line goes from this rank's processor to that
 *     of its partner and back, or the least time of a message to another host and back, in
 *     picoseconds; 0 if unknown
 * @param multiplyPicos least time of one multiplication in a chain of them, in picoseconds: the
 *     speed at which the processor works; 0 if unknown
 * @param asymmetryPicos by how much longer messages to another host are held up than those back, in
 *     picoseconds: the difference of what their medians exceed the least times by, so that clocks
 *     need not agree; empty if the partner is on the same host
 */
public record RankProbe(
    int partner, long roundTripPicos, long multiplyPicos, OptionalLong asymmetryPicos) {
  /** There is no partner. */
  public static final int NO_PARTNER = -1;

  /** A rank without a partner on another host. */
  public RankProbe(int partner, long roundTripPicos, long multiplyPicos) {
    this(partner, roundTripPicos, multiplyPicos, OptionalLong.empty());
  }

  /** Whether it is known how far the partner is. */
  public boolean hasRoundTrip() {
    return partner != NO_PARTNER && roundTripPicos > 0;
  }

  /** Whether the partner is on another host, so that the round trip is one of messages. */
  public boolean isByMessage() {
    return asymmetryPicos.isPresent();
  }

  /** Which ranks have a partner on another host; absent if none has. */
  static final String BY_MESSAGE = "byMessage";

  static final RankProbe BLANK = new RankProbe(NO_PARTNER, 0, 0);

  /**
   * @param areOfHosts whether some rank has a partner on another host
   */
  static RankProbe columns(RecordColumns columns, RankProbe rank, boolean areOfHosts) {
    int partner = columns.count("partner", rank.partner);
    if (partner < NO_PARTNER || partner >= columns.rows()) {
      throw new MalformedJsonException("a partner of a probe is no rank");
    }
    long roundTrip = columns.integer("roundTripPicos", rank.roundTripPicos);
    long multiply = columns.integer("multiplyPicos", rank.multiplyPicos);
    if (!areOfHosts) {
      return new RankProbe(partner, roundTrip, multiply);
    }
    boolean isByMessage = columns.integer(BY_MESSAGE, rank.isByMessage() ? 1 : 0) != 0;
    long asymmetry = columns.integer("asymmetryPicos", rank.asymmetryPicos.orElse(0));
    return new RankProbe(
        partner,
        roundTrip,
        multiply,
        isByMessage ? OptionalLong.of(asymmetry) : OptionalLong.empty());
  }
}
