package org.tutti.rank.payload;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.ElementKind;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.ReduceOp;
import org.tutti.rank.memory.MovedMemory;
import org.tutti.rank.memory.TouchedMemory;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.Payload;
import org.tutti.runtime.PayloadContext;

/** Fills the buffers of one rank before an operation, and compares them afterward. */
public final class PayloadCheck {
  /** Elements whose bits are enough to tell orders of reduction apart. */
  private static final int MAX_HASHED = 1 << 16;

  private final CheckedBuffers buffers;
  private final CheckPatterns patterns;
  private final int processes;
  private Optional<ExpectedData> expected;
  private String invalid;
  private DataPattern pattern;

  private PayloadCheck(CheckedBuffers buffers, CheckPatterns patterns, int processes) {
    this.buffers = buffers;
    this.patterns = patterns;
    this.processes = processes;
  }

  /** A check of a benchmark that has been set up. */
  public static PayloadCheck of(Payload payload, PayloadContext place, CheckedBuffers buffers) {
    PayloadCheck check =
        new PayloadCheck(
            buffers,
            new CheckPatterns(
                place.datatype(), payload.reduction(), place.processes(), place.count()),
            place.processes());
    try {
      check.expected = Optional.of(ExpectedData.of(payload, place));
    } catch (IllegalArgumentException e) {
      check.expected = Optional.empty();
      check.invalid = "rank " + place.rank() + ": its payload is invalid: " + e.getMessage();
    }
    return check;
  }

  /**
   * The number of operations that are needed to tell all ranks and positions apart; at least two,
   * since a persistent operation that moves its data only once looks right at first.
   */
  public int calls() {
    return Math.max(2, patterns.calls());
  }

  /** Whether a second operation leaves the same data on this rank. */
  public boolean isRepeatable() {
    return expected.isEmpty() || expected.get().isRepeatable();
  }

  /** Fills the buffers, before a call. */
  public void fill(int call) {
    fill(patterns.of(call));
  }

  /** Fills the buffers with other data, which must be able to survive the operation. */
  public void fill(DataPattern data) {
    pattern = data;
    for (CheckedBuffer buffer : buffers.all()) {
      buffer.fill(pattern);
    }
  }

  /**
   * Fills the buffers with numbers of which a sum or product is rounded, if this is such a
   * reduction.
   *
   * @return whether it is, the same on all ranks
   */
  public boolean fillToRound() {
    Datatype datatype = patterns.datatype();
    ReduceOp op = patterns.reduction().orElse(null);
    boolean rounds =
        (op == ReduceOp.SUM || op == ReduceOp.PROD)
            && (datatype == Datatype.FLOAT || datatype == Datatype.DOUBLE);
    if (rounds) {
      fill(new RoundingPattern(datatype));
    }
    return rounds;
  }

  /** A number for the bits of the first elements that have been reduced on this rank. */
  public long reducedHash() {
    MessageBuffer memory = buffers.receive().memory();
    long hash = 0;
    for (Part part : reduced()) {
      MessageBuffer first = memory.slice(part.at(), Math.min(part.length(), MAX_HASHED));
      for (int index = 0; index < first.count(); index++) {
        hash = ElementHash.mixed(hash ^ ElementBits.get(first, index));
      }
    }
    return hash;
  }

  /** A number for what they have been reduced from: ranks that share it have the same elements. */
  public int reducedSources() {
    int hash = 1;
    for (Part part : reduced()) {
      hash = 31 * hash + part.digest();
    }
    return hash;
  }

  private List<Part> reduced() {
    List<Part> reduced = new ArrayList<>();
    if (expected.isPresent()) {
      for (Part part : expected.get().parts(Arrivals.Buffer.RECEIVE)) {
        if (part.content() instanceof Part.ReducedContent) {
          reduced.add(part);
        }
      }
    }
    return reduced;
  }

  /** What is wrong after an operation, beginning with the rank; every element is compared. */
  public Optional<String> compare() {
    return compare(true);
  }

  /**
   * What is wrong after several operations, beginning with the rank. What must be unchanged is not
   * compared, since the operations may have had different roots.
   */
  public Optional<String> compareArrivals() {
    return compare(false);
  }

  private Optional<String> compare(boolean all) {
    if (expected.isEmpty()) {
      return Optional.of(invalid);
    }
    for (CheckedBuffer buffer : List.of(buffers.receive(), buffers.send())) {
      Optional<Mismatch> wrong =
          buffer.compare(pattern, expected.get().parts(buffer.buffer()), all);
      if (wrong.isPresent()) {
        return wrong.map(this::text);
      }
    }
    return Optional.empty();
  }

  private String text(Mismatch wrong) {
    List<Part> parts = expected.orElseThrow().parts(wrong.buffer().buffer());
    return wrong.text()
        + DataInterpretation.of(wrong, pattern, patterns, buffers, parts)
            .map(words -> ": " + words)
            .orElse("");
  }

  /** What this rank takes out of the buffers of all ranks. */
  public TakenSpans taken() {
    TakenSpans spans = new TakenSpans(processes);
    expected.ifPresent(
        known -> buffers.all().forEach(buffer -> known.taken(buffer.place(), spans)));
    return spans;
  }

  /**
   * The memory of this rank out of which or into which data are moved.
   *
   * @param taken what all ranks take
   */
  public MovedMemory moved(TakenSpans taken) {
    List<TouchedMemory> sent = new ArrayList<>();
    List<TouchedMemory> received = new ArrayList<>();
    for (CheckedBuffer buffer : buffers.all()) {
      taken.of(buffer.rank(), buffer.buffer()).map(buffer::touched).ifPresent(sent::add);
      expected
          .flatMap(known -> known.arrived(buffer.place()))
          .map(buffer::touched)
          .ifPresent(received::add);
    }
    return new MovedMemory(sent, received);
  }

  /** Whether the reduction is defined for the datatype, and can be checked. */
  public static boolean fits(ReduceOp op, Datatype datatype) {
    return op.isDefinedFor(datatype)
        && (op.combinesNumbers() || datatype.isPair())
        && (datatype.kind() != ElementKind.COMPLEX || op == ReduceOp.SUM);
  }
}
