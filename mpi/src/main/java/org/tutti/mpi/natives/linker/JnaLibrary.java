package org.tutti.mpi.natives.linker;

import com.sun.jna.Native;
import com.sun.jna.NativeLibrary;
import com.sun.jna.Pointer;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/** A library reached through JNA. */
final class JnaLibrary implements LinkedLibrary {
  private final NativeLibrary library;

  JnaLibrary(NativeLibrary library) {
    this.library = library;
  }

  @Override
  public long addressOf(String symbol) {
    try {
      return Pointer.nativeValue(library.getGlobalVariableAddress(symbol));
    } catch (UnsatisfiedLinkError e) {
      return 0;
    }
  }

  @Override
  public MethodHandle function(String symbol, MethodType signature) {
    Class<?> stub = NativeMethodStub.define(symbol, signature);
    Native.register(stub, library);
    try {
      return MethodHandles.publicLookup().findStatic(stub, symbol, signature);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("the stub of " + symbol + " is out of reach", e);
    }
  }
}
