package org.tutti.mpi.natives;

import org.tutti.mpi.LibraryPart;

/** Refuses what some library gets wrong: see docs/mpi-libraries.md. */
final class LibraryDefects {
  private static final boolean IS_MPICH = LibraryBinding.libraryName().startsWith("MPICH");
  private static final boolean IS_MPICH_4_0_2 = LibraryBinding.libraryName().equals("MPICH 4.0.2");

  private static final boolean IS_OPEN_MPI_4 =
      LibraryBinding.libraryName().startsWith("Open MPI 4.");

  private LibraryDefects() {}

  /**
   * Refuses a scatter that fails when it is started again, with an error on some of the ranks only,
   * so that the others would wait forever.
   */
  static void requireRepeatedScatter(NativeHandle communicator) {
    if (IS_MPICH_4_0_2) {
      throw communicator.missing("MPI_Scatter_init that can be started again");
    }
  }

  /**
   * Refuses to take space for a file: each rank asks for its size, perhaps after the first one has
   * made it longer, and then does not take part in what the others do together.
   */
  static void requirePreallocation(LibraryPart file) {
    if (IS_OPEN_MPI_4) {
      throw file.missing("MPI_File_preallocate that returns on all ranks");
    }
  }

  /** Refuses a block-wise reduction with scatter between two sides: some ranks get nothing. */
  static void requireScatteredBlocks(NativeHandle communicator) {
    if (IS_MPICH_4_0_2 && communicator.isTwoSided()) {
      throw communicator.missing("MPI_Reduce_scatter_block_init on an intercommunicator");
    }
  }

  /**
   * Whether the library forgets its control variables when the tool interface is closed for the
   * last time: MPICH ends the process when it is asked for them after it was opened again.
   */
  static boolean forgetsVariables() {
    return IS_MPICH;
  }
}
