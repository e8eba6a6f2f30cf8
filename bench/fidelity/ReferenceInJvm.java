import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;

/**
 * Calls the main function of reference.c once: what a JVM around it changes, before Java calls any
 * MPI function.
 *
 * <p>Usage: ReferenceInJvm FILE ARGUMENT..., where FILE is reference.c as a shared object; JDK 22 or
 * later. Prints what reference.c prints.
 */
public class ReferenceInJvm {
  public static void main(String[] arguments) throws Throwable {
    try (Arena arena = Arena.ofConfined()) {
      var function =
          Linker.nativeLinker()
              .downcallHandle(
                  SymbolLookup.libraryLookup(arguments[0], arena).find("main").orElseThrow(),
                  FunctionDescriptor.of(JAVA_INT, JAVA_INT, ADDRESS));
      MemorySegment values = arena.allocate(ADDRESS, arguments.length + 1);
      for (int i = 0; i < arguments.length; i++) {
        values.setAtIndex(ADDRESS, i, arena.allocateFrom(arguments[i]));
      }
      int status = (int) function.invokeExact(arguments.length, values);
      if (status != 0) {
        throw new IllegalStateException("reference ended with " + status);
      }
    }
  }
}
