package org.tutti.rank.cell;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.tutti.annotations.Operation;
import org.tutti.measure.plan.Plan;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.inprocess.InProcess;
import org.tutti.rank.launch.AlgorithmHarness;
import org.tutti.rank.launch.TestLaunch;
import org.tutti.runtime.Message;
import org.tutti.runtime.StandardPayload;

/** What is wrong is said in words, whatever the datatype, if it looks like a known mistake. */
class WrongDataTest {
  private static final int RANKS = 4;

  static Stream<Arguments> mistakes() {
    return Stream.of(
            mistake(
                "an empty body",
                Operation.ALLREDUCE,
                (comm, message) -> {},
                "rank 0, receive buffer",
                "nothing was written there since the buffer was filled"),
            mistake(
                "buffers are swapped",
                Operation.ALLREDUCE,
                (comm, message) ->
                    comm.allreduce(
                        message.receive(),
                        message.send(),
                        message.count(),
                        message.datatype(),
                        message.op()),
                "rank 0, receive buffer",
                "the result is in the send buffer: the buffers are swapped"),
            mistake(
                "a copy",
                Operation.ALLREDUCE,
                (comm, message) -> copy(message.send(), 0, message.receive(), 0, message.msize()),
                "rank 0, receive buffer",
                "not reduced: this rank's own data alone"),
            mistake(
                "the operand of one rank",
                Operation.ALLREDUCE,
                WrongDataTest::bcastInsteadOfAllreduce,
                "rank 0, receive buffer",
                "not reduced: data of rank 3 alone"),
            mistake(
                "one rank does not contribute",
                Operation.ALLREDUCE,
                WrongDataTest::allreduceWithoutRankTwo,
                "rank 0, receive buffer",
                "reduced without data of rank 2"),
            mistake(
                "one element too far",
                Operation.ALLREDUCE,
                WrongDataTest::shiftedAllreduce,
                "rank 0, receive buffer",
                "the reduction, shifted by 1 element toward the start"),
            mistake(
                "the send buffer is changed",
                Operation.ALLREDUCE,
                WrongDataTest::allreduceThatChangesItsSendBuffer,
                "rank 0, send buffer",
                "the operation must not change what is there"),
            mistake(
                "a broadcast of what was in a receive buffer",
                Operation.ALLGATHER,
                (comm, message) ->
                    comm.bcast(message.receive(), message.count(), message.datatype(), 3),
                "rank 0, receive buffer",
                "what rank 3 had in its receive buffer"),
            mistake(
                "zeros",
                Operation.ALLREDUCE,
                (comm, message) -> clear(message.receive(), message.msize()),
                "rank 0, receive buffer",
                "zeros"),
            mistake(
                "ranks are exchanged",
                Operation.ALLGATHER,
                WrongDataTest::allgatherInReverse,
                "rank 0, receive buffer",
                "data of rank 3 instead of this rank's own data"),
            mistake(
                "all ranks get the first block",
                Operation.ALLTOALL,
                (comm, message) ->
                    comm.allgather(
                        message.send(), message.receive(), message.count(), message.datatype()),
                "rank 1, receive buffer",
                "block 0 of rank 0 instead of block 1 of rank 0"))
        .flatMap(
            one ->
                Stream.of(Datatype.DOUBLE, Datatype.SHORT)
                    .map(
                        datatype -> {
                          List<Object> all = new ArrayList<>(List.of(one.get()));
                          all.add(datatype);
                          return Arguments.of(all.toArray());
                        }));
  }

  @ParameterizedTest(name = "{0}, {5}")
  @MethodSource
  void mistakes(
      String name,
      Operation operation,
      BiConsumer<Communicator, Message> algorithm,
      String where,
      String words,
      Datatype datatype) {
    List<String> said = said(operation, algorithm, datatype, 64);

    assertThat(said)
        .singleElement()
        .asString()
        .contains("FAILED [TUTTI-207] " + where, "expected", ": " + words + "; the cell was not");
  }

