package org.tutti.rank.cell;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.IdentityHashMap;
import java.util.Map;
import org.tutti.measure.harness.CellContext;
import org.tutti.measure.harness.Harness;
import org.tutti.measure.harness.Run;
import org.tutti.rank.jvm.CompilationThresholds;

/**
 * Enters the timed loops of harnesses, in both warm-up and measurement.
 *
 * <p>The JIT would inline a plain call into a hot caller, such as warm-up. The loop would be fast
 * there, while its stand-alone code, which measurement calls, would remain in its earlier state:
 * compiled with profiling, or interpreted. The JIT does not inline through a method handle that is
 * not a constant. Each harness has a handle of its own, since code that harnesses shared would be
 * discarded whenever a new harness appeared.
 */
final class LoopEntry {
  private static final MethodHandle MEASURE = handle();

  private static final Harness NOTHING = (run, cell) -> {};

  /** More than the observations of a run. */
  private static final long POINTS_PER_RUN = 1L << 32;

  private final Map<Harness, MethodHandle> entries = new IdentityHashMap<>();
  private long runs;
  private CellRun last;

  /**
   * When first called for a harness, enters its loop without making observations until the code of
   * the handle no longer changes.
   */
  void prepare(Harness harness, CellRun run, CellContext cell) {
    if (entries.isEmpty()) {
      // The JVM compiles the code of this class, too, before the first loop is entered.
      enter(CompilationThresholds.SMALL_METHOD_CALLS, NOTHING, run, cell);
    }
    if (entries.putIfAbsent(harness, MEASURE.bindTo(harness)) != null) {
      return;
    }
    enter(CompilationThresholds.HANDLE_CALLS, harness, run, cell);
  }

  /**
   * Enters the loop so many times without making observations. Ranks need not do so equally often.
   */
  void enter(int times, Harness harness, CellRun run, CellContext cell) {
    long runsBefore = runs;
    run.setCount(0);
    for (int call = 0; call < times; call++) {
      measure(harness, run, cell);
    }
    runs = runsBefore;
  }

  /** Makes the observations of the run. */
  void measure(Harness harness, CellRun run, CellContext cell) {
    runs++;
    last = run;
    MethodHandle entry = entries.get(harness);
    if (entry == null) {
      // A smaller cell of the benchmark threw before it could prepare the entry.
      entry = MEASURE.bindTo(harness);
      entries.put(harness, entry);
    }
    try {
      entry.invokeExact((Run) run, cell);
    } catch (RuntimeException | Error e) {
      throw e;
    } catch (Throwable e) {
      throw new AssertionError("a harness throws nothing checked", e);
    }
  }

  /** Identifies the observation that was begun last: the same on all ranks. */
  long point() {
    return runs * POINTS_PER_RUN + (last == null ? 0 : last.index());
  }

  /** A number that has changed when a call was completed; may be read by other threads. */
  long progress() {
    CellRun run = last;
    return runs * POINTS_PER_RUN + (run == null ? 0 : run.progress());
  }

  private static MethodHandle handle() {
    try {
      return MethodHandles.lookup()
          .findVirtual(
              Harness.class,
              "measure",
              MethodType.methodType(void.class, Run.class, CellContext.class));
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(e);
    }
  }
}
