package org.tutti.lab.operations;

import java.util.List;
import java.util.Map;
import org.tutti.lab.operations.MatchingBenchmark.MatchingOrder;
import org.tutti.lab.operations.MatchingBenchmark.NamedSources;
import org.tutti.lab.operations.PartitionedBenchmark.ArrivalQuery;
import org.tutti.lab.operations.PartitionedBenchmark.ReadyCall;
import org.tutti.operations.rate.CountedCells;
import org.tutti.operations.rate.DeclaredAmountsContract;

class RareAmountsTest extends DeclaredAmountsContract {
  RareAmountsTest() {
    super(
        RareOperations.all(),
        Map.ofEntries(
            Map.entry("window", List.of("1", "3")),
            Map.entry("threads", List.of("1", "" + CountedCells.MAX_THREADS)),
            Map.entry("seed", List.of("1", "2")),
            Map.entry("partitions", List.of("1", "4")),
            Map.entry("marking", names(ReadyCall.values())),
            Map.entry("completion", names(ArrivalQuery.values())),
            Map.entry("depth", List.of("1", "3")),
            Map.entry("order", names(MatchingOrder.values())),
            Map.entry("sources", names(NamedSources.values())),
            Map.entry("communicators", List.of("1", "2"))));
  }
}
