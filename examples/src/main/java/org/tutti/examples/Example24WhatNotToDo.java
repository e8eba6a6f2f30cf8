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
 * Lesson 24: what not to do, and how Tutti says so.
 *
 * <p>Each of these benchmarks runs and prints a number, and none of the numbers means anything.
 * Three of the mistakes are seen by the compiler: building this project prints their warnings. The
 * others show when they are measured, in the warnings beneath the table. A number with a warning is
 * worth as much as none; docs/what-not-to-do.md goes through them.
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

  /** Five observations: no interval exists at all. TUTTI-096 when compiled, TUTTI-134 when run. */
  @Collective(Operation.BCAST)
  @Repetitions(5)
  public void tooFewObservations(Communicator comm, Message message) {
    comm.bcast(message.send(), message.count(), message.datatype(), message.root());
  }

  /** No warm-up: the first observations may be of code not compiled yet. TUTTI-058, not always. */
  @Collective(Operation.ALLGATHER)
  @Warmup(0)
  public void neverWarmedUp(Communicator comm, Message message) {
    comm.allgather(message.send(), message.receive(), message.count(), message.datatype());
  }

  /** Making an array is timed, too. TUTTI-099 when compiled, TUTTI-060 when run. */
  @Collective(value = Operation.BCAST, datatype = byte.class)
  public void allocatesWhileTimed(Communicator comm, Message message) {
    comm.bcast(message.send(), message.count(), message.datatype(), message.root());
    copy = new byte[message.count()];
  }

  /** Nothing to time: what is measured is the clock. TUTTI-063. */
  @Benchmark(operation = "NOTHING")
  public void nothingToTime(Communicator comm) {}

  /** In a window each rank's own run-time hides who came late. TUTTI-097 when compiled. */
  @Collective(Operation.BCAST)
  @Sync(SyncMethod.WINDOW)
  @RunTime(RunTimeBasis.LOCAL)
  public void localInAWindow(Communicator comm, Message message) {
    comm.bcast(message.send(), message.count(), message.datatype(), message.root());
  }

  /** The length of the last copy, so that it is not removed as unused. */
  int copied() {
    return copy.length;
  }
}
