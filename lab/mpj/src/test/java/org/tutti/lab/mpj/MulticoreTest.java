package org.tutti.lab.mpj;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.mpi.CallCost;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.LibraryInfo;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.MpiException;
import org.tutti.mpi.MpiThreadLevel;
import org.tutti.mpi.NumberOp;
import org.tutti.mpi.OperationNotInLibrary;
import org.tutti.mpi.ReduceOp;
import org.tutti.mpi.ThreadLevels;
import org.tutti.mpi.host.CpuMask;
import org.tutti.mpi.started.BindingPolicy;
import org.tutti.mpi.threads.RankFailure;

@Timeout(240)
class MulticoreTest {
  @Test
  void everyRankHasItsOwnMpjExpress() {
    Set<Class<?>> communicators = Collections.newSetFromMap(new ConcurrentHashMap<>());
    MulticoreJob.run(3, session -> communicators.add(session.world().getClass()));
    assertThat(communicators).hasSize(3);
  }

  @Test
  void aRankThatThrowsEndsAll() {
    assertThatThrownBy(
            () ->
                MulticoreJob.run(
                    2,
                    session -> {
                      if (session.world().rank() == 1) {
                        throw new IllegalStateException("the user's mistake");
                      }
                      session.world().barrier();
                    }))
        .isInstanceOf(RankFailure.class)
        .hasMessageContaining("rank 1 failed")
        .hasMessageContaining("the user's mistake");
  }

  @Test
  void aRanksStatusEndsTheJob() {
    assertThatThrownBy(
            () ->
                Multicore.run(
                    2,
                    BindingPolicy.NONE,
                    MulticoreJob.loaders(),
                    (rank, loader) -> 5 * rank.rank()))
        .isInstanceOfSatisfying(
            RankFailure.class, failure -> assertThat(failure.exitStatus()).isEqualTo(5));
  }

  @Test
  void ranksAreBoundToProcessorsOfTheirOwnWhereThereAreEnough() {
    BitSet all = CpuMask.ofThisThread();
    boolean enough = all.cardinality() > 1;

    List<BitSet> bound = masks(2, BindingPolicy.CORE);
    assertThat(bound.get(0).intersects(bound.get(1))).isEqualTo(!enough);
    assertThat(masks(2, BindingPolicy.NONE)).containsOnly(all);
    assertThat(masks(all.cardinality() + 1, BindingPolicy.CORE)).containsOnly(all);
    assertThat(CpuMask.ofThisThread()).isEqualTo(all);
  }

  private static List<BitSet> masks(int size, BindingPolicy binding) {
    BitSet[] masks = new BitSet[size];
    Multicore.run(
        size,
        binding,
        MulticoreJob.loaders(),
        (rank, loader) -> {
          masks[rank.rank()] = CpuMask.ofThisThread();
          return 0;
        });
    return List.of(masks);
  }

  @Test
  void theLibraryIsNamed() {
    MulticoreJob.run(
        1,
        session -> {
          LibraryInfo library = session.library();
          assertThat(library.provider()).isEqualTo(org.tutti.mpi.ProviderKind.MPJ);
          assertThat(library.name()).isEqualTo("MPJ Express 0.44 multicore");
          assertThat(library.threads())
              .isEqualTo(new ThreadLevels(MpiThreadLevel.SINGLE, MpiThreadLevel.MULTIPLE));
          assertThat(
                  CallCost.measureBriefly(session.emptyCalls().orElseThrow()).duration().toNanos())
              .isLessThan(10_000);
          assertThat(session.wtime()).isPositive();
        });
  }

