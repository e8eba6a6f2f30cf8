package org.tutti.mpi;

/** The Java primitives that datatypes of MPI have counterparts of. */
public enum JavaElement {
  BYTE(byte.class, Byte.BYTES),
  SHORT(short.class, Short.BYTES),
  INT(int.class, Integer.BYTES),
  LONG(long.class, Long.BYTES),
  FLOAT(float.class, Float.BYTES),
  DOUBLE(double.class, Double.BYTES);

  private final Class<?> primitive;
  private final int bytes;

  JavaElement(Class<?> primitive, int bytes) {
    this.primitive = primitive;
    this.bytes = bytes;
  }

  /** The primitive type. */
  public Class<?> primitive() {
    return primitive;
  }

  /** Its size. */
  public int bytes() {
    return bytes;
  }

  public boolean isFloating() {
    return this == FLOAT || this == DOUBLE;
  }
}
