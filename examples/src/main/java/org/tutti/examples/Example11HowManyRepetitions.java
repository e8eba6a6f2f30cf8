package org.tutti.examples;

import org.tutti.annotations.Collective;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Param;
import org.tutti.annotations.Repetitions;
import org.tutti.mpi.Communicator;
import org.tutti.runtime.Message;

/**
 * Lesson 11: how many observations are enough?
 *
 * <p>More observations reduce the variation of a launch's median, but not the difference between
 * launches. From some number on, time is better spent on another launch. Here the same operation is
 * measured with 30, 300, and 3000 observations.
 *
 * <pre>
 * java -jar examples/target/benchmarks.jar run -np 2 --launches 8 Example11HowManyRepetitions
 * </pre>
 *
 * <p>Expect the interval over launches to shrink from 30 to 300 observations, and hardly from 300
 * to 3000.
 */
@Param(msizes = 1024)
public class Example11HowManyRepetitions {
  @Collective(Operation.BCAST)
  @Repetitions(30)
  public void few(Communicator comm, Message message) {
    comm.bcast(message.send(), message.count(), message.datatype(), message.root());
  }

  @Collective(Operation.BCAST)
  @Repetitions(300)
  public void some(Communicator comm, Message message) {
    comm.bcast(message.send(), message.count(), message.datatype(), message.root());
  }

  @Collective(Operation.BCAST)
  @Repetitions(3000)
  public void many(Communicator comm, Message message) {
    comm.bcast(message.send(), message.count(), message.datatype(), message.root());
  }
}
