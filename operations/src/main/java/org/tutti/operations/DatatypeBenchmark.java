package org.tutti.operations;

import java.util.Arrays;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.annotations.LeastProcesses;
import org.tutti.annotations.Level;
import org.tutti.annotations.OperationsPerCall;
import org.tutti.annotations.Param;
import org.tutti.annotations.Ranks;
import org.tutti.annotations.Rate;
import org.tutti.annotations.Role;
import org.tutti.annotations.Setup;
import org.tutti.annotations.TearDown;
import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.diagnostics.MpiProblem;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.DerivedDatatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.Requests;
import org.tutti.mpi.RmaWindow;
import org.tutti.operations.state.LeastValue;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.Control;
import org.tutti.runtime.Message;
import org.tutti.runtime.Payload;
import org.tutti.runtime.PayloadContext;

/**
 * A message in blocks with gaps between them, which a derived datatype describes, and packing (MPI
 * 3.1, chapter 4): the suite {@code datatypes}.
 */
public abstract class DatatypeBenchmark implements Payload {
  @Param("VECTOR")
  public TypeShape layout;

  /** Elements of a block. */
  @Param("1")
  public int block;

  /** The distance from the start of a block to that of the next, in elements. */
  @Param("2")
  public int stride;

  protected DerivedDatatype type;

  /** How many elements of the datatype a message has. */
  protected int typeCount;

  @Setup
  public void makeType(Communicator comm, Message message) {
    TypeBlocks blocks = blocks(message.count());
    type = layout.make(comm, blocks, message.datatype());
    typeCount = layout.count(blocks);
  }

  /** The library may not have derived datatypes; there is none then. */
  @TearDown
  public void freeType() {
    if (type != null) {
      type.free();
      type = null;
    }
  }

  /** Where the elements of a message lie. */
  final TypeBlocks blocks(int elements) {
    return TypeBlocks.of(elements, block, layout == TypeShape.CONTIGUOUS ? block : stride);
  }

  @Override
  public long sendElements(PayloadContext place) {
    return blocks(place.count()).span();
  }

  @Override
  public long receiveElements(PayloadContext place) {
    return blocks(place.count()).span();
  }

  /** Which function of MPI makes the datatype of a message of several blocks. */
  public enum TypeShape {
    /** {@code MPI_Type_contiguous}: without gaps, and so what a datatype costs by itself. */
    CONTIGUOUS {
      @Override
      DerivedDatatype make(Communicator comm, TypeBlocks blocks, Datatype element) {
        return comm.typeContiguous(blocks.number() * blocks.length(), element);
      }
    },
    /** {@code MPI_Type_vector}. */
    VECTOR {
      @Override
      DerivedDatatype make(Communicator comm, TypeBlocks blocks, Datatype element) {
        return comm.typeVector(blocks.number(), blocks.length(), blocks.stride(), element);
      }
    },
    /** {@code MPI_Type_indexed}, with the same blocks. */
    INDEXED {
      @Override
      DerivedDatatype make(Communicator comm, TypeBlocks blocks, Datatype element) {
        int[] starts = starts(blocks).mapToInt(TypeShape::displacement).toArray();
        return comm.typeIndexed(lengths(blocks), starts, element);
      }
    },
    /** {@code MPI_Type_create_struct}, with the same blocks. */
    STRUCT {
      @Override
      DerivedDatatype make(Communicator comm, TypeBlocks blocks, Datatype element) {
        Datatype[] elements = new Datatype[blocks.number()];
        Arrays.fill(elements, element);
        LongStream bytes = starts(blocks).map(start -> start * element.bytes());
        return comm.typeStruct(lengths(blocks), bytes.toArray(), elements);
      }
    },
    /** {@code MPI_Type_create_subarray}: the first columns of an array. */
    SUBARRAY {
      @Override
      DerivedDatatype make(Communicator comm, TypeBlocks blocks, Datatype element) {
        return comm.typeSubarray(
            new int[] {blocks.number(), blocks.stride()},
            new int[] {blocks.number(), blocks.length()},
            new int[2],
            element);
      }
    },
    /** {@code MPI_Type_create_resized}: a block and its gap, of which a message has several. */
    RESIZED {
      @Override
      DerivedDatatype make(Communicator comm, TypeBlocks blocks, Datatype element) {
        DerivedDatatype block = comm.typeContiguous(blocks.length(), element);
        try {
          return comm.typeResized(block, (long) blocks.stride() * element.bytes());
        } finally {
          block.free();
        }
      }

      @Override
      int count(TypeBlocks blocks) {
        return blocks.number();
      }
    };

    abstract DerivedDatatype make(Communicator comm, TypeBlocks blocks, Datatype element);

    /** How many elements of the datatype a message has. */
    int count(TypeBlocks blocks) {
      return blocks.number() == 0 ? 0 : 1;
    }

    private static int displacement(long start) {
      if (start > Integer.MAX_VALUE) {
        throw CommandLineProblem.BUFFER_TOO_LARGE.error(
            "A block begins at element " + start + ", more than the ints of MPI_Type_indexed hold.",
            "Choose smaller messages, or --param layout=STRUCT, whose displacements are long.");
      }
      return (int) start;
    }

