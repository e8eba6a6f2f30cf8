package org.tutti.examples.endtoend;

import java.io.IOException;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Setup;
import org.tutti.annotations.State;
import org.tutti.mpi.Communicator;

/** Benchmarks of which each throws a checked exception somewhere. */
public final class CheckedBenchmarks {
  private CheckedBenchmarks() {}

  /** In its body. */
  public static class Body {
    @Collective(Operation.BARRIER)
    public void barrier(Communicator comm) throws IOException {
      comm.barrier();
      throw new IOException("the body has had enough");
    }
  }

  /** In its set-up. */
  public static class SetUp {
    @Setup
    public void open() throws IOException {
      throw new IOException("the set-up has had enough");
    }

    @Collective(Operation.BARRIER)
    public void barrier(Communicator comm) {
      comm.barrier();
    }
  }

  /** In the constructor of its state. */
  public static class OfState {
    /** Cannot be made. */
    @State
    public static class Data {
      public Data() throws IOException {
        throw new IOException("the state has had enough");
      }
    }

    @Collective(Operation.BARRIER)
    public void barrier(Communicator comm, Data data) {
      comm.barrier();
    }
  }

  /** In its constructor. */
  public static class Construction {
    public Construction() throws IOException {
      throw new IOException("the constructor has had enough");
    }

    @Collective(Operation.BARRIER)
    public void barrier(Communicator comm) {
      comm.barrier();
    }
  }
}
