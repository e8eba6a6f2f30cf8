package org.tutti.lab.operations;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tutti.diagnostics.TuttiException;
import org.tutti.lab.operations.MatchingBenchmark.MatchingOrder;
import org.tutti.lab.operations.MatchingBenchmark.NamedSources;
import org.tutti.lab.operations.PartitionedBenchmark.ArrivalQuery;
import org.tutti.lab.operations.PartitionedBenchmark.ReadyCall;
import org.tutti.measure.harness.BenchmarkSelection;
import org.tutti.measure.harness.IndexEntry;
import org.tutti.measure.plan.Plan;
import org.tutti.mpi.inprocess.InProcess;
import org.tutti.operations.OperationsContract;
import org.tutti.rank.launch.PlanCheck;
import org.tutti.records.settings.Settings;

/** Every operation of this module leaves the right data on the providers that need no library. */
class RareOperationsTest extends OperationsContract {
  RareOperationsTest() {
    super(RareOperations.all(), RareOperations.MISSING);
  }

  @Test
  void aSumOfBlocksAndZerosIsNotMeasuredWhereItDoesNotKeepTheBits() {
    List<IndexEntry> adding = SUMS.stream().map(this::entry).toList();
    Settings.Builder settings =
        settings("96").parameter("datatype", List.of("LONG_DOUBLE", "C_BOOL"));
    InProcess.run(2, session -> call(plan(adding, 2, settings), session));
    assertThat(said())
        .hasSize(2 * SUMS.size())
        .allMatch(line -> line.contains("[TUTTI-055] A sum that keeps the bits of MPI_"));
  }

  /** Each way to mark partitions and to learn of them. */
  @Test
  void partitionsArriveHoweverTheyAreMarked() {
    Settings.Builder settings =
        idle("24")
            .parameter("partitions", List.of("1", "3", "8"))
            .parameter("marking", texts(List.of(ReadyCall.values())))
            .parameter("completion", texts(List.of(ArrivalQuery.values())));
    assertRight(3, plan(with("partitions"), 3, settings));
  }

  @Test
  void messagesAreMatchedInEveryOrder() {
    Settings.Builder settings =
        settings("8")
            .parameter("depth", List.of("1", "5", "300"))
            .parameter("order", texts(List.of(MatchingOrder.values())))
            .parameter("sources", texts(List.of(NamedSources.values())))
            .parameter("communicators", List.of("1", "3"));
    assertRight(3, plan(with("depth"), 3, settings));
    said().clear();
    List<IndexEntry> beside =
        with("depth").stream().filter(entry -> entry.name().startsWith("ping-pong")).toList();
    assertThat(beside).hasSize(2);
    assertRight(2, plan(beside, 2, settings("8").parameter("depth", List.of("0"))));
  }

  @ParameterizedTest
  @CsvSource({
    "ping-pong:partitioned, partitions=3, TUTTI-229, cannot be divided into 3 equal partitions",
    "bandwidth:partitioned, partitions=16, TUTTI-229, cannot be divided into 16 equal partitions",
    "ping-pong:partitioned, partitions=0, TUTTI-003, Parameter partitions cannot be '0'",
    "partitioned:overlapped, partitions=-1, TUTTI-003, Parameter partitions cannot be '-1'",
    "partitioned:overlapped, noise=-0.5, TUTTI-003, Parameter noise cannot be '-0.5'",
    "ping-pong:partitioned, threads=8, TUTTI-003, Parameter threads cannot be '8'",
    "ping-pong:partitioned, threads=2, TUTTI-278, needs MPI_THREAD_MULTIPLE",
    "matching:posted, depth=0, TUTTI-003, Parameter depth cannot be '0'",
    "matching:unexpected, depth=-1, TUTTI-003, Parameter depth cannot be '-1'",
    "ping-pong:posted, depth=-1, TUTTI-003, Parameter depth cannot be '-1'",
    "ping-pong:unexpected, communicators=0, TUTTI-003, Parameter communicators cannot be '0'",
    "MPI_Comm_spawn, children=0, TUTTI-003, Parameter children cannot be '0'"
  })
  void whatNoMessageCanBeIsRefused(String name, String choice, String problem, String text) {
    String[] parameter = choice.split("=");
    Plan plan =
        plan(List.of(entry(name)), 2, settings("8").parameter(parameter[0], List.of(parameter[1])));
    assertThatThrownBy(
            () ->
                PlanCheck.elsewhere(plan, BenchmarkSelection.instances(List.of(entry(name))))
                    .check(2, 2))
        .isInstanceOf(TuttiException.class)
        .hasMessageContaining("[" + problem + "]")
        .hasMessageContaining(text);
  }
}
