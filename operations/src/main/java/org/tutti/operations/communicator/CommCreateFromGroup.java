package org.tutti.operations.communicator;

import java.util.stream.IntStream;
import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Setup;
import org.tutti.annotations.TearDown;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.LibrarySession;
import org.tutti.mpi.RankGroup;

/** {@code MPI_Comm_create_from_group}: a communicator of all processes, from a session. */
public class CommCreateFromGroup extends CommunicatorMaking {
  private LibrarySession session;
  private RankGroup group;

  @Setup
  public void open(Communicator comm) {
    session = comm.openSession();
    group = session.group(LibrarySession.WORLD, IntStream.range(0, comm.size()).toArray());
  }

  @Benchmark(operation = "COMM_CREATE_FROM_GROUP", send = "0", receive = "0")
  @Catalog(value = "MPI_Comm_create_from_group", suites = "communicators")
  public void create() {
    made = session.createFromGroup(group);
  }

  /** The library may not have sessions; there is none then. */
  @TearDown
  public void close() {
    if (session != null) {
      group.free();
      session.close();
      session = null;
    }
  }
}
