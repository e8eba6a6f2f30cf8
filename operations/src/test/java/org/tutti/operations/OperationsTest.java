package org.tutti.operations;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.annotations.DataState;
import org.tutti.diagnostics.TuttiException;
import org.tutti.measure.cell.DryRun;
import org.tutti.measure.cell.ImpossibleCells;
import org.tutti.measure.harness.BenchmarkSelection;
import org.tutti.measure.harness.IndexEntry;
import org.tutti.measure.launch.PlanCheck;
import org.tutti.measure.plan.OperationChoice;
import org.tutti.measure.plan.Plan;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MpiSession;
import org.tutti.mpi.ReduceOp;
import org.tutti.mpi.inprocess.InProcess;
import org.tutti.mpi.simulated.Network;
import org.tutti.mpi.simulated.Simulated;
import org.tutti.mpi.simulated.Simulation;
import org.tutti.operations.matching.MatchingOrder;
import org.tutti.operations.matching.NamedSources;
import org.tutti.operations.partitioned.ArrivalQuery;
import org.tutti.operations.partitioned.ReadyCall;
import org.tutti.records.settings.SettingKey;
import org.tutti.records.settings.Settings;

/** Every operation leaves the right data on the providers that need no library. */
@Tag("any-jdk")
class OperationsTest {
  /** Operations that only move data, by adding them to zeros. */
  private static final String[] SUMS = {"MPI_Allgather:Allreduce", "MPI_Gather:Reduce"};

  private static final Map<String, String> MISSING = MissingOperations.byLibrary().get("inprocess");

  private final List<IndexEntry> catalog = BenchmarkSelection.onClassPath().catalog();

