package org.tutti.rank.payload;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tutti.annotations.Operation;
import org.tutti.mpi.Datatype;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.Arrivals.Buffer;
import org.tutti.runtime.Control;
import org.tutti.runtime.Payload;
import org.tutti.runtime.PayloadContext;
import org.tutti.runtime.PhaseMarker;
import org.tutti.runtime.StandardPayload;

class ExpectedDataTest {
  @Test
  void anElementThatIsNamedTwiceIsRefused() {
    assertRefused(
        arrivals -> {
          arrivals.block(0, 3, 0, 0);
          arrivals.block(2, 2, 1, 0);
        },
        "element 2 of the receive buffer twice");
  }

  @Test
  void elementsBeyondTheEndAreRefused() {
    assertRefused(arrivals -> arrivals.block(6, 3, 0, 0), "which has 8");
    assertRefused(arrivals -> arrivals.into(Buffer.SEND).block(-1, 1, 0, 0), "send buffer");
  }

  @Test
  void sourcesThatDoNotExistAreRefused() {
    assertRefused(arrivals -> arrivals.block(0, 1, 2, 0), "of rank 2");
    assertRefused(arrivals -> arrivals.reduced(0, 1, IntStream.empty(), 0), "no rank");
  }

  @ParameterizedTest
  @CsvSource({
    "ALLREDUCE, false, true",
    "ALLREDUCE, true, false",
    "ALLGATHER, true, true",
    "ALLTOALL, true, false",
    "BCAST, false, true"
  })
  void repeatableOperationsLeaveTheSameData(Operation operation, boolean inPlace, boolean same) {
    StandardPayload payload = StandardPayload.of(operation);
    ExpectedData expected = ExpectedData.of(inPlace ? payload.inPlace() : payload, place());
    assertThat(expected.isRepeatable()).isEqualTo(same);
  }

  @Test
  void aReductionHasItsSourcesInTheOrderOfTheirRanks() {
    for (int[] ranks : List.of(new int[] {3, 4, 5, 6}, new int[] {3, 5, 4}, new int[] {2})) {
      assertThat(SourceRange.listOf(ranks, Buffer.SEND))
          .extracting(Arrivals.Source::rank)
          .containsExactlyElementsOf(IntStream.of(ranks).boxed().toList());
    }
  }

  private static void assertRefused(Consumer<Arrivals> described, String why) {
    Payload payload = (place, arrivals) -> described.accept(arrivals);
    assertThatThrownBy(() -> ExpectedData.of(payload, place()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(why);
  }

  private static PayloadContext place() {
    return new PayloadContext(new Control(1, 2, 0, -1, PhaseMarker.OFF), 4, Datatype.INT, 8, 8);
  }
}
