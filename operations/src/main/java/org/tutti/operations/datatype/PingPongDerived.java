package org.tutti.operations.datatype;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.annotations.OperationsPerCall;
import org.tutti.annotations.Ranks;
import org.tutti.annotations.Role;
import org.tutti.mpi.Communicator;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.Control;
import org.tutti.runtime.Message;
import org.tutti.runtime.PayloadContext;

/** Ping-pong of messages in blocks, between the first rank and the last. */
public class PingPongDerived extends DerivedMessages {
  @Benchmark(operation = "PING_PONG_DERIVED", datatype = double.class)
  @Catalog(value = "ping-pong:derived", suites = "datatypes")
  @Counterparts(osu = "osu_latency -D cont vect indx", mpptest = "mpptest -vector, -vectortype")
  @Description("latency: half a round trip of a derived datatype (layout)")
  @OperationsPerCall(2)
  @Role(Ranks.FIRST)
  public void ping(Communicator comm, Message message, Control control) {
    int last = control.processes() - 1;
    comm.send(message.send(), typeCount, type, last, TAG);
    comm.recv(message.receive(), typeCount, type, last, TAG);
  }

  @Role(value = Ranks.LAST, of = "ping")
  public void pong(Communicator comm, Message message) {
    comm.recv(message.receive(), typeCount, type, 0, TAG);
    comm.send(message.send(), typeCount, type, 0, TAG);
  }

  @Override
  public void arrivals(PayloadContext place, Arrivals arrivals) {
    int last = place.processes() - 1;
    if (place.rank() == 0 || place.rank() == last) {
      blocksOf(last - place.rank(), place, arrivals);
    }
  }
}
