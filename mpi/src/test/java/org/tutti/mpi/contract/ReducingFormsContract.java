package org.tutti.mpi.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tutti.mpi.Collectives.IN_PLACE;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.mpi.Blocks;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.ReduceOp;

/** Reductions without a root, in all forms and in place. */
public interface ReducingFormsContract extends FormsContract {
  ReduceOp SUM = ReduceOp.SUM;
  Datatype DOUBLES = Datatype.DOUBLE;

  /**
   * Element {@code i} of a block, summed over the ranks from {@code first} up to, not with, last.
   */
  static double sum(int first, int last, int block, int i) {
    double sum = 0;
    for (int rank = first; rank < last; rank++) {
      sum += Payload.value(rank, block, i);
    }
    return sum;
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5, 8})
  default void allreduceScanAndExscanInAllFormsAndInPlace(int size) {
    forEachForm(
        size,
        (comm, form, count) -> {
          for (boolean inPlace : new boolean[] {false, true}) {
            MessageBuffer[] sums = new MessageBuffer[3];
            for (int i = 0; i < 3; i++) {
              sums[i] =
                  inPlace
                      ? Payload.of(comm, comm.rank(), 1, count)
                      : FormsContract.blank(comm, count);
            }
            MessageBuffer from = inPlace ? IN_PLACE : Payload.of(comm, comm.rank(), 1, count);
            form.perform(
                comm,
                () -> comm.allreduce(from, sums[0], count, DOUBLES, SUM),
                request -> comm.iallreduce(from, sums[0], count, DOUBLES, SUM, request),
                request -> comm.allreduceInit(from, sums[0], count, DOUBLES, SUM, request));
            form.perform(
                comm,
                () -> comm.scan(from, sums[1], count, DOUBLES, SUM),
                request -> comm.iscan(from, sums[1], count, DOUBLES, SUM, request),
                request -> comm.scanInit(from, sums[1], count, DOUBLES, SUM, request));
            form.perform(
                comm,
                () -> comm.exscan(from, sums[2], count, DOUBLES, SUM),
                request -> comm.iexscan(from, sums[2], count, DOUBLES, SUM, request),
                request -> comm.exscanInit(from, sums[2], count, DOUBLES, SUM, request));
            for (int i = 0; i < count; i++) {
              assertThat(sums[0].getDouble(i)).isEqualTo(sum(0, size, 0, i));
              assertThat(sums[1].getDouble(i)).isEqualTo(sum(0, comm.rank() + 1, 0, i));
              if (comm.rank() > 0) {
                assertThat(sums[2].getDouble(i)).isEqualTo(sum(0, comm.rank(), 0, i));
              }
            }
          }
        });
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5, 8})
  default void reduceScatterBlockInAllFormsAndInPlace(int size) {
    forEachForm(
        size,
        (comm, form, count) -> {
          for (boolean inPlace : new boolean[] {false, true}) {
            MessageBuffer mine = Payload.of(comm, comm.rank(), size, count);
            MessageBuffer from = inPlace ? IN_PLACE : mine;
            MessageBuffer into = inPlace ? mine : FormsContract.blank(comm, count);
            form.perform(
                comm,
                () -> comm.reduceScatterBlock(from, into, count, DOUBLES, SUM),
                request -> comm.ireduceScatterBlock(from, into, count, DOUBLES, SUM, request),
                request -> comm.reduceScatterBlockInit(from, into, count, DOUBLES, SUM, request));
            for (int i = 0; i < count; i++) {
              assertThat(into.getDouble(i)).isEqualTo(sum(0, size, comm.rank(), i));
            }
          }
        });
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5, 8})
  default void reduceScatterInAllFormsAndInPlace(int size) {
    forEachForm(
        size,
        (comm, form, count) -> {
          int[] counts = FormsContract.irregular(FormsContract.ranks(size), count);
          Blocks blocks = comm.blocks(counts);
          int own = counts[comm.rank()];
          int start = blocks.displacement(comm.rank());
          for (boolean inPlace : new boolean[] {false, true}) {
            MessageBuffer mine = Payload.of(comm, comm.rank(), 1, (int) blocks.extent());
            MessageBuffer from = inPlace ? IN_PLACE : mine;
            MessageBuffer into = inPlace ? mine : FormsContract.blank(comm, own);
            form.perform(
                comm,
                () -> comm.reduceScatter(from, into, blocks, DOUBLES, SUM),
                request -> comm.ireduceScatter(from, into, blocks, DOUBLES, SUM, request),
                request -> comm.reduceScatterInit(from, into, blocks, DOUBLES, SUM, request));
            for (int i = 0; i < own; i++) {
              assertThat(into.getDouble(i)).isEqualTo(sum(0, size, 0, start + i));
            }
          }
        });
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  default void reduceLocalReducesWithinARank(int size) {
    forEachForm(
        size,
        (comm, form, count) -> {
          MessageBuffer in = Payload.of(comm, 2, 1, count);
          MessageBuffer inout = Payload.of(comm, 3, 1, count);
          comm.reduceLocal(in, inout, count, DOUBLES, SUM);
          for (int i = 0; i < count; i++) {
            assertThat(inout.getDouble(i)).isEqualTo(sum(2, 4, 0, i));
          }
        });
  }
}
