package org.tutti.lab.operations.algorithm;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.BiConsumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.tutti.lab.operations.algorithm.BroadcastAlgorithms.BcastBinomial;
import org.tutti.lab.operations.algorithm.BroadcastAlgorithms.BcastLinear;
import org.tutti.lab.operations.algorithm.BroadcastAlgorithms.BcastScatterAllgather;
import org.tutti.lab.operations.algorithm.GatherAlgorithms.GatherBinomial;
import org.tutti.lab.operations.algorithm.GatherAlgorithms.GatherLinear;
import org.tutti.lab.operations.algorithm.GatherAlgorithms.GatherSequential;
import org.tutti.lab.operations.algorithm.GatherAlgorithms.ScatterBinomial;
import org.tutti.lab.operations.algorithm.GatherAlgorithms.ScatterLinear;
import org.tutti.lab.operations.algorithm.ReductionAlgorithms.ReduceBinomial;
import org.tutti.lab.operations.algorithm.ReductionAlgorithms.ReduceRabenseifner;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.ReduceOp;
import org.tutti.mpi.inprocess.InProcess;
import org.tutti.runtime.Message;

class RootedAlgorithmsTest {
  private static final int COUNT = 5;

  static Stream<Arguments> algorithms() {
    return Stream.of(
        arguments(
            "bcast linear",
            (comm, message) -> {
              BcastLinear algorithm = new BcastLinear();
              algorithm.make(comm);
              algorithm.linear(comm, message);
            },
            RootedAlgorithmsTest::bcast),
        arguments(
            "bcast binomial",
            (comm, message) -> new BcastBinomial().binomial(comm, message),
            RootedAlgorithmsTest::bcast),
        arguments(
            "bcast scatter-allgather",
            (comm, message) -> {
              BcastScatterAllgather algorithm = new BcastScatterAllgather();
              algorithm.make(comm, message);
              algorithm.scatterAllgather(comm, message);
            },
            RootedAlgorithmsTest::bcast),
        arguments(
            "reduce binomial",
            (comm, message) -> {
              ReduceBinomial algorithm = new ReduceBinomial();
              algorithm.make(comm, message);
              algorithm.binomial(comm, message);
            },
            RootedAlgorithmsTest::reduce),
        arguments(
            "reduce Rabenseifner",
            (comm, message) -> {
              ReduceRabenseifner algorithm = new ReduceRabenseifner();
              algorithm.make(comm, message);
              algorithm.rabenseifner(comm, message);
            },
            RootedAlgorithmsTest::reduce),
        arguments(
            "gather linear",
            (comm, message) -> {
              GatherLinear algorithm = new GatherLinear();
              algorithm.make(comm, message);
              algorithm.linear(comm, message);
            },
            RootedAlgorithmsTest::gather),
        arguments(
            "gather sequential",
            (comm, message) -> {
              GatherSequential algorithm = new GatherSequential();
              algorithm.make(comm, message);
              algorithm.sequential(comm, message);
            },
            RootedAlgorithmsTest::gather),
        arguments(
            "gather binomial",
            (comm, message) -> {
              GatherBinomial algorithm = new GatherBinomial();
              algorithm.make(comm, message);
              algorithm.binomial(comm, message);
            },
            RootedAlgorithmsTest::gather),
        arguments(
            "scatter linear",
            (comm, message) -> {
              ScatterLinear algorithm = new ScatterLinear();
              algorithm.make(comm, message);
              algorithm.linear(comm, message);
            },
            RootedAlgorithmsTest::scatter),
        arguments(
            "scatter binomial",
            (comm, message) -> {
              ScatterBinomial algorithm = new ScatterBinomial();
              algorithm.make(comm, message);
              algorithm.binomial(comm, message);
            },
            RootedAlgorithmsTest::scatter));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("algorithms")
  void everyRankCanBeTheRoot(
      String name,
      BiConsumer<Communicator, Message> algorithm,
      BiConsumer<Communicator, Message> operation) {
    for (int processes : new int[] {1, 2, 3, 6, 8, 11}) {
      InProcess.run(
          processes,
          session -> {
            Communicator comm = session.world();
            for (int root = 0; root < processes; root++) {
              Message actual = message(comm, root);
              Message expected = message(comm, root);
              algorithm.accept(comm, actual);
              operation.accept(comm, expected);
              assertThat(values(actual.send())).containsExactly(values(expected.send()));
              if (comm.rank() == root || name.startsWith("scatter")) {
                assertThat(values(actual.receive())).containsExactly(values(expected.receive()));
              }
            }
          });
    }
  }

  private static Arguments arguments(
      String name,
      BiConsumer<Communicator, Message> algorithm,
      BiConsumer<Communicator, Message> operation) {
    return Arguments.of(name, algorithm, operation);
  }

  private static Message message(Communicator comm, int root) {
    MessageBuffer send = comm.allocate(Datatype.INT, comm.size() * COUNT);
    for (int i = 0; i < send.count(); i++) {
      send.putInt(i, 1000 * (comm.rank() + 1) + i);
    }
    MessageBuffer receive = comm.allocate(Datatype.INT, comm.size() * COUNT);
    return new Message(send, receive, COUNT, Datatype.INT, root, 4 * COUNT, ReduceOp.SUM);
  }

  private static int[] values(MessageBuffer buffer) {
    return IntStream.range(0, buffer.count()).map(buffer::getInt).toArray();
  }

  private static void bcast(Communicator comm, Message message) {
    comm.bcast(message.send(), COUNT, Datatype.INT, message.root());
  }

  private static void reduce(Communicator comm, Message message) {
    comm.reduce(
        message.send(), message.receive(), COUNT, Datatype.INT, ReduceOp.SUM, message.root());
  }

  private static void gather(Communicator comm, Message message) {
    comm.gather(message.send(), message.receive(), COUNT, Datatype.INT, message.root());
  }

  private static void scatter(Communicator comm, Message message) {
    comm.scatter(message.send(), message.receive(), COUNT, Datatype.INT, message.root());
  }
}
