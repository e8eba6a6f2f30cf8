package org.tutti.operations;

import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.LeastProcesses;
import org.tutti.annotations.Level;
import org.tutti.annotations.Setup;
import org.tutti.annotations.TearDown;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.LibrarySession;
import org.tutti.mpi.RankGroup;
import org.tutti.mpi.Request;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.Control;
import org.tutti.runtime.Payload;
import org.tutti.runtime.PayloadContext;
import org.tutti.runtime.Sink;

/**
 * Makes a communicator, which is freed outside the time (MPI 3.1, chapter 6; MPI 4.0, chapter 11):
 * the suite {@code communicators}.
 */
public abstract class CommunicatorMaking implements Payload {
  protected Communicator made;

  @TearDown(Level.CALL)
  public void free() {
    made.free();
  }

  /** No data are moved. */
  @Override
  public final void arrivals(PayloadContext place, Arrivals arrivals) {}

  /** Communicators of processes of another one. */
  public static class Copies extends CommunicatorMaking {
    /** {@code MPI_Comm_dup}: a communicator of the same processes. */
    @Benchmark(operation = "COMM_DUP", send = "0", receive = "0")
    @Catalog(value = "MPI_Comm_dup", suites = "communicators")
    @Counterparts(skampi = "Comm_dup")
    public void commDup(Communicator comm) {
      made = comm.duplicate();
    }

    /** {@code MPI_Comm_split}: communicators of the even and of the odd ranks. */
    @Benchmark(operation = "COMM_SPLIT", send = "0", receive = "0")
    @Catalog(value = "MPI_Comm_split", suites = "communicators")
    @Counterparts(skampi = "Comm_split")
    public void commSplit(Communicator comm, Control control) {
      made = comm.split(control.rank() % 2, control.rank());
    }

    /** {@code MPI_Comm_split_type}: communicators of the processes that share memory. */
    @Benchmark(operation = "COMM_SPLIT_TYPE", send = "0", receive = "0")
    @Catalog(value = "MPI_Comm_split_type", suites = "communicators")
    public void commSplitType(Communicator comm, Control control) {
      made = comm.splitShared(control.rank());
    }
  }

  /** {@code MPI_Comm_idup}, waited for at once. */
  public static class CommIdup extends CommunicatorMaking {
    private Request request;

    @Setup
    public void prepare(Communicator comm) {
      request = comm.request();
    }

    @Benchmark(operation = "COMM_DUP", send = "0", receive = "0")
    @Catalog(value = "MPI_Comm_idup", suites = "communicators")
    public void create(Communicator comm) {
      Supplier<Communicator> duplicate = comm.idup(request);
      request.waitFor();
      made = duplicate.get();
    }
  }

  /** Makes a communicator of a group of all processes, which is there before. */
  public static class OfGroup extends CommunicatorMaking {
    protected RankGroup group;

    @Setup
    public void form(Communicator comm) {
      group = comm.group(IntStream.range(0, comm.size()).toArray());
    }

    /** The library may not have groups; there is none then. */
    @TearDown
    public void disband() {
      if (group != null) {
        group.free();
        group = null;
      }
    }

    private static final int TAG = 1;

    /** {@code MPI_Comm_create}: a communicator of a group, made by all processes. */
    @Benchmark(operation = "COMM_CREATE", send = "0", receive = "0")
    @Catalog(value = "MPI_Comm_create", suites = "communicators")
    public void commCreate(Communicator comm) {
      made = comm.create(group).orElseThrow();
    }

    /** {@code MPI_Comm_create_group}: a communicator of a group, made by its processes. */
    @Benchmark(operation = "COMM_CREATE_GROUP", send = "0", receive = "0")
    @Catalog(value = "MPI_Comm_create_group", suites = "communicators")
    public void commCreateGroup(Communicator comm) {
      made = comm.createGroup(group, TAG);
    }
  }

  /** Makes a communicator of two sides, the even and the odd ranks. */
  @LeastProcesses(2)
  public abstract static class TwoSides extends CommunicatorMaking {
    static final int TAG = 1;

    /** The communicator of this process's side. */
    protected Communicator side;

    /** Whether this process is on the side of the odd ranks. */
    protected boolean isOdd;

    @Setup
    public void divide(Communicator comm) {
      isOdd = comm.rank() % 2 == 1;
      side = comm.split(comm.rank() % 2, comm.rank());
    }

    /** The communicator of both sides, which see each other. */
    final Communicator join(Communicator comm) {
      return side.intercommunicator(0, comm, isOdd ? 0 : 1, TAG);
    }

    @TearDown
    public void unite() {
      side.free();
    }
  }

  /** {@code MPI_Intercomm_create}: joins the even and the odd ranks. */
  public static class IntercommCreate extends TwoSides {
    @Benchmark(operation = "INTERCOMM_CREATE", send = "0", receive = "0")
    @Catalog(value = "MPI_Intercomm_create", suites = "communicators")
    public void create(Communicator comm) {
      made = join(comm);
    }
  }

  /** {@code MPI_Intercomm_merge}: a communicator of the processes of both sides. */
  public static class IntercommMerge extends TwoSides {
    private Communicator joined;

    @Setup
    public void prepare(Communicator comm) {
      joined = join(comm);
    }

    @Benchmark(operation = "INTERCOMM_MERGE", send = "0", receive = "0")
    @Catalog(value = "MPI_Intercomm_merge", suites = "communicators")
    public void create() {
      made = joined.merge(isOdd);
    }

    /** The library may not have intercommunicators; there is none then. */
    @TearDown
    public void part() {
      if (joined != null) {
        joined.free();
        joined = null;
      }
    }
  }

  /** {@code MPI_Comm_create_from_group}: a communicator of all processes, from a session. */
  public static class CommCreateFromGroup extends CommunicatorMaking {
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

  /** {@code MPI_Session_init} besides the world; the session is finalized outside the time. */
  public static class SessionInit implements Payload {
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

  /** {@code MPI_T_event_get_num}: what a tool asks first. */
  public static class TEventGetNum implements Payload {
    @Benchmark(operation = "EVENT_GET_NUM", send = "0", receive = "0")
    @Catalog(value = "MPI_T_event_get_num", suites = "communicators")
    public void ask(Communicator comm, Sink sink) {
      sink.consume(comm.eventTypes());
    }

    /** No data are moved. */
    @Override
    public void arrivals(PayloadContext place, Arrivals arrivals) {}
  }
}
