package org.tutti.operations.datatype;

import java.util.Optional;
import org.tutti.annotations.Param;
import org.tutti.annotations.Setup;
import org.tutti.annotations.TearDown;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.ReduceOp;
import org.tutti.mpi.UserReduceOp;
import org.tutti.runtime.Message;
import org.tutti.runtime.Payload;

/** A sum that the library calls in Java. */
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
}
