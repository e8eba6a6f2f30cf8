package org.tutti.mpi;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tutti.diagnostics.MpiProblem;
import org.tutti.diagnostics.TuttiException;

/**
 * A datatype of MPI: one of the predefined ones below, or one that {@link Datatypes} derives from
 * them. The first six are those of Java's primitives, which buffers, benchmarks, and checks of data
 * use. A class rather than an interface, so that a call reads what it needs from a field, whatever
 * the datatype is.
 */
public class Datatype {
  private static final int DERIVED = Integer.MAX_VALUE;
  private static final List<Datatype> PREDEFINED = new ArrayList<>();

  /** {@code MPI_INT8_T}; MPI's plain byte, which cannot be reduced, is {@link #RAW_BYTE}. */
  public static final Datatype BYTE = number("BYTE", "MPI_INT8_T", JavaElement.BYTE);

  /** {@code MPI_INT16_T}. */
  public static final Datatype SHORT = number("SHORT", "MPI_INT16_T", JavaElement.SHORT);

  /** {@code MPI_INT32_T}. */
  public static final Datatype INT = number("INT", "MPI_INT32_T", JavaElement.INT);

  /** {@code MPI_INT64_T}. */
  public static final Datatype LONG = number("LONG", "MPI_INT64_T", JavaElement.LONG);

  public static final Datatype FLOAT = number("FLOAT", JavaElement.FLOAT);
  public static final Datatype DOUBLE = number("DOUBLE", JavaElement.DOUBLE);

  public static final Datatype CHAR = opaque("CHAR", 1);
  public static final Datatype WCHAR = opaque("WCHAR", 4);
  public static final Datatype SIGNED_CHAR = number("SIGNED_CHAR", JavaElement.BYTE);
  public static final Datatype C_SHORT = number("C_SHORT", "MPI_SHORT", JavaElement.SHORT);
  public static final Datatype C_INT = number("C_INT", "MPI_INT", JavaElement.INT);
  public static final Datatype C_LONG = number("C_LONG", "MPI_LONG", JavaElement.LONG);
  public static final Datatype LONG_LONG = number("LONG_LONG", JavaElement.LONG);
  public static final Datatype UNSIGNED_CHAR = number("UNSIGNED_CHAR", JavaElement.BYTE);
  public static final Datatype UNSIGNED_SHORT = number("UNSIGNED_SHORT", JavaElement.SHORT);
  public static final Datatype UNSIGNED = number("UNSIGNED", JavaElement.INT);
  public static final Datatype UNSIGNED_LONG = number("UNSIGNED_LONG", JavaElement.LONG);
  public static final Datatype UNSIGNED_LONG_LONG = number("UNSIGNED_LONG_LONG", JavaElement.LONG);
  public static final Datatype UINT8_T = number("UINT8_T", JavaElement.BYTE);
  public static final Datatype UINT16_T = number("UINT16_T", JavaElement.SHORT);
  public static final Datatype UINT32_T = number("UINT32_T", JavaElement.INT);
  public static final Datatype UINT64_T = number("UINT64_T", JavaElement.LONG);
  public static final Datatype AINT = opaque("AINT", 8);
  public static final Datatype OFFSET = opaque("OFFSET", 8);
  public static final Datatype COUNT = opaque("COUNT", 8);
  public static final Datatype C_BOOL = opaque("C_BOOL", 1);
  public static final Datatype LONG_DOUBLE = opaque("LONG_DOUBLE", 16);

  /** Two floats, real and imaginary. */
  public static final Datatype C_FLOAT_COMPLEX = opaque("C_FLOAT_COMPLEX", 8);

  /** Two doubles, real and imaginary. */
  public static final Datatype C_DOUBLE_COMPLEX = opaque("C_DOUBLE_COMPLEX", 16);

  public static final Datatype C_LONG_DOUBLE_COMPLEX = opaque("C_LONG_DOUBLE_COMPLEX", 32);

  /** {@code MPI_BYTE}: is only moved. */
  public static final Datatype RAW_BYTE = add("RAW_BYTE", "MPI_BYTE", 1, 1, null);

  /** What {@link Datatypes#pack} writes. */
  public static final Datatype PACKED = opaque("PACKED", 1);

  /** A value and an int, for {@link ReduceOp#MAXLOC} and {@link ReduceOp#MINLOC}. */
  public static final Datatype FLOAT_INT = pair("FLOAT_INT", 8, 8);

  /** The int follows at byte 8, and 4 bytes are unused. */
  public static final Datatype DOUBLE_INT = pair("DOUBLE_INT", 12, 16);

  /** As {@link #DOUBLE_INT}, with a 64-bit integer. */
  public static final Datatype LONG_INT = pair("LONG_INT", 12, 16);

  /** The int follows at byte 4; two bytes before it are unused. */
  public static final Datatype SHORT_INT = pair("SHORT_INT", 6, 8);

  /** {@code MPI_2INT}. */
  public static final Datatype TWO_INT = add("TWO_INT", "MPI_2INT", 8, 8, null);

  public static final Datatype LONG_DOUBLE_INT = pair("LONG_DOUBLE_INT", 20, 32);

  private static final Map<Datatype, JavaElement> PAIRED =
      Map.of(
          FLOAT_INT, JavaElement.FLOAT,
          DOUBLE_INT, JavaElement.DOUBLE,
          LONG_INT, JavaElement.LONG,
          SHORT_INT, JavaElement.SHORT,
          TWO_INT, JavaElement.INT);

  private final String name;
  private final String mpiName;
  private final int index;
  private final int size;
  private final int bytes;
  private final JavaElement element;
  private final int end;
  private int reach;

  private Datatype(
      String name, String mpiName, int index, int size, int bytes, JavaElement element) {
    this(name, mpiName, index, size, bytes, bytes, element);
  }

