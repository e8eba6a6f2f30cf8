package org.tutti.mpi.natives.linker;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.nio.ByteBuffer;
import java.util.Optional;

/**
 * Makes C functions native methods of the JVM without JNA in between: JNA opens the libraries and
 * does the registering, and a few instructions put the arguments where C expects them. A call costs
 * what a native method costs, a tenth of JNA's direct mapping.
 */
final class JniLinker implements NativeLinker {
  private static final long PROBE = 42;

  private final JnaLinker libraries = new JnaLinker();
  private final MachineCode code = new MachineCode(libraries);
  private final NativeMethods methods = new NativeMethods();

  private JniLinker() {}

  /** This linker, where the machine and the system let it work. */
  static Optional<NativeLinker> find() {
    if (!MachineCode.isForThisMachine()) {
      return Optional.empty();
    }
    JniLinker linker = new JniLinker();
    return linker.works() ? Optional.of(linker) : Optional.empty();
  }

  @Override
  public String name() {
    return "JNI, set up by JNA";
  }

  @Override
  public LinkedLibrary standardLibrary() {
    return linked(libraries.standardLibrary());
  }

  @Override
  public LinkedLibrary open(String library) throws LibraryLoadException {
    return linked(libraries.open(library));
  }

  @Override
  public long globalAddressOf(String symbol) {
    return libraries.globalAddressOf(symbol);
  }

  @Override
  public Optional<MethodHandle> functionAt(long address, MethodType signature) {
    return bind("function", address, signature);
  }

  @Override
  public long addressOf(ByteBuffer direct) {
    return libraries.addressOf(direct);
  }

  @Override
  public ByteBuffer memoryAt(long address, int bytes) {
    return libraries.memoryAt(address, bytes);
  }

  @Override
  public long upcall(Upcall target) {
    return libraries.upcall(target);
  }

  private boolean works() {
    MethodType signature = MethodType.methodType(long.class, long.class);
    Optional<MethodHandle> labs =
        bind("labs", libraries.standardLibrary().addressOf("labs"), signature);
    try {
      return labs.isPresent() && (long) labs.get().invokeExact(-PROBE) == PROBE;
    } catch (Throwable e) {
      throw new IllegalStateException("a function of the C library could not be called", e);
    }
  }

  private LinkedLibrary linked(LinkedLibrary library) {
    return new LinkedLibrary() {
      @Override
      public long addressOf(String symbol) {
        return library.addressOf(symbol);
      }

      @Override
      public MethodHandle function(String symbol, MethodType signature) {
        long address = addressOf(symbol);
        if (address == 0) {
          throw new UnsatisfiedLinkError("no function " + symbol);
        }
        return bind(symbol, address, signature)
            .orElseGet(() -> library.function(symbol, signature));
      }
    };
  }

  /** Empty where the system has no more memory to execute. */
  private Optional<MethodHandle> bind(String name, long address, MethodType signature) {
    var place = code.place(ArgumentShift.code(address, signature));
    if (place.isEmpty()) {
      return Optional.empty();
    }
    Class<?> stub = NativeMethodStub.define(name, signature);
    methods.register(stub, name, signature.toMethodDescriptorString(), place.getAsLong());
    try {
      return Optional.of(MethodHandles.publicLookup().findStatic(stub, name, signature));
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("the stub of " + name + " is out of reach", e);
    }
  }
}
