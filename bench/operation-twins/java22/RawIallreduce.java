package org.tutti.bench.operationtwins;

import static java.lang.foreign.ValueLayout.JAVA_INT;
import static org.tutti.bench.operationtwins.MpichCalls.ARENA;
import static org.tutti.bench.operationtwins.MpichCalls.DOUBLE;
import static org.tutti.bench.operationtwins.MpichCalls.IALLREDUCE;
import static org.tutti.bench.operationtwins.MpichCalls.IGNORE;
import static org.tutti.bench.operationtwins.MpichCalls.SUM;
import static org.tutti.bench.operationtwins.MpichCalls.WAIT;
import static org.tutti.bench.operationtwins.MpichCalls.WORLD;
import static org.tutti.bench.operationtwins.MpichCalls.check;

import org.tutti.annotations.Benchmark;

/**
 * The calls of {@link TwinLoops} for a nonblocking allreduce, measured by Tutti: what differs from
 * {@code MPI_Iallreduce} is Tutti's binding alone.
 */
public class RawIallreduce {
  private static final int LINE = 64;
  private static final long SEND = ARENA.allocate(LINE, LINE).address();
  private static final long RECEIVE = ARENA.allocate(LINE, LINE).address();
  private static final long REQUEST = ARENA.allocate(JAVA_INT).address();

  @Benchmark(operation = "IALLREDUCE")
  public void call() throws Throwable {
    check((int) IALLREDUCE.invokeExact(SEND, RECEIVE, 1, DOUBLE, SUM, WORLD, REQUEST));
    check((int) WAIT.invokeExact(REQUEST, IGNORE));
  }
}
