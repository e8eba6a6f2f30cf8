package org.tutti.mpi.natives.linker;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodType;
import java.nio.ByteBuffer;
import java.util.Optional;
import org.tutti.diagnostics.TuttiException;

/** One way to call C functions from this JVM. */
public interface NativeLinker {
  /** Name for results, such as {@code java.lang.foreign}. */
  String name();

  /** The functions of the C library, which every process has. */
  LinkedLibrary standardLibrary();

  /**
   * Opens a shared library with all its symbols bound at once and visible to libraries loaded later
   * ({@code RTLD_NOW | RTLD_GLOBAL}): Open MPI's plugins look for libmpi's symbols.
   *
   * @param library an absolute path, or a name for the dynamic loader to find
   * @throws LibraryLoadException with the loader's own text if it cannot be opened
   */
  LinkedLibrary open(String library) throws LibraryLoadException;

  /**
   * The address that a program would find for a symbol: that of the first library in the global
   * scope of the dynamic loader which has it, preloaded ones before others; 0 if none has.
   */
  long globalAddressOf(String symbol);

  /**
   * The function at an address that no symbol names; empty where this linker knows functions by
   * name only.
   */
  Optional<MethodHandle> functionAt(long address, MethodType signature);

  /** Where the memory of a direct buffer starts. */
  long addressOf(ByteBuffer direct);

  /** The memory at an address, which nobody else frees meanwhile. */
  ByteBuffer memoryAt(long address, int bytes);

  /**
   * The address of a C function that calls this, for as long as the process lives.
   *
   * @param target which must not throw: no exception passes through C
   */
  long upcall(Upcall target);

  /**
   * The fastest linker of this JVM.
   *
   * @throws org.tutti.diagnostics.TuttiException 324 if none works
   */
  static NativeLinker ofThisJvm() {
    return ThisJvm.find();
  }

  /** The same for what is done without where none works. */
  static Optional<NativeLinker> ifAny() {
    try {
      return Optional.of(ofThisJvm());
    } catch (TuttiException e) {
      return Optional.empty();
    }
  }
}
