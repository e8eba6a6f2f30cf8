package org.tutti.mpi;

/** How one-sided operations combine data with those of the window: as reductions, and two more. */
public enum AccumulateOp {
  MAX,
  MIN,
  SUM,
  PROD,
  LAND,
  BAND,
  LOR,
  BOR,
  LXOR,
  BXOR,
  /** The data of the origin replace those of the window. */
  REPLACE,
  /** The window stays as it is; for operations that fetch. */
  NO_OP
}