  /** As many as there are operations, each of which is said to be correct. */
  private final List<String> said = Collections.synchronizedList(new ArrayList<>());

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5})
  void dataAreRightInProcess(int processes) {
    assertRight(processes, plan(available(), processes, idle("8,24")));
  }

  /** As long as the operation, which is measured for that. */
  @Test
  void dataAreRightBesideWork() {
    List<IndexEntry> overlapping =
        available().stream()
            .filter(entry -> entry.benchmark().parameters().names().contains("work"))
            .toList();
    assertThat(overlapping).hasSizeGreaterThan(50);
    assertRight(3, plan(overlapping, 3, settings("24").parameter("work", List.of("1"))));
  }

  @ParameterizedTest
  @ValueSource(strings = {"LAST", "ROTATING"})
  void dataFollowTheRoot(String root) {
    assertRight(3, plan(available(), 3, idle("24").set(SettingKey.ROOT_RANK, root)));
  }

  /** Whatever senders write and receivers read between two calls. */
  @ParameterizedTest
  @CsvSource({"2, WRITTEN_READ", "3, WRITTEN_READ", "3, FLUSHED"})
  void dataAreRightWhenTheyAreTouched(int processes, DataState state) {
    Settings.Builder settings = idle("8,24").set(SettingKey.DATA, state.text());
    assertRight(processes, plan(available(), processes, settings));
  }

  @Test
  void dataAreRightWhenEachRootTouchesThem() {
    Settings.Builder settings =
        idle("24").set(SettingKey.ROOT_RANK, "ROTATING").set(SettingKey.DATA, "written-read");
    assertRight(3, plan(available(), 3, settings));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 5})
  void blocksMayDifferAndHaveGaps(int processes) {
    Settings.Builder settings =
        settings("0,24")
            .parameter("counts", List.of("EQUAL", "RISING", "ONE_BLOCK"))
            .parameter("gap", List.of("0", "3"));
    assertRight(processes, plan(with("counts"), processes, settings));
  }

  @Test
  void allReductionsOfIntegersAreRight() {
    Settings.Builder settings =
        settings("16")
            .parameter("reduction", texts(ReduceOp.ofNumbers()))
            .parameter(
                "datatype", List.of("BYTE", "SHORT", "INT", "LONG", "UNSIGNED_CHAR", "UINT64_T"));
    assertRight(3, plan(with("reduction"), 3, settings));
  }

  @Test
  void allDatatypesAreRight() {
    Settings.Builder settings =
        settings("16")
            .parameter("partitions", List.of("1"))
            .parameter("datatype", texts(Datatype.numbers()));
    assertRight(2, plan(with("datatype"), 2, settings));
  }

  /** Their parts are numbers, moved and added as such. */
  @Test
  void complexNumbersAreRight() {
    Settings.Builder settings =
        settings("48").parameter("datatype", List.of("C_FLOAT_COMPLEX", "C_DOUBLE_COMPLEX"));
    assertRight(3, plan(moving(), 3, settings));
  }

  /** What Java has no numbers for is moved all the same, except by sums. */
  @Test
  void elementsThatAreNoNumbersOfJavaAreMoved() {
    List<IndexEntry> notAdding =
        moving().stream()
            .filter(entry -> entry.benchmark().operation().payload().get().reduction().isEmpty())
            .filter(entry -> !Set.of(SUMS).contains(entry.name()))
            .toList();
    Settings.Builder settings =
        settings("96")
            .parameter(
                "datatype", List.of("LONG_DOUBLE_INT", "C_LONG_DOUBLE_COMPLEX", "C_BOOL", "WCHAR"));
    assertRight(2, plan(notAdding, 2, settings));
  }

  @Test
  void aSumOfBlocksAndZerosIsNotMeasuredWhereItDoesNotKeepTheBits() {
    List<IndexEntry> adding = Stream.of(SUMS).map(this::entry).toList();
    Settings.Builder settings =
        settings("96").parameter("datatype", List.of("LONG_DOUBLE", "C_BOOL"));
    InProcess.run(2, session -> call(plan(adding, 2, settings), session));
    assertThat(said)
        .hasSize(2 * SUMS.length)
        .allMatch(line -> line.contains("[TUTTI-055] A sum that keeps the bits of MPI_"));
  }

  private List<IndexEntry> moving() {
    List<IndexEntry> moving =
        with("datatype").stream()
            .filter(entry -> entry.benchmark().operation().payload().isPresent())
            .toList();
    assertThat(moving).hasSizeGreaterThan(50);
    return moving;
  }

  @Test
  void theSmallestAndLargestPairsAreRight() {
    Settings.Builder settings =
        settings("48")
            .parameter("reduction", List.of("MAXLOC", "MINLOC"))
            .parameter(
                "datatype", List.of("FLOAT_INT", "DOUBLE_INT", "LONG_INT", "SHORT_INT", "TWO_INT"));
    List<IndexEntry> reducing =
        with("reduction").stream()
            .filter(
                entry ->
                    entry.benchmark().parameters().choices().contains(OperationChoice.REDUCTION))
            .toList();
    assertRight(3, plan(reducing, 3, settings));
  }

  /** Their cells have the same parameters, so that the report can put them together. */
  @Test
  void workHasTheParametersOfItsOperation() {
    for (String name : List.of("MPI_Ireduce_scatter", "MPI_Ialltoallw", "MPI_Ibcast")) {
      assertThat(entry(name + ":work").benchmark().parameters().choices())
          .isEqualTo(entry(name + ":pure").benchmark().parameters().choices())
          .isNotEmpty();
    }
  }

  @Test
  void dataAreRightOnSimulatedRanks() {
    Plan plan = plan(available(), 4, settings("8"));
    Simulated.run(4, Simulation.of(11, Network.QUIET), session -> call(plan, session));
    assertThat(said).hasSameSizeAs(plan.cells()).allMatch(OperationsTest::isRight);
  }

  @Test
  void whatTheProvidersLackIsSaid() {
    Plan plan = plan(lacking(), 2, settings("8"));
    InProcess.run(2, session -> call(plan, session));
    assertThat(said)
        .hasSize(MISSING.size())
        .allMatch(line -> line.contains("is not in this library (in-process)"));
    assertThat(MissingOperations.byLibrary().get("simulated")).isEqualTo(MISSING);
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
    said.clear();
    List<IndexEntry> beside =
        with("depth").stream().filter(entry -> entry.name().startsWith("ping-pong")).toList();
    assertThat(beside).hasSize(2);
    assertRight(2, plan(beside, 2, settings("8").parameter("depth", List.of("0"))));
  }

  @ParameterizedTest
  @CsvSource({
    "ping-pong:partitioned, partitions=3, TUTTI-470, cannot be divided into 3 equal partitions",
    "bandwidth:partitioned, partitions=16, TUTTI-470, cannot be divided into 16 equal partitions",
    "ping-pong:partitioned, partitions=0, TUTTI-068, Parameter partitions cannot be '0'",
    "partitioned:overlapped, partitions=-1, TUTTI-068, Parameter partitions cannot be '-1'",
    "partitioned:overlapped, noise=-0.5, TUTTI-068, Parameter noise cannot be '-0.5'",
    "ping-pong:partitioned, threads=8, TUTTI-068, Parameter threads cannot be '8'",
    "ping-pong:partitioned, threads=2, TUTTI-278, needs MPI_THREAD_MULTIPLE",
    "matching:posted, depth=0, TUTTI-068, Parameter depth cannot be '0'",
    "matching:unexpected, depth=-1, TUTTI-068, Parameter depth cannot be '-1'",
    "ping-pong:posted, depth=-1, TUTTI-068, Parameter depth cannot be '-1'",
    "ping-pong:unexpected, communicators=0, TUTTI-068, Parameter communicators cannot be '0'",
    "MPI_Comm_spawn, children=0, TUTTI-068, Parameter children cannot be '0'"
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

  @Test
  void othersMayWaitWhileSomeProcessesTakePart() {
    Settings.Builder settings = idle("24").parameter("members", List.of("2", "3"));
    assertRight(4, plan(available(), 4, settings));
  }

  @Test
  void whoWaitsTouchesNothing() {
    Settings.Builder settings =
        idle("24").parameter("members", List.of("2")).set(SettingKey.DATA, "written-read");
    assertRight(3, plan(available(), 3, settings));
  }

  /** In the spelling of the standard, from which the class has its name. */
  @Test
  void functionsOfMpiHaveClassesOfTheirNames() {
    assertThat(catalog)
        .filteredOn(entry -> entry.name().startsWith("MPI_") && !entry.name().contains(":"))
        .hasSizeGreaterThan(50)
        .filteredOn(entry -> !Set.of("point-to-point", "files").contains(group(entry)))
        .allSatisfy(
            entry ->
                assertThat(entry.harness().replaceAll(".*\\.(\\w+)_Harness.*", "$1"))
                    .isEqualToIgnoringCase(entry.name().substring(4).replace("_", "")));
  }

  /** What a table's times are of is said beside them. */
  @Test
  void pingPongsSayThatTheyAreLatencies() {
    assertThat(catalog)
        .filteredOn(entry -> entry.name().matches("(?:.*:)?ping-pong(?::.*)?"))
        .hasSizeGreaterThan(20)
        .allSatisfy(
            entry ->
                assertThat(entry.benchmark().description())
                    .as(entry.name())
                    .startsWith("latency: half "));
  }

  /** Pure work moves no data. */
  private static boolean isRight(String line) {
    return line.endsWith("data correct") || line.contains(":work at");
  }

  private static String group(IndexEntry entry) {
    return entry.catalog().orElseThrow().group();
  }

  private void assertRight(int processes, Plan plan) {
    InProcess.run(processes, session -> call(plan, session));
    assertThat(said).hasSameSizeAs(plan.cells()).allMatch(OperationsTest::isRight);
  }

  private List<IndexEntry> available() {
    return catalog.stream().filter(entry -> !MISSING.containsKey(entry.name())).toList();
  }

  private List<IndexEntry> lacking() {
    return catalog.stream().filter(entry -> MISSING.containsKey(entry.name())).toList();
  }

  private IndexEntry entry(String name) {
    return catalog.stream().filter(one -> one.name().equals(name)).findFirst().orElseThrow();
  }

  /** Operations with this parameter; those with calibrated work take too long for many values. */
  private List<IndexEntry> with(String parameter) {
    return available().stream()
        .filter(entry -> entry.benchmark().parameters().names().contains(parameter))
        .filter(entry -> !group(entry).equals("overlap"))
        .toList();
  }

  private static List<String> texts(List<?> values) {
    return values.stream().map(Object::toString).toList();
  }

  private static Settings.Builder settings(String msizes) {
    return Settings.builder().set(SettingKey.MSIZES, msizes);
  }

  /** Nothing is measured then to know how much work takes as long. */
  private static Settings.Builder idle(String msizes) {
    return settings(msizes).parameter("work", List.of("0"));
  }

  private static Plan plan(List<IndexEntry> entries, int processes, Settings.Builder settings) {
    return Plan.of(
        entries.stream().map(IndexEntry::benchmark).toList(), settings.build(), processes);
  }

  private void call(Plan plan, MpiSession session) {
    new DryRun(plan, ImpossibleCells.NONE, BenchmarkSelection.instances(catalog), said::add)
        .run(session);
  }
}
