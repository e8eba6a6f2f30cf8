package org.tutti.examples;

import java.lang.annotation.ElementType;
import java.lang.annotation.Target;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Param;
import org.tutti.annotations.Repetitions;
import org.tutti.annotations.Sync;
import org.tutti.annotations.SyncMethod;
import org.tutti.annotations.Warmup;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.ReduceOp;
import org.tutti.runtime.Message;

/**
 * Lesson 20: give your way of measuring a name.
 *
 * <p>An annotation of your own that carries Tutti's annotations is a preset: a laboratory can agree
 * on one and use it everywhere. Annotations beside it on the same element take precedence, like the
 * 50 repetitions here.
 *
 * <pre>
 * java -jar examples/target/benchmarks.jar list Example20Presets
 * </pre>
 *
 * <p>Expect {@code sync=DISSEMINATION} for both benchmarks, and {@code repetitions} of 200 and 50.
 */
@Param(msizes = 1024)
public class Example20Presets {
  /** How our laboratory measures. */
  @Sync(SyncMethod.DISSEMINATION)
  @Repetitions(200)
  @Warmup(100)
  @Target({ElementType.METHOD, ElementType.TYPE})
  public @interface OurMethod {}

  @Collective(Operation.SCAN)
  @OurMethod
  public void scan(Communicator comm, Message message) {
    comm.scan(message.send(), message.receive(), message.count(), message.datatype(), ReduceOp.SUM);
  }

  @Collective(Operation.EXSCAN)
  @OurMethod
  @Repetitions(50)
  public void exscan(Communicator comm, Message message) {
    comm.exscan(
        message.send(), message.receive(), message.count(), message.datatype(), ReduceOp.SUM);
  }
}
