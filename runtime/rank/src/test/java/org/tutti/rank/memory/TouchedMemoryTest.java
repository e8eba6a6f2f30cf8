package org.tutti.rank.memory;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.util.BitSet;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.inprocess.InProcess;

@Tag("jdk")
class TouchedMemoryTest {
  private static final long LIMIT_NANOS = TimeUnit.SECONDS.toNanos(60);
  private static final int COMPILING_CALLS = 20_000;
  private static final byte VALUE = 3;

  /**
   * Another thread sees each byte change, and change back, when the JIT has compiled what writes
   * it: it must not leave out that nothing changes in the end.
   */
  @ParameterizedTest
  @ValueSource(ints = {1, 7, 8, 13, 64})
  void everyByteIsWritten(int bytes) throws Exception {
    MessageBuffer memory = filled(bytes + 2);
    TouchedMemory touched = new TouchedMemory(memory, 1, 1 + bytes);
    for (int call = 0; call < COMPILING_CALLS; call++) {
      touched.write();
    }
    AtomicBoolean ends = new AtomicBoolean();
    Thread writer =
        new Thread(
            () -> {
              while (!ends.get()) {
                touched.write();
              }
            });
    BitSet changed = new BitSet();
    ByteBuffer view = memory.view().orElseThrow();
    writer.start();
    try {
      long begin = System.nanoTime();
      while (changed.cardinality() < bytes && System.nanoTime() - begin < LIMIT_NANOS) {
        for (int at = 0; at < view.capacity(); at++) {
          if (view.get(at) != VALUE) {
            changed.set(at);
          }
        }
      }
    } finally {
      ends.set(true);
      writer.join();
    }
    BitSet expected = new BitSet();
    expected.set(1, 1 + bytes);
    assertThat(changed).isEqualTo(expected);
    assertUnchanged(memory);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 9, 4096})
  void whatIsReadDependsOnEveryByte(int bytes) {
    MessageBuffer memory = filled(bytes);
    TouchedMemory touched = new TouchedMemory(memory, 0, bytes);
    long before = touched.read();
    for (int at = 0; at < bytes; at += 1 + bytes / 64) {
      memory.putByte(at, (byte) (VALUE + 1));
      assertThat(touched.read()).isNotEqualTo(before);
      memory.putByte(at, VALUE);
    }
    assertThat(touched.read()).isEqualTo(before);
    assertThat(touched.bytes()).isEqualTo(bytes);
  }

  static Stream<Datatype> numbers() {
    return Stream.of(
        Datatype.BYTE,
        Datatype.SHORT,
        Datatype.INT,
        Datatype.LONG,
        Datatype.FLOAT,
        Datatype.DOUBLE);
  }

  /** As with MPJ Express, whose memory is arrays of Java. */
  @ParameterizedTest
  @MethodSource("numbers")
  void elementsAreTouchedOneByOneWhereTheirMemoryIsNotSeen(Datatype datatype) {
    int count = 5;
    ElementsOnly memory = new ElementsOnly(datatype, count);
    for (int at = 0; at < count * datatype.bytes(); at++) {
      memory.putByte(at, (byte) (at + 1));
    }
    byte[] before = memory.bytes.clone();
    memory.written.clear();

    TouchedMemory touched = new TouchedMemory(memory, 1, count);
    touched.write();
    assertThat(memory.bytes).isEqualTo(before);
    assertThat(memory.written.nextSetBit(0)).isEqualTo(datatype.bytes());
    assertThat(memory.written.cardinality()).isEqualTo((count - 1) * datatype.bytes());
    assertThat(touched.views()).isEmpty();

    long digest = touched.read();
    memory.putByte(count * datatype.bytes() - 1, (byte) 99);
    assertThat(touched.read()).isNotEqualTo(digest);
  }

  @Test
  void flushedMemoryKeepsItsValues() {
    MessageBuffer memory = filled(1000);
    LineFlush.ofThisMachine()
        .ifPresent(
            flush ->
                new TouchedMemory(memory, 3, 997)
                    .views().stream()
                        .map(flush::lines)
                        .forEach(
                            lines -> {
                              assertThat(lines.begin() % 64).isZero();
                              assertThat(lines.end() - lines.begin()).isBetween(994L, 994L + 63);
                              flush.flush(lines);
                            }));
    assertUnchanged(memory);
  }

  private static MessageBuffer filled(int bytes) {
    MessageBuffer[] memory = new MessageBuffer[1];
    InProcess.run(1, session -> memory[0] = session.world().allocate(Datatype.BYTE, bytes));
    for (int at = 0; at < bytes; at++) {
      memory[0].putByte(at, VALUE);
    }
    return memory[0];
  }

  private static void assertUnchanged(MessageBuffer memory) {
    for (int at = 0; at < memory.count(); at++) {
      assertThat(memory.getByte(at)).isEqualTo(VALUE);
    }
  }

  /** Memory without a view, which records what is written. */
  private static final class ElementsOnly extends MessageBuffer {
    private final byte[] bytes;
    private final ByteBuffer elements;
    private final BitSet written;
    private final int base;

    ElementsOnly(Datatype datatype, int count) {
      this(datatype, count, new byte[count * datatype.bytes()], new BitSet(), 0);
    }

    private ElementsOnly(Datatype datatype, long count, byte[] bytes, BitSet written, int base) {
      super(datatype, count);
      this.bytes = bytes;
      this.elements = ByteBuffer.wrap(bytes);
      this.written = written;
      this.base = base;
    }

    private int at(int index, int width) {
      return base + index * width;
    }

    private int writtenAt(int index, int width) {
      written.set(at(index, width), at(index, width) + width);
      return at(index, width);
    }

    @Override
    public byte getByte(int index) {
      return elements.get(at(index, 1));
    }

    @Override
    public void putByte(int index, byte value) {
      elements.put(writtenAt(index, 1), value);
    }

    @Override
    public short getShort(int index) {
      return elements.getShort(at(index, Short.BYTES));
    }

    @Override
    public void putShort(int index, short value) {
      elements.putShort(writtenAt(index, Short.BYTES), value);
    }

    @Override
    public int getInt(int index) {
      return elements.getInt(at(index, Integer.BYTES));
    }

    @Override
    public void putInt(int index, int value) {
      elements.putInt(writtenAt(index, Integer.BYTES), value);
    }

    @Override
    public long getLong(int index) {
      return elements.getLong(at(index, Long.BYTES));
    }

    @Override
    public void putLong(int index, long value) {
      elements.putLong(writtenAt(index, Long.BYTES), value);
    }

    @Override
    public double getDouble(int index) {
      return Double.longBitsToDouble(getLong(index));
    }

    @Override
    public void putDouble(int index, double value) {
      putLong(index, Double.doubleToRawLongBits(value));
    }

    @Override
    public long room() {
      return bytes.length / datatype().bytes();
    }

    @Override
    public void moveTo(long start) {
      throw new UnsupportedOperationException();
    }

    @Override
    public MessageBuffer slice(long offset, long count) {
      int from = base + (int) offset * datatype().bytes();
      return new ElementsOnly(datatype(), count, bytes, written, from);
    }
  }
}