    private static int[] lengths(TypeBlocks blocks) {
      int[] lengths = new int[blocks.number()];
      Arrays.fill(lengths, blocks.length());
      return lengths;
    }

    private static LongStream starts(TypeBlocks blocks) {
      return IntStream.range(0, blocks.number()).mapToLong(blocks::start);
    }
  }

  /**
   * Where the elements of a message lie.
   *
   * @param number of blocks
   * @param length elements of a block
   * @param stride elements from the start of a block to that of the next
   */
  record TypeBlocks(int number, int length, int stride) {
    /**
     * The blocks of a message.
     *
     * @throws org.tutti.diagnostics.TuttiException if they do not divide it, or overlap
     */
    static TypeBlocks of(int elements, int length, int stride) {
      if (length < 1 || stride < length) {
        throw MpiProblem.DATATYPE_INVALID.error(
            "Blocks of " + length + " elements cannot begin every " + stride + " elements.",
            "Give block at least 1, and stride at least block.");
      }
      if (elements % length != 0) {
        throw MpiProblem.DATATYPE_INVALID.error(
            "A message of " + elements + " elements does not consist of blocks of " + length + ".",
            "Give a message size that is a multiple of block and the size of an element.");
      }
      return new TypeBlocks(elements / length, length, stride);
    }

    long start(int block) {
      return (long) block * stride;
    }

    /** Elements from the start of the first block to the end of the last one. */
    long span() {
      return number == 0 ? 0 : Math.multiplyFull(number - 1, stride) + length;
    }
  }

  /** {@code MPI_Pack}: copies the elements of a message beside each other. */
  public static class Pack extends DatatypeBenchmark {
    @Benchmark(operation = "PACK", datatype = double.class)
    @Catalog(value = "MPI_Pack", suites = "datatypes")
    @Description("copies the blocks of a derived datatype (layout) beside each other")
    public void pack(Communicator comm, Message message) {
      comm.pack(message.send(), typeCount, type, message.receive(), 0);
    }

    @Override
    public long receiveElements(PayloadContext place) {
      return place.count();
    }

    @Override
    public void arrivals(PayloadContext place, Arrivals arrivals) {
      TypeBlocks blocks = blocks(place.count());
      for (int i = 0; i < blocks.number(); i++) {
        arrivals.block((long) i * blocks.length(), blocks.length(), place.rank(), blocks.start(i));
      }
    }
  }

  /** {@code MPI_Unpack}: copies the elements that lie beside each other into a message's blocks. */
  public static class Unpack extends DatatypeBenchmark {
    @Benchmark(operation = "UNPACK", datatype = double.class)
    @Catalog(value = "MPI_Unpack", suites = "datatypes")
    @Description("copies elements into the blocks of a derived datatype (layout)")
    public void unpack(Communicator comm, Message message) {
      comm.unpack(message.send(), 0, message.receive(), typeCount, type);
    }

    @Override
    public long sendElements(PayloadContext place) {
      return place.count();
    }

    @Override
    public void arrivals(PayloadContext place, Arrivals arrivals) {
      TypeBlocks blocks = blocks(place.count());
      for (int i = 0; i < blocks.number(); i++) {
        arrivals.block(blocks.start(i), blocks.length(), place.rank(), (long) i * blocks.length());
      }
    }
  }

  /** A message of a derived datatype leaves the gaps of the receive buffer as they are. */
  abstract static class DerivedMessages extends DatatypeBenchmark {
    protected static final int TAG = 1;

    /** The elements of a rank's message, in the places that they had there. */
    final void blocksOf(int rank, PayloadContext place, Arrivals arrivals) {
      TypeBlocks blocks = blocks(place.count());
      for (int i = 0; i < blocks.number(); i++) {
        arrivals.block(blocks.start(i), blocks.length(), rank, blocks.start(i));
      }
    }
  }

  /** Ping-pong of messages in blocks, between the first rank and the last. */
  public static class PingPongDerived extends DerivedMessages {
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

  /** The same as {@link PingPongDerived} with {@code MPI_Pack} and {@code MPI_Unpack}. */
  public static class PingPongPacked extends DerivedMessages {
    private MessageBuffer packed;

    @Setup
    public void allocate(Communicator comm) {
      packed = comm.allocate(Datatype.PACKED, comm.packSize(typeCount, type));
    }

    @Benchmark(operation = "PING_PONG_PACKED", datatype = double.class)
    @Catalog(value = "ping-pong:packed", suites = "datatypes")
    @Description("latency: half a round trip with MPI_Pack and MPI_Unpack (layout)")
    @OperationsPerCall(2)
    @Role(Ranks.FIRST)
    public void ping(Communicator comm, Message message, Control control) {
      int last = control.processes() - 1;
      send(comm, message, last);
      receive(comm, message, last);
    }

    @Role(value = Ranks.LAST, of = "ping")
    public void pong(Communicator comm, Message message) {
      receive(comm, message, 0);
      send(comm, message, 0);
    }

