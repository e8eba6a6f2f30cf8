package org.tutti.bench.operationtwins;

import java.util.Random;
import org.tutti.annotations.Level;
import org.tutti.annotations.Setup;
import org.tutti.annotations.State;
import org.tutti.annotations.TearDown;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.natives.NativeCalls;
import org.tutti.runtime.Control;
import org.tutti.runtime.Message;

/**
 * Which observations of a cell are of the bare calls, and what they take: the buffers and the
 * communicator of the cell. Bare calls and Tutti's operation take turns in blocks of observations;
 * which of both has the first block of a pair is drawn anew for each pair.
 */
@State
public class BareTurn {
  /** Observations of a block: fewer than a run of warm-up has, so that it is made of both. */
  private static final int BLOCK = 10;

  private static final int PAIRS = 1024;
  private static final boolean[] BARE_IS_FIRST = drawn(new Random(1));

  boolean isNow;
  long send;
  long receive;
  int count;
  long communicator;

  /** Whether an observation is of the bare calls. */
  static boolean isBare(int observation) {
    int block = observation / BLOCK;
    boolean isFirst = block % 2 == 0;
    return isFirst == BARE_IS_FIRST[block / 2 % PAIRS];
  }

  private static boolean[] drawn(Random random) {
    boolean[] first = new boolean[PAIRS];
    for (int pair = 0; pair < PAIRS; pair++) {
      first[pair] = random.nextBoolean();
    }
    return first;
  }

  @Setup
  public void find(Communicator comm, Message message) {
    count = message.count();
    send = NativeCalls.address(message.send(), 0, message.datatype());
    receive = NativeCalls.address(message.receive(), 0, message.datatype());
    communicator = NativeCalls.handle(comm);
  }

  @Setup(Level.OBSERVATION)
  public void take(Control control) {
    isNow = isBare(control.observation());
  }

  /** What calls the operation until the next cell is set up is not observed. */
  @TearDown
  public void end() {
    isNow = false;
  }
}