  @Test
  void exclusiveScanIsNotInTheLibrary() {
    refused("MPI_Exscan", 2, (c, s, r) -> c.exscan(s, r, 1, Datatype.INT, ReduceOp.SUM));
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3})
  void reduceScatterOverwritesWhatIsSentAndIsNotCalled(int size) {
    refused(
        "MPI_Reduce_scatter_block",
        size,
        (c, s, r) -> c.reduceScatterBlock(s, r, 1, Datatype.INT, ReduceOp.SUM));
    refused(
        "MPI_Reduce_scatter",
        size,
        (c, s, r) -> c.reduceScatter(s, r, c.blocks(new int[size]), Datatype.INT, ReduceOp.SUM));
  }

  @Test
  void whatItCannotDoWithinALargerBufferIsRefused() {
    Map<String, BufferUse> uses =
        Map.of(
            "MPI_Gather", (c, s, r) -> c.gather(s.slice(1, 2), r, 1, Datatype.INT, 0),
            "MPI_Scatter", (c, s, r) -> c.scatter(s, r.slice(1, 2), 1, Datatype.INT, 0),
            "MPI_Allgather", (c, s, r) -> c.allgather(s, r.slice(1, 2), 1, Datatype.INT),
            "MPI_Reduce", (c, s, r) -> c.reduce(s.slice(1, 1), r, 1, Datatype.INT, ReduceOp.SUM, 0),
            "MPI_Scan", (c, s, r) -> c.scan(s, r.slice(1, 1), 1, Datatype.INT, ReduceOp.SUM));
    uses.forEach((function, use) -> refused(function + " within a larger buffer", 1, use));
  }

  @ParameterizedTest
  @EnumSource(names = {"BOR", "BXOR", "LAND", "LOR", "LXOR"})
  void operatorsWithWrongResultsAreNotInTheLibrary(NumberOp op) {
    refused("MPI_" + op, 2, (c, s, r) -> c.allreduce(s, r, 1, Datatype.INT, ReduceOp.of(op)));
  }

  /** The other ranks cannot know it, so it is not told as what the library lacks. */
  @Test
  void aRootsBufferBeginsWithItsArray() {
    MulticoreJob.run(
        1,
        session -> {
          Communicator world = session.world();
          MessageBuffer one = world.allocate(Datatype.INT, 1);
          MessageBuffer later = world.allocate(Datatype.INT, 2).slice(1, 1);
          assertThatThrownBy(() -> world.gather(one, later, 1, Datatype.INT, 0))
              .isInstanceOf(MpiException.class)
              .hasMessageContaining("begins with its array");
          assertThatThrownBy(() -> world.scatter(later, one, 1, Datatype.INT, 0))
              .isInstanceOf(MpiException.class);
          assertThatThrownBy(() -> world.reduce(one, later, 1, Datatype.INT, ReduceOp.SUM, 0))
              .isInstanceOf(MpiException.class);
        });
  }

  @Test
  void wrongBuffersAreRefused() {
    MulticoreJob.run(
        1,
        session -> {
          Communicator world = session.world();
          MessageBuffer ints = world.allocate(Datatype.INT, 2);
          assertThatThrownBy(() -> world.bcast(ints, 2, Datatype.DOUBLE, 0))
              .isInstanceOf(MpiException.class)
              .hasMessageContaining("array of INT, but the operation needs DOUBLE");
          assertThatThrownBy(() -> world.bcast(ints, 3, Datatype.INT, 0))
              .hasMessageContaining("has 2 elements, but the operation needs 3");
          assertThatThrownBy(() -> world.bcast(null, 1, Datatype.INT, 0))
              .hasMessageContaining("not allocated by this communicator's provider");
        });
  }

  /** A call of an operation. */
  @FunctionalInterface
  private interface BufferUse {
    void on(Communicator communicator, MessageBuffer send, MessageBuffer receive);
  }

  private static void refused(String operation, int size, BufferUse call) {
    MulticoreJob.run(
        size,
        session -> {
          Communicator world = session.world();
          MessageBuffer send = world.allocate(Datatype.INT, size + 2);
          MessageBuffer receive = world.allocate(Datatype.INT, size + 2);
          assertThatThrownBy(() -> call.on(world, send, receive))
              .isInstanceOf(OperationNotInLibrary.class)
              .hasMessageContaining(operation + " is not in this library");
        });
  }
}
