package org.tutti.operations.rate;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.DerivedDatatype;

/** A derived datatype of which only the size is known; its data are sent as bytes. */
final class CountedDatatype extends DerivedDatatype {
  private CountedDatatype(long size, long extent) {
    super("derived", size, extent, extent);
  }

  /** What a function of MPI that makes datatypes would make, by the arguments of the binding. */
  static CountedDatatype of(String function, Object[] arguments) {
    return switch (function) {
      case "typeContiguous" -> elements((int) arguments[0], (Datatype) arguments[1]);
      case "typeVector" ->
          elements((int) arguments[0] * (int) arguments[1], (Datatype) arguments[3]);
      case "typeIndexed" -> elements(sum(arguments[0]), (Datatype) arguments[2]);
      case "typeStruct" -> elements(sum(arguments[0]), ((Datatype[]) arguments[2])[0]);
      case "typeSubarray" ->
          elements(
              IntStream.of((int[]) arguments[1]).reduce(1, (one, two) -> one * two),
              (Datatype) arguments[3]);
      case "typeResized" ->
          new CountedDatatype(((Datatype) arguments[0]).size(), (long) arguments[1]);
      default -> throw new IllegalArgumentException(function);
    };
  }

  private static int sum(Object lengths) {
    return Arrays.stream((int[]) lengths).sum();
  }

  private static CountedDatatype elements(int count, Datatype element) {
    return new CountedDatatype(count * element.size(), count * element.extent());
  }
}
