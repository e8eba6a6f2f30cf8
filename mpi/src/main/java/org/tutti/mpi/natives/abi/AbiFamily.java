package org.tutti.mpi.natives.abi;

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
          "(?<product>MPICH|MVAPICH2?|Intel\\(R\\) MPI)( Library)?( Version)?[\\s:]*(?<version>[\\w.]+)"));

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

  /** Name of the family on the command line and in the table: {@code openmpi} or {@code mpich}. */
  public String column() {
    return column;
  }

  public String displayName() {
    return displayName;
  }

  /**
   * Names under which the dynamic loader may find a library of this family, best first. Each has
   * its version, so that none can turn out to be a library of another family: two MPI libraries in
   * one process would take each other's symbols.
   */
  public List<String> libraryNames() {
    return libraryNames;
  }

  /** Product and version, such as {@code MPICH 4.0.2}, if the text is of this family. */
  public Optional<String> productIn(String versionText) {
    Matcher matcher = this.versionText.matcher(versionText);
    return matcher.find()
        ? Optional.of(matcher.group("product") + " " + matcher.group("version"))
        : Optional.empty();
  }
}
