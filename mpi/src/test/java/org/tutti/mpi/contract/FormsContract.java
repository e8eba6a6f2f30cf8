package org.tutti.mpi.contract;

import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.threads.RankProgram;

/** What tests of operations in all forms have in common. */
public interface FormsContract {
  /** Elements per block: within and beyond what providers send eagerly. */
  int[] LENGTHS = {0, 1, 3, 200};

  /** Runs a program on this provider. */
  void run(int size, RankProgram program);

  /** One operation in one form, on one rank. */
  @FunctionalInterface
  interface FormCheck {
    void run(Communicator comm, OperationForm form, int count);
  }

  /** Runs a check in each form with each count. */
  default void forEachForm(int size, FormCheck check) {
    run(
        size,
        session -> {
          for (OperationForm form : OperationForm.values()) {
            for (int count : LENGTHS) {
              check.run(session.world(), form, count);
            }
          }
        });
  }

  /** Memory for doubles that no operation leaves behind. */
  static MessageBuffer blank(Communicator comm, int count) {
    MessageBuffer buffer = comm.allocate(Datatype.DOUBLE, count);
    for (int i = 0; i < count; i++) {
      buffer.putDouble(i, -1);
    }
    return buffer;
  }

  /** A different number of elements for each block, some without any. */
  static int irregular(int block, int count) {
    return (3 * block + 1) % 4 * count;
  }

  /** The numbers of {@link #irregular} elements of {@code blocks} blocks. */
  static int[] irregular(int[] blocks, int count) {
    int[] counts = new int[blocks.length];
    for (int i = 0; i < blocks.length; i++) {
      counts[i] = irregular(blocks[i], count);
    }
    return counts;
  }

  /** Displacements with a gap before each block. */
  static int[] apart(int... counts) {
    int[] displacements = new int[counts.length];
    int next = 2;
    for (int i = 0; i < counts.length; i++) {
      displacements[i] = next;
      next += counts[i] + 2;
    }
    return displacements;
  }

  /** Where the last of blocks that are {@link #apart} ends. */
  static int end(int[] displacements, int[] counts) {
    return displacements[counts.length - 1] + counts[counts.length - 1];
  }

  /** The numbers 0 to {@code size} - 1. */
  static int[] ranks(int size) {
    int[] ranks = new int[size];
    for (int rank = 0; rank < size; rank++) {
      ranks[rank] = rank;
    }
    return ranks;
  }
}
