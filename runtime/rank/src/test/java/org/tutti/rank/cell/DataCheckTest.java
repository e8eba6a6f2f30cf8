package org.tutti.rank.cell;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.tutti.annotations.Operation;
import org.tutti.measure.plan.Plan;
import org.tutti.mpi.Collectives;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.OperationNotInLibrary;
import org.tutti.mpi.ReduceOp;
import org.tutti.mpi.inprocess.InProcess;
import org.tutti.rank.launch.AlgorithmHarness;
import org.tutti.rank.launch.TestLaunch;
import org.tutti.runtime.Message;
import org.tutti.runtime.StandardPayload;

class DataCheckTest {
  private static final StandardPayload ALLREDUCE = StandardPayload.of(Operation.ALLREDUCE);
  private static final StandardPayload ALLGATHER = StandardPayload.of(Operation.ALLGATHER);
  private static final StandardPayload BCAST = StandardPayload.of(Operation.BCAST);

  static Stream<Arguments> wrongAlgorithms() {
    return Stream.of(
        Arguments.of(
            "nothing arrives", 2, ALLREDUCE, algorithm((comm, message) -> {}), "rank 0, receive"),
        Arguments.of(
            "ranks 5 apart are swapped",
            6,
            ALLGATHER,
            algorithm(DataCheckTest::swapFirstWithSixth),
            "offset 0 B (element 0)"),
        Arguments.of(
            "another reduction",
            2,
            ALLREDUCE,
            algorithm((comm, message) -> allreduce(comm, message, ReduceOp.MAX)),
            "element 0"),
        Arguments.of(
            "one byte is wrong on one rank",
            3,
            ALLREDUCE,
            algorithm(DataCheckTest::spoilOneByte),
            "rank 1, receive buffer, offset 56 B (element 7): expected"),
        Arguments.of(
            "another block of the right rank",
            3,
            StandardPayload.of(Operation.ALLTOALL),
            algorithm(DataCheckTest::gatherInsteadOfAlltoall),
            "rank 1, receive"),
        Arguments.of(
            "the send buffer is changed",
            2,
            ALLREDUCE,
            algorithm(DataCheckTest::spoilSendBuffer),
            "rank 0, send buffer, offset 8 B (element 1)"),
        Arguments.of(
            "it writes beyond the end",
            2,
            BCAST,
            algorithm(DataCheckTest::writeBeyondEnd),
            "rank 1, receive buffer, offset 64 B (element 8, beyond its end)"),
        Arguments.of(
            "in place, from the send buffer",
            2,
            ALLREDUCE.inPlace(),
            algorithm((comm, message) -> allreduce(comm, message, ReduceOp.SUM)),
            "rank 0, receive buffer"));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource
  void wrongAlgorithms(
      String name,
      int processes,
      StandardPayload operation,
      BiConsumer<Communicator, Message> algorithm,
      String found) {
    List<String> said = new ArrayList<>();
    assertThatThrownBy(() -> check(processes, operation, Datatype.DOUBLE, algorithm, said))
        .rootCause()
        .hasMessageContaining("[TUTTI-018] 1 of 1 cell threw or left wrong data: org.example");
    assertThat(said)
        .singleElement()
        .asString()
        .contains("FAILED [TUTTI-207]", found, "expected", "found");
  }

  static Stream<Arguments> correctInPlace() {
    return Datatype.numbers().stream().map(Arguments::of);
  }

  @ParameterizedTest
  @MethodSource
  void correctInPlace(Datatype datatype) {
    List<String> said = new ArrayList<>();
    check(
        3,
        ALLREDUCE.inPlace(),
        datatype,
        (comm, message) ->
            comm.allreduce(
                Collectives.IN_PLACE,
                message.receive(),
                message.count(),
                message.datatype(),
                message.op()),
        said);
    assertThat(said).singleElement().asString().endsWith(": data correct");
  }

  /** Byte 11 is the last of the int, byte 12 the first of the gap. */
  @ParameterizedTest
  @CsvSource({"12, data correct", "11, element 0"})
  void onlyWhatIsInTheGapOfPairsDoesNotMatter(int at, String result) {
    StandardPayload smallest = ALLREDUCE.reducing(ReduceOp.MINLOC);
    List<String> said = new ArrayList<>();
    Throwable failure =
        catchThrowable(
            () ->
                check(
                    2,
                    smallest,
                    Datatype.DOUBLE_INT,
                    (comm, message) -> {
                      allreduce(comm, message, ReduceOp.MINLOC);
                      message.receive().putByte(at, (byte) ~message.receive().getByte(at));
                    },
                    said));
    assertThat(failure == null).as("the launch ends well").isEqualTo(result.equals("data correct"));
    assertThat(said).singleElement().asString().contains(result);
  }

  @Test
  void anExceptionOnAllRanksIsReportedAndTheNextCellIsCalled() {
    List<String> said = new ArrayList<>();
    AlgorithmHarness harness =
        new AlgorithmHarness(
            ALLREDUCE,
            Datatype.DOUBLE,
            (comm, message) -> {
              if (message.msize() == 8) {
                throw new IllegalStateException("no such algorithm");
              }
              allreduce(comm, message, ReduceOp.SUM);
            });
    Plan plan = TestLaunch.plan(harness, 1, "msizes", "8,64");
    assertThatThrownBy(
            () ->
                InProcess.run(
                    1,
                    run ->
                        new DryRun(plan, ImpossibleCells.NONE, harness.byName(), said::add)
                            .run(run)))
        .rootCause()
        .hasMessageContaining("1 of 2 cells");
    assertThat(said).hasSize(2);
    assertThat(said.get(0)).contains("FAILED [TUTTI-206]", "no such algorithm");
    assertThat(said.get(1)).endsWith("data correct");
  }

  @Test
  void whatOnlySomeRanksWouldCallIsMissingOnAll() {
    List<String> said = new ArrayList<>();
    check(
        3,
        ALLREDUCE,
        Datatype.DOUBLE,
        (comm, message) -> {
          if (comm.rank() != 1) {
            throw new OperationNotInLibrary("MPI_Send_c", "a library");
          }
        },
        said);
    assertThat(said)
        .singleElement()
        .asString()
        .contains("[TUTTI-055] MPI_Send_c is not in this library (a library)");
  }

  private static void check(
      int processes,
      StandardPayload operation,
      Datatype datatype,
      BiConsumer<Communicator, Message> algorithm,
      List<String> said) {
    AlgorithmHarness harness = new AlgorithmHarness(operation, datatype, algorithm);
    Plan plan = TestLaunch.plan(harness, processes, "msizes", "64");
    InProcess.run(
        processes,
        session ->
            new DryRun(plan, ImpossibleCells.NONE, harness.byName(), said::add).run(session));
  }

  private static BiConsumer<Communicator, Message> algorithm(
      BiConsumer<Communicator, Message> algorithm) {
    return algorithm;
  }

  private static void allreduce(Communicator comm, Message message, ReduceOp op) {
    comm.allreduce(message.send(), message.receive(), message.count(), message.datatype(), op);
  }

  private static void swapFirstWithSixth(Communicator comm, Message message) {
    int count = message.count();
    comm.allgather(message.send(), message.receive(), count, message.datatype());
    for (int index = 0; index < count; index++) {
      long first = message.receive().getLong(index);
      message.receive().putLong(index, message.receive().getLong(5 * count + index));
      message.receive().putLong(5 * count + index, first);
    }
  }

  private static void spoilOneByte(Communicator comm, Message message) {
    allreduce(comm, message, message.op());
    if (comm.rank() == 1) {
      message.receive().putByte(60, (byte) ~message.receive().getByte(60));
    }
  }

  private static void gatherInsteadOfAlltoall(Communicator comm, Message message) {
    comm.allgather(message.send(), message.receive(), message.count(), message.datatype());
  }

  private static void spoilSendBuffer(Communicator comm, Message message) {
    allreduce(comm, message, message.op());
    message.send().putLong(1, 0);
  }

  private static void writeBeyondEnd(Communicator comm, Message message) {
    comm.bcast(message.send(), message.count(), message.datatype(), message.root());
    if (comm.rank() == 1) {
      MessageBuffer after = message.receive().slice(0, 1);
      after.moveTo(message.count());
      after.putByte(0, (byte) ~after.getByte(0));
    }
  }
}
