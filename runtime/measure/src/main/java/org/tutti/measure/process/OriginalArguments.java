package org.tutti.measure.process;

import java.util.Map;
import java.util.stream.Stream;

/**
 * A rank's arguments as the user gave them. Open MPI's {@code mpirun} looks for the class path of a
 * program called {@code java}: it takes the first argument with "cp" in it for that option,
 * whatever it is, such as {@code hpcproject/benchmarks.jar}, and puts the working directory and a
 * colon before the argument that follows.
 */
public final class OriginalArguments {
  private static final String OPEN_MPI = "OMPI_COMM_WORLD_SIZE";

  private OriginalArguments() {}

  /**
   * Takes back what {@code mpirun} did; another launcher's ranks keep their arguments.
   *
   * @param classPath of this JVM: what stood before the arguments, if a jar was started
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

  /** Index of the argument that may have been changed; how many there are if it is none. */
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
