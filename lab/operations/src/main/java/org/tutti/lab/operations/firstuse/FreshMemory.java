package org.tutti.lab.operations.firstuse;

import java.nio.ByteBuffer;
import org.tutti.annotations.Level;
import org.tutti.annotations.Setup;
import org.tutti.annotations.TearDown;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.MessageBuffer;
import org.tutti.runtime.Message;

/**
 * Memory to receive into that nothing has touched: its pages are given back to the system before
 * each call, so that the call has to get new ones. What was received is copied into the message
 * outside the time.
 */
public abstract class FreshMemory {
  /** No system has larger ones without being asked. */
  private static final int LARGEST_PAGE = 1 << 16;

  protected MessageBuffer fresh;
  private MessageBuffer memory;
  private boolean receives;
  private ByteBuffer received;

  /** Whether this rank receives anything: what others have must remain as it is. */
  boolean isReceiver(int rank, int processes) {
    return true;
  }

  /** With a page before and behind it, so that it lies within whole ones. */
  @Setup
  public void allocate(Communicator comm, Message message) {
    receives = isReceiver(comm.rank(), comm.size());
    long elements = message.receive().elements();
    int bytes = message.datatype().bytes();
    int page = (LARGEST_PAGE + bytes - 1) / bytes;
    memory = comm.allocate(message.datatype(), elements + 2L * page);
    comm.discardPages(memory);
    fresh = memory.slice(page, elements);
    received =
        fresh.view().orElseThrow(() -> comm.missing("Such a large buffer of this operation"));
  }

  @Setup(Level.CALL)
  public void discard(Communicator comm) {
    comm.discardPages(memory);
  }

  @TearDown(Level.CALL)
  public void keep(Message message) {
    if (receives) {
      message.receive().view().orElseThrow().put(0, received, 0, received.capacity());
    }
  }
}
