package org.tutti.examples;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Counter;
import org.tutti.annotations.CounterBasis;
import org.tutti.annotations.CounterSummary;
import org.tutti.annotations.Setup;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.ReduceOp;
import org.tutti.runtime.Message;

/**
 * Lesson 33: numbers that only the benchmark knows.
 *
 * <p>A {@code @Counter} is a public field, or a public method without parameters, whose number is
 * reported for each cell beside its times. Here all ranks compute the square root of 2 by Newton's
 * method. {@code steps} is a rate: how much the field has grown during the observations, per second
 * of their time. {@code residual} is read once, after the last observation, and is the largest of
 * all ranks.
 *
 * <pre>
 * mpirun -np 2 java -jar examples/target/benchmarks.jar Example33Counters
 * </pre>
 *
 * <p>Expect a residual below 1e-15, and on a quiet machine about as many steps per second as one
 * second divided by the median; outliers, which the median leaves out, lower the rate.
 */
public class Example33Counters {
  @Counter(unit = "steps", per = CounterBasis.SECOND)
  public long steps;

  private double root;

  @Setup
  public void start() {
    root = 1;
  }

  @Counter(ranks = CounterSummary.MAX)
  public double residual() {
    return Math.abs(root * root - 2);
  }

  @Benchmark(operation = "NEWTON", send = "8", receive = "8", datatype = double.class)
  public void step(Communicator comm, Message message) {
    message.send().putDouble(0, (root + 2 / root) / 2 / comm.size());
    comm.allreduce(message.send(), message.receive(), 1, Datatype.DOUBLE, ReduceOp.SUM);
    root = message.receive().getDouble(0);
    steps++;
  }
}
