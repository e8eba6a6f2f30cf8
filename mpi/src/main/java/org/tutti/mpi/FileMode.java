package org.tutti.mpi;

/** How a file is opened, the same on all processes (MPI 3.1, section 13.2.1). */
public enum FileMode {
  RDONLY,
  WRONLY,
  RDWR,
  /** The file is created if there is none. */
  CREATE,
  /** It is an error if the file exists already. */
  EXCL,
  /** The file is removed when it is closed. */
  DELETE_ON_CLOSE,
  /** Nobody else opens the file meanwhile. */
  UNIQUE_OPEN,
  /** All file pointers begin at the end. */
  APPEND,
  /** Accessed from its begin to its end only. */
  SEQUENTIAL
}
