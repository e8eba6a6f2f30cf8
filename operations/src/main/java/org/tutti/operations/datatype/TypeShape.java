package org.tutti.operations.datatype;

import java.util.Arrays;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.DerivedDatatype;

/** Which function of MPI makes the datatype of a message of several blocks. */
public enum TypeShape {
  /** {@code MPI_Type_contiguous}: without gaps, and so what a datatype costs by itself. */
  CONTIGUOUS {
    @Override
    DerivedDatatype make(Communicator comm, TypeBlocks blocks, Datatype element) {
      return comm.typeContiguous(blocks.number() * blocks.length(), element);
    }
  },
  /** {@code MPI_Type_vector}. */
  VECTOR {
    @Override
    DerivedDatatype make(Communicator comm, TypeBlocks blocks, Datatype element) {
      return comm.typeVector(blocks.number(), blocks.length(), blocks.stride(), element);
    }
  },
  /** {@code MPI_Type_indexed}, with the same blocks. */
  INDEXED {
    @Override
    DerivedDatatype make(Communicator comm, TypeBlocks blocks, Datatype element) {
      int[] starts = starts(blocks).mapToInt(TypeShape::displacement).toArray();
      return comm.typeIndexed(lengths(blocks), starts, element);
    }
  },
  /** {@code MPI_Type_create_struct}, with the same blocks. */
  STRUCT {
    @Override
    DerivedDatatype make(Communicator comm, TypeBlocks blocks, Datatype element) {
      Datatype[] elements = new Datatype[blocks.number()];
      Arrays.fill(elements, element);
      LongStream bytes = starts(blocks).map(start -> start * element.bytes());
      return comm.typeStruct(lengths(blocks), bytes.toArray(), elements);
    }
  },
  /** {@code MPI_Type_create_subarray}: the first columns of an array. */
  SUBARRAY {
    @Override
    DerivedDatatype make(Communicator comm, TypeBlocks blocks, Datatype element) {
      return comm.typeSubarray(
          new int[] {blocks.number(), blocks.stride()},
          new int[] {blocks.number(), blocks.length()},
          new int[2],
          element);
    }
  },
  /** {@code MPI_Type_create_resized}: a block and its gap, of which a message has several. */
  RESIZED {
    @Override
    DerivedDatatype make(Communicator comm, TypeBlocks blocks, Datatype element) {
      DerivedDatatype block = comm.typeContiguous(blocks.length(), element);
      try {
        return comm.typeResized(block, (long) blocks.stride() * element.bytes());
      } finally {
        block.free();
      }
    }

    @Override
    int count(TypeBlocks blocks) {
      return blocks.number();
    }
  };

  abstract DerivedDatatype make(Communicator comm, TypeBlocks blocks, Datatype element);

  /** How many elements of the datatype a message has. */
  int count(TypeBlocks blocks) {
    return blocks.number() == 0 ? 0 : 1;
  }

  private static int displacement(long start) {
    if (start > Integer.MAX_VALUE) {
      throw CommandLineProblem.BUFFER_TOO_LARGE.error(
          "A block begins at element " + start + ", more than the ints of MPI_Type_indexed hold.",
          "Choose smaller messages, or --param layout=STRUCT, whose displacements are long.");
    }
    return (int) start;
  }

  private static int[] lengths(TypeBlocks blocks) {
    int[] lengths = new int[blocks.number()];
    Arrays.fill(lengths, blocks.length());
    return lengths;
  }

  private static LongStream starts(TypeBlocks blocks) {
    return IntStream.range(0, blocks.number()).mapToLong(blocks::start);
  }
}
