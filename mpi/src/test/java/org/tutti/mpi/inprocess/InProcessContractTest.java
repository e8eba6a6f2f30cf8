package org.tutti.mpi.inprocess;

import org.tutti.mpi.contract.CarefulContract;
import org.tutti.mpi.contract.CollectiveContract;
import org.tutti.mpi.contract.CommunicatorsContract;
import org.tutti.mpi.contract.ExchangeFormsContract;
import org.tutti.mpi.contract.GridContract;
import org.tutti.mpi.contract.IrregularContract;
import org.tutti.mpi.contract.MatchedMessageContract;
import org.tutti.mpi.contract.NeighborhoodContract;
import org.tutti.mpi.contract.NonblockingOrderContract;
import org.tutti.mpi.contract.OperatorContract;
import org.tutti.mpi.contract.PartitionedContract;
import org.tutti.mpi.contract.PointToPointContract;
import org.tutti.mpi.contract.RandomMessagesContract;
import org.tutti.mpi.contract.ReducingFormsContract;
import org.tutti.mpi.contract.ReductionContract;
import org.tutti.mpi.contract.RepeatedNeighborsContract;
import org.tutti.mpi.contract.RequestContract;
import org.tutti.mpi.contract.RequestMisuseContract;
import org.tutti.mpi.contract.RootedFormsContract;
import org.tutti.mpi.threads.RankProgram;

class InProcessContractTest
    implements PointToPointContract,
        PartitionedContract,
        MatchedMessageContract,
        CollectiveContract,
        ReductionContract,
        CarefulContract,
        OperatorContract,
        CommunicatorsContract,
        RequestContract,
        RequestMisuseContract,
        RootedFormsContract,
        ReducingFormsContract,
        ExchangeFormsContract,
        NonblockingOrderContract,
        NeighborhoodContract,
        GridContract,
        IrregularContract,
        RepeatedNeighborsContract,
        RandomMessagesContract {
  @Override
  public void run(int size, RankProgram program) {
    InProcess.run(size, program);
  }
}
