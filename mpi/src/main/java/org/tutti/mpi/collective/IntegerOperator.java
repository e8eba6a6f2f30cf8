package org.tutti.mpi.collective;

import java.nio.ByteBuffer;
import java.util.function.LongBinaryOperator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.ReduceOp;

/** The operators that integer elements have; narrower types wrap round as in C. */
enum IntegerOperator {
  MAX(Math::max),
  MIN(Math::min),
  SUM(Long::sum),
  PROD((a, b) -> a * b),
  LAND((a, b) -> a != 0 && b != 0 ? 1 : 0),
  BAND((a, b) -> a & b),
  LOR((a, b) -> a != 0 || b != 0 ? 1 : 0),
  BOR((a, b) -> a | b),
  LXOR((a, b) -> (a != 0) != (b != 0) ? 1 : 0),
  BXOR((a, b) -> a ^ b);

  private static final IntegerOperator[] BY_ORDINAL = byOrdinal();

  private final LongBinaryOperator operator;

  IntegerOperator(LongBinaryOperator operator) {
    this.operator = operator;
  }

  private static IntegerOperator[] byOrdinal() {
    ReduceOp[] ops = ReduceOp.values();
    IntegerOperator[] operators = new IntegerOperator[ops.length];
    for (ReduceOp op : ops) {
      operators[op.ordinal()] = valueOf(op.name());
    }
    return operators;
  }

  static IntegerOperator of(ReduceOp op) {
    return BY_ORDINAL[op.ordinal()];
  }

  void apply(
      Datatype datatype, ByteBuffer in, int inOffset, ByteBuffer inout, int offset, int count) {
    int width = datatype.bytes();
    for (int i = 0; i < count; i++) {
      int at = i * width;
      long value =
          operator.applyAsLong(
              load(datatype, in, inOffset + at), load(datatype, inout, offset + at));
      store(datatype, inout, offset + at, value);
    }
  }

  private static long load(Datatype datatype, ByteBuffer buffer, int offset) {
    return switch (datatype) {
      case BYTE -> buffer.get(offset);
      case SHORT -> buffer.getShort(offset);
      case INT -> buffer.getInt(offset);
      default -> buffer.getLong(offset);
    };
  }

  private static void store(Datatype datatype, ByteBuffer buffer, int offset, long value) {
    switch (datatype) {
      case BYTE -> buffer.put(offset, (byte) value);
      case SHORT -> buffer.putShort(offset, (short) value);
      case INT -> buffer.putInt(offset, (int) value);
      default -> buffer.putLong(offset, value);
    }
  }
}
