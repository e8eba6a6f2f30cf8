package org.tutti.bench.operationtwins;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodType;
import java.lang.invoke.MutableCallSite;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tutti.measure.harness.CellContext;
import org.tutti.mpi.natives.NativeCalls;

/**
 * The bare calls of one operation on this rank. In the first observations of a cell it records what
 * the operation calls before, in, and after the timed part, and then makes these calls by itself.
 * The first time both begin with the same data, and must leave the same.
 */
public final class Twin {
  /** Observations whose calls are recorded; the calls of the first may differ from the others'. */
  private static final int RECORDED = 5;

  /** Parts of an observation. */
  public static final int BEFORE = 0;

  public static final int TIMED = 1;
  public static final int AFTER = 2;
  private static final int PARTS = 3;

  private final String harness;
  private final MutableCallSite timed = new MutableCallSite(MethodType.methodType(void.class));
  private final List<List<List<RecordedCall>>> recorded = new ArrayList<>();
  private final BareCalls[] parts = new BareCalls[PARTS];
  private CellContext cell;
  private CellBuffers buffers;
  private CellBuffers.Content expected;
  private int tried = RECORDED + 1;
  private boolean isThere;
  private boolean isWhole;

  /**
   * @param harness that measures the operation
   */
  public Twin(Class<?> harness) {
    this.harness = harness.getName();
  }

  /** Makes the calls of the timed part; a constant of the harness, as far as the JIT can see. */
  public MethodHandle calls() {
    return timed.dynamicInvoker();
  }

  /** Whether the next observation is one of those that are recorded or compared. */
  public boolean tries(CellContext context) {
    if (context != cell) {
      begin(context);
    }
    return tried <= RECORDED;
  }

  /** Of what was set up anew, the old addresses are of no use. */
  private void begin(CellContext context) {
    cell = context;
    isThere = false;
    isWhole = false;
    recorded.clear();
    TwinRank.recorder().forget();
    boolean isChecked =
        StackWalker.getInstance()
            .walk(frames -> frames.anyMatch(frame -> frame.getClassName().endsWith(".DataCheck")));
    tried = isChecked ? RECORDED + 1 : 0;
    buffers = new CellBuffers(context.message(), context.control().rank());
  }

  /** Begins an observation that is tried. */
  public void fill() {
    if (tried == 0) {
      note("begun", 0);
    }
    recorded.add(new ArrayList<>());
    buffers.fill();
  }

  /** Begins a part of an observation that is tried. */
  public void listen() {
    TwinRank.recorder().listen();
  }

  /** Ends a part. */
  public void heard() {
    recorded.get(tried).add(TwinRank.recorder().heard());
  }

  /** Ends an observation that was tried. */
  public void compare() {
    if (tried == RECORDED - 1) {
      expected = buffers.content();
      establish();
    } else if (tried == RECORDED && isThere && !buffers.content().isSame(expected)) {
      exclude("its data differ: Tutti's operation does more than call MPI");
    } else if (tried == RECORDED && isThere) {
      note(isWhole ? "whole" : "timed", recorded.get(1).get(TIMED).size());
    }
    tried++;
  }

  private void establish() {
    List<List<RecordedCall>> first = recorded.get(1);
    Optional<String> reason = reason(first);
    if (reason.isPresent()) {
      exclude(reason.get());
      return;
    }
    for (int part = 0; part < PARTS; part++) {
      if (parts[part] == null || !parts[part].take(first.get(part))) {
        parts[part] = new BareCalls(first.get(part));
      }
    }
    if (timed.getTarget() != parts[TIMED].handle()) {
      timed.setTarget(parts[TIMED].handle());
      MutableCallSite.syncAll(new MutableCallSite[] {timed});
    }
    isThere = true;
  }

  /** Why the calls cannot be made again, if so. */
  private Optional<String> reason(List<List<RecordedCall>> first) {
    List<List<List<RecordedCall>>> others = recorded.subList(2, recorded.size());
    List<RecordedCall> calls = first.get(TIMED);
    List<RecordedCall> all = first.stream().flatMap(List::stream).toList();
    CallRule rule = new CallRule((int) NativeCalls.constant("HANDLE_BYTES"));
    Optional<String> reason = CallRule.against(calls).or(() -> CallRule.againstObjects(all));
    if (reason.isPresent()) {
      return reason;
    }
    if (TwinRank.recorder().hasOtherThreads()) {
      return Optional.of("several threads call MPI");
    }
    if (!others.stream().allMatch(other -> other.get(TIMED).equals(calls))) {
      return Optional.of("its calls differ from observation to observation");
    }
    if (rule.isClosed(calls)) {
      return Optional.empty();
    }
    isWhole = true;
    if (!others.stream().allMatch(first::equals)) {
      return Optional.of("what surrounds its calls differs from observation to observation");
    }
    return CallRule.against(all)
        .or(
            () ->
                rule.isClosed(all)
                    ? Optional.empty()
                    : Optional.of("a request is active from one observation to the next"));
  }

  /** Whether an observation is made of the bare calls. */
  public boolean isBare(int observation) {
    return isThere && BareTurn.isBare(observation);
  }

  /** Whether the observation that is tried is. */
  public boolean isBare() {
    return isThere;
  }

  /** Whether what surrounds the timed part belongs to the calls, too. */
  public boolean isWhole() {
    return isWhole;
  }

  /** Makes the calls of a part that is not timed. */
  public void make(int part) {
    try {
      parts[part].handle().invokeExact();
    } catch (Throwable e) {
      throw failed(e);
    }
  }

  /** For what a handle throws. */
  public static RuntimeException failed(Throwable cause) {
    return cause instanceof RuntimeException known
        ? known
        : new IllegalStateException("a bare call failed", cause);
  }

  private void exclude(String reason) {
    isThere = false;
    isWhole = false;
    note(reason, 0);
  }

  /** One line of CSV: harness, rank, what it has, and number of timed calls. */
  private void note(String verdict, int calls) {
    String line =
        String.join(
            ",", harness, "" + cell.control().rank(), verdict.replace(',', ';'), calls + "\n");
    try {
      Files.writeString(
          Path.of(System.getProperty("tutti.twins")),
          line,
          StandardOpenOption.CREATE,
          StandardOpenOption.APPEND);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