  private Datatype(
      String name, String mpiName, int index, int size, int bytes, int end, JavaElement element) {
    this.name = name;
    this.mpiName = mpiName;
    this.index = index;
    this.size = size;
    this.bytes = bytes;
    this.end = end;
    this.element = element;
    this.reach = Math.max(bytes, end);
  }

  /**
   * A datatype derived from others.
   *
   * @param size bytes of data in it
   * @param extent bytes from one element to the next
   * @param end where its last byte ends, from the start of an element
   */
  Datatype(String name, int size, int extent, int end) {
    this(name, name, DERIVED, size, extent, end, null);
  }

  private static Datatype number(String name, JavaElement element) {
    return number(name, "MPI_" + name, element);
  }

  private static Datatype number(String name, String mpiName, JavaElement element) {
    return add(name, mpiName, element.bytes(), element.bytes(), element);
  }

  private static Datatype opaque(String name, int bytes) {
    return add(name, "MPI_" + name, bytes, bytes, null);
  }

  private static Datatype pair(String name, int size, int bytes) {
    return add(name, "MPI_" + name, size, bytes, null);
  }

  private static Datatype add(
      String name, String mpiName, int size, int bytes, JavaElement element) {
    Datatype made = new Datatype(name, mpiName, PREDEFINED.size(), size, bytes, element);
    PREDEFINED.add(made);
    return made;
  }

  /** All predefined datatypes, in the order of {@link #index}. */
  public static List<Datatype> predefined() {
    return List.copyOf(PREDEFINED);
  }

  /** Those of Java's primitives. */
  public static List<Datatype> ofJava() {
    return List.copyOf(PREDEFINED.subList(0, JavaElement.values().length));
  }

  /** Those whose elements are a number each, as wide as one of Java's primitives. */
  public static List<Datatype> numbers() {
    return PREDEFINED.stream().filter(Datatype::isNumber).toList();
  }

  /** Those whose elements are a real and an imaginary part, each a number. */
  public static List<Datatype> complex() {
    return List.of(C_FLOAT_COMPLEX, C_DOUBLE_COMPLEX);
  }

  /** Those of a value, as wide as one of Java's primitives, and an int. */
  public static List<Datatype> pairs() {
    return PREDEFINED.stream().filter(Datatype::isPair).toList();
  }

  /** The predefined datatype that has this constant's name here. */
  public static Optional<Datatype> named(String name) {
    return PREDEFINED.stream().filter(datatype -> datatype.name.equals(name)).findFirst();
  }

  /** The name of the constant here; for a derived datatype how it was made. */
  public final String name() {
    return name;
  }

  /** The name of the constant in MPI. */
  public final String mpiName() {
    return mpiName;
  }

  /** Its place among {@link #predefined}, or more than any of these have. */
  public final int index() {
    return index;
  }

  /** From one element in a buffer to the next, in bytes: the extent. */
  public final int bytes() {
    return bytes;
  }

  /** Bytes of data in one element; less than {@link #bytes} if there are gaps. */
  public final int size() {
    return size;
  }

  /** No element needs more bytes of a buffer than that. */
  public final int reach() {
    return reach;
  }

  /**
   * Bytes from the start of a buffer to the end of so many elements in it.
   *
   * @throws org.tutti.diagnostics.TuttiException if the datatype has been freed
   */
  public final long span(long elements) {
    if (isFreed()) {
      throw freed();
    }
    return elements == 0 ? 0 : (elements - 1) * bytes + end;
  }

  /** Whether no call accepts it any more. */
  public final boolean isFreed() {
    return reach == Integer.MAX_VALUE && index == DERIVED;
  }

  /** Apart, so that the JIT inlines what checks for it. */
  private TuttiException freed() {
    return MpiProblem.DATATYPE_FREED.error(
        "A call got the datatype " + name + " after it had been freed.");
  }

  /** From now on, no buffer is long enough for it. */
  final void forbid() {
    reach = Integer.MAX_VALUE;
  }

  /**
   * The datatype of the parts that an element consists of, side by side: the number itself, those
   * that a {@linkplain #complex complex} one has, or the ints that fill a {@linkplain #pairs pair}.
   */
  public final Datatype part() {
    if (isPair()) {
      return INT;
    }
    return this == C_FLOAT_COMPLEX ? FLOAT : this == C_DOUBLE_COMPLEX ? DOUBLE : this;
  }

  /** How many of these parts an element has. */
  public final int parts() {
    return bytes / part().bytes;
  }

  /** Whether an element is a number as wide as one of Java's primitives. */
  public final boolean isNumber() {
    return element != null;
  }

  /** Whether an element is one of the {@linkplain #pairs pairs}. */
  public final boolean isPair() {
    return PAIRED.containsKey(this);
  }

  /**
   * The Java primitive of the value in a pair.
   *
   * @throws IllegalArgumentException if it {@linkplain #isPair is none}
   */
  public final JavaElement pairedValue() {
    if (!isPair()) {
      throw new IllegalArgumentException(name + " has no pairs of a value and an int");
    }
    return PAIRED.get(this);
  }

  /** Whether such numbers are not negative. */
  public final boolean isUnsigned() {
    return mpiName.startsWith("MPI_U");
  }

  /**
   * The Java primitive of one element.
   *
   * @throws IllegalArgumentException if there is none of its width and kind
   */
  public final JavaElement element() {
    if (element == null) {
      throw new IllegalArgumentException(name + " has no primitive type in Java");
    }
    return element;
  }

  /** The Java primitive type of one element. */
  public final Class<?> primitive() {
    return element().primitive();
  }

  @Override
  public final String toString() {
    return name;
  }
}
