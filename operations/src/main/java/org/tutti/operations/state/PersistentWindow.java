package org.tutti.operations.state;

import org.tutti.annotations.Param;
import org.tutti.annotations.Setup;
import org.tutti.annotations.State;
import org.tutti.annotations.TearDown;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.Requests;
import org.tutti.runtime.Control;
import org.tutti.runtime.Message;
import org.tutti.runtime.ParameterCheck;

/**
 * Persistent messages between the first rank and the last that are started and completed together,
 * and acknowledged by an empty one.
 */
@State
public class PersistentWindow implements ParameterCheck {
  private static final int DATA = 1;
  private static final int ACKNOWLEDGMENT = 2;

  @Param("64")
  public int window;

  private Requests sends;
  private Requests receives;
  private MessageBuffer nothing;
  private int peer;

  @Override
  public void checkProcesses(int processes) {
    LeastValue.check("window", window, 1);
  }

  @Setup
  public void initialize(Communicator comm, Message message, Control control) {
    nothing = comm.allocate(Datatype.BYTE, 1);
    int last = control.processes() - 1;
    peer = last - control.rank();
    // On all ranks: what a library lacks, it lacks on all of them.
    Requests out = comm.requests(window);
    Requests in = comm.requests(window);
    if (control.rank() == 0 || control.rank() == last) {
      for (int i = 0; i < window; i++) {
        comm.sendInit(message.send(), message.count(), message.datatype(), peer, DATA, out.at(i));
        comm.recvInit(message.receive(), message.count(), message.datatype(), peer, DATA, in.at(i));
      }
      sends = out;
      receives = in;
    }
  }

  /** The library may not have persistent requests; there are none then. */
  @TearDown
  public void free() {
    if (sends != null) {
      for (int i = 0; i < window; i++) {
        sends.at(i).free();
        receives.at(i).free();
      }
      sends = null;
      receives = null;
    }
  }

  public void startSends() {
    sends.startAll();
  }

  /** Starts to receive a window of messages, one over the other. */
  public void startReceives() {
    receives.startAll();
  }

  public void completeSends() {
    sends.waitAll();
  }

  public void completeReceives() {
    receives.waitAll();
  }

  /** Tells the sender that everything has arrived. */
  public void acknowledge(Communicator comm) {
    comm.send(nothing, 0, Datatype.BYTE, peer, ACKNOWLEDGMENT);
  }

  /** Waits for that. */
  public void awaitAcknowledgment(Communicator comm) {
    comm.recv(nothing, 0, Datatype.BYTE, peer, ACKNOWLEDGMENT);
  }
}
