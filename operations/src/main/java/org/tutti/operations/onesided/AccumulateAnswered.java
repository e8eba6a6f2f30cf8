package org.tutti.operations.onesided;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.annotations.Ranks;
import org.tutti.annotations.Role;
import org.tutti.mpi.AccumulateOp;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;

/** {@code MPI_Accumulate} on a number of a rank that sends a message when it finds the sum. */
public class AccumulateAnswered extends PolledBenchmark {
  @Benchmark(operation = "ACCUMULATE_ANSWERED", send = "0", receive = "0")
  @Catalog(value = "MPI_Accumulate:answered", suites = "one-sided")
  @Counterparts(skampi = "Accumulate_activewait_twosided")
  @Description("MPI_Accumulate on a number that the target looks for and answers with MPI_Send")
  @Role(Ranks.FIRST)
  public void add(Communicator comm) {
    written.putLong(0, 1);
    rma.accumulate(written, 1, Datatype.LONG, last, 0, AccumulateOp.SUM);
    rma.flush(last);
    awaitAnswer(comm);
  }

  @Role(value = Ranks.LAST, of = "add")
  public void poll(Communicator comm) {
    pollUntil(++number);
    answer(comm);
  }
}
