package org.tutti.mpi.natives;

import static org.tutti.mpi.natives.NativeBuffer.address;
import static org.tutti.mpi.natives.NativeBuffer.addressOrInPlace;

import org.tutti.mpi.Blocks;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.LibraryPart;
import org.tutti.mpi.MessageBuffer;

/**
 * What the chapters of a native communicator need of it. Operations with a root differ on an
 * intercommunicator, which overrides how their arguments become those of C.
 */
interface NativeHandle extends LibraryPart {
  /** The library's handle of the communicator. */
  long handle();

  int rank();

  int size();

  /** Processes that collectives exchange blocks with: those of the other side, if there are two. */
  int partners();

  default boolean isTwoSided() {
    return false;
  }

  /** The neighbors, which the library is asked for once. */
  NativeNeighborhood neighborhood();

  /** Elements that all partners have together when each has {@code count}. */
  default long whole(long count) {
    return partners() * count;
  }

  /** Elements that come from all neighbors, {@code count} of each. */
  default long fromSources(long count) {
    return neighborhood().sources() * count;
  }

  /** Elements that go to all neighbors, {@code count} to each. */
  default long toDestinations(long count) {
    return neighborhood().destinations() * count;
  }

  /** The root as the library numbers it. */
  default int root(int root) {
    return root;
  }

  /** The address of a buffer that only the root has. */
  default long atRoot(int root, MessageBuffer buffer, long elements, Datatype datatype) {
    return rank() == root ? address(buffer, elements, datatype) : nothing();
  }

  /** The address of a buffer that each process has; the root may give another in its place. */
  default long ofEach(int root, MessageBuffer buffer, long elements, Datatype datatype) {
    return rank() == root
        ? addressOrInPlace(buffer, elements, datatype)
        : address(buffer, elements, datatype);
  }

  /** The address of a buffer that the root sends and the others receive into. */
  default long everywhere(int root, MessageBuffer buffer, long elements, Datatype datatype) {
    return address(buffer, elements, datatype);
  }

  /** The root's blocks, elsewhere null. */
  default NativeBlocks blocksAtRoot(int root, Blocks blocks) {
    return rank() == root ? NativeBlocks.of(blocks, size()) : null;
  }

  /** What the library is given in place of an address that it does not look at. */
  default long nothing() {
    return 0;
  }

  /** Elements up to the end of the last block, if there are blocks. */
  default long extent(NativeBlocks atRoot) {
    return atRoot == null ? 0 : atRoot.extent();
  }

  /** The address of the blocks' counts, if there are blocks. */
  default long counts(NativeBlocks atRoot) {
    return atRoot == null ? nothing() : atRoot.countsAddress();
  }

  /** The address of the blocks' displacements, if there are blocks. */
  default long displacements(NativeBlocks atRoot) {
    return atRoot == null ? nothing() : atRoot.displacementsAddress();
  }
}
