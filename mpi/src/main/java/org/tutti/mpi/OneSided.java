package org.tutti.mpi;

/**
 * One-sided communication (MPI 3.1, chapter 11): making windows, on which processes read and write
 * each other's memory.
 */
public interface OneSided extends LibraryPart {
  /**
   * Collective: lets all processes reach this buffer, which must not move until the window is
   * freed. Displacements count elements of the buffer's datatype.
   */
  default RmaWindow createWindow(MessageBuffer memory) {
    return createWindow(memory, windowSizes(memory));
  }

  /** The same, calling nothing but {@code MPI_Win_create}. */
  default RmaWindow createWindow(MessageBuffer memory, WindowSizes sizes) {
    throw missing("MPI_Win_create");
  }

  /** Collective: how much each process is going to show when it creates a window on a buffer. */
  default WindowSizes windowSizes(MessageBuffer memory) {
    throw missing("MPI_Win_create");
  }

  /**
   * Collective: a window on zeroed memory of the library's choice, {@link RmaWindow#memory}, which
   * is gone when the window is freed.
   */
  default RmaWindow allocateWindow(Datatype datatype, int count) {
    throw missing("MPI_Win_allocate");
  }

  /**
   * Collective, for processes that share memory: the same, and each process can also read and write
   * the parts of the others by itself, {@link RmaWindow#memoryOf}.
   */
  default RmaWindow allocateSharedWindow(Datatype datatype, int count) {
    throw missing("MPI_Win_allocate_shared");
  }

  /** Collective: a window that shows nothing until a process attaches memory to it. */
  default RmaWindow createDynamicWindow() {
    throw missing("MPI_Win_create_dynamic");
  }

  /** Promises together, as the library's calls of synchronization take them. */
  default int assertions(RmaAssertion... promises) {
    throw missing("MPI_Win_fence");
  }
}
