package org.tutti.operations.state;

import org.tutti.annotations.Setup;
import org.tutti.annotations.State;
import org.tutti.annotations.TearDown;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.runtime.Message;

/** Memory for two buffered sends, which the library uses as long as it is attached. */
@State
public class AttachedBuffer {
  private MessageBuffer memory;

  @Setup
  public void attach(Communicator comm, Message message) {
    long bytes = message.msize() + comm.bufferedOverhead();
    MessageBuffer room = comm.allocate(Datatype.BYTE, 2 * bytes);
    comm.bufferAttach(room);
    memory = room;
  }

  /** The library may not have buffered sends; nothing was attached then. */
  @TearDown
  public void detach(Communicator comm) {
    if (memory != null) {
      comm.bufferDetach();
      memory = null;
    }
  }
}
