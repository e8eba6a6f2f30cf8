package org.tutti.mpi.natives;

import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.tutti.mpi.MpiThreadLevel;

/**
 * What MPICH does where it cannot run the algorithm that a variable names: silently run another
 * one, unless told to fail.
 */
final class AlgorithmRefusal {
  private static final String VARIABLE = "MPIR_CVAR_COLLECTIVE_FALLBACK";
  private static final int ERROR = 0;
  private static final Pattern ALGORITHM = Pattern.compile("MPIR_CVAR_\\w+_ALGORITHM");

  private AlgorithmRefusal() {}

  /** Whether a variable names an algorithm. */
  static boolean isAsked(Map<String, String> environment) {
    return environment.keySet().stream().anyMatch(name -> ALGORITHM.matcher(name).matches());
  }

  /**
   * Sets the variable; empty if the library has none.
   *
   * @param level the thread level of the session
   */
  static Optional<Consumer<Boolean>> of(MpiThreadLevel level) {
    ToolInterface tool = ToolInterface.open(level);
    return tool.find(VARIABLE)
        .map(before -> Integer.parseInt(before.value()))
        .map(before -> refuses -> tool.write(VARIABLE, refuses ? ERROR : before));
  }
}
