package org.tutti.mpi.contract;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.mpi.Blocks;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.threads.RankProgram;

/** Blocking operations whose blocks differ in length, lie apart, and may be empty. */
public interface IrregularContract {
  Datatype ELEMENT = Datatype.DOUBLE;

  /** Runs a program on this provider. */
  void run(int size, RankProgram program);

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5})
  default void gathervAndScattervMoveBlocksOfEveryLength(int size) {
    run(
        size,
        session -> {
          Communicator comm = session.world();
          for (int root = 0; root < size; root++) {
            boolean isRoot = comm.rank() == root;
            IrregularBlocks blocks = IrregularBlocks.of(comm, 0);
            int own = blocks.counts()[comm.rank()];
            MessageBuffer mine = Payload.of(comm, comm.rank(), 1, own);
            MessageBuffer all = isRoot ? blocks.blank(comm) : null;
            comm.gatherv(mine, own, all, isRoot ? blocks.made() : null, ELEMENT, root);
            if (isRoot) {
              blocks.check(all, 0);
            }
            MessageBuffer back = comm.allocate(ELEMENT, own);
            comm.scatterv(all, isRoot ? blocks.made() : null, back, own, ELEMENT, root);
            Payload.check(back, 0, own, comm.rank(), 0);
          }
        });
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5})
  default void allgathervBringsBlocksOfEveryLengthToAll(int size) {
    run(
        size,
        session -> {
          Communicator comm = session.world();
          IrregularBlocks blocks = IrregularBlocks.of(comm, 0);
          int own = blocks.counts()[comm.rank()];
          MessageBuffer mine = Payload.of(comm, comm.rank(), 1, own);
          MessageBuffer all = blocks.blank(comm);
          comm.allgatherv(mine, own, all, blocks.made(), ELEMENT);
          blocks.check(all, 0);
        });
  }

  /** Block i of rank j is as long as block j of rank i. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5})
  default void alltoallvTransposesBlocksOfEveryLength(int size) {
    run(
        size,
        session -> {
          Communicator comm = session.world();
          IrregularBlocks blocks = IrregularBlocks.of(comm, comm.rank());
          MessageBuffer mine = blocks.blank(comm);
          for (int rank = 0; rank < size; rank++) {
            for (int i = 0; i < blocks.counts()[rank]; i++) {
              mine.putDouble(
                  blocks.made().displacement(rank) + i, Payload.value(comm.rank(), rank, i));
            }
          }
          MessageBuffer all = blocks.blank(comm);
          comm.alltoallv(mine, blocks.made(), all, blocks.made(), ELEMENT);
          blocks.check(all, comm.rank());
        });
  }

  /**
   * Blocks with a gap before each.
   *
   * @param made as the communicator made them
   */
  record IrregularBlocks(int[] counts, Blocks made) {
    /**
     * @param shift makes other lengths
     */
    static IrregularBlocks of(Communicator comm, int shift) {
      int[] counts = new int[comm.size()];
      for (int rank = 0; rank < counts.length; rank++) {
        counts[rank] = FormsContract.irregular(rank + shift, 70);
      }
      return new IrregularBlocks(counts, comm.blocks(counts, FormsContract.apart(counts)));
    }

    MessageBuffer blank(Communicator comm) {
      return FormsContract.blank(comm, (int) made.extent() + 2);
    }

    /** Checks the block of each rank, which sent it as its block {@code sentAs}, and the gaps. */
    void check(MessageBuffer all, int sentAs) {
      for (int rank = 0; rank < counts.length; rank++) {
        int start = made.displacement(rank);
        MessageBuffer received = all.slice(start, counts[rank]);
        Payload.check(received, 0, counts[rank], rank, sentAs);
        assertThat(all.getDouble(start - 1)).isEqualTo(-1);
      }
    }
  }
}
