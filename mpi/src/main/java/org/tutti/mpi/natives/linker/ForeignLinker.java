package org.tutti.mpi.natives.linker;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.ref.Reference;
import java.nio.ByteBuffer;
import java.util.Optional;

/**
 * Links through {@code java.lang.foreign}, final since JDK 22. The linker's {@code critical} option
 * is never used: an MPI call may block, and its thread could then not reach a safepoint.
 */
final class ForeignLinker implements NativeLinker {
  static final int FIRST_FEATURE_RELEASE = 22;

  private static final long RTLD_DEFAULT = 0;
  private static final long RTLD_NOW = 0x2;
  private static final long RTLD_GLOBAL = 0x100;

  /** Longer names of symbols get memory of their own. */
  private static final int SYMBOL_BYTES = 256;

  private final ForeignInterface foreign = new ForeignInterface();
  private final LinkedLibrary standard = new ForeignLibrary(foreign, foreign::standardSymbol);
  private final CFunction dlopen = CFunction.of(standard, "dlopen");
  private final CFunction dlsym = CFunction.of(standard, "dlsym");
  private final CFunction dlerror = CFunction.of(standard, "dlerror");
  // Made in advance: the loader's message is lost when the JVM looks up the next symbol.
  private final CStrings texts = new CStrings(this);

  /**
   * Memory for names of symbols: a rank asks for a hundred, each of which would take memory and
   * time.
   */
  private final ByteBuffer symbolName = ByteBuffer.allocateDirect(SYMBOL_BYTES);

  private final long symbolNameAddress = addressOf(symbolName);

  @Override
  public String name() {
    return "java.lang.foreign";
  }

  @Override
  public LinkedLibrary standardLibrary() {
    return standard;
  }

  @Override
  public LinkedLibrary open(String library) throws LibraryLoadException {
    ByteBuffer name = CStrings.encode(library);
    long handle = dlopen.call(addressOf(name), RTLD_NOW | RTLD_GLOBAL);
    Reference.reachabilityFence(name);
    if (handle == 0) {
      throw new LibraryLoadException(texts.decode(dlerror.call()));
    }
    return new ForeignLibrary(foreign, symbol -> symbolOf(handle, symbol));
  }

  @Override
  public long globalAddressOf(String symbol) {
    return symbolOf(RTLD_DEFAULT, symbol);
  }

  @Override
  public Optional<MethodHandle> functionAt(long address, MethodType signature) {
    return Optional.of(foreign.downcall(address, signature));
  }

  @Override
  public long addressOf(ByteBuffer direct) {
    return foreign.addressOf(direct);
  }

  @Override
  public ByteBuffer memoryAt(long address, int bytes) {
    return foreign.memoryAt(address, bytes);
  }

  @Override
  public long upcall(Upcall target) {
    return foreign.upcall(upcallHandle().bindTo(target));
  }

  /** Found when it is needed, which is rare. */
  private static MethodHandle upcallHandle() {
    MethodType signature =
        MethodType.methodType(void.class, long.class, long.class, long.class, long.class);
    try {
      return MethodHandles.lookup().findVirtual(Upcall.class, "call", signature);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  private synchronized long symbolOf(long handle, String symbol) {
    ByteBuffer name = CStrings.encode(symbol, symbolName);
    try {
      return dlsym.call(handle, name == symbolName ? symbolNameAddress : addressOf(name));
    } finally {
      Reference.reachabilityFence(name);
    }
  }
}