    private void send(Communicator comm, Message message, int partner) {
      int bytes = comm.pack(message.send(), typeCount, type, packed, 0);
      comm.send(packed, bytes, Datatype.PACKED, partner, TAG);
    }

    private void receive(Communicator comm, Message message, int partner) {
      comm.recv(packed, packed.count(), Datatype.PACKED, partner, TAG);
      comm.unpack(packed, 0, message.receive(), typeCount, type);
    }

    @Override
    public void arrivals(PayloadContext place, Arrivals arrivals) {
      int last = place.processes() - 1;
      if (place.rank() == 0 || place.rank() == last) {
        blocksOf(last - place.rank(), place, arrivals);
      }
    }
  }

  /** Bandwidth in one direction of messages in blocks, acknowledged together. */
  public static class BandwidthDerived extends DerivedMessages {
    private static final int ACKNOWLEDGMENT = 2;

    @Param("64")
    public int window;

    private Requests requests;
    private MessageBuffer nothing;

    @Override
    public void checkProcesses(int processes) {
      super.checkProcesses(processes);
      LeastValue.check("window", window, 1);
    }

    @Setup
    public void allocate(Communicator comm) {
      requests = comm.requests(window);
      nothing = comm.allocate(Datatype.BYTE, 1);
    }

    @Benchmark(operation = "BANDWIDTH_DERIVED", datatype = double.class)
    @Catalog(value = "bandwidth:derived", suites = "datatypes")
    @Counterparts(osu = "osu_bw -D cont vect indx")
    @Description("a window of nonblocking messages of a derived datatype (layout)")
    @Rate(messages = "window")
    @Role(Ranks.FIRST)
    public void send(Communicator comm, Message message, Control control) {
      int last = control.processes() - 1;
      for (int i = 0; i < window; i++) {
        comm.isend(message.send(), typeCount, type, last, TAG, requests.at(i));
      }
      requests.waitAll();
      comm.recv(nothing, 0, Datatype.BYTE, last, ACKNOWLEDGMENT);
    }

    @Role(value = Ranks.LAST, of = "send")
    public void receive(Communicator comm, Message message) {
      for (int i = 0; i < window; i++) {
        comm.irecv(message.receive(), typeCount, type, 0, TAG, requests.at(i));
      }
      requests.waitAll();
      comm.send(nothing, 0, Datatype.BYTE, 0, ACKNOWLEDGMENT);
    }

    @Override
    public void arrivals(PayloadContext place, Arrivals arrivals) {
      if (place.rank() == place.processes() - 1) {
        blocksOf(0, place, arrivals);
      }
    }
  }

  /** The first rank reaches blocks in the memory of the last one, ended by a fence of all. */
  @LeastProcesses(2)
  abstract static class DerivedWindow extends DerivedMessages {
    protected RmaWindow rma;
    protected int last;

    /** What each rank lets the others reach. */
    abstract MessageBuffer shown(Message message);

    @Setup
    public void open(Communicator comm, Message message) {
      last = comm.size() - 1;
      rma = comm.createWindow(shown(message));
    }

    /** The library may not have windows; there is none then. */
    @TearDown
    public void close() {
      if (rma != null) {
        rma.free();
        rma = null;
      }
    }

    @Setup(Level.OBSERVATION)
    public void begin() {
      rma.fence();
    }
  }

  /** Blocks of the first rank into the memory of the last one. */
  public static class PutDerived extends DerivedWindow {
    @Override
    MessageBuffer shown(Message message) {
      return message.receive();
    }

    @Benchmark(operation = "PUT_DERIVED", datatype = double.class)
    @Catalog(value = "MPI_Put:derived", suites = "datatypes")
    @Counterparts(
        skampi =
            "Datatype_complex_everytime, Datatype_complex_once, Datatype_complex_mixed_everytime,"
                + " Datatype_complex_mixed_once, Datatype_int, Datatype_simple")
    @Description("MPI_Put of a derived datatype (layout), and MPI_Win_fence")
    public void put(Communicator comm, Message message) {
      if (comm.rank() == 0) {
        rma.put(message.send(), typeCount, type, last, 0);
      }
      rma.fence();
    }

    @Override
    public void arrivals(PayloadContext place, Arrivals arrivals) {
      if (place.rank() == place.processes() - 1) {
        blocksOf(0, place, arrivals);
      }
    }
  }

  /** Blocks in the memory of the last rank. */
  public static class GetDerived extends DerivedWindow {
    @Override
    MessageBuffer shown(Message message) {
      return message.send();
    }

    @Benchmark(operation = "GET_DERIVED", datatype = double.class)
    @Catalog(value = "MPI_Get:derived", suites = "datatypes")
    @Counterparts(skampi = "Datatype_complex_Get, Datatype_simple_Get")
    @Description("MPI_Get of a derived datatype (layout), and MPI_Win_fence")
    public void get(Communicator comm, Message message) {
      if (comm.rank() == 0) {
        rma.get(message.receive(), typeCount, type, last, 0);
      }
      rma.fence();
    }

    @Override
    public void arrivals(PayloadContext place, Arrivals arrivals) {
      if (place.rank() == 0) {
        blocksOf(place.processes() - 1, place, arrivals);
      }
    }
  }
}
