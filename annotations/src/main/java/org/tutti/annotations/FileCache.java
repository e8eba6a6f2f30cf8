package org.tutti.annotations;

/** Where the data of a file are when an operation on it begins. */
public enum FileCache {
  /** The memory of the hosts, as far as the data fit. */
  WARM,
  /** The device: hosts are asked before each observation to forget the data. */
  DROPPED
}
