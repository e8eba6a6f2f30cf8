package org.tutti.rank.payload;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tutti.annotations.DataState;
import org.tutti.annotations.Operation;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.ReduceOp;
import org.tutti.mpi.exchange.CollectiveExchange;
import org.tutti.mpi.inprocess.InProcess;
import org.tutti.rank.memory.LiveData;
import org.tutti.rank.memory.MovedMemory;
import org.tutti.runtime.Arrivals.Buffer;
import org.tutti.runtime.Control;
import org.tutti.runtime.Message;
import org.tutti.runtime.Payload;
import org.tutti.runtime.PayloadContext;
import org.tutti.runtime.StandardPayload;

class MovedMemoryTest {
  private static final int RANKS = 3;
  private static final int COUNT = 4;
  private static final int BLOCKS = 2 * RANKS * COUNT;

  /** Who writes and who reads so many elements of 8 bytes, where rank 1 is the root. */
  @ParameterizedTest
  @CsvSource({
    "BARRIER, false, 0 0 0, 0 0 0",
    "BCAST, false, 0 4 0, 4 0 4",
    "REDUCE, false, 4 4 4, 0 4 0",
    "REDUCE, true, 4 4 4, 0 4 0",
    "GATHER, false, 4 4 4, 0 12 0",
    "SCATTER, false, 0 12 0, 4 4 4",
    "SCATTER, true, 0 12 0, 4 0 4",
    "ALLREDUCE, false, 4 4 4, 4 4 4",
    "ALLREDUCE, true, 4 4 4, 4 4 4",
    "ALLGATHER, false, 4 4 4, 12 12 12",
    "ALLGATHER, true, 4 4 4, 8 12 8",
    "ALLTOALL, false, 12 12 12, 12 12 12",
    "SCAN, false, 4 4 4, 4 4 4",
    "EXSCAN, false, 4 4 0, 0 4 4",
  })
  void sendersAndReceiversAreThoseOfTheData(
      Operation operation, boolean inPlace, String written, String read) {
    StandardPayload payload = StandardPayload.of(operation);
    List<LiveData.Amounts> amounts = amounts(inPlace ? payload.inPlace() : payload);
    assertThat(amounts)
        .extracting(LiveData.Amounts::written)
        .containsExactlyElementsOf(bytes(written));
    assertThat(amounts).extracting(LiveData.Amounts::read).containsExactlyElementsOf(bytes(read));
  }

  @Test
  void aSpanGoesFromTheFirstElementThatMovesToTheLast() {
    Payload strided =
        (place, arrivals) -> {
          if (place.rank() == 2) {
            arrivals.block(1, 1, 0, 5);
            arrivals.block(4, 2, 0, 9);
          }
        };
    List<LiveData.Amounts> amounts = amounts(strided);
    assertThat(amounts).extracting(LiveData.Amounts::written).containsExactly(6 * 8L, 0L, 0L);
    assertThat(amounts).extracting(LiveData.Amounts::read).containsExactly(0L, 0L, 5 * 8L);
  }

  @Test
  void whatAlreadyIsWhereItArrivesDoesNotMove() {
    Payload staying = (place, arrivals) -> arrivals.into(Buffer.SEND).block(0, 4, place.rank(), 0);
    assertThat(amounts(staying)).containsOnly(LiveData.Amounts.NONE);
  }

  /** Those of written and read data, by rank. */
  private static List<LiveData.Amounts> amounts(Payload payload) {
    LiveData.Amounts[] amounts = new LiveData.Amounts[RANKS];
    InProcess.run(
        RANKS,
        session -> {
          Communicator world = session.world();
          Control control = new Control(world.rank(), RANKS, 1, -1);
          Message message =
              new Message(
                  world.allocate(Datatype.DOUBLE, BLOCKS),
                  world.allocate(Datatype.DOUBLE, BLOCKS),
                  COUNT,
                  Datatype.DOUBLE,
                  1,
                  COUNT * 8L,
                  ReduceOp.SUM);
          PayloadCheck check =
              PayloadCheck.of(
                  payload,
                  new PayloadContext(control, COUNT, Datatype.DOUBLE, BLOCKS, BLOCKS),
                  CheckedBuffers.of(message, world.rank(), Optional.empty(), Optional.empty()));
          TakenSpans taken = check.taken();
          taken.addThoseOfOthers(new CollectiveExchange(world));
          MovedMemory moved = check.moved(taken);
          amounts[world.rank()] =
              LiveData.of(DataState.WRITTEN_READ, List.of(moved), world, control, Optional.empty())
                  .amounts();
        });
    return List.of(amounts);
  }

  private static List<Long> bytes(String elements) {
    return Stream.of(elements.split(" ")).map(number -> 8 * Long.parseLong(number)).toList();
  }
}
