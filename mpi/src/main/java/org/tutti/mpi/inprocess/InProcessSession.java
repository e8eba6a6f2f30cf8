package org.tutti.mpi.inprocess;

import org.tutti.mpi.CallCost;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.LibraryInfo;
import org.tutti.mpi.MpiSession;
import org.tutti.mpi.ProviderKind;
import org.tutti.mpi.ThreadLevels;
import org.tutti.mpi.collective.TransportCommunicator;
import org.tutti.mpi.threads.RankFailure;

/** One rank of an in-process job. */
final class InProcessSession implements MpiSession {
  private static final double NANOS_PER_SECOND = 1e9;

  private final Channels channels;
  private final int rank;
  private final ThreadLevels threads;
  private final TransportCommunicator world;

  InProcessSession(Channels channels, int rank, ThreadLevels threads) {
    this.channels = channels;
    this.rank = rank;
    this.threads = threads;
    this.world = TransportCommunicator.world(new ChannelTransport(channels, rank), rank);
  }

  @Override
  public Communicator world() {
    return world;
  }

  @Override
  public LibraryInfo library() {
    return new LibraryInfo(
        ProviderKind.IN_PROCESS,
        "in-process",
        "threads of one JVM, no MPI library",
        "threads of Java " + Runtime.version(),
        "none",
        CallCost.NONE,
        threads);
  }

  @Override
  public double wtime() {
    return System.nanoTime() / NANOS_PER_SECOND;
  }

  @Override
  public void abort(int exitStatus) {
    channels.job().fail(RankFailure.aborted(rank, exitStatus));
    channels.job().check();
  }

  /** Returns when the rank's buffered messages have left; for a rank that ends well. */
  void flush() {
    world.flush();
  }

  /** Nothing to give back: the job's memory goes with its threads. */
  @Override
  public void close() {}
}
