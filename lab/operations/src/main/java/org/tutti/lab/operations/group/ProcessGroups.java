package org.tutti.lab.operations.group;

/** How many groups of processes are at work. */
public enum ProcessGroups {
  /** The first processes; the others wait until the next observation. */
  ONE,
  /** Groups beside each other, as many as fit, at the same time. */
  ALL;

  /** The number of groups of {@code members} processes each. */
  int number(int members, int processes) {
    return this == ONE ? 1 : processes / members;
  }
}
