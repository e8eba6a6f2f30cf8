package org.tutti.mpi;

/**
 * The library that a session uses, as it is recorded in every result.
 *
 * @param provider what kind of implementation it is
 * @param name short name for tables, such as {@code Open MPI 4.1.4}
 * @param version the library's own version text, whole
 * @param path file that was loaded, or a description where there is no file
 * @param linker how Java calls it, such as {@code java.lang.foreign}, or {@code none}
 * @param callCost cost of one empty call through the linker
 * @param threads the thread level that it was asked for, and that it provides
 */
public record LibraryInfo(
    ProviderKind provider,
    String name,
    String version,
    String path,
    String linker,
    CallCost callCost,
    ThreadLevels threads) {

  /** The same library with what a call of it costs. */
  public LibraryInfo with(CallCost cost) {
    return new LibraryInfo(provider, name, version, path, linker, cost, threads);
  }

  /** Whether its calls allocate on the Java heap, as those of a library in Java do. */
  public boolean allocates() {
    return provider.isJavaLibrary();
  }
}
