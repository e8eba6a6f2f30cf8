package org.tutti.operations.collective;

import org.tutti.annotations.Baseline;
import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Param;
import org.tutti.annotations.Setup;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.operations.state.BlocksOfMessage;
import org.tutti.operations.state.InPlace;
import org.tutti.operations.state.LeastValue;
import org.tutti.operations.state.TypedBlocksOfMessage;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.Control;
import org.tutti.runtime.Message;
import org.tutti.runtime.Payload;
import org.tutti.runtime.PayloadContext;

/** The blocking collectives, and their variants in place. */
public class CollectiveCalls {
  /** {@code MPI_Barrier}: no process leaves before all have entered. */
  @Collective(Operation.BARRIER)
  @Catalog(
      value = "MPI_Barrier",
      suites = {"collectives", "algorithms", "first-use"})
  @Baseline
  @Counterparts(
      osu = "osu_barrier",
      imb = "IMB-MPI1 Barrier",
      skampi = "Barrier",
      mpptest = "goptest -sync",
      reprompi = "MPI_Barrier")
  @Param(msizes = 0)
  public void barrier(Communicator comm) {
    comm.barrier();
  }

  /** {@code MPI_Bcast}: all processes get the block of the root. */
  @Collective(value = Operation.BCAST, datatype = byte.class)
  @Catalog(
      value = "MPI_Bcast",
      suites = {"collectives", "algorithms"})
  @Baseline
  @Counterparts(
      osu = "osu_bcast",
      imb = "IMB-MPI1 Bcast",
      skampi = "Bcast",
      mpptest = "goptest -bcast, -scatter",
      reprompi = "MPI_Bcast")
  public void bcast(Communicator comm, Message message) {
    comm.bcast(message.send(), message.count(), message.datatype(), message.root());
  }

  /** {@code MPI_Scatter}: each process gets a block of the root. */
  @Collective(value = Operation.SCATTER, datatype = byte.class)
  @Catalog(
      value = "MPI_Scatter",
      suites = {"collectives", "algorithms"})
  @Baseline
  @Counterparts(
      osu = "osu_scatter",
      imb = "IMB-MPI1 Scatter",
      skampi = "Scatter",
      reprompi = "MPI_Scatter")
  public void scatter(Communicator comm, Message message) {
    comm.scatter(
        message.send(), message.receive(), message.count(), message.datatype(), message.root());
  }

  @Collective(value = Operation.SCATTER, datatype = byte.class, inPlace = true)
  @Catalog(value = "MPI_Scatter:in-place", suites = "in-place")
  public void scatterInPlace(Communicator comm, Message message, Control control, InPlace inPlace) {
    comm.scatter(
        message.send(),
        control.isRoot() ? inPlace.buffer : message.receive(),
        message.count(),
        message.datatype(),
        message.root());
  }

  /** {@code MPI_Scatterv}: each process gets a block of the root, with counts and displacements. */
  @Collective(value = Operation.SCATTERV, datatype = byte.class)
  @Catalog(value = "MPI_Scatterv", suites = "collectives")
  @Counterparts(osu = "osu_scatterv", imb = "IMB-MPI1 Scatterv", skampi = "Scatterv")
  public void scatterv(Communicator comm, Message message, BlocksOfMessage blocks) {
    comm.scatterv(
        message.send(),
        blocks.all,
        message.receive(),
        blocks.own,
        message.datatype(),
        message.root());
  }

  @Collective(value = Operation.SCATTERV, datatype = byte.class, inPlace = true)
  @Catalog(value = "MPI_Scatterv:in-place", suites = "in-place")
  public void scattervInPlace(
      Communicator comm,
      Message message,
      Control control,
      BlocksOfMessage blocks,
      InPlace inPlace) {
    comm.scatterv(
        message.send(),
        blocks.all,
        control.isRoot() ? inPlace.buffer : message.receive(),
        blocks.own,
        message.datatype(),
        message.root());
  }

