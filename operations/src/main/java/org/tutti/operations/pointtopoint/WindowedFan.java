package org.tutti.operations.pointtopoint;

import org.tutti.annotations.Param;
import org.tutti.annotations.Setup;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.Requests;
import org.tutti.operations.state.LeastValue;
import org.tutti.runtime.Control;
import org.tutti.runtime.Message;
import org.tutti.runtime.Payload;

/** Windows of messages between the first rank and all others, at the same time. */
public abstract class WindowedFan implements Payload {
  static final int DATA = 1;
  static final int ACKNOWLEDGMENT = 2;

  /** Messages of each pair that are under way together. */
  @Param("64")
  public int window;

  Requests requests;
  MessageBuffer nothing;
  MessageBuffer[] blocks;

  /** The buffer of the first rank, which has a block for each other rank. */
  abstract MessageBuffer ofFirst(Message message);

  @Override
  public void checkProcesses(int processes) {
    LeastValue.check("window", window, 1);
  }

  @Setup
  public void make(Communicator comm, Message message, Control control) {
    int messages = control.rank() == 0 ? window * (control.processes() - 1) : window;
    requests = comm.requests(messages);
    nothing = comm.allocate(Datatype.BYTE, 1);
    blocks = new MessageBuffer[control.processes()];
    for (int rank = 0; rank < blocks.length; rank++) {
      blocks[rank] = ofFirst(message).slice(message.elements(rank), message.count());
    }
  }
}
