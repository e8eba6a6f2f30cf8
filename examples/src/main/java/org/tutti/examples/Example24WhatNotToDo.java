package org.tutti.examples;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Param;
import org.tutti.annotations.Repetitions;
import org.tutti.annotations.RunTime;
import org.tutti.annotations.RunTimeBasis;
import org.tutti.annotations.Sync;
import org.tutti.annotations.SyncMethod;
import org.tutti.annotations.Warmup;
import org.tutti.mpi.Communicator;
import org.tutti.runtime.Message;

/**
 * Lesson 24: what not to do, and how Tutti reports it.
 *
 * <p>Each of these benchmarks runs and prints a number, and none of the numbers means anything. The
 * compiler recognizes three of the mistakes: building this project prints the warnings. The others
 * show up when they are measured, as warnings below the table. Do not trust a number with a
 * warning; docs/what-not-to-do.md discusses them.
 *
 * <pre>
 * mpirun -np 2 java -jar examples/target/benchmarks.jar Example24WhatNotToDo
 * </pre>
 *
 * <p>Expect warnings for every line of the table.
 */
@Param(msizes = 1024)
@Repetitions(200)
public class Example24WhatNotToDo {
  private byte[] copy = new byte[0];

  /** Five observations: no interval exists at all. TUTTI-096 when compiled, TUTTI-170 when run. */
  @Collective(Operation.BCAST)
  @Repetitions(5)
  public void tooFewObservations(Communicator comm, Message message) {
    comm.bcast(message.send(), message.count(), message.datatype(), message.root());
  }

  /** No warm-up: the first observations may run code not compiled yet. TUTTI-058, not always. */
  @Collective(Operation.ALLGATHER)
  @Warmup(0)
  public void neverWarmedUp(Communicator comm, Message message) {
    comm.allgather(message.send(), message.receive(), message.count(), message.datatype());
  }

  /** The allocation is timed as well. TUTTI-099 when compiled, TUTTI-060 when run. */
  @Collective(value = Operation.BCAST, datatype = byte.class)
  public void allocatesWhileTimed(Communicator comm, Message message) {
    comm.bcast(message.send(), message.count(), message.datatype(), message.root());
    copy = new byte[message.count()];
  }

  /** Nothing to time: this measures the clock. TUTTI-063. */
  @Benchmark(operation = "NOTHING")
  public void nothingToTime(Communicator comm) {}

  /** Local run-times in a window hide which rank was late. TUTTI-097 when compiled. */
  @Collective(Operation.BCAST)
  @Sync(SyncMethod.WINDOW)
  @RunTime(RunTimeBasis.LOCAL)
  public void localInAWindow(Communicator comm, Message message) {
    comm.bcast(message.send(), message.count(), message.datatype(), message.root());
  }

  /** Uses the last copy, so that the compiler does not remove it. */
  int copied() {
    return copy.length;
  }
}
