package org.tutti.operations.pointtopoint;

import org.tutti.annotations.LeastProcesses;
import org.tutti.annotations.Param;
import org.tutti.annotations.Setup;
import org.tutti.mpi.MessageBuffer;
import org.tutti.operations.state.LeastValue;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.Control;
import org.tutti.runtime.Message;
import org.tutti.runtime.Payload;
import org.tutti.runtime.PayloadContext;

/** What all halo exchanges have in common: a grid of the ranks, and a block for each face. */
@LeastProcesses(2)
public abstract class HaloExchange implements Payload {
  /** Dimensions of the grid. */
  @Param({"1", "2", "3"})
  public int dimensions;

  HaloFaces faces;
  MessageBuffer[] sends;
  MessageBuffer[] receives;

  @Override
  public void checkProcesses(int processes) {
    LeastValue.check("dimensions", dimensions, 1);
  }

  @Setup
  public void divide(Message message, Control control) {
    faces = HaloFaces.of(control.rank(), control.processes(), dimensions);
    sends = faces.blocks(message.send(), message);
    receives = faces.blocks(message.receive(), message);
  }

  /** The tag of what is sent through a face; the same pair of ranks may share several faces. */
  static int tag(int face) {
    return 1 + face;
  }

  @Override
  public long sendElements(PayloadContext place) {
    return place.elements(2L * dimensions);
  }

  @Override
  public long receiveElements(PayloadContext place) {
    return place.elements(2L * dimensions);
  }

  @Override
  public void arrivals(PayloadContext place, Arrivals arrivals) {
    faces.arrivals(place, arrivals);
  }
}
