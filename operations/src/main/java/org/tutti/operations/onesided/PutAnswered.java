package org.tutti.operations.onesided;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.annotations.Ranks;
import org.tutti.annotations.Role;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;

/** {@code MPI_Put} to a rank that sends a message when it finds the number in its window. */
public class PutAnswered extends PolledBenchmark {
  @Benchmark(operation = "PUT_ANSWERED", send = "0", receive = "0")
  @Catalog(value = "MPI_Put:answered", suites = "one-sided")
  @Counterparts(skampi = "Put_activewait_twosided, Put_activewait_twosided_sleep")
  @Description("MPI_Put of a number that the target looks for and answers with MPI_Send")
  @Role(Ranks.FIRST)
  public void put(Communicator comm) {
    written.putLong(0, ++number);
    rma.put(written, 1, Datatype.LONG, last, 0);
    rma.flush(last);
    awaitAnswer(comm);
  }

  @Role(value = Ranks.LAST, of = "put")
  public void poll(Communicator comm) {
    pollUntil(++number);
    answer(comm);
  }
}
