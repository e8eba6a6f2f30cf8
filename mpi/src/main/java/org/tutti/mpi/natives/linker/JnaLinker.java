package org.tutti.mpi.natives.linker;

import com.sun.jna.CallbackReference;
import com.sun.jna.Library;
import com.sun.jna.Native;
import com.sun.jna.NativeLibrary;
import com.sun.jna.Pointer;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodType;
import java.nio.ByteBuffer;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/**
 * Links through JNA's direct mapping, which registers C functions as native methods; the only
 * interface of JNA that is fast enough to measure with.
 */
final class JnaLinker implements NativeLinker {
  /** Their stubs are gone with them, and libraries keep addresses of stubs. */
  private static final Queue<JnaUpcall> UPCALLS = new ConcurrentLinkedQueue<>();

  private static final int RTLD_NOW = 0x2;
  private static final int RTLD_GLOBAL = 0x100;

  @Override
  public String name() {
    return "JNA direct mapping";
  }

  @Override
  public LinkedLibrary standardLibrary() {
    return new JnaLibrary(NativeLibrary.getProcess());
  }

  @Override
  public LinkedLibrary open(String library) throws LibraryLoadException {
    Map<String, Object> options = Map.of(Library.OPTION_OPEN_FLAGS, RTLD_NOW | RTLD_GLOBAL);
    try {
      return new JnaLibrary(NativeLibrary.getInstance(library, options));
    } catch (UnsatisfiedLinkError e) {
      throw new LibraryLoadException(e.getMessage());
    }
  }

  @Override
  public long globalAddressOf(String symbol) {
    return standardLibrary().addressOf(symbol);
  }

  @Override
  public Optional<MethodHandle> functionAt(long address, MethodType signature) {
    return Optional.empty();
  }

  @Override
  public long addressOf(ByteBuffer direct) {
    return Pointer.nativeValue(Native.getDirectBufferPointer(direct));
  }

  @Override
  public ByteBuffer memoryAt(long address, int bytes) {
    return new Pointer(address).getByteBuffer(0, bytes);
  }

  @Override
  public long upcall(Upcall target) {
    JnaUpcall callback = target::call;
    UPCALLS.add(callback);
    return Pointer.nativeValue(CallbackReference.getFunctionPointer(callback));
  }
}
