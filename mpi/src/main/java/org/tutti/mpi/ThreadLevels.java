package org.tutti.mpi;

import org.tutti.diagnostics.MpiProblem;
import org.tutti.diagnostics.TuttiException;

/**
 * The thread level of a session.
 *
 * @param asked what the library was asked for
 * @param provided what it answered, which may be more
 */
public record ThreadLevels(MpiThreadLevel asked, MpiThreadLevel provided) {
  /** What a process with a single thread asks for and gets. */
  public static final ThreadLevels SINGLE =
      new ThreadLevels(MpiThreadLevel.SINGLE, MpiThreadLevel.SINGLE);

  /**
   * The levels of a session that may continue.
   *
   * @param library its name, for the user
   * @throws TuttiException 28 if less is provided than requested: figures of the level provided
   *     would be mistaken for figures of the requested level
   */
  public static ThreadLevels granted(
      MpiThreadLevel asked, MpiThreadLevel provided, String library) {
    if (provided.compareTo(asked) < 0) {
      throw MpiProblem.THREAD_LEVEL_NOT_PROVIDED.error(
          library
              + " provides "
              + provided.constant()
              + ", but "
              + asked.constant()
              + " was requested.");
    }
    return new ThreadLevels(asked, provided);
  }

  /** Such as {@code MPI_THREAD_SINGLE}; what is provided follows if it is something else. */
  @Override
  public String toString() {
    return asked.constant()
        + (provided == asked ? "" : " (" + provided.constant() + " is provided)");
  }
}
