package org.tutti.runtime;

import org.tutti.annotations.Pattern;

/**
 * The exchange of a pattern: each rank with a partner receives one block.
 *
 * @param pattern which ranks communicate with each other
 */
public record PatternPayload(Pattern pattern) implements Payload {
  @Override
  public void arrivals(PayloadContext place, Arrivals arrivals) {
    if (place.partner() >= 0) {
      arrivals.block(0, place.count(), source(place), 0);
    }
  }

  private int source(PayloadContext place) {
    return pattern == Pattern.RING
        ? (place.rank() + place.processes() - 1) % place.processes()
        : place.partner();
  }
}
