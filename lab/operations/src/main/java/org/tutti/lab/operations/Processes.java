package org.tutti.lab.operations;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.Arrays;
import java.util.List;
import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Description;
import org.tutti.annotations.LeastProcesses;
import org.tutti.annotations.Level;
import org.tutti.annotations.Param;
import org.tutti.annotations.Repetitions;
import org.tutti.annotations.Setup;
import org.tutti.annotations.TearDown;
import org.tutti.annotations.Warmup;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.OperationNotInLibrary;
import org.tutti.mpi.Request;
import org.tutti.operations.state.LeastValue;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.Payload;
import org.tutti.runtime.PayloadContext;

/**
 * Processes that are started, and programs that meet, while others run, the suite {@code
 * processes}: start-up, where the launcher permits it.
 */
public final class Processes {
  private static final int TAG = 1;

  private Processes() {}

  /**
   * {@code MPI_Comm_spawn} of small JVMs, until they have initialized MPI. Afterward, outside the
   * time, each returns a message of the first rank, and ends.
   */
  @Repetitions(10)
  @Warmup(1)
  public static class CommSpawn implements Payload {
    /** The number of processes that are started. */
    @Param("1")
    public int children;

    private List<String> command;
    private Communicator started;
    private Request request;
    private MessageBuffer sent;
    private MessageBuffer answer;

    @Override
    public void checkProcesses(int processes) {
      LeastValue.check("children", children, 1);
    }

    @Setup
    public void prepare(Communicator comm) {
      command = comm.echoCommand();
      request = comm.request();
      sent = comm.allocate(Datatype.INT, 1);
      answer = comm.allocate(Datatype.INT, 1);
    }

    @Benchmark(operation = "COMM_SPAWN", send = "0", receive = "0")
    @Catalog(value = "MPI_Comm_spawn", suites = "processes")
    @Description("MPI_Comm_spawn of small JVMs by all ranks, until they have initialized MPI")
    public void spawn(Communicator comm) {
      started = comm.spawn(command, children, 0);
    }

    /** Nothing was started where the launcher does not permit it. */
    @TearDown(Level.CALL)
    public void part(Communicator comm) {
      if (started == null) {
        return;
      }
      if (comm.rank() == 0) {
        for (int child = 0; child < children; child++) {
          sent.putInt(0, child + 1);
          started.isend(sent, 1, Datatype.INT, child, TAG, request);
          started.recv(answer, 1, Datatype.INT, child, TAG);
          request.waitFor();
          if (answer.getInt(0) != child + 1) {
            throw new IllegalStateException(
                "process "
                    + child
                    + " returned "
                    + answer.getInt(0)
                    + " instead of "
                    + (child + 1));
          }
        }
      }
      started.disconnect();
      started = null;
    }

    /** Its own messages are checked where they are received. */
    @Override
    public void arrivals(PayloadContext place, Arrivals arrivals) {}
  }

  /**
   * {@code MPI_Comm_accept} by the even ranks and {@code MPI_Comm_connect} by the odd ones.
   * Afterward, outside the time, each exchanges a message with its counterpart on the other side,
   * and both sides disconnect.
   */
  @LeastProcesses(2)
  @Repetitions(100)
  @Warmup(10)
  public static class CommConnect implements Payload {
    private static final int MAX_NAME = 1025;

    /** Begins what stands in place of the name of a port. */
    private static final String NOT_OPENED = "not opened: ";

    private boolean isOdd;
    private Communicator side;
    private Communicator joined;
    private String port = "";

    /** The rank on the other side of the one beside this one; -1 if there is none. */
    private int counterpart;

    private boolean isOpener;
    private MessageBuffer mine;
    private MessageBuffer theirs;

    @Setup
    public void open(Communicator comm) {
      isOdd = comm.rank() % 2 == 1;
      mine = comm.allocate(Datatype.INT, 1);
      theirs = comm.allocate(Datatype.INT, 1);
      counterpart = (comm.rank() ^ 1) < comm.size() ? comm.rank() / 2 : -1;
      side = comm.split(comm.rank() % 2, comm.rank());
      String opened = comm.rank() == 0 ? opened(comm) : "";
      MessageBuffer name = comm.allocate(Datatype.BYTE, MAX_NAME);
      byte[] text = opened.getBytes(UTF_8);
      name.write(0, Arrays.copyOf(text, Math.min(text.length, MAX_NAME - 1)));
      comm.bcast(name, MAX_NAME, Datatype.BYTE, 0);
      port = text(name);
      // Where no port can be opened, all ranks say so, rather than one that the others wait for.
      if (port.startsWith(NOT_OPENED)) {
        String[] why = port.substring(NOT_OPENED.length()).split("\n", -1);
        throw why[1].isEmpty()
            ? OperationNotInLibrary.refused(why[0])
            : new OperationNotInLibrary(why[0], why[1]);
      }
    }

    private String opened(Communicator comm) {
      try {
        String name = comm.openPort();
        isOpener = true;
        return name;
      } catch (OperationNotInLibrary e) {
        return NOT_OPENED + e.operation() + "\n" + e.library();
      }
    }

    private static String text(MessageBuffer name) {
      StringBuilder text = new StringBuilder();
      for (int index = 0; name.getByte(index) != 0; index++) {
        text.append((char) name.getByte(index));
      }
      return text.toString();
    }

    @Benchmark(operation = "COMM_CONNECT", send = "0", receive = "0")
    @Catalog(value = "MPI_Comm_connect", suites = "processes")
    @Description("MPI_Comm_accept by the even ranks and MPI_Comm_connect by the odd ones")
    public void meet() {
      joined = isOdd ? side.connect(port, 0) : side.accept(port, 0);
    }

    /** The launcher may not permit it; both sides have not met then. */
    @TearDown(Level.CALL)
    public void part(Communicator comm) {
      if (joined == null) {
        return;
      }
      if (counterpart >= 0) {
        mine.putInt(0, comm.rank());
        joined.sendrecv(mine, 1, counterpart, TAG, theirs, 1, counterpart, TAG, Datatype.INT);
        if (theirs.getInt(0) != (comm.rank() ^ 1)) {
          throw new IllegalStateException("rank " + theirs.getInt(0) + " answered");
        }
      }
      joined.disconnect();
      joined = null;
    }

    @TearDown
    public void close(Communicator comm) {
      if (isOpener) {
        comm.closePort(port);
        isOpener = false;
      }
      if (side != null) {
        side.free();
        side = null;
      }
    }

    /** Its own messages are checked where they are received. */
    @Override
    public void arrivals(PayloadContext place, Arrivals arrivals) {}
  }
}
