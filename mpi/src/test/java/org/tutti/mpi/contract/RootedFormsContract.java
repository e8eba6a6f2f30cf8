package org.tutti.mpi.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tutti.mpi.Collectives.IN_PLACE;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.mpi.Blocks;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.ReduceOp;

/** Operations with a root, in all forms, from every root, and in place. */
public interface RootedFormsContract extends FormsContract {
  Datatype TYPE = Datatype.DOUBLE;

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5, 8})
  default void bcastInAllForms(int size) {
    forEachForm(
        size,
        (comm, form, count) -> {
          for (int root = 0; root < size; root++) {
            int from = root;
            MessageBuffer buffer = Payload.of(comm, comm.rank(), 1, count);
            form.perform(
                comm,
                () -> comm.bcast(buffer, count, TYPE, from),
                request -> comm.ibcast(buffer, count, TYPE, from, request),
                request -> comm.bcastInit(buffer, count, TYPE, from, request));
            Payload.check(buffer, 0, count, root, 0);
          }
        });
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5, 8})
  default void reduceInAllFormsAndInPlace(int size) {
    forEachForm(
        size,
        (comm, form, count) -> {
          for (int way = 0; way < 2 * size; way++) {
            int root = way / 2;
            boolean isRoot = comm.rank() == root;
            boolean inPlace = way % 2 == 1 && isRoot;
            MessageBuffer mine = Payload.of(comm, comm.rank(), 1, count);
            MessageBuffer send = inPlace ? IN_PLACE : mine;
            MessageBuffer sum = inPlace ? mine : FormsContract.blank(comm, count);
            form.perform(
                comm,
                () -> comm.reduce(send, sum, count, TYPE, ReduceOp.SUM, root),
                request -> comm.ireduce(send, sum, count, TYPE, ReduceOp.SUM, root, request),
                request -> comm.reduceInit(send, sum, count, TYPE, ReduceOp.SUM, root, request));
            for (int i = 0; i < count; i++) {
              double expected = isRoot ? ReducingFormsContract.sum(0, size, 0, i) : -1;
              assertThat(sum.getDouble(i)).isEqualTo(expected);
            }
          }
        });
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5, 8})
  default void gatherInAllFormsAndInPlace(int size) {
    forEachForm(
        size,
        (comm, form, count) -> {
          for (int way = 0; way < 2 * size; way++) {
            int root = way / 2;
            boolean isRoot = comm.rank() == root;
            boolean inPlace = way % 2 == 1 && isRoot;
            MessageBuffer all = isRoot ? FormsContract.blank(comm, size * count) : null;
            MessageBuffer mine = Payload.of(comm, comm.rank(), 1, count);
            for (int i = 0; i < count && inPlace; i++) {
              all.putDouble(root * count + i, mine.getDouble(i));
            }
            MessageBuffer send = inPlace ? IN_PLACE : mine;
            form.perform(
                comm,
                () -> comm.gather(send, all, count, TYPE, root),
                request -> comm.igather(send, all, count, TYPE, root, request),
                request -> comm.gatherInit(send, all, count, TYPE, root, request));
            for (int rank = 0; rank < size && isRoot; rank++) {
              Payload.check(all, rank, count, rank, 0);
            }
          }
        });
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5, 8})
  default void scatterInAllFormsAndInPlace(int size) {
    forEachForm(
        size,
        (comm, form, count) -> {
          for (int way = 0; way < 2 * size; way++) {
            int root = way / 2;
            boolean isRoot = comm.rank() == root;
            boolean inPlace = way % 2 == 1 && isRoot;
            MessageBuffer all = isRoot ? Payload.of(comm, root, size, count) : null;
            MessageBuffer mine = inPlace ? IN_PLACE : FormsContract.blank(comm, count);
            form.perform(
                comm,
                () -> comm.scatter(all, mine, count, TYPE, root),
                request -> comm.iscatter(all, mine, count, TYPE, root, request),
                request -> comm.scatterInit(all, mine, count, TYPE, root, request));
            Payload.check(
                inPlace ? all.slice(root * count, count) : mine, 0, count, root, comm.rank());
          }
        });
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5, 8})
  default void gathervAndScattervInAllForms(int size) {
    forEachForm(
        size,
        (comm, form, count) -> {
          int[] counts = FormsContract.irregular(FormsContract.ranks(size), count);
          int[] displacements = FormsContract.apart(counts);
          Blocks blocks = comm.blocks(counts, displacements);
          int own = counts[comm.rank()];
          for (int root = 0; root < size; root++) {
            int to = root;
            boolean isRoot = comm.rank() == root;
            MessageBuffer mine = Payload.of(comm, comm.rank(), 1, own);
            MessageBuffer all = FormsContract.blank(comm, FormsContract.end(displacements, counts));
            form.perform(
                comm,
                () -> comm.gatherv(mine, own, all, blocks, TYPE, to),
                request -> comm.igatherv(mine, own, all, blocks, TYPE, to, request),
                request -> comm.gathervInit(mine, own, all, blocks, TYPE, to, request));
            assertThat(all.getDouble(displacements[size - 1] - 1)).isEqualTo(-1);
            for (int rank = 0; rank < size && isRoot; rank++) {
              Payload.check(all.slice(displacements[rank], counts[rank]), 0, counts[rank], rank, 0);
            }
            MessageBuffer back = FormsContract.blank(comm, own);
            MessageBuffer receive = isRoot && count == 1 ? IN_PLACE : back;
            form.perform(
                comm,
                () -> comm.scatterv(all, blocks, receive, own, TYPE, to),
                request -> comm.iscatterv(all, blocks, receive, own, TYPE, to, request),
                request -> comm.scattervInit(all, blocks, receive, own, TYPE, to, request));
            if (receive == back) {
              Payload.check(back, 0, own, comm.rank(), 0);
            }
          }
        });
  }
}
