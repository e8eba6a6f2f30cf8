package org.tutti.examples;

import org.tutti.annotations.Batch;
import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Param;
import org.tutti.annotations.Setup;
import org.tutti.runtime.Message;
import org.tutti.runtime.Sink;

/**
 * Lesson 29: work that is the same in each call is done once.
 *
 * <p>The JIT compiler moves a computation out of a loop if its inputs do not change, and out of the
 * time between two clock reads, as far as it can see. Where a benchmark takes a {@code Sink}, the
 * generated code therefore keeps reads and writes of memory between the clock reads, and in their
 * own call of a batch. That costs no instruction on x86. What is read from a field is then read,
 * and computed with, in each call. Without it, {@code ofField} would take 0.1 ns, since the
 * divisions would be made once in a batch.
 *
 * <p>What is not read from memory is not protected: the compiler computes with constants when it
 * compiles.
 *
 * <pre>
 * mpirun -np 1 java -jar examples/target/benchmarks.jar Example29Hoisting
 * </pre>
 *
 * <p>Expect {@code ofField} to take the time of twenty divisions, and {@code ofConstant} that of
 * the sink only.
 */
@Param(msizes = 8)
@Batch(1000)
public class Example29Hoisting {
  private static final int DIVISIONS = 20;

  private double input;

  @Setup
  public void prepare(Message message) {
    input = 1 + message.count();
  }

  @Benchmark
  public void ofField(Sink sink) {
    sink.consume(divided(input));
  }

  @Benchmark
  public void ofConstant(Sink sink) {
    sink.consume(divided(9));
  }

  private static double divided(double value) {
    double rest = 1e9;
    for (int division = 0; division < DIVISIONS; division++) {
      rest = rest / value + 1;
    }
    return rest;
  }
}
