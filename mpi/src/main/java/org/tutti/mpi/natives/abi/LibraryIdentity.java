package org.tutti.mpi.natives.abi;

import java.util.Optional;

/**
 * What an MPI library is.
 *
 * @param family whose constants it uses
 * @param maker family of the library itself, whose launcher starts its ranks; empty if it is not
 *     known
 * @param product name and version, such as {@code Open MPI 4.1.4}
 */
public record LibraryIdentity(AbiFamily family, Optional<AbiFamily> maker, String product) {
  private static final int LONGEST = 60;

  /**
   * Identifies a library by the name in its file, because a library that has the standard ABI
   * besides its own gives the same version text for both. Without such a name the version text
   * decides.
   *
   * @param soname the name in its file; empty if it has none
   * @param versionText what {@code MPI_Get_library_version} gives
   * @return empty if no family has a library of this name, or the text contradicts the name
   */
  public static Optional<LibraryIdentity> of(Optional<String> soname, String versionText) {
    Optional<AbiFamily> maker = AbiFamily.makerIn(versionText);
    if (soname.isEmpty()) {
      return ofOwnAbi(maker, versionText);
    }
    Optional<AbiFamily> family = AbiFamily.ofSoname(soname.get());
    return family.equals(Optional.of(AbiFamily.STANDARD)) && !versionText.isBlank()
        ? Optional.of(ofStandardAbi(maker, versionText))
        : ofOwnAbi(maker.equals(family) ? family : Optional.empty(), versionText);
  }

  private static Optional<LibraryIdentity> ofOwnAbi(
      Optional<AbiFamily> family, String versionText) {
    return family.isPresent() ? Optional.of(ofOwnAbi(family.get(), versionText)) : Optional.empty();
  }

  private static LibraryIdentity ofOwnAbi(AbiFamily family, String versionText) {
    return new LibraryIdentity(
        family, Optional.of(family), family.productIn(versionText).orElseThrow());
  }

  private static LibraryIdentity ofStandardAbi(Optional<AbiFamily> maker, String versionText) {
    String product =
        maker.flatMap(family -> family.productIn(versionText)).orElse(firstLine(versionText));
    return new LibraryIdentity(AbiFamily.STANDARD, maker, product + " (standard ABI)");
  }

  private static String firstLine(String text) {
    String line = text.strip().lines().findFirst().orElse("");
    return line.length() > LONGEST ? line.substring(0, LONGEST).strip() : line;
  }
}
