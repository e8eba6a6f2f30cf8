package org.tutti.mpi.natives;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodType;
import java.nio.ByteBuffer;
import org.tutti.mpi.Blocks;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.OperationNotInLibrary;
import org.tutti.mpi.ReduceOp;
import org.tutti.mpi.Request;
import org.tutti.mpi.RmaWindow;

/**
 * Calls of functions of the MPI library that Tutti does not have, at the same cost as of those that
 * it has. Only for launches with a native library, and only after it was opened: hold the handle of
 * a function in a {@code static final} field of a class of its own, which is initialized when a
 * benchmark first uses it, and call it with {@code invokeExact}. Handles, pointers, and addresses
 * are longs; what is given to such a function is not checked.
 */
public final class NativeCalls {
  private NativeCalls() {}

  /**
   * A function of the library.
   *
   * @param signature primitive types: int and long as in C, long for pointers and handles, which
   *     give their lower half to libraries whose handles are ints
   * @throws OperationNotInLibrary if the library does not have it
   */
  public static MethodHandle function(String name, MethodType signature) {
    if (!LibraryBinding.hasFunction(name)) {
      throw new OperationNotInLibrary(name, LibraryBinding.libraryName());
    }
    return LibraryBinding.function(name, signature);
  }

  /**
   * A constant of the library, such as {@code MPI_STATUS_IGNORE}.
   *
   * @throws IllegalArgumentException if Tutti does not know it
   */
  public static long constant(String name) {
    return LibraryBinding.constant(name);
  }

  /**
   * The library's handle of a communicator.
   *
   * @throws OperationNotInLibrary if it is of a provider without C functions
   */
  public static long handle(Communicator communicator) {
    if (communicator instanceof NativeCommunicator here) {
      return here.handle();
    }
    throw communicator.missing("MPI's C interface");
  }

  /** The library's handle of a datatype. */
  public static long handle(Datatype datatype) {
    return PredefinedHandles.of(datatype);
  }

  /** The library's handle of a reduction. */
  public static long handle(ReduceOp op) {
    return PredefinedHandles.of(op);
  }

  /**
   * The library's handle of a window.
   *
   * @throws IllegalArgumentException if it is another provider's
   */
  public static long handle(RmaWindow window) {
    return NativeWindow.handle(window);
  }

  /**
   * Where the library's handle of a request lies, which the caller keeps reachable; those of
   * requests that were made together lie beside each other. What is started there without Tutti
   * must be completed without it.
   *
   * @throws IllegalArgumentException if it is another provider's
   */
  public static long address(Request request) {
    return NativeRequest.handleAddress(request);
  }

  /**
   * The library's handle of a request, as it is now.
   *
   * @throws IllegalArgumentException if it is another provider's
   */
  public static long handle(Request request) {
    return NativeRequest.handle(request);
  }

  /**
   * Where the counts of blocks lie, ints in elements, which the caller keeps reachable.
   *
   * @throws IllegalArgumentException if they are another provider's
   */
  public static long countsAddress(Blocks blocks) {
    return NativeBlocks.of(blocks, blocks.size()).countsAddress();
  }

  /** The address of the displacements, as {@link #countsAddress} is that of the counts. */
  public static long displacementsAddress(Blocks blocks) {
    return NativeBlocks.of(blocks, blocks.size()).displacementsAddress();
  }

  /**
   * Where the memory of a buffer is, which the caller keeps reachable.
   *
   * @throws IllegalArgumentException if it is another provider's, or shorter than so many elements
   */
  public static long address(MessageBuffer buffer, long elements, Datatype datatype) {
    return NativeBuffer.address(buffer, elements, datatype);
  }

  /** Where the memory of a direct buffer is, which the caller keeps reachable. */
  public static long address(ByteBuffer direct) {
    return LibraryBinding.addressOf(direct);
  }

  /**
   * Lets {@code MPI_SUCCESS} pass.
   *
   * @param function for the message
   * @throws org.tutti.mpi.MpiException with the library's text for any other code
   */
  public static void check(String function, int code) {
    if (code != 0) {
      throw MpiErrors.exception(function, code);
    }
  }
}
