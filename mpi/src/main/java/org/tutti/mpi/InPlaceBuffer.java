package org.tutti.mpi;

/** Stands for {@code MPI_IN_PLACE}; it has no elements of its own. */
final class InPlaceBuffer extends MessageBuffer {
  InPlaceBuffer() {
    super(Datatype.BYTE, 0);
  }

  private static UnsupportedOperationException empty() {
    return new UnsupportedOperationException("IN_PLACE is no memory");
  }

  @Override
  public byte getByte(int index) {
    throw empty();
  }

  @Override
  public void putByte(int index, byte value) {
    throw empty();
  }

  @Override
  public short getShort(int index) {
    throw empty();
  }

  @Override
  public void putShort(int index, short value) {
    throw empty();
  }

  @Override
  public int getInt(int index) {
    throw empty();
  }

  @Override
  public void putInt(int index, int value) {
    throw empty();
  }

  @Override
  public long getLong(int index) {
    throw empty();
  }

  @Override
  public void putLong(int index, long value) {
    throw empty();
  }

  @Override
  public double getDouble(int index) {
    throw empty();
  }

  @Override
  public void putDouble(int index, double value) {
    throw empty();
  }

  @Override
  public long room() {
    return 0;
  }

  @Override
  public void moveTo(long start) {
    throw empty();
  }

  @Override
  public MessageBuffer slice(long offset, long elements) {
    throw empty();
  }
}
