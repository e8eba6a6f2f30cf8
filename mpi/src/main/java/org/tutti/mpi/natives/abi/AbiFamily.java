package org.tutti.mpi.natives.abi;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.StringTokenizer;

/** MPI libraries that share an application binary interface. */
public enum AbiFamily {
  OPEN_MPI("openmpi", "Open MPI", List.of("libmpi.so.40"), List.of("Open MPI")),
  /** MPICH and the libraries of the MPICH ABI compatibility initiative. */
  MPICH(
      "mpich",
      "MPICH",
      List.of("libmpich.so.12", "libmpi.so.12"),
      List.of("MPICH", "MVAPICH2", "MVAPICH", "Intel(R) MPI")),
  /**
   * The ABI that version 5 of the MPI standard defines. Each library that has it says which library
   * it is, not which ABI it has.
   */
  STANDARD("mpi_abi", "the standard ABI of MPI 5", List.of("libmpi_abi.so.1"), List.of());

  private final String column;
  private final String displayName;
  private final List<String> libraryNames;
  private final List<String> products;

  /**
   * @param products as the version texts of libraries name them
   */
  AbiFamily(String column, String displayName, List<String> libraryNames, List<String> products) {
    this.column = column;
    this.displayName = displayName;
    this.libraryNames = libraryNames;
    this.products = products;
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
    String first = "";
    int start = versionText.length();
    for (String product : products) {
      // What is named later is what the library was made from.
      int at = versionText.indexOf(product);
      if (at >= 0 && at < start) {
        first = product;
        start = at;
      }
    }
    String version = version(versionText.substring(start + first.length()));
    return version.isEmpty() ? Optional.empty() : Optional.of(first + " " + version);
  }

  /** The version after the name of a product, as in {@code Library Version: 4.0.2}; or empty. */
  private static String version(String text) {
    StringTokenizer words = new StringTokenizer(text, " \t\r\n:,;-+()*/");
    while (words.hasMoreTokens()) {
      String word = words.nextToken();
      if (!word.equalsIgnoreCase("Library") && !word.equalsIgnoreCase("Version")) {
        boolean isMarked = word.length() > 1 && word.charAt(0) == 'v' && word.charAt(1) <= '9';
        return isMarked ? word.substring(1) : word;
      }
    }
    return "";
  }

  /** The names of all families on the command line, as in {@code openmpi, mpich}. */
  public static List<String> columns() {
    return Arrays.stream(values()).map(AbiFamily::column).toList();
  }
}
