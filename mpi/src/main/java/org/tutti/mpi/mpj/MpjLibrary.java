package org.tutti.mpi.mpj;

import static java.lang.invoke.MethodType.methodType;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/**
 * The methods of MPJ Express from the rank's class loader. Types of MPJ Express appear as Object,
 * so that Tutti compiles without them; the casts of the handles cost next to nothing.
 */
final class MpjLibrary {
  private static final Class<?> MPI = type("mpi.MPI");
  private static final Class<?> COMM = type("mpi.Comm");
  private static final Class<?> INTRACOMM = type("mpi.Intracomm");
  private static final Class<?> DATATYPE = type("mpi.Datatype");
  private static final Class<?> OP = type("mpi.Op");
  private static final Class<?> STATUS = type("mpi.Status");
  private static final MethodHandles.Lookup LOOKUP = MethodHandles.publicLookup();

  static final MethodHandle INIT = ofLibrary("Init", methodType(String[].class, String[].class));

  /** The thread level that is provided; there is no way to ask for one. */
  static final MethodHandle QUERY_THREAD = ofLibrary("queryThread", methodType(int.class));

  static final MethodHandle FINALIZE = ofLibrary("Finalize", methodType(void.class));
  static final MethodHandle WTIME = ofLibrary("Wtime", methodType(double.class));
  static final MethodHandle RANK = ofCommunicator(COMM, "Rank", methodType(int.class));
  static final MethodHandle SIZE = ofCommunicator(COMM, "Size", methodType(int.class));
  static final MethodHandle FREE = ofCommunicator(COMM, "Free", methodType(void.class));
  static final MethodHandle CLONE = ofCommunicator(INTRACOMM, "clone", methodType(Object.class));
  static final MethodHandle SPLIT =
      ofCommunicator(INTRACOMM, "Split", methodType(INTRACOMM, int.class, int.class));

  /** array, offset, count, datatype, destination, tag. */
  static final MethodHandle SEND = ofCommunicator(COMM, "Send", message(void.class));

  /** array, offset, count, datatype, source, tag. */
  static final MethodHandle RECV = ofCommunicator(COMM, "Recv", message(STATUS));

  static final MethodHandle SENDRECV =
      ofCommunicator(
          COMM, "Sendrecv", message(STATUS).appendParameterTypes(message(STATUS).parameterArray()));

  static final MethodHandle BARRIER = ofCommunicator(INTRACOMM, "Barrier", methodType(void.class));

  /** array, offset, count, datatype, root. */
  static final MethodHandle BCAST =
      ofCommunicator(INTRACOMM, "Bcast", block().appendParameterTypes(int.class));

  static final MethodHandle GATHER = ofCommunicator(INTRACOMM, "Gather", rooted(blocks()));
  static final MethodHandle SCATTER = ofCommunicator(INTRACOMM, "Scatter", rooted(blocks()));
  static final MethodHandle ALLGATHER = ofCommunicator(INTRACOMM, "Allgather", blocks());
  static final MethodHandle ALLTOALL = ofCommunicator(INTRACOMM, "Alltoall", blocks());
  static final MethodHandle REDUCE = ofCommunicator(INTRACOMM, "Reduce", rooted(reduction()));
  static final MethodHandle ALLREDUCE = ofCommunicator(INTRACOMM, "Allreduce", reduction());
  static final MethodHandle SCAN = ofCommunicator(INTRACOMM, "Scan", reduction());
  static final MethodHandle REDUCE_SCATTER =
      ofCommunicator(INTRACOMM, "Reduce_scatter", reduction().changeParameterType(4, int[].class));

  private MpjLibrary() {}

  /** The value of a static field of {@code mpi.MPI}, such as {@code COMM_WORLD}. */
  static Object constant(String name) {
    try {
      return MPI.getField(name).get(null);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("MPJ Express has no MPI." + name, e);
    }
  }

  private static MethodType block() {
    return methodType(void.class, Object.class, int.class, int.class, DATATYPE);
  }

  private static MethodType message(Class<?> result) {
    return block().appendParameterTypes(int.class, int.class).changeReturnType(result);
  }

  private static MethodType blocks() {
    return block().appendParameterTypes(block().parameterArray());
  }

  private static MethodType reduction() {
    return methodType(
        void.class, Object.class, int.class, Object.class, int.class, int.class, DATATYPE, OP);
  }

  private static MethodType rooted(MethodType type) {
    return type.appendParameterTypes(int.class);
  }

  private static MethodHandle ofLibrary(String name, MethodType type) {
    try {
      return LOOKUP.findStatic(MPI, name, type);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("MPJ Express has no MPI." + name + type, e);
    }
  }

  private static MethodHandle ofCommunicator(Class<?> owner, String name, MethodType type) {
    try {
      MethodHandle handle = LOOKUP.findVirtual(owner, name, type);
      return handle.asType(erased(handle.type()));
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(
          "MPJ Express has no " + owner.getName() + "." + name + type, e);
    }
  }

  /** References become Object; arrays of numbers keep their type. */
  private static MethodType erased(MethodType type) {
    MethodType erased = type;
    for (int i = 0; i < type.parameterCount(); i++) {
      Class<?> parameter = type.parameterType(i);
      if (!parameter.isPrimitive() && !parameter.isArray()) {
        erased = erased.changeParameterType(i, Object.class);
      }
    }
    return type.returnType().isPrimitive() ? erased : erased.changeReturnType(Object.class);
  }

  private static Class<?> type(String name) {
    try {
      return Class.forName(name, true, MpjLibrary.class.getClassLoader());
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException("MPJ Express has no " + name, e);
    }
  }
}
