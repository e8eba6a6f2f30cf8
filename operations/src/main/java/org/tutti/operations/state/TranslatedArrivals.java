package org.tutti.operations.state;

import java.util.List;
import java.util.stream.IntStream;
import org.tutti.runtime.Arrivals;

/**
 * Describes to others what arrives in terms of another communicator's ranks.
 *
 * @param arrivals in the ranks of the world
 * @param ranks the world's rank of each rank of the communicator
 */
public record TranslatedArrivals(Arrivals arrivals, List<Integer> ranks) implements Arrivals {
  @Override
  public Arrivals into(Buffer buffer) {
    return new TranslatedArrivals(arrivals.into(buffer), ranks);
  }

  @Override
  public Arrivals from(Buffer buffer) {
    return new TranslatedArrivals(arrivals.from(buffer), ranks);
  }

  @Override
  public void block(long at, long length, int rank, long start) {
    arrivals.block(at, length, ranks.get(rank), start);
  }

  @Override
  public void reduced(long at, long length, IntStream sources, long start) {
    arrivals.reduced(at, length, sources.map(ranks::get), start);
  }

  @Override
  public void reduced(long at, long length, List<Source> sources, long start) {
    List<Source> translated =
        sources.stream().map(one -> new Source(ranks.get(one.rank()), one.buffer())).toList();
    arrivals.reduced(at, length, translated, start);
  }

  @Override
  public void undefined(long at, long length) {
    arrivals.undefined(at, length);
  }
}
