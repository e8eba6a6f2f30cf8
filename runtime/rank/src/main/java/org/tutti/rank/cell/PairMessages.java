package org.tutti.rank.cell;

import java.util.function.LongSupplier;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.MpiSession;
import org.tutti.mpi.ProviderKind;

/** Exchanges of eight bytes between this rank and another one, which are timed. */
public final class PairMessages {
  private static final int TAG = 1;
  private static final double NANOS = 1e9;

  private final Communicator world;
  private final LongSupplier clock;
  private final MessageBuffer send;
  private final MessageBuffer receive;

  /** Exchanges on the communicator of all ranks; sends nothing yet. */
  public PairMessages(MpiSession session) {
    world = session.world();
    clock =
        session.library().provider() == ProviderKind.SIMULATED
            ? () -> (long) (NANOS * session.wtime())
            : System::nanoTime;
    send = world.allocate(Datatype.LONG, 1);
    receive = world.allocate(Datatype.LONG, 1);
  }

  /** All ranks. */
  public Communicator world() {
    return world;
  }

  /**
   * Exchanges a value with a rank that does the same.
   *
   * @return how long it took, in nanoseconds
   */
  public long exchange(int partner, long value) {
    send.putLong(0, value);
    long begin = clock.getAsLong();
    world.sendrecv(send, 1, partner, TAG, receive, 1, partner, TAG, Datatype.LONG);
    return clock.getAsLong() - begin;
  }

  /** The value that the partner of the last exchange sent. */
  public long received() {
    return receive.getLong(0);
  }
}
