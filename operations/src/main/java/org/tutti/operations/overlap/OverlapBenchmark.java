package org.tutti.operations.overlap;

import java.util.List;
import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.LeastProcesses;
import org.tutti.annotations.Level;
import org.tutti.annotations.Param;
import org.tutti.annotations.Pattern;
import org.tutti.annotations.PointToPoint;
import org.tutti.annotations.Ranks;
import org.tutti.annotations.Role;
import org.tutti.annotations.Setup;
import org.tutti.annotations.TearDown;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Request;
import org.tutti.operations.state.LeastValue;
import org.tutti.runtime.Control;
import org.tutti.runtime.Message;
import org.tutti.runtime.ParameterCheck;

/**
 * A nonblocking operation, work, and both together. Benchmarks of your own that extend this have
 * three methods, named {@code pure}, {@code work} and {@code overlapped}, which call those here.
 */
public abstract class OverlapBenchmark implements ParameterCheck {
  /** The length of the work as a multiple of the operation's time by itself. */
  @Param("1")
  public double work;

  /** Calls of {@code MPI_Test}, spread evenly over the work. */
  @Param("0")
  public int tests;

  private Request request;
  private CalibratedWork calibrated;
  private Control control;

  /** Makes what the operation needs besides its buffers, before anything is timed. */
  protected void prepare(Communicator comm, Message message) {}

  /** Starts the operation. */
  protected abstract void start(Communicator comm, Message message, Request request);

  @Override
  public void checkProcesses(int processes) {
    LeastValue.check("work", work, 0);
    LeastValue.check("tests", tests, 0);
  }

  @Setup
  public void calibrate(Communicator comm, Message message, Control control) {
    this.control = control;
    request = comm.request();
    prepare(comm, message);
    calibrated =
        CalibratedWork.of(
            getClass().getName(),
            List.of(),
            work,
            tests,
            comm,
            message,
            () -> startAndWait(comm, message));
  }

  /** The request that observations use from now on. */
  final void use(Request other) {
    request = other;
  }

  /** The operation by itself. */
  protected final void startAndWait(Communicator comm, Message message) {
    start(comm, message, request);
    request.waitFor();
  }

  /** The work by itself, in the same parts. */
  protected final void compute() {
    sayWork();
    calibrated.compute();
  }

  /** The operation while the work is done. */
  protected final void overlap(Communicator comm, Message message) {
    sayWork();
    start(comm, message, request);
    calibrated.until(request);
  }

  /** Where ranks are simulated, work takes no time. */
  private void sayWork() {
    if (work > 0) {
      control.computes();
    }
  }

  /**
   * A persistent operation that is started, work, and both together. It is initialized for each
   * root that observations have; one without a root has that of the message.
   */
  public abstract static class PersistentOverlap extends OverlapBenchmark {
    /** The requests by root. */
    private Request[] requests = {};

    /** Initializes the operation with this root and a request. */
    protected abstract void init(Communicator comm, Message message, int root, Request request);

    @Override
    protected final void prepare(Communicator comm, Message message) {
      requests = new Request[comm.size()];
      initialize(comm, message, message.root());
      choose(message);
    }

    private void initialize(Communicator comm, Message message, int root) {
      Request made = comm.request();
      init(comm, message, root, made);
      requests[root] = made;
    }

    @Override
    protected final void start(Communicator comm, Message message, Request request) {
      request.start();
    }

    @Setup
    public void initializeOthers(Communicator comm, Message message, Control control) {
      for (int root = 0; root < requests.length; root++) {
        if (control.hasRotatingRoot() && requests[root] == null) {
          initialize(comm, message, root);
        }
      }
    }

    @Setup(Level.OBSERVATION)
    public void choose(Message message) {
      use(requests[message.root()]);
    }

    /** The library may not have the operation; its requests were then never made. */
    @TearDown
    public void free() {
      for (int root = 0; root < requests.length; root++) {
        if (requests[root] != null) {
          requests[root].free();
          requests[root] = null;
        }
      }
    }
  }

  /**
   * The first rank and the last exchange messages while the application computes, between the sends
   * and the completion of the receives (gropp1999, section 3.4).
   */
  @LeastProcesses(2)
  public static class HeadToHeadOverlap extends OverlapBenchmark {
    private static final int TAG = 1;

    @Override
    protected void start(Communicator comm, Message message, Request request) {
      int last = comm.size() - 1;
      boolean isPartner = comm.rank() == 0 || comm.rank() == last;
      // The others only take part in the calibration, each by itself.
      int partner = isPartner ? last - comm.rank() : comm.rank();
      comm.irecv(message.receive(), message.count(), message.datatype(), partner, TAG, request);
      comm.send(message.send(), message.count(), message.datatype(), partner, TAG);
    }

    @PointToPoint(Pattern.FIRST_WITH_LAST)
    @Catalog(value = "head-to-head:pure", suites = "overlap")
    @Role(Ranks.FIRST)
    public void pure(Communicator comm, Message message) {
      startAndWait(comm, message);
    }

    @Role(value = Ranks.LAST, of = "pure")
    public void pureOfLast(Communicator comm, Message message) {
      startAndWait(comm, message);
    }

    @Benchmark(operation = "COMPUTE")
    @Catalog(value = "head-to-head:work", suites = "overlap")
    public void work() {
      compute();
    }

    @PointToPoint(Pattern.FIRST_WITH_LAST)
    @Catalog(value = "head-to-head:overlapped", suites = "overlap")
    @Counterparts(mpptest = "mpptest -overlap")
    @Role(Ranks.FIRST)
    public void overlapped(Communicator comm, Message message) {
      overlap(comm, message);
    }

    @Role(value = Ranks.LAST, of = "overlapped")
    public void overlappedOfLast(Communicator comm, Message message) {
      overlap(comm, message);
    }
  }
}