  /** {@code MPI_Gather}: the root gets a block of each process. */
  @Collective(value = Operation.GATHER, datatype = byte.class)
  @Catalog(
      value = "MPI_Gather",
      suites = {"collectives", "algorithms"})
  @Baseline
  @Counterparts(
      osu = "osu_gather",
      imb = "IMB-MPI1 Gather",
      skampi = "Gather",
      reprompi = "MPI_Gather")
  public void gather(Communicator comm, Message message) {
    comm.gather(
        message.send(), message.receive(), message.count(), message.datatype(), message.root());
  }

  @Collective(value = Operation.GATHER, datatype = byte.class, inPlace = true)
  @Catalog(value = "MPI_Gather:in-place", suites = "in-place")
  public void gatherInPlace(Communicator comm, Message message, Control control, InPlace inPlace) {
    comm.gather(
        control.isRoot() ? inPlace.buffer : message.send(),
        message.receive(),
        message.count(),
        message.datatype(),
        message.root());
  }

  /** {@code MPI_Gatherv}: the root gets a block of each process, with counts and displacements. */
  @Collective(value = Operation.GATHERV, datatype = byte.class)
  @Catalog(value = "MPI_Gatherv", suites = "collectives")
  @Counterparts(osu = "osu_gatherv", imb = "IMB-MPI1 Gatherv", skampi = "Gatherv")
  public void gatherv(Communicator comm, Message message, BlocksOfMessage blocks) {
    comm.gatherv(
        message.send(),
        blocks.own,
        message.receive(),
        blocks.all,
        message.datatype(),
        message.root());
  }

  @Collective(value = Operation.GATHERV, datatype = byte.class, inPlace = true)
  @Catalog(value = "MPI_Gatherv:in-place", suites = "in-place")
  public void gathervInPlace(
      Communicator comm,
      Message message,
      Control control,
      BlocksOfMessage blocks,
      InPlace inPlace) {
    comm.gatherv(
        control.isRoot() ? inPlace.buffer : message.send(),
        blocks.own,
        message.receive(),
        blocks.all,
        message.datatype(),
        message.root());
  }

  /** {@code MPI_Allgather}: all processes get a block of each process. */
  @Collective(value = Operation.ALLGATHER, datatype = byte.class)
  @Catalog(
      value = "MPI_Allgather",
      suites = {"collectives", "algorithms"})
  @Baseline
  @Counterparts(
      osu = "osu_allgather",
      imb = "IMB-MPI1 Allgather",
      skampi = "Allgather",
      mpptest = "goptest -colx",
      reprompi = "MPI_Allgather")
  public void allgather(Communicator comm, Message message) {
    comm.allgather(message.send(), message.receive(), message.count(), message.datatype());
  }

  @Collective(value = Operation.ALLGATHER, datatype = byte.class, inPlace = true)
  @Catalog(value = "MPI_Allgather:in-place", suites = "in-place")
  public void allgatherInPlace(Communicator comm, Message message, InPlace inPlace) {
    comm.allgather(inPlace.buffer, message.receive(), message.count(), message.datatype());
  }

  /**
   * {@code MPI_Allgatherv}: all processes get a block of each process, with counts and
   * displacements.
   */
  @Collective(value = Operation.ALLGATHERV, datatype = byte.class)
  @Catalog(value = "MPI_Allgatherv", suites = "collectives")
  @Counterparts(osu = "osu_allgatherv", imb = "IMB-MPI1 Allgatherv", skampi = "Allgatherv")
  public void allgatherv(Communicator comm, Message message, BlocksOfMessage blocks) {
    comm.allgatherv(message.send(), blocks.own, message.receive(), blocks.all, message.datatype());
  }

  @Collective(value = Operation.ALLGATHERV, datatype = byte.class, inPlace = true)
  @Catalog(value = "MPI_Allgatherv:in-place", suites = "in-place")
  public void allgathervInPlace(
      Communicator comm, Message message, BlocksOfMessage blocks, InPlace inPlace) {
    comm.allgatherv(inPlace.buffer, blocks.own, message.receive(), blocks.all, message.datatype());
  }

