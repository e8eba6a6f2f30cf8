package org.tutti.rank.payload;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.Payload;
import org.tutti.runtime.PayloadContext;

/**
 * The parts of both buffers of this rank that an operation changes. Payloads speak of elements,
 * which are compared in the {@linkplain org.tutti.mpi.Datatype#part parts} that they consist of.
 */
final class ExpectedData {
  private final Map<Arrivals.Buffer, List<Part>> parts = new EnumMap<>(Arrivals.Buffer.class);
  private final Map<Arrivals.Buffer, Long> elements = new EnumMap<>(Arrivals.Buffer.class);
  private final int processes;

  /** Number of parts in an element. */
  private final int width;

  private boolean repeatable = true;

  private ExpectedData(PayloadContext place) {
    this.processes = place.processes();
    this.width = place.datatype().parts();
  }

  /**
   * What a payload says about this rank.
   *
   * @throws IllegalArgumentException if it names elements or ranks that do not exist, or an element
   *     twice
   */
  static ExpectedData of(Payload payload, PayloadContext place) {
    ExpectedData expected = new ExpectedData(place);
    expected.elements.put(Arrivals.Buffer.SEND, payload.sendElements(place));
    expected.elements.put(Arrivals.Buffer.RECEIVE, payload.receiveElements(place));
    for (Arrivals.Buffer buffer : Arrivals.Buffer.values()) {
      expected.parts.put(buffer, new ArrayList<>());
    }
    payload.arrivals(place, expected.new View(Arrivals.Buffer.RECEIVE, Arrivals.Buffer.SEND));
    for (Map.Entry<Arrivals.Buffer, List<Part>> parts : expected.parts.entrySet()) {
      expected.sort(parts.getKey(), parts.getValue());
    }
    return expected;
  }

  /** The parts of a buffer in the order of their positions; they do not overlap. */
  List<Part> parts(Arrivals.Buffer buffer) {
    return parts.get(buffer);
  }

  /**
   * Adds what arrives in a buffer to what is taken from its sources.
   *
   * @param place of this rank
   */
  void taken(Arrivals.Source place, TakenSpans spans) {
    for (Part part : changed(place)) {
      for (Arrivals.Source source : part.content().sources()) {
        spans.add(source, part.content().start(), part.length());
      }
    }
  }

  /** The span from the first element that arrives in a buffer of this rank to the last. */
  Optional<TakenSpans.Span> arrived(Arrivals.Source place) {
    List<Part> changed = changed(place);
    return changed.isEmpty()
        ? Optional.empty()
        : TakenSpans.Span.of(changed.get(0).at(), changed.get(changed.size() - 1).end());
  }

  /** The parts that arrive; what is said to come from where it is already does not move. */
  private List<Part> changed(Arrivals.Source place) {
    List<Part> changed = new ArrayList<>();
    for (Part part : parts(place.buffer())) {
      if (part.content().isDefined() && !part.isFrom(place)) {
        changed.add(part);
      }
    }
    return changed;
  }

  /**
   * Whether a second operation leaves the same data: it takes nothing from the receive buffer, and
   * puts nothing into the send buffer, but what is there already.
   */
  boolean isRepeatable() {
    return repeatable;
  }

  private void sort(Arrivals.Buffer buffer, List<Part> parts) {
    parts.sort((one, other) -> Long.compare(one.at(), other.at()));
    long end = 0;
    for (Part part : parts) {
      if (part.at() < end) {
        throw new IllegalArgumentException(
            "it names element " + part.at() / width + " of the " + name(buffer) + " twice");
      }
      end = part.end();
    }
  }

  /** The name of a buffer in messages. */
  static String name(Arrivals.Buffer buffer) {
    return switch (buffer) {
      case SEND -> "send buffer";
      case RECEIVE -> "receive buffer";
    };
  }

  /** Adds parts to one buffer, from one buffer of other ranks. */
  private final class View implements Arrivals {
    private final Arrivals.Buffer target;
    private final Arrivals.Buffer source;

    View(Arrivals.Buffer target, Arrivals.Buffer source) {
      this.target = target;
      this.source = source;
    }

    @Override
    public Arrivals into(Buffer buffer) {
      return new View(buffer, source);
    }

    @Override
    public Arrivals from(Buffer buffer) {
      return new View(target, buffer);
    }

    @Override
    public void block(long at, long length, int rank, long start) {
      Source from = new Source(rank, source);
      checkSource(from, start);
      repeatable &= source == Buffer.SEND || at == start;
      add(at, length, new Part.Moved(from, start * width));
    }

    @Override
    public void reduced(long at, long length, IntStream ranks, long start) {
      addReduced(at, length, SourceRange.listOf(ranks.toArray(), source), start);
    }

    @Override
    public void reduced(long at, long length, List<Source> sources, long start) {
      addReduced(at, length, List.copyOf(sources), start);
    }

    private void addReduced(long at, long length, List<Source> sources, long start) {
      if (sources.isEmpty()) {
        throw new IllegalArgumentException("it names a reduction of no rank");
      }
      for (Source from : sources) {
        checkSource(from, start);
        repeatable &= from.buffer() == Buffer.SEND && target == Buffer.RECEIVE;
      }
      add(at, length, new Part.ReducedContent(sources, start * width));
    }

    @Override
    public void undefined(long at, long length) {
      add(at, length, new Part.Undefined());
    }

    private void add(long at, long length, Part.Content content) {
      long count = elements.get(target);
      if (at < 0 || length < 0 || length > count - at) {
        throw new IllegalArgumentException(
            "it names "
                + length
                + " elements at "
                + at
                + " of the "
                + name(target)
                + ", which has "
                + count);
      }
      if (length > 0) {
        parts.get(target).add(new Part(at * width, length * width, content));
      }
    }

    private void checkSource(Source from, long start) {
      if (from.rank() < 0 || from.rank() >= processes || start < 0) {
        throw new IllegalArgumentException(
            "it names element " + start + " of rank " + from.rank() + " as a source");
      }
    }
  }
}
