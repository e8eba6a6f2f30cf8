package org.tutti.measure.cell;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.IdentityHashMap;
import java.util.Map;
import org.tutti.measure.harness.CellContext;
import org.tutti.measure.harness.Harness;
import org.tutti.measure.harness.Run;

/**
 * Where the timed loops of harnesses are entered, in warm-up and measurement alike.
 *
 * <p>The JIT would inline a plain call into a caller that is hot, as warm-up is. The loop would be
 * fast there, while its own code, which measurement calls, would stay as it was when that happened:
 * compiled for profiling, or interpreted. It does not look through a method handle that is no
 * constant. One handle for each harness keeps them apart, too: code that is shared is thrown away
 * when a harness comes that it has not seen.
 */
final class LoopEntry {
  /** A handle gets code of its own when it has been called 127 times. */
  private static final int FIRST_CALLS = 200;

  private static final MethodHandle MEASURE = handle();

  private final Map<Harness, MethodHandle> entries = new IdentityHashMap<>();

  /**
   * When first called for a harness, goes in and out without an observation, until the entry is
   * what it stays.
   */
  void prepare(Harness harness, CellRun run, CellContext cell) {
    if (entries.putIfAbsent(harness, MEASURE.bindTo(harness)) != null) {
      return;
    }
    for (int call = 0; call < FIRST_CALLS; call++) {
      run.setCount(0);
      measure(harness, run, cell);
    }
  }

  /** Makes the observations of the run; the harness has been prepared. */
  void measure(Harness harness, CellRun run, CellContext cell) {
    try {
      entries.get(harness).invokeExact((Run) run, cell);
    } catch (RuntimeException | Error e) {
      throw e;
    } catch (Throwable e) {
      throw new AssertionError("a harness throws nothing checked", e);
    }
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
