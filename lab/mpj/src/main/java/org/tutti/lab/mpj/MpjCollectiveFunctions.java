package org.tutti.lab.mpj;

import static java.lang.invoke.MethodType.methodType;
import static org.tutti.lab.mpj.MpjFunction.method;
import static org.tutti.lab.mpj.MpjLibrary.DATATYPE;
import static org.tutti.lab.mpj.MpjLibrary.INTRACOMM;
import static org.tutti.lab.mpj.MpjLibrary.block;

import java.lang.invoke.MethodType;

/** Blocking collective operations; Reduce_scatter is wrong and not called. */
final class MpjCollectiveFunctions {
  static final MpjFunction BARRIER = method(INTRACOMM, "Barrier", methodType(void.class));
  static final MpjFunction BCAST = method(INTRACOMM, "Bcast", rooted(block()));
  static final MpjFunction GATHER = method(INTRACOMM, "Gather", rooted(exchange(block(), block())));
  static final MpjFunction GATHERV =
      method(INTRACOMM, "Gatherv", rooted(exchange(block(), blocks())));
  static final MpjFunction SCATTER =
      method(INTRACOMM, "Scatter", rooted(exchange(block(), block())));
  static final MpjFunction SCATTERV =
      method(INTRACOMM, "Scatterv", rooted(exchange(blocks(), block())));
  static final MpjFunction ALLGATHER = method(INTRACOMM, "Allgather", exchange(block(), block()));
  static final MpjFunction ALLGATHERV =
      method(INTRACOMM, "Allgatherv", exchange(block(), blocks()));
  static final MpjFunction ALLTOALL = method(INTRACOMM, "Alltoall", exchange(block(), block()));
  static final MpjFunction ALLTOALLV = method(INTRACOMM, "Alltoallv", exchange(blocks(), blocks()));
  static final MpjFunction REDUCE = method(INTRACOMM, "Reduce", rooted(reduction()));
  static final MpjFunction ALLREDUCE = method(INTRACOMM, "Allreduce", reduction());
  static final MpjFunction SCAN = method(INTRACOMM, "Scan", reduction());

  private MpjCollectiveFunctions() {}

  /** Array, offset, counts, displacements, datatype. */
  private static MethodType blocks() {
    return methodType(void.class, Object.class, int.class, int[].class, int[].class, DATATYPE);
  }

  private static MethodType exchange(MethodType send, MethodType receive) {
    return send.appendParameterTypes(receive.parameterArray());
  }

  private static MethodType reduction() {
    return methodType(
        void.class,
        Object.class,
        int.class,
        Object.class,
        int.class,
        int.class,
        DATATYPE,
        MpjLibrary.type("mpi.Op"));
  }

  private static MethodType rooted(MethodType type) {
    return type.appendParameterTypes(int.class);
  }
}
