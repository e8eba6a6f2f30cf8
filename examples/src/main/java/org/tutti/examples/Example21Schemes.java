package org.tutti.examples;

import org.tutti.annotations.Collective;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Param;
import org.tutti.annotations.Scheme;
import org.tutti.annotations.Suite;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.ReduceOp;
import org.tutti.runtime.Message;

/**
 * Lesson 21: the method is part of the result.
 *
 * <p>Ten suites measure the same operation in ten ways: with a barrier before each call, with no
 * synchronization for a thousand calls, or in windows. They report the slowest rank, the mean over
 * ranks, or the minimum of means. {@code @Scheme} measures like each of them (hunold2016, tables 3
 * and 4), which shows how much the method contributes to the result.
 *
 * <pre>
 * java -jar examples/target/benchmarks.jar run -np 2 --launches 8 Example21Schemes
 * </pre>
 *
 * <p>Expect the figures for one operation at one size to differ by a factor of two or more: highest
 * where a barrier is timed as well (Phloem), or where a mean includes a slow observation.
 * bench/suites has our results.
 */
@Param(msizes = 8)
public class Example21Schemes {
  @Collective(Operation.ALLREDUCE)
  @Scheme(Suite.OSU)
  public void osu(Communicator comm, Message message) {
    allreduce(comm, message);
  }

  @Collective(Operation.ALLREDUCE)
  @Scheme(Suite.IMB)
  public void imb(Communicator comm, Message message) {
    allreduce(comm, message);
  }

  @Collective(Operation.ALLREDUCE)
  @Scheme(Suite.SKAMPI)
  public void skampi(Communicator comm, Message message) {
    allreduce(comm, message);
  }

  @Collective(Operation.ALLREDUCE)
  @Scheme(Suite.MPPTEST)
  public void mpptest(Communicator comm, Message message) {
    allreduce(comm, message);
  }

  @Collective(Operation.ALLREDUCE)
  @Scheme(Suite.NBCBENCH)
  public void nbcbench(Communicator comm, Message message) {
    allreduce(comm, message);
  }

  @Collective(Operation.ALLREDUCE)
  @Scheme(Suite.MPIBENCH)
  public void mpibench(Communicator comm, Message message) {
    allreduce(comm, message);
  }

  @Collective(Operation.ALLREDUCE)
  @Scheme(Suite.MPIBLIB)
  public void mpiblib(Communicator comm, Message message) {
    allreduce(comm, message);
  }

  @Collective(Operation.ALLREDUCE)
  @Scheme(Suite.MPICROSCOPE)
  public void mpicroscope(Communicator comm, Message message) {
    allreduce(comm, message);
  }

  @Collective(Operation.ALLREDUCE)
  @Scheme(Suite.PHLOEM)
  public void phloem(Communicator comm, Message message) {
    allreduce(comm, message);
  }

  @Collective(Operation.ALLREDUCE)
  @Scheme(Suite.REPROMPI)
  public void reprompi(Communicator comm, Message message) {
    allreduce(comm, message);
  }

  private static void allreduce(Communicator comm, Message message) {
    comm.allreduce(
        message.send(), message.receive(), message.count(), message.datatype(), ReduceOp.SUM);
  }
}