  /** {@code MPI_Alltoall}: each process gets a block of its own from each process. */
  @Collective(value = Operation.ALLTOALL, datatype = byte.class)
  @Catalog(
      value = "MPI_Alltoall",
      suites = {"collectives", "algorithms"})
  @Baseline
  @Counterparts(
      osu = "osu_alltoall",
      imb = "IMB-MPI1 Alltoall",
      skampi = "Alltoall",
      reprompi = "MPI_Alltoall")
  public void alltoall(Communicator comm, Message message) {
    comm.alltoall(message.send(), message.receive(), message.count(), message.datatype());
  }

  @Collective(value = Operation.ALLTOALL, datatype = byte.class, inPlace = true)
  @Catalog(value = "MPI_Alltoall:in-place", suites = "in-place")
  public void alltoallInPlace(Communicator comm, Message message, InPlace inPlace) {
    comm.alltoall(inPlace.buffer, message.receive(), message.count(), message.datatype());
  }

  /**
   * {@code MPI_Alltoallv}: each process gets a block of its own from each process, with counts and
   * displacements.
   */
  @Collective(value = Operation.ALLTOALLV, datatype = byte.class)
  @Catalog(
      value = "MPI_Alltoallv",
      suites = {"collectives", "algorithms"})
  @Baseline
  @Counterparts(
      osu = "osu_alltoallv",
      imb = "IMB-MPI1 Alltoallv",
      skampi = "Alltoallv, myalltoallv")
  public void alltoallv(Communicator comm, Message message, BlocksOfMessage blocks) {
    comm.alltoallv(message.send(), blocks.all, message.receive(), blocks.all, message.datatype());
  }

  @Collective(value = Operation.ALLTOALLV, datatype = byte.class, inPlace = true)
  @Catalog(value = "MPI_Alltoallv:in-place", suites = "in-place")
  public void alltoallvInPlace(
      Communicator comm, Message message, BlocksOfMessage blocks, InPlace inPlace) {
    comm.alltoallv(inPlace.buffer, blocks.all, message.receive(), blocks.all, message.datatype());
  }

  /**
   * {@code MPI_Alltoallw}: each process gets a block of its own from each process, with counts,
   * displacements, and datatypes.
   */
  @Collective(value = Operation.ALLTOALLW, datatype = byte.class)
  @Catalog(value = "MPI_Alltoallw", suites = "collectives")
  @Counterparts(osu = "osu_alltoallw")
  public void alltoallw(Communicator comm, Message message, TypedBlocksOfMessage blocks) {
    comm.alltoallw(message.send(), blocks.all, message.receive(), blocks.all);
  }

  @Collective(value = Operation.ALLTOALLW, datatype = byte.class, inPlace = true)
  @Catalog(value = "MPI_Alltoallw:in-place", suites = "in-place")
  public void alltoallwInPlace(
      Communicator comm, Message message, TypedBlocksOfMessage blocks, InPlace inPlace) {
    comm.alltoallw(inPlace.buffer, blocks.all, message.receive(), blocks.all);
  }

  /** {@code MPI_Reduce}: the root gets the reduction of all blocks. */
  @Collective(Operation.REDUCE)
  @Catalog(
      value = "MPI_Reduce",
      suites = {"collectives", "algorithms"})
  @Baseline
  @Counterparts(
      osu = "osu_reduce",
      imb = "IMB-MPI1 Reduce",
      skampi = "Reduce",
      reprompi = "MPI_Reduce")
  public void reduce(Communicator comm, Message message) {
    comm.reduce(
        message.send(),
        message.receive(),
        message.count(),
        message.datatype(),
        message.op(),
        message.root());
  }

  @Collective(value = Operation.REDUCE, inPlace = true)
  @Catalog(value = "MPI_Reduce:in-place", suites = "in-place")
  public void reduceInPlace(Communicator comm, Message message, Control control, InPlace inPlace) {
    comm.reduce(
        control.isRoot() ? inPlace.buffer : message.send(),
        message.receive(),
        message.count(),
        message.datatype(),
        message.op(),
        message.root());
  }

