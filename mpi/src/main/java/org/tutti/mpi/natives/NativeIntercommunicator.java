package org.tutti.mpi.natives;

import static org.tutti.mpi.natives.NativeBuffer.address;

import org.tutti.mpi.Blocks;
import org.tutti.mpi.Collectives;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.PointToPointMessages;

/**
 * A communicator of two sides, whose collectives go from one side to the other. In those with a
 * root, the root gives {@link Collectives#ROOT}, the others of its side {@code PROC_NULL}, and
 * those of the other side the root's rank. MPICH 4.0.2 refuses null even as a buffer that it does
 * not look at.
 */
final class NativeIntercommunicator extends NativeCommunicator {
  private static final int LIBRARY_ROOT = (int) LibraryBinding.constant("MPI_ROOT");

  private final int remoteSize;

  /**
   * @param taken the same communicator
   */
  NativeIntercommunicator(NativeCommunicator taken, int remoteSize) {
    super(taken.handle(), taken.rank(), taken.size());
    this.remoteSize = remoteSize;
  }

  @Override
  public Communicator duplicate() {
    CommunicatorFunctions.DUP.call(handle(), OutParameters.address());
    return ofTwoGroups(OutParameters.handle());
  }

  @Override
  public int remoteSize() {
    return remoteSize;
  }

  @Override
  public boolean isTwoSided() {
    return true;
  }

  @Override
  public int partners() {
    return remoteSize;
  }

  @Override
  public int root(int root) {
    return root == Collectives.ROOT ? LIBRARY_ROOT : SpecialRanks.partner(root);
  }

  @Override
  public long nothing() {
    return OutParameters.pointerAddress();
  }

  @Override
  public long atRoot(int root, MessageBuffer buffer, long elements, Datatype datatype) {
    return root == Collectives.ROOT ? address(buffer, elements, datatype) : nothing();
  }

  /** Calls with the ranks of the side that is not the root's. */
  @Override
  public long ofEach(int root, MessageBuffer buffer, long elements, Datatype datatype) {
    return root == Collectives.ROOT
        ? OutParameters.address()
        : everywhere(root, buffer, elements, datatype);
  }

  /** The address where it is needed: at the root, and on the other side. */
  @Override
  public long everywhere(int root, MessageBuffer buffer, long elements, Datatype datatype) {
    return root == PointToPointMessages.PROC_NULL
        ? OutParameters.address()
        : address(buffer, elements, datatype);
  }

  @Override
  public NativeBlocks blocksAtRoot(int root, Blocks blocks) {
    return root == Collectives.ROOT ? NativeBlocks.of(blocks, remoteSize) : null;
  }
}
