package org.tutti.mpi.natives;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodType;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.List;
import java.util.StringJoiner;
import org.tutti.diagnostics.MpiProblem;
import org.tutti.mpi.natives.abi.AbiFamily;
import org.tutti.mpi.natives.linker.LibraryLoadException;
import org.tutti.mpi.natives.linker.LinkedLibrary;
import org.tutti.mpi.natives.linker.NativeLinker;

/** Opens the first library of a choice that is there and asks it what it is. */
final class LibraryLoader {

  /** The longest that any library gives: MPICH's MPI_MAX_LIBRARY_VERSION_STRING. */
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
    String path = MappedFile.containing(function).orElse(candidate);
    String text = function == 0 ? "" : versionText(library);
    for (AbiFamily family : AbiFamily.values()) {
      var product = family.productIn(text);
      if (product.isPresent()) {
        return new LoadedLibrary(library, family, product.get(), text, path);
      }
    }
    throw MpiProblem.LIBRARY_NOT_RECOGNIZED.error(
        "The library "
            + candidate
            + " is not an MPI library that Tutti knows; it says '"
            + text
            + "'.",
        "Give a library of one of the families " + families() + ".");
  }

  private String versionText(LinkedLibrary library) {
    MethodHandle function =
        library.function(
            "MPI_Get_library_version", MethodType.methodType(long.class, long.class, long.class));
    ByteBuffer text = ByteBuffer.allocateDirect(VERSION_TEXT_BYTES);
    ByteBuffer length = ByteBuffer.allocateDirect(Integer.BYTES).order(ByteOrder.nativeOrder());
    try {
      int code =
          (int) (long) function.invokeExact(linker.addressOf(text), linker.addressOf(length));
      return code == 0
          ? withoutZeroByte(UTF_8.decode(text.limit(length.getInt(0))).toString())
          : "";
    } catch (Throwable e) {
      throw new IllegalStateException("MPI_Get_library_version could not be called", e);
    }
  }

  /** Open MPI counts the zero byte at the end of the text, MPICH does not. */
  private static String withoutZeroByte(String text) {
    int end = text.indexOf(0);
    return (end < 0 ? text : text.substring(0, end)).strip();
  }

  private static String families() {
    return String.join(
        ", ", Arrays.stream(AbiFamily.values()).map(AbiFamily::displayName).toList());
  }
}
