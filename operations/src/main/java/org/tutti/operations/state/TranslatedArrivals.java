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
  public void block(int at, int length, int rank, int start) {
    arrivals.block(at, length, ranks.get(rank), start);
  }

  @Override
  public void reduced(int at, int length, IntStream sources, int start) {
    arrivals.reduced(at, length, sources.map(ranks::get), start);
  }

  @Override
  public void reduced(int at, int length, List<Source> sources, int start) {
    List<Source> translated =
        sources.stream().map(one -> new Source(ranks.get(one.rank()), one.buffer())).toList();
    arrivals.reduced(at, length, translated, start);
  }

  @Override
  public void undefined(int at, int length) {
    arrivals.undefined(at, length);
  }
}
