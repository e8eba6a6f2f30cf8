package org.tutti.examples;

import org.tutti.annotations.Collective;
import org.tutti.annotations.Launches;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Param;
import org.tutti.mpi.Communicator;
import org.tutti.runtime.Message;

/**
 * Lesson 7: one launch is an anecdote.
 *
 * <p>Two calls of {@code mpirun} with the same program differ by more than the variation within
 * either of them (hunold2016, section 4.2): processes run on other cores, memory is on other pages,
 * the library makes other choices. The launch is therefore a factor of the experiment, and
 * {@code @Launches} says how many launches the command {@code run} makes.
 *
 * <pre>
 * java -jar examples/target/benchmarks.jar run -np 2 Example07Launches
 * </pre>
 *
 * <p>Expect an interval over launches beside each median. It takes at least six launches to compute
 * one.
 */
@Launches(8)
public class Example07Launches {
  @Collective(value = Operation.ALLGATHER, datatype = byte.class)
  @Param(msizes = {8, 4096})
  public void allgather(Communicator comm, Message message) {
    comm.allgather(message.send(), message.receive(), message.count(), message.datatype());
  }
}
