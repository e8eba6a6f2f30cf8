package org.tutti.rank.cell;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import org.tutti.measure.plan.Cell;
import org.tutti.measure.plan.MeasuredOperation;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.ReduceOp;
import org.tutti.records.launch.CellKey;
import org.tutti.records.launch.Warning;
import org.tutti.runtime.Payload;

/**
 * Wrong data of operations of the catalog that are the library's, and not those of a benchmark.
 * docs/mpi-libraries.md tells how each was found.
 */
enum KnownDefect {
  GATHER_INIT(
      "MPICH 4.0.2", Set.of("MPI_Gather_init", "MPI_Allgather_init"), "it leaves wrong data"),
  IBCAST_BETWEEN_SIDES(
      "MPICH 4.0.2",
      Set.of("MPI_Ibcast:intercommunicator", "MPI_Bcast_init:intercommunicator"),
      "the other side gets data that are not those of the root, unless it is the first of its side"),
  SIGNED_EXTREMES(
      "MPICH 4.0.2",
      Set.of(
          Datatype.UNSIGNED_CHAR,
          Datatype.UNSIGNED_SHORT,
          Datatype.UNSIGNED,
          Datatype.UNSIGNED_LONG,
          Datatype.UNSIGNED_LONG_LONG,
          Datatype.UINT8_T,
          Datatype.UINT16_T,
          Datatype.UINT32_T,
          Datatype.UINT64_T),
      "MPI_MAX and MPI_MIN compare unsigned numbers as signed ones"),
  SIGNED_LONG_EXTREMES(
      "Open MPI 4.1.4",
      Set.of(Datatype.UNSIGNED_LONG),
      "MPI_MAX and MPI_MIN compare MPI_UNSIGNED_LONG as signed"),
  UNSIGNED_OFFSET_EXTREMES(
      "Open MPI 4.1.4",
      Set.of(Datatype.OFFSET),
      "MPI_MAX and MPI_MIN compare MPI_OFFSET as unsigned");

  private final String library;
  private final Set<?> concerned;
  private final String what;

  /**
   * @param concerned functions or operations by name, or datatypes whose extremes are concerned
   */
  KnownDefect(String library, Set<?> concerned, String what) {
    this.library = library;
    this.concerned = concerned;
    this.what = what;
  }

  /** What is known of this library and a cell that leaves wrong data. */
  static Optional<KnownDefect> of(String library, Cell cell) {
    return EnumSet.allOf(KnownDefect.class).stream()
        .filter(defect -> defect.library.equals(library))
        .filter(defect -> defect.concerns(cell))
        .findFirst();
  }

  /** The library, by name and version. */
  String library() {
    return library;
  }

  /** The warning about wrong data, with the defect. */
  Warning explaining(Warning wrongData) {
    return wrongData.with("library", library).with("defect", what);
  }

  private boolean concerns(Cell cell) {
    MeasuredOperation operation = cell.benchmark().operation();
    boolean isExtreme =
        operation
            .collective()
            .flatMap(Payload::reduction)
            .filter(op -> op == ReduceOp.MAX || op == ReduceOp.MIN)
            .isPresent();
    String name = cell.benchmark().name();
    return concerned.contains(name)
        || concerned.contains(CellKey.family(name))
        || isExtreme && concerned.contains(operation.datatype());
  }
}
