package org.tutti.lab.stress;

import java.util.List;
import java.util.stream.Stream;
import org.tutti.annotations.Operation;
import org.tutti.mpi.function.CollectiveFunction;
import org.tutti.runtime.Message;
import org.tutti.runtime.StandardPayload;

/** All forms of the collective operations that move data, also of those among neighbors. */
final class StressedCollectives {
  private StressedCollectives() {}

  static List<StressOperation> all() {
    Stream<StressOperation> forms =
        Stream.of(CollectiveFunction.values())
            .filter(function -> function != CollectiveFunction.BARRIER)
            .flatMap(function -> StressedForm.of(function, data(function)));
    return Stream.concat(forms, Stream.of(allreduceInPlace())).toList();
  }

  private static StressData data(CollectiveFunction function) {
    if (function.isAmongNeighbors()) {
      return new NeighborData(function.isPersonal(), function.hasBlocks());
    }
    Operation operation = Operation.valueOf(function.name());
    return function.hasBlocks()
        ? new UnequalBlocksData(operation)
        : new EqualBlocksData(StandardPayload.of(operation));
  }

  private static StressOperation allreduceInPlace() {
    return new StressOperation(
        "MPI_Allreduce in place",
        new EqualBlocksData(StandardPayload.of(Operation.ALLREDUCE).inPlace()),
        place -> {
          Message m = place.message();
          place
              .comm()
              .allreduce(place.comm().inPlace(), m.receive(), m.count(), m.datatype(), m.op());
        });
  }
}
