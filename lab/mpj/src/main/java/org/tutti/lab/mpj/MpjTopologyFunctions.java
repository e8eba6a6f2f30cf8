package org.tutti.lab.mpj;

import static java.lang.invoke.MethodType.methodType;
import static org.tutti.lab.mpj.MpjFunction.method;
import static org.tutti.lab.mpj.MpjLibrary.field;

import java.lang.invoke.MethodHandle;

/** Grids; MPJ Express has no distributed graphs. */
final class MpjTopologyFunctions {
  static final Class<?> GRID = MpjLibrary.type("mpi.Cartcomm");

  private static final Class<?> SHAPE = MpjLibrary.type("mpi.CartParms");
  private static final Class<?> PARTNERS = MpjLibrary.type("mpi.ShiftParms");

  static final MpjFunction CREATE =
      method(
              MpjLibrary.INTRACOMM,
              "Create_cart",
              methodType(GRID, int[].class, boolean[].class, boolean.class))
          .named("MPI_Cart_create");
  static final MpjFunction SUB =
      method(GRID, "Sub", methodType(GRID, boolean[].class)).named("MPI_Cart_sub");
  static final MpjFunction RANK =
      method(GRID, "Rank", methodType(int.class, int[].class)).named("MPI_Cart_rank");
  static final MpjFunction COORDS =
      method(GRID, "Coords", methodType(int[].class, int.class)).named("MPI_Cart_coords");
  static final MpjFunction SHIFT =
      method(GRID, "Shift", methodType(PARTNERS, int.class, int.class)).named("MPI_Cart_shift");
  static final MpjFunction GET = method(GRID, "Get", methodType(SHAPE)).named("MPI_Cart_get");

  static final MethodHandle EXTENTS = field(SHAPE, "dims", int[].class);
  static final MethodHandle PERIODIC = field(SHAPE, "periods", boolean[].class);
  static final MethodHandle SHIFT_SOURCE = field(PARTNERS, "rank_source", int.class);
  static final MethodHandle SHIFT_DESTINATION = field(PARTNERS, "rank_dest", int.class);

  private MpjTopologyFunctions() {}
}
