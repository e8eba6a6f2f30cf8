package org.tutti.lab.operations.matching;

import java.util.Arrays;
import org.tutti.annotations.Param;
import org.tutti.annotations.Setup;
import org.tutti.annotations.TearDown;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.operations.state.LeastValue;
import org.tutti.runtime.Payload;

/** The first rank and the last one, of which a queue of receives or messages has many entries. */
public abstract class MatchingBenchmark implements Payload {
  /** Tag of what is no entry of a queue. */
  static final int TAG = 0;

  /** Tag of the first entry; the others follow. */
  static final int ENTRIES = 1;

  /** The number of entries of a queue. */
  @Param("64")
  public int depth;

  /** Whether receives wait for any source. */
  @Param("NAMED")
  public NamedSources sources;

  /** Over how many communicators the entries are spread, by turns. */
  @Param("1")
  public int communicators;

  /** The partner of this rank; -1 if it only waits. */
  int partner;

  MessageBuffer nothing;

  private Communicator[] made = {};

  /** The communicator of each entry: a remainder would take time within what is timed. */
  private Communicator[] spread;

  /** The least number of entries. */
  abstract int leastDepth();

  @Override
  public void checkProcesses(int processes) {
    LeastValue.check("depth", depth, leastDepth());
    LeastValue.check("communicators", communicators, 1);
  }

  @Setup
  public final void spread(Communicator comm) {
    int last = comm.size() - 1;
    int rank = comm.rank();
    partner = rank == 0 || rank == last ? last - rank : -1;
    nothing = comm.allocate(Datatype.BYTE, 1);
    made = new Communicator[communicators];
    for (int index = 0; index < communicators; index++) {
      made[index] = comm.duplicate();
    }
    spread = new Communicator[Math.max(1, depth)];
    Arrays.setAll(spread, entry -> made[entry % communicators]);
  }

  /** The communicator of an entry. */
  protected final Communicator of(int entry) {
    return spread[entry];
  }

  /** Gives the communicators back, whose queues are empty. */
  @TearDown
  public final void gather() {
    drain();
    for (Communicator each : made) {
      each.free();
    }
    made = new Communicator[0];
  }

  /** Empties the queues. */
  void drain() {}
}
