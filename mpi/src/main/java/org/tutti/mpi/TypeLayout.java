package org.tutti.mpi;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;
import org.tutti.diagnostics.MpiProblem;
import org.tutti.diagnostics.TuttiException;

/**
 * What is wrong with the layout of a derived datatype, told before the library sees it: libraries
 * accept blocks that overlap, and write them in any order. Every method throws a {@link
 * TuttiException} for what no buffer can be sent from or received into, and for an element that has
 * been freed.
 */
public final class TypeLayout {
  /** An element needs fewer bytes than this, which is more memory than a node has. */
  public static final long LIMIT = 1L << 46;

  private TypeLayout() {}

  /** Checks the arguments of {@link Datatypes#typeContiguous}. */
  public static void contiguous(int count, Datatype element) {
    requireCount("contiguous", count);
    element.span(0);
    requireSize("contiguous", times(count, element.extent()));
  }

  /** Checks the arguments of {@link Datatypes#typeVector}. */
  public static void vector(int count, int blockLength, int stride, Datatype element) {
    requireCount("vector", count);
    requireCount("vector", blockLength);
    element.span(0);
    if (count == 0 || blockLength == 0) {
      return;
    }
    if (count > 1 && stride < 0) {
      throw invalid("vector", "has a negative stride, " + stride);
    }
    if (count > 1 && stride < blockLength && isSolid(element)) {
      throw invalid(
          "vector", "has blocks of " + blockLength + " elements, which begin every " + stride);
    }
    // Cannot overflow: below 2 to the power of 62.
    long elements = (count - 1L) * stride + blockLength;
    requireSize("vector", times(elements, element.extent()));
  }

  /** Checks the arguments of {@link Datatypes#typeIndexed}. */
  public static void indexed(int[] blockLengths, int[] displacements, Datatype element) {
    requireSame("indexed", blockLengths.length, displacements.length);
    struct(
        "indexed",
        blockLengths,
        Arrays.stream(displacements).mapToLong(at -> times(at, element.extent())).toArray(),
        IntStream.range(0, blockLengths.length).mapToObj(i -> element).toArray(Datatype[]::new));
  }

  /** Checks the arguments of {@link Datatypes#typeStruct}. */
  public static void struct(int[] blockLengths, long[] displacements, Datatype... elements) {
    requireSame("struct", blockLengths.length, displacements.length);
    requireSame("struct", blockLengths.length, elements.length);
    struct("struct", blockLengths, displacements, elements);
  }

  private static void struct(
      String what, int[] blockLengths, long[] displacements, Datatype... elements) {
    int[] order =
        IntStream.range(0, blockLengths.length)
            .filter(block -> blockLengths[block] != 0)
            .boxed()
            .sorted(Comparator.comparingLong(block -> displacements[block]))
            .mapToInt(Integer::intValue)
            .toArray();
    long end = 0;
    boolean wasSolid = false;
    for (int block : order) {
      requireCount(what, blockLengths[block]);
      if (displacements[block] < 0) {
        throw invalid(what, "has block " + block + " at " + displacements[block] + " bytes");
      }
      if (displacements[block] < end && wasSolid && isSolid(elements[block])) {
        throw invalid(
            what,
            "has block "
                + block
                + " at byte "
                + displacements[block]
                + ", before byte "
                + end
                + " where another one ends");
      }
      requireSize(what, displacements[block]);
      end = displacements[block] + elements[block].span(blockLengths[block]);
      requireSize(what, end);
      wasSolid = isSolid(elements[block]);
    }
  }

  /** Checks the arguments of {@link Datatypes#typeSubarray}. */
  public static void subarray(int[] sizes, int[] subsizes, int[] starts, Datatype element) {
    requireSame("subarray", sizes.length, subsizes.length);
    requireSame("subarray", sizes.length, starts.length);
    if (sizes.length == 0) {
      throw invalid("subarray", "has no dimension");
    }
    element.span(0);
    long whole = element.extent();
    for (int dimension = 0; dimension < sizes.length; dimension++) {
      if (subsizes[dimension] < 1
          || starts[dimension] < 0
          || (long) starts[dimension] + subsizes[dimension] > sizes[dimension]) {
        throw invalid(
            "subarray",
            "takes "
                + subsizes[dimension]
                + " elements from "
                + starts[dimension]
                + " on, of "
                + sizes[dimension]
                + " in dimension "
                + dimension);
      }
      whole = times(whole, sizes[dimension]);
      requireSize("subarray", whole);
    }
  }

  /** Checks the arguments of {@link Datatypes#typeResized}. */
  public static void resized(Datatype element, long extent) {
    element.span(0);
    if (extent < 1) {
      throw invalid("resized", "has an extent of " + extent + " bytes");
    }
    requireSize("resized", extent);
  }

  /** Elements without gaps may not overlap; others may lie within each other. */
  private static boolean isSolid(Datatype element) {
    return element.size() == element.extent();
  }

  private static long times(long count, long width) {
    try {
      return Math.multiplyExact(count, width);
    } catch (ArithmeticException e) {
      return Long.MAX_VALUE;
    }
  }

  private static void requireCount(String what, int count) {
    if (count < 0) {
      throw invalid(what, "has a negative count, " + count);
    }
  }

  private static void requireSame(String what, int expected, int actual) {
    if (expected != actual) {
      throw invalid(
          what, "has " + expected + " blocks or dimensions, but " + actual + " of another");
    }
  }

  private static void requireSize(String what, long bytes) {
    if (bytes >= LIMIT) {
      throw invalid(what, "needs 64 TiB or more");
    }
  }

  private static TuttiException invalid(String what, String why) {
    return MpiProblem.DATATYPE_INVALID.error("A datatype (" + what + ") " + why + ".");
  }
}
