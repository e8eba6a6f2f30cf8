package org.tutti.operations;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Description;
import org.tutti.annotations.Param;
import org.tutti.annotations.Setup;
import org.tutti.annotations.TearDown;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.ReduceOp;
import org.tutti.mpi.ReductionFunction;
import org.tutti.mpi.UserReduceOp;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.Message;
import org.tutti.runtime.Payload;
import org.tutti.runtime.PayloadContext;

/**
 * A sum that the library calls in Java (MPI 3.1, section 5.9.5), in the suite {@code datatypes}.
 */
public abstract class UserReduction implements Payload {
  /** Whether the library may combine the ranks in another order. */
  @Param("true")
  public boolean commutative;

  protected UserReduceOp sum;

  @Setup
  public void makeSum(Communicator comm, Message message) {
    sum = comm.reduceOp(UserSum.of(message.datatype()), commutative, message.datatype());
  }

  /** The library may not have user-defined reductions. */
  @TearDown
  public void freeSum() {
    if (sum != null) {
      sum.free();
      sum = null;
    }
  }

  @Override
  public Optional<ReduceOp> reduction() {
    return Optional.of(ReduceOp.SUM);
  }

  /** {@code MPI_Allreduce} with a sum in Java. */
  public static class AllreduceUserDefined extends UserReduction {
    @Benchmark(operation = "ALLREDUCE_USER_DEFINED", datatype = double.class)
    @Catalog(value = "MPI_Allreduce:user-defined", suites = "datatypes")
    @Description("MPI_Allreduce with a sum that the library calls in Java")
    public void allreduce(Communicator comm, Message message) {
      comm.allreduce(message.send(), message.receive(), message.count(), message.datatype(), sum);
    }

    @Override
    public void arrivals(PayloadContext place, Arrivals arrivals) {
      arrivals.reduced(0, place.count(), IntStream.range(0, place.processes()), 0);
    }
  }

  /**
   * {@code MPI_Reduce_local} with a sum in Java: next to {@code MPI_Reduce_local}, what a call from
   * C costs.
   */
  public static class ReduceLocalUserDefined extends UserReduction {
    @Benchmark(operation = "REDUCE_LOCAL_USER_DEFINED", datatype = double.class)
    @Catalog(value = "MPI_Reduce_local:user-defined", suites = "datatypes")
    @Description("MPI_Reduce_local with a sum that the library calls in Java")
    public void reduceLocal(Communicator comm, Message message) {
      comm.reduceLocal(message.send(), message.receive(), message.count(), message.datatype(), sum);
    }

    @Override
    public void arrivals(PayloadContext place, Arrivals arrivals) {
      arrivals.reduced(
          0,
          place.count(),
          List.of(
              new Arrivals.Source(place.rank(), Arrivals.Buffer.SEND),
              new Arrivals.Source(place.rank(), Arrivals.Buffer.RECEIVE)),
          0);
    }
  }

  /** Sums in Java, of what MPI has a sum for: only the way there differs. */
  static final class UserSum {
    private UserSum() {}

    static ReductionFunction of(Datatype datatype) {
      return switch (datatype.element()) {
        case BYTE ->
            (in, inout, count) -> {
              for (int i = 0; i < count; i++) {
                inout.putByte(i, (byte) (in.getByte(i) + inout.getByte(i)));
              }
            };
        case SHORT ->
            (in, inout, count) -> {
              for (int i = 0; i < count; i++) {
                inout.putShort(i, (short) (in.getShort(i) + inout.getShort(i)));
              }
            };
        case INT ->
            (in, inout, count) -> {
              for (int i = 0; i < count; i++) {
                inout.putInt(i, in.getInt(i) + inout.getInt(i));
              }
            };
        case LONG ->
            (in, inout, count) -> {
              for (int i = 0; i < count; i++) {
                inout.putLong(i, in.getLong(i) + inout.getLong(i));
              }
            };
        case FLOAT ->
            (in, inout, count) -> {
              for (int i = 0; i < count; i++) {
                inout.putFloat(i, in.getFloat(i) + inout.getFloat(i));
              }
            };
        case DOUBLE ->
            (in, inout, count) -> {
              for (int i = 0; i < count; i++) {
                inout.putDouble(i, in.getDouble(i) + inout.getDouble(i));
              }
            };
      };
    }
  }
}
