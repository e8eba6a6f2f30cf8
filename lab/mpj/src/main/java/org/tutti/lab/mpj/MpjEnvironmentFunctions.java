package org.tutti.lab.mpj;

import static java.lang.invoke.MethodType.methodType;
import static org.tutti.lab.mpj.MpjFunction.function;
import static org.tutti.lab.mpj.MpjLibrary.MPI;

/** Beginning, end, and what is between them. */
final class MpjEnvironmentFunctions {
  static final MpjFunction INIT = function(MPI, "Init", methodType(String[].class, String[].class));

  /** The thread level that is provided; there is no way to ask for one. */
  static final MpjFunction QUERY_THREAD =
      function(MPI, "queryThread", methodType(int.class)).named("MPI_Query_thread");

  static final MpjFunction FINALIZE = function(MPI, "Finalize", methodType(void.class));
  static final MpjFunction WTIME = function(MPI, "Wtime", methodType(double.class));

  private MpjEnvironmentFunctions() {}
}
