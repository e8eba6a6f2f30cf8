package org.tutti.mpi.collective;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.DoubleBinaryOperator;
import java.util.function.LongBinaryOperator;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.ReduceOp;
import org.tutti.mpi.inprocess.InProcess;

/** Every operator on every datatype that it is defined for. */
@Timeout(240)
class ReductionTest {
  private static final long[] OPERANDS = {0, 1, -1, 7, -128, 127, 40_000, -3_000_000_000L};

  @ParameterizedTest
  @MethodSource("org.tutti.mpi.ReduceOp#ofNumbers")
  void anOperatorReducesAllItsDatatypes(ReduceOp op) {
    InProcess.run(
        1,
        session -> {
          for (Datatype datatype : Datatype.ofJava()) {
            if (op.isDefinedFor(datatype)) {
              check(session.world(), op, datatype);
            }
          }
        });
  }

  private static void check(Communicator comm, ReduceOp op, Datatype datatype) {
    for (long left : OPERANDS) {
      MessageBuffer in = comm.allocate(datatype, OPERANDS.length);
      MessageBuffer inout = comm.allocate(datatype, OPERANDS.length);
      for (int i = 0; i < OPERANDS.length; i++) {
        put(in, i, left);
        put(inout, i, OPERANDS[i]);
      }
      comm.reduceLocal(in, inout, OPERANDS.length, datatype, op);
      for (int i = 0; i < OPERANDS.length; i++) {
        MessageBuffer expected = comm.allocate(datatype, 1);
        expect(expected, op, left, OPERANDS[i]);
        byte[] bytes = new byte[datatype.bytes()];
        byte[] wanted = new byte[datatype.bytes()];
        inout.read(i * datatype.bytes(), bytes);
        expected.read(0, wanted);
        assertThat(bytes).as("%d %s %d as %s", left, op, OPERANDS[i], datatype).isEqualTo(wanted);
      }
    }
  }

  private static void put(MessageBuffer buffer, int index, long value) {
    switch (buffer.datatype().element()) {
      case BYTE -> buffer.putByte(index, (byte) value);
      case SHORT -> buffer.putShort(index, (short) value);
      case INT -> buffer.putInt(index, (int) value);
      case LONG -> buffer.putLong(index, value);
      case FLOAT -> buffer.putFloat(index, value);
      case DOUBLE -> buffer.putDouble(index, value);
    }
  }

  private static void expect(MessageBuffer buffer, ReduceOp op, long left, long right) {
    LongBinaryOperator whole = meaning(op);
    switch (buffer.datatype().element()) {
      case BYTE -> put(buffer, 0, whole.applyAsLong((byte) left, (byte) right));
      case SHORT -> put(buffer, 0, whole.applyAsLong((short) left, (short) right));
      case INT -> put(buffer, 0, whole.applyAsLong((int) left, (int) right));
      case LONG -> put(buffer, 0, whole.applyAsLong(left, right));
      case FLOAT ->
          buffer.putFloat(0, (float) fraction(op).applyAsDouble((float) left, (float) right));
      case DOUBLE -> buffer.putDouble(0, fraction(op).applyAsDouble(left, right));
    }
  }

  private static DoubleBinaryOperator fraction(ReduceOp op) {
    return switch (op.numberOp()) {
      case MAX -> Math::max;
      case MIN -> Math::min;
      case SUM -> Double::sum;
      case PROD -> (a, b) -> a * b;
      default -> throw new AssertionError(op + " of fractions");
    };
  }

  private static LongBinaryOperator meaning(ReduceOp op) {
    return switch (op.numberOp()) {
      case MAX -> Math::max;
      case MIN -> Math::min;
      case SUM -> Long::sum;
      case PROD -> (a, b) -> a * b;
      case LAND -> (a, b) -> a != 0 && b != 0 ? 1 : 0;
      case BAND -> (a, b) -> a & b;
      case LOR -> (a, b) -> a != 0 || b != 0 ? 1 : 0;
      case BOR -> (a, b) -> a | b;
      case LXOR -> (a, b) -> (a != 0) ^ (b != 0) ? 1 : 0;
      case BXOR -> (a, b) -> a ^ b;
    };
  }
}
