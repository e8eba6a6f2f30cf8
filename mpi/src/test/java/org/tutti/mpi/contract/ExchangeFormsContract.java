package org.tutti.mpi.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tutti.mpi.Collectives.IN_PLACE;

import java.util.Arrays;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.mpi.Blocks;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.TypedBlocks;

/** Operations from all to all, in all forms and in place. */
public interface ExchangeFormsContract extends FormsContract {
  Datatype WIDE = Datatype.DOUBLE;

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5, 8})
  default void nobodyCompletesABarrierBeforeAllHaveEntered(int size) {
    AtomicInteger entered = new AtomicInteger();
    run(
        size,
        session -> {
          Communicator comm = session.world();
          int round = 0;
          for (OperationForm form : OperationForm.values()) {
            round++;
            entered.incrementAndGet();
            form.perform(comm, comm::barrier, comm::ibarrier, comm::barrierInit);
            assertThat(entered.get()).isGreaterThanOrEqualTo(round * size);
          }
        });
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5, 8})
  default void allgatherInAllFormsAndInPlace(int size) {
    forEachForm(
        size,
        (comm, form, count) -> {
          for (boolean inPlace : new boolean[] {false, true}) {
            MessageBuffer mine = Payload.of(comm, comm.rank(), 1, count);
            MessageBuffer all = FormsContract.blank(comm, size * count);
            copy(mine, all, inPlace ? comm.rank() * count : 0, inPlace ? count : 0);
            MessageBuffer from = inPlace ? IN_PLACE : mine;
            form.perform(
                comm,
                () -> comm.allgather(from, all, count, WIDE),
                request -> comm.iallgather(from, all, count, WIDE, request),
                request -> comm.allgatherInit(from, all, count, WIDE, request));
            for (int rank = 0; rank < size; rank++) {
              Payload.check(all, rank, count, rank, 0);
            }
          }
        });
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5, 8})
  default void allgathervInAllFormsAndInPlace(int size) {
    forEachForm(
        size,
        (comm, form, count) -> {
          int[] counts = FormsContract.irregular(FormsContract.ranks(size), count);
          int[] displacements = FormsContract.apart(counts);
          Blocks blocks = comm.blocks(counts, displacements);
          int own = counts[comm.rank()];
          for (boolean inPlace : new boolean[] {false, true}) {
            MessageBuffer mine = Payload.of(comm, comm.rank(), 1, own);
            MessageBuffer all = FormsContract.blank(comm, FormsContract.end(displacements, counts));
            copy(mine, all, displacements[comm.rank()], inPlace ? own : 0);
            MessageBuffer from = inPlace ? IN_PLACE : mine;
            form.perform(
                comm,
                () -> comm.allgatherv(from, own, all, blocks, WIDE),
                request -> comm.iallgatherv(from, own, all, blocks, WIDE, request),
                request -> comm.allgathervInit(from, own, all, blocks, WIDE, request));
            for (int rank = 0; rank < size; rank++) {
              Payload.check(all.slice(displacements[rank], counts[rank]), 0, counts[rank], rank, 0);
            }
          }
        });
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5, 8})
  default void alltoallInAllFormsAndInPlace(int size) {
    forEachForm(
        size,
        (comm, form, count) -> {
          for (boolean inPlace : new boolean[] {false, true}) {
            MessageBuffer mine = Payload.of(comm, comm.rank(), size, count);
            MessageBuffer all = inPlace ? mine : FormsContract.blank(comm, size * count);
            MessageBuffer from = inPlace ? IN_PLACE : mine;
            form.perform(
                comm,
                () -> comm.alltoall(from, all, count, WIDE),
                request -> comm.ialltoall(from, all, count, WIDE, request),
                request -> comm.alltoallInit(from, all, count, WIDE, request));
            for (int rank = 0; rank < size; rank++) {
              Payload.check(all, rank, count, rank, comm.rank());
            }
          }
        });
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5, 8})
  default void alltoallvAndAlltoallwInAllForms(int size) {
    forEachForm(
        size,
        (comm, form, count) -> {
          int me = comm.rank();
          int[] sums = Arrays.stream(FormsContract.ranks(size)).map(rank -> rank + me).toArray();
          int[] counts = FormsContract.irregular(sums, count);
          int[] displacements = FormsContract.apart(counts);
          int[] bytes = Arrays.stream(displacements).map(at -> at * Double.BYTES).toArray();
          Datatype[] types = new Datatype[size];
          Arrays.fill(types, WIDE);
          Blocks blocks = comm.blocks(counts, displacements);
          TypedBlocks typed = comm.typedBlocks(counts, bytes, types);
          MessageBuffer mine = FormsContract.blank(comm, FormsContract.end(displacements, counts));
          for (int rank = 0; rank < size; rank++) {
            copy(
                Payload.of(comm, me, size, counts[rank]).slice(rank * counts[rank], counts[rank]),
                mine,
                displacements[rank],
                counts[rank]);
          }
          MessageBuffer all = FormsContract.blank(comm, FormsContract.end(displacements, counts));
          form.perform(
              comm,
              () -> comm.alltoallv(mine, blocks, all, blocks, WIDE),
              request -> comm.ialltoallv(mine, blocks, all, blocks, WIDE, request),
              request -> comm.alltoallvInit(mine, blocks, all, blocks, WIDE, request));
          check(all, counts, displacements, me);
          MessageBuffer again = FormsContract.blank(comm, FormsContract.end(displacements, counts));
          form.perform(
              comm,
              () -> comm.alltoallw(mine, typed, again, typed),
              request -> comm.ialltoallw(mine, typed, again, typed, request),
              request -> comm.alltoallwInit(mine, typed, again, typed, request));
          check(again, counts, displacements, me);
          form.perform(
              comm,
              () -> comm.alltoallv(IN_PLACE, null, mine, blocks, WIDE),
              request -> comm.ialltoallv(IN_PLACE, null, mine, blocks, WIDE, request),
              request -> comm.alltoallwInit(IN_PLACE, null, mine, typed, request));
          check(mine, counts, displacements, me);
        });
  }

  private static void check(MessageBuffer all, int[] counts, int[] displacements, int me) {
    for (int rank = 0; rank < counts.length; rank++) {
      MessageBuffer block = all.slice(displacements[rank], counts[rank]);
      Payload.check(block, 0, counts[rank], rank, me);
      assertThat(all.getDouble(displacements[rank] - 1)).isEqualTo(-1);
    }
  }

  private static void copy(MessageBuffer from, MessageBuffer to, int at, int count) {
    for (int i = 0; i < count; i++) {
      to.putDouble(at + i, from.getDouble(i));
    }
  }
}
