package org.tutti.mpi.natives;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodType;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tutti.diagnostics.MpiProblem;
import org.tutti.mpi.natives.linker.LinkedLibrary;
import org.tutti.mpi.natives.linker.NativeLinker;

/**
 * An MPI library some of whose functions preloaded libraries wrap, as the tools of the profiling
 * interface do (MPI 4.1, section 15.2): a program in C would call the wrappers, and so does Tutti.
 *
 * @param library the MPI library itself
 * @param linker that has opened it
 */
record InterposedLibrary(LinkedLibrary library, NativeLinker linker) implements LinkedLibrary {
  private static final String VARIABLE = "LD_PRELOAD";
  private static final String PREFIX = "MPI_";

  /** Tools wrap at least one of these; the others are looked for when they are called. */
  private static final List<String> USUAL =
      List.of(
          "MPI_Init_thread",
          "MPI_Finalize",
          "MPI_Send",
          "MPI_Recv",
          "MPI_Isend",
          "MPI_Irecv",
          "MPI_Wait",
          "MPI_Waitall",
          "MPI_Sendrecv",
          "MPI_Barrier",
          "MPI_Bcast",
          "MPI_Reduce",
          "MPI_Allreduce",
          "MPI_Gather",
          "MPI_Allgather",
          "MPI_Scatter",
          "MPI_Alltoall",
          "MPI_Alltoallv",
          "MPI_Scan",
          "MPI_Comm_split",
          "MPI_Comm_dup",
          "MPI_Put",
          "MPI_Get",
          "MPI_File_open");

  /** The library, through the wrappers that these variables have preloaded, if any. */
  static LinkedLibrary over(
      LinkedLibrary library, NativeLinker linker, Map<String, String> environment) {
    return environment.getOrDefault(VARIABLE, "").isBlank()
        ? library
        : new InterposedLibrary(library, linker);
  }

  /** The files of the wrappers that the calls of a library pass through. */
  static List<String> wrappers(LinkedLibrary library) {
    return library instanceof InterposedLibrary interposed
        ? USUAL.stream()
            .filter(interposed::isWrapped)
            .flatMap(
                symbol ->
                    MappedFiles.ofThisProcess()
                        .at(interposed.linker.globalAddressOf(symbol))
                        .stream())
            .distinct()
            .sorted()
            .toList()
        : List.of();
  }

  /** The warning for the user, if there are wrappers. */
  static Optional<String> warning(List<String> wrappers) {
    return wrappers.isEmpty()
        ? Optional.empty()
        : Optional.of(
            MpiProblem.CALLS_INTERPOSED.message(
                "MPI calls pass through "
                    + String.join(", ", wrappers)
                    + ", which LD_PRELOAD names, so the run-times include that library; the"
                    + " result says so.",
                MpiProblem.CALLS_INTERPOSED.description().remedy()));
  }

  private boolean isWrapped(String symbol) {
    long global = symbol.startsWith(PREFIX) ? linker.globalAddressOf(symbol) : 0;
    return global != 0 && global != library.addressOf(symbol);
  }

  @Override
  public long addressOf(String symbol) {
    return isWrapped(symbol) ? linker.globalAddressOf(symbol) : library.addressOf(symbol);
  }

  @Override
  public MethodHandle function(String symbol, MethodType signature) {
    return isWrapped(symbol)
        ? linker
            .functionAt(linker.globalAddressOf(symbol), signature)
            .orElseGet(() -> linker.standardLibrary().function(symbol, signature))
        : library.function(symbol, signature);
  }
}
