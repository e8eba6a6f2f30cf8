package org.tutti.mpi.collective;

import java.nio.ByteBuffer;
import java.util.function.LongBinaryOperator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.JavaElement;
import org.tutti.mpi.NumberOp;

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
  BXOR((a, b) -> a ^ b),
  UNSIGNED_MAX((a, b) -> Long.compareUnsigned(a, b) > 0 ? a : b),
  UNSIGNED_MIN((a, b) -> Long.compareUnsigned(a, b) < 0 ? a : b);

  private static final IntegerOperator[] BY_ORDINAL = byOrdinal();

  private final LongBinaryOperator operator;

  IntegerOperator(LongBinaryOperator operator) {
    this.operator = operator;
  }

  private static IntegerOperator[] byOrdinal() {
    NumberOp[] ops = NumberOp.values();
    IntegerOperator[] operators = new IntegerOperator[ops.length];
    for (NumberOp op : ops) {
      operators[op.ordinal()] = valueOf(op.name());
    }
    return operators;
  }

  /** Elements are sign-extended, which keeps the order of unsigned ones as well. */
  static IntegerOperator of(NumberOp op, Datatype datatype) {
    if (datatype.isUnsigned() && op == NumberOp.MAX) {
      return UNSIGNED_MAX;
    }
    return datatype.isUnsigned() && op == NumberOp.MIN ? UNSIGNED_MIN : BY_ORDINAL[op.ordinal()];
  }

  void apply(
      Datatype datatype, ByteBuffer in, int inOffset, ByteBuffer inout, int offset, int count) {
    JavaElement element = datatype.element();
    int width = element.bytes();
    for (int i = 0; i < count; i++) {
      int at = i * width;
      long value =
          operator.applyAsLong(load(element, in, inOffset + at), load(element, inout, offset + at));
      store(element, inout, offset + at, value);
    }
  }

  private static long load(JavaElement element, ByteBuffer buffer, int offset) {
    return switch (element) {
      case BYTE -> buffer.get(offset);
      case SHORT -> buffer.getShort(offset);
      case INT -> buffer.getInt(offset);
      default -> buffer.getLong(offset);
    };
  }

  private static void store(JavaElement element, ByteBuffer buffer, int offset, long value) {
    switch (element) {
      case BYTE -> buffer.put(offset, (byte) value);
      case SHORT -> buffer.putShort(offset, (short) value);
      case INT -> buffer.putInt(offset, (int) value);
      default -> buffer.putLong(offset, value);
    }
  }
}
