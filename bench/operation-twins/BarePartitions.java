package org.tutti.bench.operationtwins;

import static org.tutti.bench.operationtwins.BareCalls.check;
import static org.tutti.bench.operationtwins.BareCalls.failed;
import static org.tutti.bench.operationtwins.BareCalls.function;

import java.lang.invoke.MethodHandle;

/** Partitions, which Open MPI has since version 5: linked when they are first used. */
final class BarePartitions {
  private static final MethodHandle PREADY = function("MPI_Pready", int.class, long.class);

  private BarePartitions() {}

  static void ready(int partition, long request) {
    try {
      check((int) PREADY.invokeExact(partition, request));
    } catch (Throwable e) {
      throw failed(e);
    }
  }
}
