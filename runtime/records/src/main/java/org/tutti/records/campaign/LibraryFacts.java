package org.tutti.records.campaign;

/** Names of facts about MPI libraries that the driver of a campaign finds out. */
public final class LibraryFacts {
  /** Begins the name of the fact with the compiler of a library and its flags. */
  public static final String COMPILER = "library.compiler";

  /** What could not be found out. */
  public static final String UNKNOWN = "unknown";

  private LibraryFacts() {}
}
