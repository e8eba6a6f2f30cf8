package org.tutti.mpi.started;

import java.util.List;
import java.util.Map;
import org.tutti.mpi.MpiSession;
import org.tutti.mpi.MpiThreadLevel;
import org.tutti.mpi.ProviderKind;

/**
 * An MPI library that another module adds, and whose ranks Tutti starts without a launcher. {@link
 * java.util.ServiceLoader} finds it, a class with a public constructor, wherever it is on the class
 * path.
 */
public interface AddedProvider {
  /** The name of the library, such as {@code MPJ Express}. */
  String name();

  /** What it provides; the first is measured where there is no native library. */
  List<ProviderKind> kinds();

  /**
   * What is installed, and where, such as {@code MPJ Express 0.44 in /usr/share/mpj}.
   *
   * @throws org.tutti.diagnostics.TuttiException if it cannot be used with these variables
   */
  String installed(Map<String, String> environment);

  /**
   * Runs a program on its ranks, and returns the exit status when all have ended.
   *
   * @throws org.tutti.diagnostics.TuttiException if they cannot be started, or end early
   */
  int start(StartedProgram program);

  /**
   * Opens MPI in a rank that {@link #start} has started.
   *
   * @param environment with the variables of a {@link StartedRank}
   * @param threads the thread level to ask for
   */
  MpiSession open(Map<String, String> environment, MpiThreadLevel threads);
}
