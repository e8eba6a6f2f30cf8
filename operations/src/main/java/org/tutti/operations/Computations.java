package org.tutti.operations;

import java.nio.ByteBuffer;
import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Description;
import org.tutti.annotations.OperationsPerCall;
import org.tutti.annotations.Param;
import org.tutti.annotations.Setup;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.Payload;
import org.tutti.runtime.PayloadContext;

/** What a process computes by itself, for the features of a machine (hoefler2015, section 5.1). */
public final class Computations {
  private Computations() {}

  /**
   * Floating-point operations of one process, without memory traffic: several multiply-adds of each
   * of some doubles that the first cache holds. The JIT compiler makes vector instructions of them,
   * where it can, so this is what Java attains, and not the peak of the processor.
   */
  public static class MultiplyAdd implements Payload {
    private static final int ELEMENTS = 512;
    private static final int OPERATIONS = 2 * 8 * ELEMENTS;
    private static final double FACTOR = 0.999_999;
    private static final double SUMMAND = 0.000_001;

    private final double[] values = new double[ELEMENTS];

    @Setup
    public void fill() {
      for (int index = 0; index < ELEMENTS; index++) {
        values[index] = index;
      }
    }

    @Benchmark(operation = "FLOP", send = "0", receive = "0")
    @Param(msizes = 0)
    @OperationsPerCall(OPERATIONS)
    @Catalog(value = "multiply-add", suites = "computation")
    @Description("one floating-point operation, half a Math.fma")
    public void compute() {
      for (int index = 0; index < ELEMENTS; index++) {
        double value = values[index];
        value = Math.fma(value, FACTOR, SUMMAND);
        value = Math.fma(value, FACTOR, SUMMAND);
        value = Math.fma(value, FACTOR, SUMMAND);
        value = Math.fma(value, FACTOR, SUMMAND);
        value = Math.fma(value, FACTOR, SUMMAND);
        value = Math.fma(value, FACTOR, SUMMAND);
        value = Math.fma(value, FACTOR, SUMMAND);
        values[index] = Math.fma(value, FACTOR, SUMMAND);
      }
    }

    /** No data are moved. */
    @Override
    public void arrivals(PayloadContext place, Arrivals arrivals) {}
  }

  /** What a process does by itself, to be held beside its messages. */
  public static class OwnMemory implements Payload {
    @Param("4194304")
    public int copied;

    private ByteBuffer from;
    private ByteBuffer to;

    @Setup
    public void allocate() {
      from = ByteBuffer.allocateDirect(copied);
      to = ByteBuffer.allocateDirect(copied);
    }

    @Benchmark(operation = "COPY", send = "0", receive = "0")
    @Catalog(value = "pairs:own-memory", suites = "computation")
    @Description("each rank copies 4 MiB of its memory, all at once; what map measures of each")
    public void copy() {
      to.put(0, from, 0, copied);
    }

    /** No data are moved between ranks. */
    @Override
    public void arrivals(PayloadContext place, Arrivals arrivals) {}
  }
}
