package org.tutti.rank.observation;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntToLongFunction;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.exchange.CollectiveExchange;
import org.tutti.records.launch.PhaseRecord;

/** Sends the times of every rank's phases in a cell to the root, one phase after the other. */
public final class PhaseTimesGather {
  private static final String SEPARATOR = "\n";

  private final Communicator communicator;
  private final CollectiveExchange exchange;
  private final int position;
  private final PhaseLog log;

  public PhaseTimesGather(
      Communicator communicator, CollectiveExchange exchange, int position, PhaseLog log) {
    this.communicator = communicator;
    this.exchange = exchange;
    this.position = position;
    this.log = log;
  }

  /** Collective: passes the record of each rank and phase to the consumer on the root. */
  public void gather(Consumer<PhaseRecord> root) {
    List<String> own = log.names();
    List<String> names = exchange.gather(String.join(SEPARATOR, own));
    ValueTransfer values = new ValueTransfer(communicator);
    if (communicator.rank() != CollectiveExchange.ROOT) {
      for (int phase = 0; phase < own.size(); phase++) {
        values.send(log.count(), times(phase));
      }
      return;
    }
    for (int rank = 0; rank < communicator.size(); rank++) {
      String[] phases = names.get(rank).split(SEPARATOR, -1);
      for (int phase = 0; phase < phases.length; phase++) {
        root.accept(
            new PhaseRecord(
                position, rank, phases[phase], values.receive(log.count(), rank, times(phase))));
      }
    }
  }

  private IntToLongFunction times(int phase) {
    return index -> log.time(phase, index);
  }
}
