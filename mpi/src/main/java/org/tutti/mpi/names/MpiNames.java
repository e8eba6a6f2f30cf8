package org.tutti.mpi.names;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.diagnostics.Suggestions;
import org.tutti.diagnostics.TuttiException;
import org.tutti.mpi.ProviderKind;
import org.tutti.mpi.natives.abi.AbiFamily;
import org.tutti.mpi.natives.launcher.LauncherKind;

/**
 * Reads the names of providers, libraries and launchers, and tells which kind a wrong one is of.
 */
public final class MpiNames {
  private static final List<String> PROVIDERS =
      Arrays.stream(ProviderKind.values()).map(ProviderKind::label).toList();
  private static final List<String> LIBRARIES = AbiFamily.columns();
  private static final List<String> LAUNCHERS =
      Arrays.stream(LauncherKind.values()).map(LauncherKind::label).toList();

  private MpiNames() {}

  /**
   * The provider of this name.
   *
   * @throws TuttiException 6 if there is none
   */
  public static ProviderKind provider(String text) {
    return ProviderKind.labeled(text)
        .orElseThrow(
            () ->
                CommandLineProblem.NAME_UNKNOWN.error(
                    "There is no provider '" + text + "'.",
                    (LIBRARIES.contains(text) ? isLibrary(text) : "")
                        + (LAUNCHERS.contains(text) ? isLauncher(text) : "")
                        + Suggestions.of(text, PROVIDERS)
                        + "Providers are "
                        + String.join(", ", PROVIDERS)
                        + "."));
  }

  /**
   * The library of this name.
   *
   * @throws TuttiException 6 if it is neither a family nor a path
   */
  public static LibraryName library(String text) {
    LibraryName library = new LibraryName(text);
    if (library.family().isPresent() || library.isPath()) {
      return library;
    }
    throw CommandLineProblem.NAME_UNKNOWN.error(
        "There is no MPI library '" + text + "'.",
        (PROVIDERS.contains(text) ? isProvider(text) : "")
            + (LAUNCHERS.contains(text) ? isLauncher(text) : "")
            + Suggestions.of(text, LIBRARIES)
            + "Give "
            + String.join(", ", LIBRARIES)
            + ", or the path of a library such as /opt/mpi/lib/libmpi.so.40.");
  }

  /**
   * The launcher of this name, which may be any executable.
   *
   * @throws TuttiException 6 if it is the name of a provider
   */
  public static LauncherName launcher(String text) {
    if (PROVIDERS.contains(text)) {
      throw CommandLineProblem.NAME_UNKNOWN.error(
          "'" + text + "' is not a launcher.", isProvider(text) + launchers());
    }
    return new LauncherName(Objects.requireNonNull(text, "name"));
  }

  /** What {@code --launcher} takes, as a sentence. */
  public static String launchers() {
    return "Launchers are " + String.join(", ", LAUNCHERS) + ", or the path of one.";
  }

  private static String isProvider(String text) {
    return "'" + text + "' is a provider: use --mpi " + text + " or the factor mpi. ";
  }

  private static String isLibrary(String text) {
    return "'"
        + text
        + "' is an MPI library: use --mpi-library "
        + text
        + " or the factor library. ";
  }

  private static String isLauncher(String text) {
    return "'" + text + "' is a launcher: use --launcher " + text + " or the factor launcher. ";
  }
}
