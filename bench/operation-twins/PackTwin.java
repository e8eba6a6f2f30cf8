package org.tutti.bench.operationtwins;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Level;
import org.tutti.annotations.Setup;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.natives.NativeCalls;
import org.tutti.operations.datatype.Pack;
import org.tutti.runtime.Control;
import org.tutti.runtime.Message;

/** {@code MPI_Pack}, by turns bare and by Tutti. */
public class PackTwin extends Pack {
  private static final ByteBuffer POSITION =
      ByteBuffer.allocateDirect(Integer.BYTES).order(ByteOrder.nativeOrder());

  private final BareTurn bare = new BareTurn();
  private long vector;
  private int bytes;
  private long position;

  @Setup
  public void find(Communicator comm, Message message) {
    bare.find(comm, message);
    vector = NativeCalls.handle(type);
    bytes = (int) message.msize();
    position = NativeCalls.address(POSITION);
  }

  @Setup(Level.OBSERVATION)
  public void take(Control control) {
    bare.take(control);
  }

  @Override
  @Benchmark(operation = "PACK", datatype = double.class)
  public void pack(Communicator comm, Message message) {
    if (bare.isNow) {
      POSITION.putInt(0, 0);
      BareMessages.pack(
          bare.send, typeCount, vector, bare.receive, bytes, position, bare.communicator);
    } else {
      super.pack(comm, message);
    }
  }
}
