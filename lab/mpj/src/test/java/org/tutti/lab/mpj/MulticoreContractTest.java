package org.tutti.lab.mpj;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashMap;
import java.util.Map;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.tutti.mpi.contract.CollectiveContract;
import org.tutti.mpi.contract.CommunicatorsContract;
import org.tutti.mpi.contract.GridContract;
import org.tutti.mpi.contract.IrregularContract;
import org.tutti.mpi.contract.PointToPointContract;
import org.tutti.mpi.contract.ReductionContract;
import org.tutti.mpi.contract.RequestContract;
import org.tutti.mpi.contract.RequestMisuseContract;
import org.tutti.mpi.threads.RankProgram;

/** The contracts of what MPJ Express has; where it lacks something, that is found. */
@Timeout(240)
class MulticoreContractTest
    implements PointToPointContract,
        RequestContract,
        RequestMisuseContract,
        CollectiveContract,
        IrregularContract,
        ReductionContract,
        GridContract,
        CommunicatorsContract {
  /** One for each number of ranks, since starting one takes longer than most programs. */
  private static final Map<Integer, KeptMulticoreJob> JOBS = new HashMap<>();

  @Override
  public void run(int size, RankProgram program) {
    KeptMulticoreJob job = JOBS.computeIfAbsent(size, KeptMulticoreJob::new);
    try {
      job.run(program);
    } finally {
      if (job.isOver()) {
        JOBS.remove(size);
      }
    }
  }

  @AfterAll
  static void endJobs() {
    JOBS.values().forEach(KeptMulticoreJob::close);
    JOBS.clear();
  }

  @Test
  @Override
  public void bufferedSendsNeedNoReceive() {
    missing("MPI_Bsend", RequestContract.super::bufferedSendsNeedNoReceive);
  }

  @Test
  @Override
  public void nobodyCostsNothing() {
    missing("MPI_PROC_NULL", RequestContract.super::nobodyCostsNothing);
  }

  @Test
  @Override
  public void aReceiveThatNothingMeetsCanBeCanceled() {
    missing("MPI_Cancel", RequestContract.super::aReceiveThatNothingMeetsCanBeCanceled);
  }

  @Test
  @Override
  public void exchangesInPlaceAndWithTwoDatatypes() {
    assertThatThrownBy(RequestContract.super::exchangesInPlaceAndWithTwoDatatypes)
        .hasMessageContaining("TypeMismatchException");
  }

  private static void missing(String operation, ThrowingCallable contract) {
    assertThatThrownBy(contract)
        .hasMessageContaining(operation + " is not in this library (MPJ Express 0.44)");
  }
}
