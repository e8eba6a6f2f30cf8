package org.tutti.lab.operations.algorithm;

import java.util.stream.IntStream;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Setup;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.Requests;
import org.tutti.runtime.BlockLayout;
import org.tutti.runtime.Message;

/**
 * Alltoallv in which all receives and sends are started before any is waited for, beginning with
 * the next process, as in {@link AlltoallLinear}.
 */
public class AlltoallvLinear {
  private static final int TAG = 1;

  private Requests requests;
  private int[] counts;
  private int[] displacements;
  private MessageBuffer[] out;
  private MessageBuffer[] in;
  private LocalCopy own;

  @Setup
  public void make(Communicator comm, Message message) {
    requests = comm.requests(2 * comm.size());
    BlockLayout layout = message.blocks();
    counts = layout.counts();
    displacements = layout.displacements();
    out = blocks(message.send());
    in = blocks(message.receive());
    own = new LocalCopy(message.send(), message.receive());
  }

  private MessageBuffer[] blocks(MessageBuffer buffer) {
    return IntStream.range(0, counts.length)
        .mapToObj(rank -> buffer.slice(displacements[rank], counts[rank]))
        .toArray(MessageBuffer[]::new);
  }

  @Collective(value = Operation.ALLTOALLV, datatype = byte.class)
  @Catalog(value = "MPI_Alltoallv:linear", suites = "algorithms")
  @Counterparts(skampi = "Alltoallv_using_Isend_Irecv")
  @Description("all MPI_Irecv and MPI_Isend at once")
  public void linear(Communicator comm, Message message) {
    int size = comm.size();
    int rank = comm.rank();
    for (int distance = 1; distance < size; distance++) {
      int source = (rank - distance + size) % size;
      comm.irecv(
          in[source], counts[source], message.datatype(), source, TAG, requests.at(2 * distance));
    }
    for (int distance = 1; distance < size; distance++) {
      int destination = (rank + distance) % size;
      comm.isend(
          out[destination],
          counts[destination],
          message.datatype(),
          destination,
          TAG,
          requests.at(2 * distance + 1));
    }
    own.copy(displacements[rank], displacements[rank], counts[rank]);
    requests.waitAll();
  }
}
