package org.tutti.runtime.measure;

import org.tutti.annotations.Operation;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.ReduceOp;
import org.tutti.runtime.Message;
import org.tutti.runtime.harness.CellContext;
import org.tutti.runtime.harness.Harness;
import org.tutti.runtime.harness.IndexedBenchmark;
import org.tutti.runtime.harness.Run;
import org.tutti.runtime.plan.Benchmark;
import org.tutti.runtime.plan.Setting;
import org.tutti.runtime.plan.Settings;
import org.tutti.sync.clock.Clock;

/** A harness as the processor writes it, for an allreduce whose body a test can change. */
public class TestHarness implements Harness {
  private final String name;

  public TestHarness() {
    this("org.example.Example.allreduce");
  }

  protected TestHarness(String name) {
    this.name = name;
  }

  /** What the index says of it. */
  public Benchmark benchmark() {
    return described().build();
  }

  /** The same, to be changed. */
  protected Benchmark.Builder described() {
    return Benchmark.named(name)
        .operation(Operation.ALLREDUCE)
        .datatype(Datatype.DOUBLE)
        .settings(
            Settings.builder()
                .set(Setting.MSIZES, "8,64")
                .set(Setting.REPETITIONS, "50")
                .set(Setting.WARMUP, "30")
                .set(Setting.REPETITIONS_ROUNDS, "5")
                .build());
  }

  /** As the index has it. */
  public IndexedBenchmark indexed() {
    return new IndexedBenchmark(benchmark(), this);
  }

  @Override
  public void measure(Run run, CellContext cell) {
    Clock clock = run.clock();
    while (run.next()) {
      run.start();
      long start = clock.now();
      operation(cell.communicator(), cell.message());
      run.stop(start, clock.now());
    }
    while (run.nextBatch()) {
      run.start();
      long start = clock.now();
      do {
        operation(cell.communicator(), cell.message());
      } while (run.repeats());
      run.stop(start, clock.now());
    }
  }

  /** The benchmark's body. */
  protected void operation(Communicator communicator, Message message) {
    communicator.allreduce(
        message.send(), message.receive(), message.count(), message.datatype(), ReduceOp.SUM);
  }
}
