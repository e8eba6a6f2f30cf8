package org.tutti.mpi.collective;

/** Counts the requests that one communicator made and that are active. */
final class ActiveRequests {
  private int number;

  void add() {
    number++;
  }

  void remove() {
    number--;
  }

  int number() {
    return number;
  }
}
