package org.tutti.sync.joint;

import java.util.stream.IntStream;

/**
 * The edges of a place: its partners differ from it in one bit, or in all d = ceil(log2 p) bits,
 * where such a place exists. The higher place of an edge is its client.
 */
final class Neighbors {
  private final int place;
  private final int size;
  private final int[] masks;

  Neighbors(int place, int size) {
    this.place = place;
    this.size = size;
    int dimensions = Integer.SIZE - Integer.numberOfLeadingZeros(size - 1);
    int[] single = IntStream.range(0, dimensions).map(bit -> 1 << bit).toArray();
    masks =
        dimensions < 2
            ? single
            : IntStream.concat(IntStream.of(single), IntStream.of((1 << dimensions) - 1)).toArray();
  }

  /** Rounds of a burst: one for each mask. */
  int rounds() {
    return masks.length;
  }

  /** Whether this place takes part in a round. */
  boolean exchanges(int round) {
    return partner(round) < size;
  }

  /** Whether this place is the client in a round. */
  boolean isClient(int round) {
    return exchanges(round) && partner(round) < place;
  }

  /** The number of this place's pair among the pairs of a round, from 0. */
  int pair(int round) {
    int lower = Math.min(place, partner(round));
    int bit = Integer.numberOfTrailingZeros(Integer.highestOneBit(masks[round]));
    return (lower >> (bit + 1) << bit) | (lower & ((1 << bit) - 1));
  }

  int partner(int round) {
    return place ^ masks[round];
  }
}
