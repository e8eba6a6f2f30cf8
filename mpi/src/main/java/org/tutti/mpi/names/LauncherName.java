package org.tutti.mpi.names;

import java.util.Arrays;
import java.util.Optional;
import org.tutti.mpi.natives.launcher.LauncherKind;

/**
 * A launcher as a user names it.
 *
 * @param text {@code openmpi}, {@code mpich}, {@code srun}, another executable on the search path,
 *     or the path of one
 */
public record LauncherName(String text) {
  /** The kind that it names; empty for an executable, whose kind shows when it is asked. */
  public Optional<LauncherKind> kind() {
    return Arrays.stream(LauncherKind.values())
        .filter(kind -> kind.label().equals(text))
        .findFirst();
  }

  @Override
  public String toString() {
    return text;
  }
}
