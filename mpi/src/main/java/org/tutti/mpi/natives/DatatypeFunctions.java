package org.tutti.mpi.natives;

/** MPI's functions on datatypes and operators, and the constants that they take. */
final class DatatypeFunctions {
  static final NativeFunction CONTIGUOUS = NativeFunction.of("MPI_Type_contiguous", 3);
  static final NativeFunction VECTOR = NativeFunction.of("MPI_Type_vector", 5);
  static final NativeFunction INDEXED = NativeFunction.of("MPI_Type_indexed", 5);
  static final NativeFunction STRUCT = NativeFunction.of("MPI_Type_create_struct", 5);
  static final NativeFunction SUBARRAY = NativeFunction.of("MPI_Type_create_subarray", 7);
  static final NativeFunction RESIZED = NativeFunction.of("MPI_Type_create_resized", 4);
  static final NativeFunction COMMIT = NativeFunction.of("MPI_Type_commit", 1);
  static final NativeFunction FREE = NativeFunction.of("MPI_Type_free", 1);
  static final NativeFunction SIZE = NativeFunction.of("MPI_Type_size_x", 2);
  static final NativeFunction EXTENT = NativeFunction.of("MPI_Type_get_extent", 3);
  static final NativeFunction TRUE_EXTENT = NativeFunction.of("MPI_Type_get_true_extent", 3);
  static final NativeFunction PACK_SIZE = NativeFunction.of("MPI_Pack_size", 4);
  static final NativeFunction PACK = NativeFunction.of("MPI_Pack", 7);
  static final NativeFunction UNPACK = NativeFunction.of("MPI_Unpack", 7);
  static final NativeFunction OP_CREATE = NativeFunction.of("MPI_Op_create", 3);
  static final NativeFunction OP_FREE = NativeFunction.of("MPI_Op_free", 1);

  static final long ORDER_C = LibraryBinding.constant("MPI_ORDER_C");

  private DatatypeFunctions() {}
}
