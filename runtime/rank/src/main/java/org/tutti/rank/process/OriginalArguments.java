package org.tutti.rank.process;

import java.util.Map;
import java.util.stream.Stream;

/**
 * A rank's arguments as the user gave them. Open MPI's {@code mpirun} modifies the class path of a
 * program called {@code java}: it mistakes the first argument that contains "cp", such as {@code
 * hpcproject/benchmarks.jar}, for that option, and prepends the working directory and a colon to
 * the next argument.
 */
public final class OriginalArguments {
  private static final String OPEN_MPI = "OMPI_COMM_WORLD_SIZE";

  private OriginalArguments() {}

  /**
   * Reverts the change that {@code mpirun} made; the arguments of other launchers' ranks are
   * unchanged.
   *
   * @param classPath of this JVM, which precedes the arguments if a jar was started
   * @param workingDirectory of this JVM; {@code mpirun} may know it by the name in PWD
   */
  public static String[] restored(
      String[] arguments,
      Map<String, String> environment,
      String classPath,
      String workingDirectory) {
    int changed = changed(arguments, classPath);
    if (!environment.containsKey(OPEN_MPI) || changed == arguments.length) {
      return arguments;
    }
    String[] restored = arguments.clone();
    Stream.of(workingDirectory, environment.getOrDefault("PWD", workingDirectory))
        .map(directory -> directory + ":")
        .filter(restored[changed]::startsWith)
        .findFirst()
        .ifPresent(prefix -> restored[changed] = restored[changed].substring(prefix.length()));
    return restored;
  }

  /**
   * The index of the argument that may have been changed; the number of arguments if there is none.
   */
  private static int changed(String[] arguments, String classPath) {
    if (isTakenForOption(classPath)) {
      return 0;
    }
    for (int i = 0; i < arguments.length - 1; i++) {
      if (isTakenForOption(arguments[i])) {
        return i + 1;
      }
    }
    return arguments.length;
  }

  private static boolean isTakenForOption(String argument) {
    return argument.contains("cp") || argument.contains("classpath");
  }
}
