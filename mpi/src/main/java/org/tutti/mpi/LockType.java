package org.tutti.mpi;

/** Who may hold the lock of a process's part of a window at the same time. */
public enum LockType {
  EXCLUSIVE,
  SHARED
}
