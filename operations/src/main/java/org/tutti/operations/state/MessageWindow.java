package org.tutti.operations.state;

import org.tutti.annotations.Param;
import org.tutti.annotations.Setup;
import org.tutti.annotations.State;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.Requests;
import org.tutti.runtime.Message;
import org.tutti.runtime.ParameterCheck;

/** Nonblocking messages that are completed together, and acknowledged by an empty one. */
@State
public class MessageWindow implements ParameterCheck {
  private static final int DATA = 1;
  private static final int ACKNOWLEDGMENT = 2;

  @Param("64")
  public int window;

  private Requests sends;
  private Requests receives;
  private MessageBuffer nothing;

  @Override
  public void checkProcesses(int processes) {
    LeastValue.check("window", window, 1);
  }

  @Setup
  public void make(Communicator comm) {
    sends = comm.requests(window);
    receives = comm.requests(window);
    nothing = comm.allocate(Datatype.BYTE, 1);
  }

  public Requests sends() {
    return sends;
  }

  public Requests receives() {
    return receives;
  }

  /** Starts a window of messages to a rank. */
  public void startSends(Communicator comm, Message message, int destination) {
    // Locals, since fields would be read again after each call.
    MessageBuffer buffer = message.send();
    int count = message.count();
    Datatype datatype = message.datatype();
    Requests requests = sends;
    int messages = window;
    for (int i = 0; i < messages; i++) {
      comm.isend(buffer, count, datatype, destination, DATA, requests.at(i));
    }
  }

  /** Starts to receive a window of messages of a rank, one over the other. */
  public void startReceives(Communicator comm, Message message, int source) {
    MessageBuffer buffer = message.receive();
    int count = message.count();
    Datatype datatype = message.datatype();
    Requests requests = receives;
    int messages = window;
    for (int i = 0; i < messages; i++) {
      comm.irecv(buffer, count, datatype, source, DATA, requests.at(i));
    }
  }

  public void completeSends() {
    sends.waitAll();
  }

  public void completeReceives() {
    receives.waitAll();
  }

  /** Tells a sender that everything has arrived. */
  public void acknowledge(Communicator comm, int sender) {
    comm.send(nothing, 0, Datatype.BYTE, sender, ACKNOWLEDGMENT);
  }

  /** Waits for that. */
  public void awaitAcknowledgment(Communicator comm, int receiver) {
    comm.recv(nothing, 0, Datatype.BYTE, receiver, ACKNOWLEDGMENT);
  }

  /** Sends a window, until all of it has arrived. */
  public void send(Communicator comm, Message message, int destination) {
    startSends(comm, message, destination);
    completeSends();
    awaitAcknowledgment(comm, destination);
  }

  /** Receives a window, and says so. */
  public void receive(Communicator comm, Message message, int source) {
    startReceives(comm, message, source);
    completeReceives();
    acknowledge(comm, source);
  }
}
