package org.tutti.records.campaign;

import java.util.Locale;

/** Why an attempt at a launch did not count. */
public enum FailureClass {
  /** No rank wrote anything: the launcher could not start the ranks, or the ranks not MPI. */
  LAUNCH,
  /** It took longer than it may, or was silent for longer than it may, and was ended. */
  TIMEOUT,
  /** A rank, or the launcher, was ended by a signal. */
  SIGNAL,
  /** Some cells are missing, or the completion record is. */
  PARTIAL,
  /** The world had another number of processes than was asked for. */
  WRONG_SIZE,
  /** Another MPI library was loaded than in the launches before, or than was asked for. */
  WRONG_LIBRARY,
  /** JVM, kernel, host, governor or the build of a library are not those of the launches before. */
  ENVIRONMENT_CHANGED,
  /** The result file cannot be read. */
  DAMAGED,
  /** The person at the keyboard, or the batch system, ended the campaign meanwhile. */
  INTERRUPTED;

  /** The word for it in files and reports. */
  public String word() {
    return name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }
}
