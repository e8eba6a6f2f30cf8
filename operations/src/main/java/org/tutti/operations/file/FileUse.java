package org.tutti.operations.file;

/** Who opens which file. */
enum FileUse {
  /** All ranks open one file, of which each has its own blocks. */
  COMMON,
  /** Each rank opens a file of its own. */
  PRIVATE,
  /** The first rank opens a file of its own, and the others nothing. */
  ALONE
}
