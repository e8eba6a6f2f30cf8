package org.tutti.annotations;

/**
 * What grows with the number of processes (Hoefler and Belli 2015, section 4.2). It cannot be seen
 * from outside: a benchmark may share out the same work or give each process as much.
 */
public enum ScalingKind {
  /** Not said, so that no bound can be drawn. */
  UNDECLARED,

  /** Constant work, which all processes share. */
  STRONG,

  /** Work that grows linearly with the number of processes. */
  WEAK
}
