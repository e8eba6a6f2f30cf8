package org.tutti.mpi.natives.linker;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodType;
import java.lang.reflect.Array;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** The few calls of {@code java.lang.foreign} that linking needs, by reflection. */
final class ForeignInterface {
  private final Class<?> linkerType = type("Linker");
  private final Class<?> segmentType = type("MemorySegment");
  private final Class<?> descriptorType = type("FunctionDescriptor");
  private final Class<?> layoutType = type("MemoryLayout");
  private final Object noOptions = Array.newInstance(type("Linker$Option"), 0);
  private final Method ofBuffer = method(segmentType, "ofBuffer", Buffer.class);
  private final Method address = method(segmentType, "address");
  private final Method ofAddress = method(segmentType, "ofAddress", long.class);
  private final Method downcallHandle =
      method(linkerType, "downcallHandle", descriptorType, noOptions.getClass());
  private final Object linker = call(method(linkerType, "nativeLinker"), null);
  private final Object standardSymbols = call(method(linkerType, "defaultLookup"), linker);
  private final Method find = method(type("SymbolLookup"), "find", String.class);

  /** Calls of any function of a signature, of which the functions of MPI have few. */
  private final Map<MethodType, MethodHandle> downcalls = new ConcurrentHashMap<>();

  /** The address of a symbol of the C library, 0 if there is none. */
  long standardSymbol(String symbol) {
    Optional<?> found = (Optional<?>) call(find, standardSymbols, symbol);
    return found.isPresent() ? (long) call(address, found.get()) : 0;
  }

  MethodHandle downcall(long function, MethodType signature) {
    MethodHandle call = downcalls.get(signature);
    if (call == null) {
      call = downcall(signature);
      downcalls.put(signature, call);
    }
    return call.bindTo(call(ofAddress, null, function));
  }

  /** The address of the function is the first argument. */
  private MethodHandle downcall(MethodType signature) {
    return (MethodHandle) call(downcallHandle, linker, descriptor(signature), noOptions);
  }

  long addressOf(ByteBuffer direct) {
    // The segment begins at the buffer's position.
    return (long) call(address, call(ofBuffer, null, direct)) - direct.position();
  }

  ByteBuffer memoryAt(long start, int bytes) {
    // Reflective lookups of a few milliseconds, which most ranks do not need.
    Object segment = call(ofAddress, null, start);
    Object sized = call(method(segmentType, "reinterpret", long.class), segment, (long) bytes);
    return (ByteBuffer) call(method(segmentType, "asByteBuffer"), sized);
  }

  /** The address of a stub that calls a handle, for good. */
  long upcall(MethodHandle target) {
    // As rare as memoryAt.
    Class<?> arenaType = type("Arena");
    Method stub =
        method(
            linkerType,
            "upcallStub",
            MethodHandle.class,
            descriptorType,
            arenaType,
            noOptions.getClass());
    Object forever = call(method(arenaType, "global"), null);
    return (long)
        call(address, call(stub, linker, target, descriptor(target.type()), forever, noOptions));
  }

  private Object descriptor(MethodType signature) {
    Object arguments = Array.newInstance(layoutType, signature.parameterCount());
    for (int i = 0; i < signature.parameterCount(); i++) {
      Array.set(arguments, i, layout(signature.parameterType(i)));
    }
    if (signature.returnType() == void.class) {
      return call(method(descriptorType, "ofVoid", arguments.getClass()), null, arguments);
    }
    Method of = method(descriptorType, "of", layoutType, arguments.getClass());
    return call(of, null, layout(signature.returnType()), arguments);
  }

  private static Object layout(Class<?> primitive) {
    String constant = "JAVA_" + primitive.getName().toUpperCase(Locale.ROOT);
    try {
      return type("ValueLayout").getField(constant).get(null);
    } catch (ReflectiveOperationException e) {
      throw new IllegalArgumentException("no C type for " + primitive, e);
    }
  }

  private static Class<?> type(String name) {
    try {
      return Class.forName("java.lang.foreign." + name);
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException("this JVM has no java.lang.foreign." + name, e);
    }
  }

  private static Method method(Class<?> type, String name, Class<?>... parameters) {
    try {
      return type.getMethod(name, parameters);
    } catch (NoSuchMethodException e) {
      throw new IllegalStateException(type + " has no " + name, e);
    }
  }

  private static Object call(Method method, Object target, Object... arguments) {
    try {
      return method.invoke(target, arguments);
    } catch (InvocationTargetException e) {
      if (e.getCause() instanceof RuntimeException runtime) {
        throw runtime;
      }
      throw new IllegalStateException(method + " failed", e.getCause());
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(method + " is out of reach", e);
    }
  }
}
