package org.tutti.rank.memory;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.tutti.annotations.DataState;
import org.tutti.mpi.Communicator;
import org.tutti.runtime.Control;

/**
 * Touches what an operation moves, as an application does: senders write it before an observation,
 * receivers read it afterward; or flushes it. All of that is outside of the timed region, and
 * before the ranks are synchronized.
 */
public final class LiveData {
  /** Does nothing. */
  public static final LiveData UNTOUCHED = new LiveData();

  private final boolean touches;
  private final Communicator members;
  private final Control control;
  private final LineFlush flush;

  /** For each root, if it rotates. */
  private final TouchedMemory[][] written;

  private final TouchedMemory[][] read;
  private final LineFlush.Lines[][] flushed;

  /** Whatever is read ends here, so that the JIT does not leave it out. */
  private long digest;

  /**
   * How much is touched.
   *
   * @param written bytes that are written before an observation
   * @param read bytes that are read after it
   * @param flushed bytes that are flushed before it
   */
  public record Amounts(long written, long read, long flushed) {
    public static final Amounts NONE = new Amounts(0, 0, 0);

    /** Whether any memory is touched. */
    public boolean isAny() {
      return written != 0 || read != 0 || flushed != 0;
    }
  }

  private LiveData() {
    touches = false;
    members = null;
    control = null;
    flush = null;
    written = new TouchedMemory[1][0];
    read = new TouchedMemory[1][0];
    flushed = new LineFlush.Lines[1][0];
  }

  private LiveData(
      DataState state,
      List<MovedMemory> byRoot,
      Communicator members,
      Control control,
      Optional<LineFlush> lines) {
    this.touches = true;
    this.members = members;
    this.control = control;
    this.flush = lines.orElse(null);
    this.written = touched(byRoot, state.isWritten() ? MovedMemory::sent : moved -> List.of());
    this.read = touched(byRoot, state.isRead() ? MovedMemory::received : moved -> List.of());
    this.flushed =
        byRoot.stream()
            .map(moved -> lines.stream().flatMap(known -> lines(known, moved)))
            .map(all -> all.toArray(LineFlush.Lines[]::new))
            .toArray(LineFlush.Lines[][]::new);
  }

  /**
   * Data in a state that senders and receivers bring them into.
   *
   * @param byRoot what this rank moves, for each root if that rotates
   * @param members the ranks that move it
   * @param control knows the root of the next observation
   * @param flush if they are flushed
   */
  public static LiveData of(
      DataState state,
      List<MovedMemory> byRoot,
      Communicator members,
      Control control,
      Optional<LineFlush> flush) {
    return new LiveData(state, byRoot, members, control, flush);
  }

  private static TouchedMemory[][] touched(
      List<MovedMemory> byRoot, Function<MovedMemory, List<TouchedMemory>> which) {
    return byRoot.stream()
        .map(moved -> which.apply(moved).toArray(TouchedMemory[]::new))
        .toArray(TouchedMemory[][]::new);
  }

  private static Stream<LineFlush.Lines> lines(LineFlush flush, MovedMemory moved) {
    return moved.all().stream().flatMap(memory -> memory.views().stream()).map(flush::lines);
  }

  /** The most that this rank touches in an observation. */
  public Amounts amounts() {
    long flushedBytes = 0;
    for (LineFlush.Lines[] lines : flushed) {
      long sum = 0;
      for (LineFlush.Lines some : lines) {
        sum += some.end() - some.begin();
      }
      flushedBytes = Math.max(flushedBytes, sum);
    }
    return new Amounts(most(written), most(read), flushedBytes);
  }

  private static long most(TouchedMemory[][] byRoot) {
    long most = 0;
    for (TouchedMemory[] memory : byRoot) {
      long sum = 0;
      for (TouchedMemory part : memory) {
        sum += part.bytes();
      }
      most = Math.max(most, sum);
    }
    return most;
  }

  /**
   * Collective among the members: ends an observation, before the root moves. Others may still be
   * at work on the memory of this rank, as in a one-sided operation.
   */
  public void endObservation() {
    if (touches) {
      members.barrier();
      for (TouchedMemory memory : read[root(read.length)]) {
        digest ^= memory.read();
      }
    }
  }

  /** Begins an observation, after the root has moved. */
  public void beginObservation() {
    for (TouchedMemory memory : written[root(written.length)]) {
      memory.write();
    }
  }

  /** Called last before the ranks are synchronized. */
  public void beforeStart() {
    for (LineFlush.Lines lines : flushed[root(flushed.length)]) {
      flush.flush(lines);
    }
  }

  private int root(int roots) {
    return roots == 1 ? 0 : control.root();
  }

  /** A number that depends on all that was read. */
  long digest() {
    return digest;
  }
}
