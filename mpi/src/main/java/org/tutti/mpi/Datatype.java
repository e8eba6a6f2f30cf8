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

  /**
   * The {@link #reach} of a large type: a multiple of it is, as an unsigned number, more than any
   * buffer has.
   */
  private static final int LARGE = -1;

  private static final int FREED = -2;

  /** More than any buffer has, and still far from what a long cannot hold. */
  private static final long ENDLESS = 1L << 62;

  private static final List<Datatype> PREDEFINED = new ArrayList<>();

  /** {@code MPI_INT8_T}; MPI's plain byte is {@link #RAW_BYTE}. */
  public static final Datatype BYTE = integer("BYTE", "MPI_INT8_T", JavaElement.BYTE);

  /** {@code MPI_INT16_T}. */
  public static final Datatype SHORT = integer("SHORT", "MPI_INT16_T", JavaElement.SHORT);

  /** {@code MPI_INT32_T}. */
  public static final Datatype INT = integer("INT", "MPI_INT32_T", JavaElement.INT);

  /** {@code MPI_INT64_T}. */
  public static final Datatype LONG = integer("LONG", "MPI_INT64_T", JavaElement.LONG);

  public static final Datatype FLOAT = simple("FLOAT", JavaElement.FLOAT, ElementKind.FLOATING);
  public static final Datatype DOUBLE = simple("DOUBLE", JavaElement.DOUBLE, ElementKind.FLOATING);

  public static final Datatype CHAR = simple("CHAR", JavaElement.BYTE, ElementKind.OPAQUE);
  public static final Datatype WCHAR = simple("WCHAR", JavaElement.INT, ElementKind.OPAQUE);
  public static final Datatype SIGNED_CHAR = integer("SIGNED_CHAR", JavaElement.BYTE);
  public static final Datatype C_SHORT = integer("C_SHORT", "MPI_SHORT", JavaElement.SHORT);
  public static final Datatype C_INT = integer("C_INT", "MPI_INT", JavaElement.INT);
  public static final Datatype C_LONG = integer("C_LONG", "MPI_LONG", JavaElement.LONG);
  public static final Datatype LONG_LONG = integer("LONG_LONG", JavaElement.LONG);
  public static final Datatype UNSIGNED_CHAR = integer("UNSIGNED_CHAR", JavaElement.BYTE);
  public static final Datatype UNSIGNED_SHORT = integer("UNSIGNED_SHORT", JavaElement.SHORT);
  public static final Datatype UNSIGNED = integer("UNSIGNED", JavaElement.INT);
  public static final Datatype UNSIGNED_LONG = integer("UNSIGNED_LONG", JavaElement.LONG);
  public static final Datatype UNSIGNED_LONG_LONG = integer("UNSIGNED_LONG_LONG", JavaElement.LONG);
  public static final Datatype UINT8_T = integer("UINT8_T", JavaElement.BYTE);
  public static final Datatype UINT16_T = integer("UINT16_T", JavaElement.SHORT);
  public static final Datatype UINT32_T = integer("UINT32_T", JavaElement.INT);
  public static final Datatype UINT64_T = integer("UINT64_T", JavaElement.LONG);
  public static final Datatype AINT = multiLanguage("AINT");
  public static final Datatype OFFSET = multiLanguage("OFFSET");
  public static final Datatype COUNT = multiLanguage("COUNT");
  public static final Datatype C_BOOL = simple("C_BOOL", JavaElement.BYTE, ElementKind.LOGICAL);

  /** Java has no such number; see {@link LongDouble}. */
  public static final Datatype LONG_DOUBLE = wide("LONG_DOUBLE", 16, ElementKind.FLOATING);

  /** Two floats, real and imaginary. */
  public static final Datatype C_FLOAT_COMPLEX = wide("C_FLOAT_COMPLEX", 8, ElementKind.COMPLEX);

  /** Two doubles, real and imaginary. */
  public static final Datatype C_DOUBLE_COMPLEX = wide("C_DOUBLE_COMPLEX", 16, ElementKind.COMPLEX);

  /** Two long doubles, real and imaginary. */
  public static final Datatype C_LONG_DOUBLE_COMPLEX =
      wide("C_LONG_DOUBLE_COMPLEX", 32, ElementKind.COMPLEX);

  /** {@code MPI_BYTE}: bits, which bitwise reductions combine. */
  public static final Datatype RAW_BYTE =
      add("RAW_BYTE", "MPI_BYTE", 1, 1, ElementKind.BYTE, JavaElement.BYTE);

  /** What {@link Datatypes#pack} writes. */
  public static final Datatype PACKED = simple("PACKED", JavaElement.BYTE, ElementKind.OPAQUE);

  /** A value and an int, for {@link ReduceOp#MAXLOC} and {@link ReduceOp#MINLOC}. */
  public static final Datatype FLOAT_INT = pair("FLOAT_INT", 8, 8);

  /** The int follows at byte 8, and 4 bytes are unused. */
  public static final Datatype DOUBLE_INT = pair("DOUBLE_INT", 12, 16);

  /** The same as {@link #DOUBLE_INT}, with a 64-bit integer. */
  public static final Datatype LONG_INT = pair("LONG_INT", 12, 16);

  /** The int follows at byte 4; two bytes before it are unused. */
  public static final Datatype SHORT_INT = pair("SHORT_INT", 6, 8);

  /** {@code MPI_2INT}. */
  public static final Datatype TWO_INT = add("TWO_INT", "MPI_2INT", 8, 8, ElementKind.PAIR, null);

  /** The int follows at byte 16, and 12 bytes are unused. */
  public static final Datatype LONG_DOUBLE_INT = pair("LONG_DOUBLE_INT", 20, 32);

  private static final Map<Datatype, Datatype> PAIRED =
      Map.of(
          FLOAT_INT, FLOAT,
          DOUBLE_INT, DOUBLE,
          LONG_INT, LONG,
          SHORT_INT, SHORT,
          TWO_INT, INT,
          LONG_DOUBLE_INT, LONG_DOUBLE);

  private final String name;
  private final String mpiName;
  private final int index;
  private final long size;
  private final long extent;
  private final int bytes;
  private final ElementKind kind;
  private final JavaElement element;
  private final long end;
  private int reach;

  private Datatype(
      String name,
      String mpiName,
      int index,
      long size,
      long extent,
      long end,
      ElementKind kind,
      JavaElement element) {
    this.name = name;
    this.mpiName = mpiName;
    this.index = index;
    this.size = size;
    this.extent = extent;
    this.bytes = (int) Math.min(extent, Integer.MAX_VALUE);
    this.end = end;
    this.kind = kind;
    this.element = element;
    this.reach = Math.max(extent, end) > Integer.MAX_VALUE ? LARGE : (int) Math.max(extent, end);
  }

  /**
   * A datatype derived from others.
   *
   * @param size bytes of data in it
   * @param extent bytes from one element to the next
   * @param end where its last byte ends, from the start of an element
   */
  Datatype(String name, long size, long extent, long end) {
    this(name, name, DERIVED, size, extent, end, ElementKind.OPAQUE, null);
  }

  private static Datatype integer(String name, JavaElement element) {
    return integer(name, "MPI_" + name, element);
  }

  private static Datatype integer(String name, String mpiName, JavaElement element) {
    return add(name, mpiName, element.bytes(), element.bytes(), ElementKind.INTEGER, element);
  }

  private static Datatype multiLanguage(String name) {
    return simple(name, JavaElement.LONG, ElementKind.MULTI_LANGUAGE);
  }

  private static Datatype simple(String name, JavaElement element, ElementKind kind) {
    return add(name, "MPI_" + name, element.bytes(), element.bytes(), kind, element);
  }

  private static Datatype wide(String name, int bytes, ElementKind kind) {
    return add(name, "MPI_" + name, bytes, bytes, kind, null);
  }

  private static Datatype pair(String name, int size, int bytes) {
    return add(name, "MPI_" + name, size, bytes, ElementKind.PAIR, null);
  }

  private static Datatype add(
      String name, String mpiName, int size, int bytes, ElementKind kind, JavaElement element) {
    Datatype made =
        new Datatype(name, mpiName, PREDEFINED.size(), size, bytes, bytes, kind, element);
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
    return PREDEFINED.stream()
        .filter(datatype -> datatype.kind.isNumber() && datatype.element != null)
        .toList();
  }

  /** The predefined datatype that has this constant's name here. */
  public static Optional<Datatype> named(String name) {
    for (Datatype datatype : PREDEFINED) {
      if (datatype.name.equals(name)) {
        return Optional.of(datatype);
      }
    }
    return Optional.empty();
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

  /**
   * The distance from one element in a buffer to the next, in bytes; of a derived datatype whose
   * {@link #extent} is larger, the largest int.
   */
  public final int bytes() {
    return bytes;
  }

  /** The distance from one element in a buffer to the next, in bytes. */
  public final long extent() {
    return extent;
  }

  /** Bytes of data in one element; less than {@link #extent} if there are gaps. */
  public final long size() {
    return size;
  }

  /**
   * No element needs more bytes of a buffer than that; negative if they may need 2 GiB or more, or
   * the datatype has been freed.
   */
  public final int reach() {
    return reach;
  }

  /**
   * Bytes from the start of a buffer to the end of so many elements in it; if that is more than a
   * long holds, at least more than any buffer has.
   *
   * @throws org.tutti.diagnostics.TuttiException if the datatype has been freed
   */
  public final long span(long elements) {
    if (isFreed()) {
      throw freed();
    }
    if (elements <= 0) {
      return 0;
    }
    // Both below 2 to the power of 31: every call on a window asks, and cannot wait for more.
    boolean isSmall = (elements | extent) >>> (Integer.SIZE - 1) == 0;
    long before = (elements - 1) * extent;
    boolean isExact = isSmall || (Math.multiplyHigh(elements - 1, extent) == 0 && before >= 0);
    return isExact && before < ENDLESS ? before + end : ENDLESS;
  }

  /** Whether no call accepts it any more. */
  public final boolean isFreed() {
    return reach == FREED;
  }

  /** Apart, so that the JIT inlines what checks for it. */
  private TuttiException freed() {
    return MpiProblem.USED_AFTER_FREE.error(
        "A call got the datatype " + name + " after it had been freed.");
  }

  /** Makes every buffer too short for it from now on. */
  final void forbid() {
    reach = FREED;
  }

  /**
   * The datatype of the parts that an element consists of, side by side: the element itself where
   * it is as wide as one of Java's primitives, the numbers of a complex one, or ints.
   */
  public final Datatype part() {
    if (consistsOfInts()) {
      return INT;
    }
    return this == C_FLOAT_COMPLEX ? FLOAT : this == C_DOUBLE_COMPLEX ? DOUBLE : this;
  }

  /** How many of these parts an element has. */
  public final int parts() {
    return bytes / part().bytes;
  }

  /** What an element is. */
  public final ElementKind kind() {
    return kind;
  }

  /** Whether an element is a value and an int. */
  public final boolean isPair() {
    return kind == ElementKind.PAIR;
  }

  /** Whether an element is a long double, or has them in it. */
  public final boolean hasLongDoubles() {
    return this == LONG_DOUBLE || this == C_LONG_DOUBLE_COMPLEX || this == LONG_DOUBLE_INT;
  }

  /** Whether the {@linkplain #part parts} are ints that are no numbers: {@link IntLayout}. */
  public final boolean consistsOfInts() {
    return isPair() || hasLongDoubles();
  }

  /**
   * The datatype of the value in a pair.
   *
   * @throws IllegalArgumentException if it {@linkplain #isPair is none}
   */
  public final Datatype pairedValue() {
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
   * @throws IllegalArgumentException if there is none of its width
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
