package org.tutti.mpi.natives.abi;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** MPI libraries that share an application binary interface. */
public enum AbiFamily {
  OPEN_MPI(
      "openmpi",
      "Open MPI",
      List.of("libmpi.so.40"),
      Pattern.compile("(?<product>Open MPI) v(?<version>[\\w.]+)")),
  /** MPICH and the libraries of the MPICH ABI compatibility initiative. */
  MPICH(
      "mpich",
      "MPICH",
      List.of("libmpich.so.12", "libmpi.so.12"),
      Pattern.compile(
          "(?<product>MPICH|MVAPICH2?|Intel\\(R\\) MPI)( Library)?( Version)?[\\s:]*(?<version>[\\w.]+)")),
  /**
   * The ABI that version 5 of the MPI standard defines. Each library that has it says which library
   * it is, not which ABI it has.
   */
  STANDARD(
      "mpi_abi", "the standard ABI of MPI 5", List.of("libmpi_abi.so.1"), Pattern.compile("(?!)"));

  private final String column;
  private final String displayName;
  private final List<String> libraryNames;
  private final Pattern versionText;

  AbiFamily(String column, String displayName, List<String> libraryNames, Pattern versionText) {
    this.column = column;
    this.displayName = displayName;
    this.libraryNames = libraryNames;
    this.versionText = versionText;
  }

  /** Name of the family on the command line and in the table, such as {@code openmpi}. */
  public String column() {
    return column;
  }

  public String displayName() {
    return displayName;
  }

  /**
   * Names under which the dynamic loader may find a library of this family, best first. Each has
   * its version, so that none can turn out to be a library of another family: two MPI libraries in
   * one process would take each other's symbols. They are also the names that libraries of this
   * family have in their files.
   */
  public List<String> libraryNames() {
    return libraryNames;
  }

  /** The family of a library with this SONAME, if there is one. */
  public static Optional<AbiFamily> ofSoname(String soname) {
    for (AbiFamily family : values()) {
      if (family.libraryNames.contains(soname)) {
        return Optional.of(family);
      }
    }
    return Optional.empty();
  }

  /** The family of the library that has this version text, whatever its ABI. */
  static Optional<AbiFamily> makerIn(String versionText) {
    for (AbiFamily family : values()) {
      if (family.productIn(versionText).isPresent()) {
        return Optional.of(family);
      }
    }
    return Optional.empty();
  }

  /**
   * The family whose launcher starts the ranks of its libraries; empty for the standard ABI, whose
   * libraries each have a launcher of their own.
   */
  public Optional<AbiFamily> maker() {
    return Optional.of(this).filter(family -> family != STANDARD);
  }

  /** Product and version, such as {@code MPICH 4.0.2}, if the text is of this family. */
  public Optional<String> productIn(String versionText) {
    Matcher matcher = this.versionText.matcher(versionText);
    return matcher.find()
        ? Optional.of(matcher.group("product") + " " + matcher.group("version"))
        : Optional.empty();
  }

  /** The names of all families on the command line, as in {@code openmpi, mpich}. */
  public static List<String> columns() {
    return Arrays.stream(values()).map(AbiFamily::column).toList();
  }
}
