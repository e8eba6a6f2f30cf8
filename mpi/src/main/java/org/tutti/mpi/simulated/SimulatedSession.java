package org.tutti.mpi.simulated;

import org.tutti.mpi.CallCost;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.LibraryInfo;
import org.tutti.mpi.MpiSession;
import org.tutti.mpi.ProviderKind;
import org.tutti.mpi.ThreadLevels;
import org.tutti.mpi.collective.TransportCommunicator;
import org.tutti.mpi.threads.RankFailure;
import org.tutti.mpi.transport.Contexts;

/**
 * One rank of a simulated job. Beside what every session has, it has a clock that a benchmark may
 * read, and the truth, which a benchmark must not read and a test may.
 */
public final class SimulatedSession implements MpiSession {
  private static final double NANOS_PER_SECOND = 1e9;

  private final World shared;
  private final VirtualRank self;
  private final TransportCommunicator world;

  SimulatedSession(World shared, VirtualRank self, int[] alone) {
    this.shared = shared;
    this.self = self;
    this.world =
        TransportCommunicator.world(
            new SimulatedTransport(new VirtualMessages(shared, self), Contexts.NONE, alone, 0),
            self.number());
  }

  /** Reads the rank's clock, in nanoseconds of its own; takes {@link ClockModel#readCost()}. */
  public long localNanos() {
    shared.job().check();
    self.advance(shared.simulation().clocks().readCost());
    return shared.clock(self.number()).read(self.now());
  }

  /**
   * Reads the clock again and again until it shows at least {@code local}, and returns that
   * reading: the very one that a loop over {@link #localNanos()} would end with, without the loop.
   */
  public long awaitLocalNanos(long local) {
    SimulatedClock clock = shared.clock(self.number());
    double cost = shared.simulation().clocks().readCost();
    double start = self.now();
    long readings = (long) Math.ceil((clock.reaches(local) - start) / cost) - 1;
    self.advanceTo(start + Math.max(0, readings) * cost);
    long reading = localNanos();
    while (reading < local) {
      reading = localNanos();
    }
    return reading;
  }

  /** Lets the rank compute for so many nanoseconds of true time. */
  public void compute(double nanos) {
    ModelChecks.atLeastZero("nanos", nanos);
    self.advance(nanos);
  }

  /** The truth: time since the start of the run in nanoseconds, the same for all ranks. */
  public double trueNanos() {
    return self.now();
  }

  /** The truth: what the clock of {@code rank} shows at a true time, before rounding. */
  public double localAt(int rank, double trueNanos) {
    return shared.clock(rank).at(trueNanos);
  }

  /** The truth: how far the clock of {@code rank} is ahead of true time, in nanoseconds. */
  public double trueOffset(int rank, double trueNanos) {
    return localAt(rank, trueNanos) - trueNanos;
  }

  /** How many messages this rank has sent. */
  public long messages() {
    return self.messages();
  }

  /**
   * The number of messages in the longest chain that has ended at this rank, each sent after the
   * one before it had arrived: the largest of all ranks is what cannot be done at the same time.
   */
  public int longestChain() {
    return self.chain();
  }

  /** What this run simulates. */
  public Simulation simulation() {
    return shared.simulation();
  }

  @Override
  public Communicator world() {
    return world;
  }

  @Override
  public LibraryInfo library() {
    Simulation simulation = shared.simulation();
    return new LibraryInfo(
        ProviderKind.SIMULATED,
        "simulated " + simulation.network().name(),
        simulation.model(),
        "virtual time in Java " + Runtime.version(),
        "none",
        CallCost.NONE,
        ThreadLevels.SINGLE);
  }

  /** The rank's own clock in seconds. */
  @Override
  public double wtime() {
    return localNanos() / NANOS_PER_SECOND;
  }

  @Override
  public void abort(int exitStatus) {
    shared.job().fail(RankFailure.aborted(self.number(), exitStatus));
    shared.job().check();
  }

  /** Returns when the rank's buffered messages have left; for a rank that ends well. */
  void flush() {
    world.flush();
  }

  /** Nothing to give back: the job's memory goes with its threads. */
  @Override
  public void close() {}
}
