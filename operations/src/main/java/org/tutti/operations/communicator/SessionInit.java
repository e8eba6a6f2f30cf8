package org.tutti.operations.communicator;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Level;
import org.tutti.annotations.TearDown;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.LibrarySession;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.Payload;
import org.tutti.runtime.PayloadContext;

/** {@code MPI_Session_init} besides the world; the session is finalized outside the time. */
public class SessionInit implements Payload {
  private LibrarySession session;

  @Benchmark(operation = "SESSION_INIT", send = "0", receive = "0")
  @Catalog(
      value = "MPI_Session_init",
      suites = {"communicators", "first-use"})
  public void open(Communicator comm) {
    session = comm.openSession();
  }

  @TearDown(Level.CALL)
  public void close() {
    session.close();
  }

  /** No data are moved. */
  @Override
  public void arrivals(PayloadContext place, Arrivals arrivals) {}
}
