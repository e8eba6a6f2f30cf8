package org.tutti.rank.memory;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.tutti.annotations.Operation;
import org.tutti.measure.plan.Cell;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.inprocess.InProcess;
import org.tutti.rank.launch.AlgorithmHarness;
import org.tutti.rank.launch.TestLaunch;
import org.tutti.runtime.Message;
import org.tutti.runtime.StandardPayload;

@Tag("jdk")
class CellMessagesTest {
  static Stream<Arguments> allElementsAreOne() {
    return Datatype.numbers().stream()
        .flatMap(type -> Stream.of(0, 1, 63, 1000).map(count -> Arguments.of(type, count)));
  }

  @ParameterizedTest
  @MethodSource
  void allElementsAreOne(Datatype datatype, int count) {
    Cell cell = cell(datatype, count);
    InProcess.run(1, session -> check(cell, count, session.world()));
  }

  private static void check(Cell cell, int count, Communicator world) {
    CellMessages messages = new CellMessages(world);
    Message message = messages.of(cell, count, count, 0);
    checkOnes(message.receive());
    checkOnes(messages.receiveGuard().orElseThrow());
    message.send().write(0, new byte[count * message.datatype().bytes()]);
    checkOnes(messages.of(cell, count, count, 0).send());
  }

  private static void checkOnes(MessageBuffer buffer) {
    for (int index = 0; index < buffer.count(); index++) {
      assertThat(value(buffer, index)).as("element %d", index).isEqualTo(1);
    }
  }

  private static double value(MessageBuffer buffer, int index) {
    return switch (buffer.datatype().element()) {
      case BYTE -> buffer.getByte(index);
      case SHORT -> buffer.getShort(index);
      case INT -> buffer.getInt(index);
      case LONG -> buffer.getLong(index);
      case FLOAT -> buffer.getFloat(index);
      case DOUBLE -> buffer.getDouble(index);
    };
  }

  private static Cell cell(Datatype datatype, int count) {
    AlgorithmHarness harness =
        new AlgorithmHarness(
            StandardPayload.of(Operation.ALLREDUCE), datatype, (world, message) -> {});
    String bytes = Integer.toString(Math.max(1, count) * datatype.bytes());
    return TestLaunch.plan(harness, 1, "msizes", bytes).cells().get(0);
  }
}
