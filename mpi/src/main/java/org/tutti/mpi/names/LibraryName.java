package org.tutti.mpi.names;

import java.util.Arrays;
import java.util.Optional;
import org.tutti.mpi.natives.abi.AbiFamily;

/**
 * An MPI library as a user names it.
 *
 * @param text {@code openmpi}, {@code mpich}, {@code mpi_abi} or the path of a library
 */
public record LibraryName(String text) {
  /** The family that it names; empty for a path. */
  public Optional<AbiFamily> family() {
    return Arrays.stream(AbiFamily.values())
        .filter(family -> family.column().equals(text))
        .findFirst();
  }

  /** Whether it is the path of a library. */
  public boolean isPath() {
    return text.contains("/");
  }

  @Override
  public String toString() {
    return text;
  }
}
