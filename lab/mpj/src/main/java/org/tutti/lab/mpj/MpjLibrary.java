package org.tutti.lab.mpj;

import static java.lang.invoke.MethodType.methodType;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/**
 * MPJ Express in the rank's class loader. Its types appear as Object, so that Tutti compiles
 * without them; the casts of the handles cost next to nothing.
 */
final class MpjLibrary {
  static final Class<?> MPI = type("mpi.MPI");
  static final Class<?> COMM = type("mpi.Comm");
  static final Class<?> INTRACOMM = type("mpi.Intracomm");
  static final Class<?> DATATYPE = type("mpi.Datatype");
  static final Class<?> STATUS = type("mpi.Status");

  private static final MethodHandles.Lookup LOOKUP = MethodHandles.publicLookup();

  private MpjLibrary() {}

  static Class<?> type(String name) {
    try {
      return Class.forName(name, true, MpjLibrary.class.getClassLoader());
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException("MPJ Express has no " + name, e);
    }
  }

  /** The value of a static field of {@code mpi.MPI}, such as {@code COMM_WORLD}. */
  static Object constant(String name) {
    return constant(MPI, name);
  }

  /** The value of a static field. */
  static Object constant(Class<?> owner, String name) {
    try {
      return owner.getField(name).get(null);
    } catch (ReflectiveOperationException e) {
      throw lacking(owner, name, e);
    }
  }

  /** Calls a method of an object, which comes first. */
  static MethodHandle method(Class<?> owner, String name, MethodType type) {
    try {
      return erased(LOOKUP.findVirtual(owner, name, type));
    } catch (ReflectiveOperationException e) {
      throw lacking(owner, name + type, e);
    }
  }

  /** Calls a static method. */
  static MethodHandle function(Class<?> owner, String name, MethodType type) {
    try {
      return erased(LOOKUP.findStatic(owner, name, type));
    } catch (ReflectiveOperationException e) {
      throw lacking(owner, name + type, e);
    }
  }

  /** Reads a field of an object. */
  static MethodHandle field(Class<?> owner, String name, Class<?> type) {
    try {
      return erased(LOOKUP.findGetter(owner, name, type));
    } catch (ReflectiveOperationException e) {
      throw lacking(owner, name, e);
    }
  }

  /** The parameters of a buffer: array, offset, count, datatype. */
  static MethodType block() {
    return methodType(void.class, Object.class, int.class, int.class, DATATYPE);
  }

  /** A buffer, the partner, and the tag. */
  static MethodType message(Class<?> result) {
    return block().appendParameterTypes(int.class, int.class).changeReturnType(result);
  }

  /** References become Object; arrays of numbers keep their type. */
  private static MethodHandle erased(MethodHandle handle) {
    MethodType type = handle.type();
    MethodType erased = type.changeReturnType(erased(type.returnType()));
    for (int i = 0; i < type.parameterCount(); i++) {
      erased = erased.changeParameterType(i, erased(type.parameterType(i)));
    }
    return handle.asType(erased);
  }

  private static Class<?> erased(Class<?> type) {
    if (type.isPrimitive() || type.isArray() && type.getComponentType().isPrimitive()) {
      return type;
    }
    return type.isArray() ? Object[].class : Object.class;
  }

  private static IllegalStateException lacking(
      Class<?> owner, String member, ReflectiveOperationException e) {
    return new IllegalStateException("MPJ Express has no " + owner.getName() + "." + member, e);
  }
}
