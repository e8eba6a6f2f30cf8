package org.tutti.mpi.exchange;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.ReduceOp;
import org.tutti.mpi.inprocess.InProcess;

/** With few ranks, and with more than those to which everything goes. */
class CollectiveExchangeTest {
  private static String text(int rank) {
    return rank == 1 ? "" : "rank " + rank + " \u00fc".repeat(rank % 5);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 3, 70})
  void textsOfAllRanksReachTheRoot(int size) {
    InProcess.run(
        size,
        session -> {
          int rank = session.world().rank();
          CollectiveExchange exchange = new CollectiveExchange(session.world());
          for (int repeated = 0; repeated < 2; repeated++) {
            assertThat(exchange.gather(text(rank)))
                .isEqualTo(
                    rank == 0
                        ? IntStream.range(0, size).mapToObj(CollectiveExchangeTest::text).toList()
                        : List.of());
          }
        });
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 3, 70})
  void numbersOfAllRanksAreCombinedOnTheRoot(int size) {
    InProcess.run(
        size,
        session -> {
          Communicator world = session.world();
          MessageBuffer mine = world.allocate(Datatype.LONG, 2);
          MessageBuffer all = world.allocate(Datatype.LONG, 2);
          mine.writeLongs(new long[] {7, world.rank(), -world.rank()}, 1, 2);
          CollectiveExchange.reduce(world, mine, all, 2, ReduceOp.MIN);
          if (world.rank() == 0) {
            assertThat(all.getLong(0)).isZero();
            assertThat(all.getLong(1)).isEqualTo(1 - size);
          }
        });
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 3})
  void numbersOfTheRootReachAllRanks(int size) {
    InProcess.run(
        size,
        session -> {
          int rank = session.world().rank();
          CollectiveExchange exchange = new CollectiveExchange(session.world());
          long[] numbers = {5 + rank, -rank, Long.MIN_VALUE};
          exchange.fromRoot(numbers);
          assertThat(numbers).containsExactly(5, 0, Long.MIN_VALUE);
          long[] largest = {rank, -rank};
          exchange.maximum(largest);
          assertThat(largest).containsExactly(size - 1, 0);
        });
  }
}