  /** {@code MPI_Reduce_local}: reduces two blocks within the process. */
  @Collective(Operation.REDUCE_LOCAL)
  @Catalog(value = "MPI_Reduce_local", suites = "collectives")
  @Counterparts(imb = "IMB-MPI1 Reduce_local")
  public void reduceLocal(Communicator comm, Message message) {
    comm.reduceLocal(
        message.send(), message.receive(), message.count(), message.datatype(), message.op());
  }

  /** {@code MPI_Allreduce}: all processes get the reduction of all blocks. */
  @Collective(Operation.ALLREDUCE)
  @Catalog(
      value = "MPI_Allreduce",
      suites = {"collectives", "algorithms", "first-use"})
  @Baseline
  @Counterparts(
      osu = "osu_allreduce",
      imb = "IMB-MPI1 Allreduce",
      skampi = "Allreduce",
      mpptest = "goptest -dsum, -isum",
      reprompi = "MPI_Allreduce")
  public void allreduce(Communicator comm, Message message) {
    comm.allreduce(
        message.send(), message.receive(), message.count(), message.datatype(), message.op());
  }

  @Collective(value = Operation.ALLREDUCE, inPlace = true)
  @Catalog(value = "MPI_Allreduce:in-place", suites = "in-place")
  public void allreduceInPlace(Communicator comm, Message message, InPlace inPlace) {
    comm.allreduce(
        inPlace.buffer, message.receive(), message.count(), message.datatype(), message.op());
  }

  /**
   * {@code MPI_Reduce_scatter}: each process gets its block of the reduction, with a count for
   * each.
   */
  @Collective(Operation.REDUCE_SCATTER)
  @Catalog(value = "MPI_Reduce_scatter", suites = "collectives")
  @Counterparts(
      osu = "osu_reduce_scatter",
      imb = "IMB-MPI1 Reduce_scatter",
      skampi = "Reduce_scatter",
      reprompi = "MPI_Reduce_scatter")
  public void reduceScatter(Communicator comm, Message message, BlocksOfMessage blocks) {
    comm.reduceScatter(
        message.send(), message.receive(), blocks.all, message.datatype(), message.op());
  }

  @Collective(value = Operation.REDUCE_SCATTER, inPlace = true)
  @Catalog(value = "MPI_Reduce_scatter:in-place", suites = "in-place")
  public void reduceScatterInPlace(
      Communicator comm, Message message, BlocksOfMessage blocks, InPlace inPlace) {
    comm.reduceScatter(
        inPlace.buffer, message.receive(), blocks.all, message.datatype(), message.op());
  }

  /** {@code MPI_Reduce_scatter_block}: each process gets its block of the reduction. */
  @Collective(Operation.REDUCE_SCATTER_BLOCK)
  @Catalog(
      value = "MPI_Reduce_scatter_block",
      suites = {"collectives", "algorithms"})
  @Baseline
  @Counterparts(
      osu = "osu_reduce_scatter_block",
      imb = "IMB-MPI1 Reduce_scatter_block",
      reprompi = "MPI_Reduce_scatter_block")
  public void reduceScatterBlock(Communicator comm, Message message) {
    comm.reduceScatterBlock(
        message.send(), message.receive(), message.count(), message.datatype(), message.op());
  }

  @Collective(value = Operation.REDUCE_SCATTER_BLOCK, inPlace = true)
  @Catalog(value = "MPI_Reduce_scatter_block:in-place", suites = "in-place")
  public void reduceScatterBlockInPlace(Communicator comm, Message message, InPlace inPlace) {
    comm.reduceScatterBlock(
        inPlace.buffer, message.receive(), message.count(), message.datatype(), message.op());
  }

