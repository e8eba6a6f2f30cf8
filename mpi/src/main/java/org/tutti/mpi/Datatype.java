package org.tutti.mpi;

/** The MPI datatypes that have a Java primitive of the same width. */
public enum Datatype {
  BYTE(byte.class, Byte.BYTES),
  SHORT(short.class, Short.BYTES),
  INT(int.class, Integer.BYTES),
  LONG(long.class, Long.BYTES),
  FLOAT(float.class, Float.BYTES),
  DOUBLE(double.class, Double.BYTES);

  private final Class<?> primitive;
  private final int bytes;

  Datatype(Class<?> primitive, int bytes) {
    this.primitive = primitive;
    this.bytes = bytes;
  }

  /** Size of one element in bytes. */
  public int bytes() {
    return bytes;
  }

  /** The Java primitive type of one element. */
  public Class<?> primitive() {
    return primitive;
  }

  /**
   * The datatype of a Java primitive.
   *
   * @throws IllegalArgumentException if no datatype has this primitive (boolean, char, references)
   */
  public static Datatype of(Class<?> primitive) {
    for (Datatype datatype : values()) {
      if (datatype.primitive == primitive) {
        return datatype;
      }
    }
    throw new IllegalArgumentException("no MPI datatype for Java type " + primitive.getName());
  }
}
