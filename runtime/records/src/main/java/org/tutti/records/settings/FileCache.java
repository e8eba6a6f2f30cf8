package org.tutti.records.settings;

/** Where the data of a file are when an operation on it begins. */
public enum FileCache {
  /** In the memory of the hosts, as far as they fit. */
  WARM,
  /** On the device: hosts are asked before each observation to forget them. */
  DROPPED
}
