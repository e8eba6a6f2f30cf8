package org.tutti.mpi;

import java.util.List;
import java.util.Optional;

/**
 * A reduction of MPI: one of the predefined ones below, or a {@link UserReduceOp}. A class rather
 * than an interface for the reason of {@link Datatype}.
 */
public class ReduceOp {
  public static final ReduceOp MAX = new ReduceOp(NumberOp.MAX);
  public static final ReduceOp MIN = new ReduceOp(NumberOp.MIN);
  public static final ReduceOp SUM = new ReduceOp(NumberOp.SUM);
  public static final ReduceOp PROD = new ReduceOp(NumberOp.PROD);
  public static final ReduceOp LAND = new ReduceOp(NumberOp.LAND);
  public static final ReduceOp BAND = new ReduceOp(NumberOp.BAND);
  public static final ReduceOp LOR = new ReduceOp(NumberOp.LOR);
  public static final ReduceOp BOR = new ReduceOp(NumberOp.BOR);
  public static final ReduceOp LXOR = new ReduceOp(NumberOp.LXOR);
  public static final ReduceOp BXOR = new ReduceOp(NumberOp.BXOR);

  /** The largest of pairs of a value and an int, such as {@link Datatype#DOUBLE_INT}. */
  public static final ReduceOp MAXLOC = new ReduceOp("MAXLOC", 10, null);

  /**
   * The smallest pair; of equal values, both this and {@link #MAXLOC} take that with the smaller
   * int.
   */
  public static final ReduceOp MINLOC = new ReduceOp("MINLOC", 11, null);

  private static final int USER_DEFINED = Integer.MAX_VALUE;
  private static final List<ReduceOp> OF_NUMBERS =
      List.of(MAX, MIN, SUM, PROD, LAND, BAND, LOR, BOR, LXOR, BXOR);

  private final String name;
  private final int index;
  private final NumberOp numberOp;

  private ReduceOp(NumberOp numberOp) {
    this(numberOp.name(), numberOp.ordinal(), numberOp);
  }

  private ReduceOp(String name, int index, NumberOp numberOp) {
    this.name = name;
    this.index = index;
    this.numberOp = numberOp;
  }

  /** One that a benchmark defines. */
  ReduceOp(String name) {
    this(name, USER_DEFINED, null);
  }

  /** Those that combine numbers. */
  public static List<ReduceOp> ofNumbers() {
    return OF_NUMBERS;
  }

  /** All predefined ones, in the order of {@link #index}. */
  public static List<ReduceOp> predefined() {
    return List.of(MAX, MIN, SUM, PROD, LAND, BAND, LOR, BOR, LXOR, BXOR, MAXLOC, MINLOC);
  }

  /** The one that combines numbers so. */
  public static ReduceOp of(NumberOp numberOp) {
    return OF_NUMBERS.get(numberOp.ordinal());
  }

  /** The one that combines numbers and has this name. */
  public static Optional<ReduceOp> named(String name) {
    return OF_NUMBERS.stream().filter(op -> op.name.equals(name)).findFirst();
  }

  /** The constant's name; MPI has the same, with {@code MPI_} in front. */
  public final String name() {
    return name;
  }

  /** Its place among {@link #predefined}, or more than any of these have. */
  public final int index() {
    return index;
  }

  /**
   * Whether MPI defines it for elements of a predefined datatype (MPI 4.0, section 6.9.2); for one
   * that a benchmark defines, whether that is its datatype.
   */
  public boolean isDefinedFor(Datatype datatype) {
    return numberOp == null ? datatype.isPair() : numberOp.takes(datatype.kind());
  }

  /** Whether it is predefined and combines numbers. */
  public final boolean combinesNumbers() {
    return numberOp != null;
  }

  /**
   * What it does with numbers.
   *
   * @throws IllegalArgumentException if it {@linkplain #combinesNumbers does nothing} with them
   */
  public final NumberOp numberOp() {
    if (numberOp == null) {
      throw new IllegalArgumentException(name + " does not combine numbers");
    }
    return numberOp;
  }

  @Override
  public final String toString() {
    return name;
  }
}
