package org.tutti.lab.mpj;

import static java.lang.invoke.MethodType.methodType;
import static org.tutti.lab.mpj.MpjFunction.function;
import static org.tutti.lab.mpj.MpjFunction.method;
import static org.tutti.lab.mpj.MpjLibrary.COMM;
import static org.tutti.lab.mpj.MpjLibrary.INTRACOMM;

/** Communicators and their groups. */
final class MpjCommunicatorFunctions {
  private static final Class<?> GROUP_TYPE = MpjLibrary.type("mpi.Group");

  static final MpjFunction RANK =
      method(COMM, "Rank", methodType(int.class)).named("MPI_Comm_rank");
  static final MpjFunction SIZE =
      method(COMM, "Size", methodType(int.class)).named("MPI_Comm_size");
  static final MpjFunction FREE =
      method(COMM, "Free", methodType(void.class)).named("MPI_Comm_free");
  static final MpjFunction DUP =
      method(INTRACOMM, "clone", methodType(Object.class)).named("MPI_Comm_dup");
  static final MpjFunction SPLIT =
      method(INTRACOMM, "Split", methodType(INTRACOMM, int.class, int.class))
          .named("MPI_Comm_split");
  static final MpjFunction GROUP =
      method(COMM, "Group", methodType(GROUP_TYPE)).named("MPI_Comm_group");

  /** Group, ranks in it, other group. */
  static final MpjFunction TRANSLATE_RANKS =
      function(
              GROUP_TYPE,
              "Translate_ranks",
              methodType(int[].class, GROUP_TYPE, int[].class, GROUP_TYPE))
          .named("MPI_Group_translate_ranks");

  private MpjCommunicatorFunctions() {}
}
