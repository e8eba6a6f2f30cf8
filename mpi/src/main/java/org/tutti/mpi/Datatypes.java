package org.tutti.mpi;

/**
 * Derived datatypes (MPI 3.1, chapter 4) and user-defined reductions (section 5.9.5). They are made
 * before anything is timed, and freed by the benchmark; what they are made of may be freed earlier.
 *
 * <p>A layout that no buffer can hold is refused ({@link org.tutti.diagnostics.MpiProblem
 * DATATYPE_INVALID}): blocks at negative displacements or over each other, extents of 64 TiB or
 * more.
 */
public interface Datatypes extends LibraryPart {
  /** {@code count} elements beside each other. */
  default DerivedDatatype typeContiguous(int count, Datatype element) {
    throw missing("MPI_Type_contiguous");
  }

  /**
   * Blocks of {@code blockLength} elements.
   *
   * @param stride from the start of a block to that of the next, in elements
   */
  default DerivedDatatype typeVector(int count, int blockLength, int stride, Datatype element) {
    throw missing("MPI_Type_vector");
  }

  /**
   * Blocks of different lengths.
   *
   * @param displacements in elements
   */
  default DerivedDatatype typeIndexed(int[] blockLengths, int[] displacements, Datatype element) {
    throw missing("MPI_Type_indexed");
  }

  /**
   * Blocks of different datatypes.
   *
   * @param displacements in bytes
   */
  default DerivedDatatype typeStruct(
      int[] blockLengths, long[] displacements, Datatype... elements) {
    throw missing("MPI_Type_create_struct");
  }

  /**
   * A part of an array of {@code sizes.length} dimensions, of which the last one is contiguous.
   *
   * @param sizes of the whole array, in elements
   * @param subsizes of the part
   * @param starts where the part begins
   */
  default DerivedDatatype typeSubarray(
      int[] sizes, int[] subsizes, int[] starts, Datatype element) {
    throw missing("MPI_Type_create_subarray");
  }

  /** The same data, but the next element begins {@code extent} bytes after the start of this. */
  default DerivedDatatype typeResized(Datatype element, long extent) {
    throw missing("MPI_Type_create_resized");
  }

  /** Bytes that {@link #pack} needs at the most. */
  default int packSize(int count, Datatype datatype) {
    throw missing("MPI_Pack_size");
  }

  /**
   * Writes elements beside each other.
   *
   * @param position where it begins in {@code packed}, in bytes
   * @return where it ends
   */
  default int pack(
      MessageBuffer from, int count, Datatype datatype, MessageBuffer packed, int position) {
    throw missing("MPI_Pack");
  }

  /**
   * Reads what {@link #pack} has written, or what was sent with any datatype.
   *
   * @param position where it begins in {@code packed}, in bytes
   * @return where it ends
   */
  default int unpack(
      MessageBuffer packed, int position, MessageBuffer into, int count, Datatype datatype) {
    throw missing("MPI_Unpack");
  }

  /**
   * A reduction in Java. The library calls it from C: see {@code docs/writing-benchmarks.md} for
   * what that costs.
   *
   * @param isCommutative whether the order of the operands may be changed as well
   * @param datatype of the elements, a predefined one, with which alone it can be used
   */
  default UserReduceOp reduceOp(
      ReductionFunction function, boolean isCommutative, Datatype datatype) {
    throw missing("MPI_Op_create");
  }
}
