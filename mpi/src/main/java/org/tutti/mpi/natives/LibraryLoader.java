package org.tutti.mpi.natives;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.StringJoiner;
import java.util.stream.Collectors;
import org.tutti.diagnostics.MpiProblem;
import org.tutti.diagnostics.TuttiException;
import org.tutti.mpi.natives.abi.AbiFamily;
import org.tutti.mpi.natives.abi.LibraryIdentity;
import org.tutti.mpi.natives.abi.SharedObjectName;
import org.tutti.mpi.natives.linker.CFunction;
import org.tutti.mpi.natives.linker.LibraryLoadException;
import org.tutti.mpi.natives.linker.LinkedLibrary;
import org.tutti.mpi.natives.linker.NativeLinker;

/** Opens the first library of a choice that can be loaded, and identifies it. */
final class LibraryLoader {

  /** The longest of all libraries: MPICH's MPI_MAX_LIBRARY_VERSION_STRING. */
  private static final int VERSION_TEXT_BYTES = 8192;

  private final NativeLinker linker;

  LibraryLoader(NativeLinker linker) {
    this.linker = linker;
  }

  LoadedLibrary load(List<String> candidates) {
    StringJoiner failures = new StringJoiner("; ");
    for (String candidate : candidates) {
      try {
        return identify(linker.open(candidate), candidate);
      } catch (LibraryLoadException e) {
        failures.add(e.getMessage().strip().replace("\n", ", "));
      }
    }
    throw MpiProblem.LIBRARY_NOT_LOADED.error(
        "The MPI library cannot be loaded: " + failures + ".",
        "Install it (Debian: apt install openmpi-bin, or mpich), add its directory to"
            + " LD_LIBRARY_PATH, or give its path with --mpi-library.");
  }

  private LoadedLibrary identify(LinkedLibrary library, String candidate) {
    long function = library.addressOf("MPI_Get_library_version");
    Optional<String> file = MappedFiles.ofThisProcess().at(function);
    Optional<String> soname =
        file.isPresent() ? SharedObjectName.of(Path.of(file.get())) : Optional.empty();
    String text = function == 0 ? "" : versionText(library);
    Optional<LibraryIdentity> identity = LibraryIdentity.of(soname, text);
    if (identity.isEmpty()) {
      throw notRecognized(candidate, soname, text);
    }
    return new LoadedLibrary(library, identity.get(), text, file.orElse(candidate));
  }

  private static TuttiException notRecognized(
      String candidate, Optional<String> soname, String text) {
    return MpiProblem.LIBRARY_NOT_LOADED.error(
        "The library "
            + candidate
            + soname.map(name -> ", whose SONAME is " + name + ",").orElse("")
            + " is not an MPI library that Tutti knows; its version text is '"
            + text
            + "'.",
        "Give a library of one of the families " + families() + ".");
  }

  private String versionText(LinkedLibrary library) {
    CFunction function = CFunction.of(library, "MPI_Get_library_version");
    ByteBuffer text = ByteBuffer.allocateDirect(VERSION_TEXT_BYTES);
    ByteBuffer length = ByteBuffer.allocateDirect(Integer.BYTES).order(ByteOrder.nativeOrder());
    int code = (int) function.call(linker.addressOf(text), linker.addressOf(length));
    return code == 0 ? withoutZeroByte(UTF_8.decode(text.limit(length.getInt(0))).toString()) : "";
  }

  /** Open MPI counts the zero byte at the end of the text, MPICH does not. */
  private static String withoutZeroByte(String text) {
    int end = text.indexOf(0);
    return (end < 0 ? text : text.substring(0, end)).strip();
  }

  private static String families() {
    return Arrays.stream(AbiFamily.values())
        .map(family -> family.displayName() + " (" + String.join(", ", family.libraryNames()) + ")")
        .collect(Collectors.joining(", "));
  }
}
