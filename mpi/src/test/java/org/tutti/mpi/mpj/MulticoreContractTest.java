package org.tutti.mpi.mpj;

import org.junit.jupiter.api.Timeout;
import org.tutti.mpi.contract.CollectiveContract;
import org.tutti.mpi.contract.CommunicatorsContract;
import org.tutti.mpi.contract.PointToPointContract;
import org.tutti.mpi.contract.ReductionContract;
import org.tutti.mpi.threads.RankProgram;

@Timeout(15)
class MulticoreContractTest
    implements PointToPointContract, CollectiveContract, ReductionContract, CommunicatorsContract {
  @Override
  public void run(int size, RankProgram program) {
    MulticoreJob.run(size, program);
  }
}
