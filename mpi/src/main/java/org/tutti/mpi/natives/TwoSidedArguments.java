package org.tutti.mpi.natives;

import static org.tutti.mpi.natives.NativeBuffer.address;

import org.tutti.mpi.Collectives;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.PointToPointMessages;

/**
 * What collectives with a root are called with on an intercommunicator: the root gives {@link
 * Collectives#ROOT}, the others of its side {@code PROC_NULL}, and those of the other side the
 * root's rank. MPICH 4.0.2 refuses null even as a buffer that it does not look at.
 */
final class TwoSidedArguments {
  private static final int ROOT = (int) LibraryBinding.constant("MPI_ROOT");

  private TwoSidedArguments() {}

  /** The root as the library numbers it. */
  static int root(int root) {
    return root == Collectives.ROOT ? ROOT : SpecialRanks.partner(root);
  }

  /** The address of the root's buffer. */
  static long atRoot(int root, MessageBuffer buffer, long elements, Datatype datatype) {
    return root == Collectives.ROOT
        ? address(buffer, elements, datatype)
        : OutParameters.pointerAddress();
  }

  /** The address of a buffer of the other side. */
  static long opposite(int root, MessageBuffer buffer, long elements, Datatype datatype) {
    return root == Collectives.ROOT || root == PointToPointMessages.PROC_NULL
        ? OutParameters.address()
        : address(buffer, elements, datatype);
  }

  /** The address of a buffer of the root and of the other side. */
  static long atBoth(int root, MessageBuffer buffer, long elements, Datatype datatype) {
    return root == PointToPointMessages.PROC_NULL
        ? OutParameters.address()
        : address(buffer, elements, datatype);
  }
}