  /** One byte is what it should be in one of 256 cases of anything, so it explains nothing. */
  @ParameterizedTest
  @MethodSource("org.tutti.mpi.Datatype#numbers")
  void tooLittleDataAreNotInterpreted(Datatype datatype) {
    List<String> said =
        said(Operation.ALLREDUCE, WrongDataTest::invertedFirstByte, datatype, datatype.bytes());

    assertThat(said)
        .singleElement()
        .asString()
        .contains("FAILED [TUTTI-207] rank 0, receive buffer", "expected")
        .doesNotContain("not reduced", "shifted", "swapped", "nothing was written");
  }

  private static Arguments mistake(
      String name,
      Operation operation,
      BiConsumer<Communicator, Message> algorithm,
      String where,
      String words) {
    return Arguments.of(name, operation, algorithm, where, words);
  }

  private static List<String> said(
      Operation operation,
      BiConsumer<Communicator, Message> algorithm,
      Datatype datatype,
      long msize) {
    List<String> said = new ArrayList<>();
    AlgorithmHarness harness =
        new AlgorithmHarness(StandardPayload.of(operation), datatype, algorithm);
    Plan plan = TestLaunch.plan(harness, RANKS, "msizes", Long.toString(msize));
    assertThatThrownBy(
            () ->
                InProcess.run(
                    RANKS,
                    session ->
                        new DryRun(plan, ImpossibleCells.NONE, harness.byName(), said::add)
                            .run(session)))
        .rootCause()
        .hasMessageContaining("[TUTTI-018]");
    return said;
  }

  private static void copy(MessageBuffer from, long at, MessageBuffer into, long to, long bytes) {
    for (int index = 0; index < bytes; index++) {
      into.putByte((int) (to + index), from.getByte((int) (at + index)));
    }
  }

  private static void clear(MessageBuffer buffer, long bytes) {
    for (int index = 0; index < bytes; index++) {
      buffer.putByte(index, (byte) 0);
    }
  }

  private static void allreduce(Communicator comm, Message message) {
    comm.allreduce(
        message.send(), message.receive(), message.count(), message.datatype(), message.op());
  }

  private static void bcastInsteadOfAllreduce(Communicator comm, Message message) {
    copy(message.send(), 0, message.receive(), 0, message.msize());
    comm.bcast(message.receive(), message.count(), message.datatype(), RANKS - 1);
  }

  private static void allreduceWithoutRankTwo(Communicator comm, Message message) {
    byte[] kept = new byte[(int) message.msize()];
    for (int index = 0; index < kept.length; index++) {
      kept[index] = message.send().getByte(index);
    }
    if (comm.rank() == 2) {
      clear(message.send(), kept.length);
    }
    allreduce(comm, message);
    for (int index = 0; index < kept.length; index++) {
      message.send().putByte(index, kept[index]);
    }
  }

  private static void shiftedAllreduce(Communicator comm, Message message) {
    allreduce(comm, message);
    int element = message.datatype().bytes();
    copy(message.receive(), element, message.receive(), 0, message.msize() - element);
  }

  private static void allreduceThatChangesItsSendBuffer(Communicator comm, Message message) {
    allreduce(comm, message);
    message.send().putByte(0, (byte) ~message.send().getByte(0));
  }

  private static void allgatherInReverse(Communicator comm, Message message) {
    comm.allgather(message.send(), message.receive(), message.count(), message.datatype());
    int block = (int) message.msize();
    byte[] all = new byte[RANKS * block];
    for (int index = 0; index < all.length; index++) {
      all[index] = message.receive().getByte(index);
    }
    for (int index = 0; index < all.length; index++) {
      int from = RANKS - 1 - index / block;
      message.receive().putByte(index, all[from * block + index % block]);
    }
  }

  private static void invertedFirstByte(Communicator comm, Message message) {
    allreduce(comm, message);
    message.receive().putByte(0, (byte) ~message.receive().getByte(0));
  }
}
