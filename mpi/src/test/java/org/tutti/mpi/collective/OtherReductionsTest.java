package org.tutti.mpi.collective;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.OperationNotInLibrary;
import org.tutti.mpi.ReduceOp;
import org.tutti.mpi.UserReduceOp;
import org.tutti.mpi.inprocess.InProcess;

/** Reductions of anything but Java's numbers, and those that a benchmark defines. */
@Timeout(240)
class OtherReductionsTest {
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 5})
  void functionsOfTheUserCombineTheRanks(int size) {
    InProcess.run(
        size,
        session -> {
          Communicator comm = session.world();
          MessageBuffer send = comm.allocate(Datatype.INT, 2);
          MessageBuffer receive = comm.allocate(Datatype.INT, 2);
          send.putInt(0, comm.rank());
          send.putInt(1, 1);
          UserReduceOp op =
              comm.reduceOp(
                  (in, inout, count) -> {
                    for (int i = 0; i < count; i++) {
                      inout.putInt(i, in.getInt(i) + inout.getInt(i));
                    }
                  },
                  true,
                  Datatype.INT);
          comm.allreduce(send, receive, 2, Datatype.INT, op);
          assertThat(receive.getInt(0)).isEqualTo(size * (size - 1) / 2);
          assertThat(receive.getInt(1)).isEqualTo(size);
          assertThatThrownBy(() -> comm.allreduce(send, receive, 1, Datatype.LONG, op))
              .hasMessageContaining("user-defined is not defined for LONG");
          op.free();
          assertThatThrownBy(() -> comm.reduceLocal(send, receive, 1, Datatype.INT, op))
              .hasMessageContaining("TUTTI-275");
        });
  }

  @Test
  void whatTheFunctionThrowsIsTold() {
    InProcess.run(
        1,
        session -> {
          Communicator comm = session.world();
          MessageBuffer one = comm.allocate(Datatype.INT, 1);
          UserReduceOp op =
              comm.reduceOp(
                  (in, inout, count) -> {
                    throw new ArithmeticException("odd");
                  },
                  false,
                  Datatype.INT);
          assertThatThrownBy(() -> comm.reduceLocal(one, one, 1, Datatype.INT, op))
              .hasMessageContaining("TUTTI-277")
              .hasRootCauseMessage("odd");
        });
  }

  @Test
  void ofEqualValuesTheSmallerIntIsTaken() {
    InProcess.run(
        3,
        session -> {
          Communicator comm = session.world();
          MessageBuffer send = comm.allocate(Datatype.DOUBLE_INT, 1);
          MessageBuffer receive = comm.allocate(Datatype.DOUBLE_INT, 1);
          send.putDouble(0, comm.rank() == 0 ? 1 : 5);
          send.putInt(2, 10 - comm.rank());
          comm.allreduce(send, receive, 1, Datatype.DOUBLE_INT, ReduceOp.MAXLOC);
          assertThat(receive.getDouble(0)).isEqualTo(5);
          assertThat(receive.getInt(2)).isEqualTo(8);
          comm.allreduce(send, receive, 1, Datatype.DOUBLE_INT, ReduceOp.MINLOC);
          assertThat(receive.getInt(2)).isEqualTo(10);
        });
  }

  @Test
  void complexNumbersAndUnsignedOnesAreThat() {
    InProcess.run(
        1,
        session -> {
          Communicator comm = session.world();
          MessageBuffer in = comm.allocate(Datatype.C_FLOAT_COMPLEX, 1);
          MessageBuffer inout = comm.allocate(Datatype.C_FLOAT_COMPLEX, 1);
          in.putFloat(0, 1);
          in.putFloat(1, 2);
          inout.putFloat(0, 3);
          inout.putFloat(1, -1);
          comm.reduceLocal(in, inout, 1, Datatype.C_FLOAT_COMPLEX, ReduceOp.PROD);
          assertThat(inout.getFloat(0)).isEqualTo(5);
          assertThat(inout.getFloat(1)).isEqualTo(5);
          in.putByte(0, (byte) -1);
          inout.putByte(0, (byte) 1);
          comm.reduceLocal(in, inout, 1, Datatype.UNSIGNED_CHAR, ReduceOp.MAX);
          assertThat(inout.getByte(0)).isEqualTo((byte) -1);
        });
  }

  @Test
  void longDoublesAreMovedAndNotReduced() {
    InProcess.run(
        2,
        session -> {
          Communicator comm = session.world();
          MessageBuffer one = comm.allocate(Datatype.LONG_DOUBLE, 1);
          one.putLong(1, comm.rank());
          comm.bcast(one, 1, Datatype.LONG_DOUBLE, 1);
          assertThat(one.getLong(1)).isEqualTo(1);
          MessageBuffer two = comm.allocate(Datatype.LONG_DOUBLE, 1);
          assertThatThrownBy(() -> comm.allreduce(one, two, 1, Datatype.LONG_DOUBLE, ReduceOp.SUM))
              .isInstanceOf(OperationNotInLibrary.class)
              .hasMessage("A reduction of MPI_LONG_DOUBLE is not in this library (in-process)");
          assertThatThrownBy(() -> comm.allreduce(one, two, 1, Datatype.LONG_DOUBLE, ReduceOp.BXOR))
              .hasMessageContaining("BXOR is not defined for LONG_DOUBLE");
        });
  }

  @Test
  void derivedDatatypesAreNotInThisLibrary() {
    InProcess.run(
        1,
        session ->
            assertThatThrownBy(() -> session.world().typeVector(1, 1, 1, Datatype.INT))
                .isInstanceOf(OperationNotInLibrary.class)
                .hasMessageContaining("MPI_Type_vector is not in this library (in-process)"));
  }
}
