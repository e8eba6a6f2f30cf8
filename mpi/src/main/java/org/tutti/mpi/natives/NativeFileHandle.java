package org.tutti.mpi.natives;

import org.tutti.mpi.LibraryPart;

/** What the functions of a file need of it. */
interface NativeFileHandle extends LibraryPart {
  /** The library's handle of the file, a pointer in all libraries. */
  long handle();
}