  /** {@code MPI_Scan}: each process gets the reduction of the blocks up to its own. */
  @Collective(Operation.SCAN)
  @Catalog(
      value = "MPI_Scan",
      suites = {"collectives", "algorithms"})
  @Baseline
  @Counterparts(skampi = "Scan", reprompi = "MPI_Scan")
  public void scan(Communicator comm, Message message) {
    comm.scan(message.send(), message.receive(), message.count(), message.datatype(), message.op());
  }

  @Collective(value = Operation.SCAN, inPlace = true)
  @Catalog(value = "MPI_Scan:in-place", suites = "in-place")
  public void scanInPlace(Communicator comm, Message message, InPlace inPlace) {
    comm.scan(inPlace.buffer, message.receive(), message.count(), message.datatype(), message.op());
  }

  /** {@code MPI_Exscan}: each process gets the reduction of the blocks before its own. */
  @Collective(Operation.EXSCAN)
  @Catalog(value = "MPI_Exscan", suites = "collectives")
  @Counterparts(reprompi = "MPI_Exscan")
  public void exscan(Communicator comm, Message message) {
    comm.exscan(
        message.send(), message.receive(), message.count(), message.datatype(), message.op());
  }

  @Collective(value = Operation.EXSCAN, inPlace = true)
  @Catalog(value = "MPI_Exscan:in-place", suites = "in-place")
  public void exscanInPlace(Communicator comm, Message message, InPlace inPlace) {
    comm.exscan(
        inPlace.buffer, message.receive(), message.count(), message.datatype(), message.op());
  }

  /** {@code MPI_Alltoall} several times without synchronization, each into memory of its own. */
  public static class AlltoallRepeated implements Payload {
    @Param("4")
    public int calls;

    private MessageBuffer[] receives;

    @Override
    public void checkProcesses(int processes) {
      LeastValue.check("calls", calls, 1);
    }

    @Override
    public long receiveElements(PayloadContext place) {
      return calls * place.receiveElements();
    }

    @Setup
    public void divide(Communicator comm, Message message) {
      long elements = message.elements(comm.size());
      receives = new MessageBuffer[calls];
      for (int call = 0; call < calls; call++) {
        receives[call] = message.receive().slice(call * elements, elements);
      }
    }

    @Benchmark(operation = "ALLTOALL_REPEATED", send = "p * msize", receive = "p * msize")
    @Catalog(value = "MPI_Alltoall:repeated", suites = "collectives")
    @Counterparts(skampi = "multi_Alltoall")
    @Description(
        "MPI_Alltoall several times, one directly after the other; the time is that of all")
    public void alltoall(Communicator comm, Message message) {
      for (MessageBuffer receive : receives) {
        comm.alltoall(message.send(), receive, message.count(), message.datatype());
      }
    }

    @Override
    public void arrivals(PayloadContext place, Arrivals arrivals) {
      int count = place.count();
      for (int call = 0; call < calls; call++) {
        for (int source = 0; source < place.processes(); source++) {
          int block = call * place.processes() + source;
          arrivals.block(place.elements(block), count, source, place.elements(place.rank()));
        }
      }
    }
  }

  /** {@code MPI_Bcast} until the root knows that each other process has the data. */
  public static class BcastAcknowledged {
    private static final int TAG = 1;

    private MessageBuffer nothing;

    @Setup
    public void make(Communicator comm) {
      nothing = comm.allocate(Datatype.BYTE, 1);
    }

    @Collective(value = Operation.BCAST, datatype = byte.class)
    @Catalog(value = "MPI_Bcast:acknowledged", suites = "collectives")
    @Counterparts(mpptest = "goptest -bcastalt")
    @Description("MPI_Bcast, then an empty message of each other process to the root")
    public void bcast(Communicator comm, Message message, Control control) {
      int root = message.root();
      comm.bcast(message.send(), message.count(), message.datatype(), root);
      if (control.rank() != root) {
        comm.send(nothing, 0, Datatype.BYTE, root, TAG);
        return;
      }
      for (int source = 0; source < control.processes(); source++) {
        if (source != root) {
          comm.recv(nothing, 0, Datatype.BYTE, source, TAG);
        }
      }
    }
  }
}
