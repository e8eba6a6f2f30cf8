package org.tutti.mpi.natives;

import static java.lang.ref.Reference.reachabilityFence;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.tutti.mpi.Blocks;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.FileMode;
import org.tutti.mpi.FilePages;
import org.tutti.mpi.FileToOpen;
import org.tutti.mpi.LibrarySession;
import org.tutti.mpi.MatchedMessage;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.MpiException;
import org.tutti.mpi.MpiThreadLevel;
import org.tutti.mpi.OperationNotInLibrary;
import org.tutti.mpi.PartitionList;
import org.tutti.mpi.RankGroup;
import org.tutti.mpi.ReduceOp;
import org.tutti.mpi.Request;
import org.tutti.mpi.RequestInUse;
import org.tutti.mpi.Requests;
import org.tutti.mpi.RmaAssertion;
import org.tutti.mpi.RmaWindow;
import org.tutti.mpi.Status;
import org.tutti.mpi.TypedBlocks;
import org.tutti.mpi.WindowSizes;
import org.tutti.mpi.natives.launcher.LauncherSlots;
import org.tutti.mpi.natives.linker.CStrings;

/**
 * A communicator of the library. {@link NativeCommunication} has what the table of functions says;
 * topologies and datatypes, which take longer to read, are interfaces beside it. As long as a
 * process has no {@link NativeIntercommunicator}, the JIT treats this class as final.
 */
class NativeCommunicator
    implements Communicator, NativeCommunication, NativeTopologies, NativeDatatypes {
  private static final long WORLD = LibraryBinding.constant("MPI_COMM_WORLD");
  private static final long NULL = LibraryBinding.constant("MPI_COMM_NULL");
  private static final long ERRORS_RETURN = LibraryBinding.constant("MPI_ERRORS_RETURN");

  /** No communicator after {@link #free}: libraries read what a handle of the past points to. */
  private long handle;

  private final int rank;
  private final int size;
  private NativeNeighborhood neighborhood;

  /** A communicator that has been taken over. */
  NativeCommunicator(long handle, int rank, int size) {
    this.handle = handle;
    this.rank = rank;
    this.size = size;
  }

  /** Takes over a communicator and makes its errors come back as codes. */
  static NativeCommunicator of(long handle) {
    CommunicatorFunctions.SET_ERRHANDLER.call(handle, ERRORS_RETURN);
    CommunicatorFunctions.RANK.call(handle, OutParameters.address());
    int rank = OutParameters.integer();
    CommunicatorFunctions.SIZE.call(handle, OutParameters.address());
    return new NativeCommunicator(handle, rank, OutParameters.integer());
  }

  /** Takes over an intercommunicator, likewise. */
  static NativeCommunicator ofTwoGroups(long handle) {
    CreationFunctions.COMM_REMOTE_SIZE.call(handle, OutParameters.address());
    int remoteSize = OutParameters.integer();
    return new NativeIntercommunicator(of(handle), remoteSize);
  }

  @Override
  public final long handle() {
    return handle;
  }

  @Override
  public final NativeNeighborhood neighborhood() {
    // When it is first used: most communicators have none, and creating one is measured.
    if (neighborhood == null) {
      neighborhood = NativeNeighborhood.of(handle);
    }
    return neighborhood;
  }

  @Override
  public final String libraryName() {
    return LibraryBinding.libraryName();
  }

  @Override
  public final int rank() {
    return rank;
  }

  @Override
  public final int size() {
    return size;
  }

  @Override
  public final MpiThreadLevel queryThread() {
    return NativeMpi.providedLevel();
  }

  @Override
  public int partners() {
    return size;
  }

  @Override
  public final MessageBuffer allocate(Datatype datatype, long count) {
    return NativeBuffer.allocate(datatype, count);
  }

  @Override
  public final void discardPages(MessageBuffer buffer) {
    if (!FreshPages.areKnown()) {
      throw missing("madvise");
    }
    FreshPages.discard(NativeBuffer.address(buffer, 0, buffer.datatype()), bytes(buffer));
  }

  private static long bytes(MessageBuffer buffer) {
    return buffer.elements() * buffer.datatype().bytes();
  }

  @Override
  public final Requests requests(int count) {
    return OpenRequests.make(count);
  }

  @Override
  public final int activeRequests() {
    return OpenRequests.active();
  }

  @Override
  public final PartitionList partitionList(int... partitions) {
    return new NativePartitionList(partitions);
  }

  @Override
  public final MatchedMessage matchedMessage() {
    return new NativeMatchedMessage();
  }

  @Override
  public final Status status() {
    return new NativeStatus();
  }

  @Override
  public final void bufferAttach(MessageBuffer memory) {
    BufferedSends.attach(memory);
  }

  @Override
  public final void bufferDetach() {
    BufferedSends.detach();
  }

  @Override
  public final int bufferedOverhead() {
    return BufferedSends.OVERHEAD;
  }

  @Override
  public final Blocks blocks(int[] counts, int[] displacements) {
    return new NativeBlocks(counts, displacements);
  }

  @Override
  public final TypedBlocks typedBlocks(int[] counts, int[] displacements, Datatype[] datatypes) {
    return new NativeTypedBlocks(counts, displacements, datatypes);
  }

  @Override
  public final void reduceLocal(
      MessageBuffer in, MessageBuffer inout, int count, Datatype datatype, ReduceOp op) {
    long from = NativeBuffer.address(in, count, datatype);
    long to = NativeBuffer.address(inout, count, datatype);
    long type = PredefinedHandles.of(datatype);
    LocalReduction.FUNCTION.call(from, to, count, type, PredefinedHandles.of(op));
    reachabilityFence(in);
    reachabilityFence(inout);
  }

  @Override
  public Communicator duplicate() {
    CommunicatorFunctions.DUP.call(handle, OutParameters.address());
    return of(OutParameters.handle());
  }

  @Override
  public final Communicator split(int color, int key) {
    CommunicatorFunctions.SPLIT.call(handle, color, key, OutParameters.address());
    return of(OutParameters.handle());
  }

  @Override
  public final void free() {
    if (handle == WORLD) {
      throw new IllegalStateException("the world cannot be freed");
    }
    if (handle == NULL) {
      throw new IllegalStateException("the communicator was freed twice");
    }
    OutParameters.putHandle(handle);
    CommunicatorFunctions.FREE.call(OutParameters.address());
    handle = NULL;
  }

  @Override
  public final void disconnect() {
    OutParameters.putHandle(handle);
    ProcessFunctions.COMM_DISCONNECT.call(OutParameters.address());
    handle = NULL;
  }

  @Override
  public final RankGroup group(int... ranks) {
    return NativeGroup.of(handle, ranks);
  }

  @Override
  public final Optional<Communicator> create(RankGroup group) {
    CreationFunctions.COMM_CREATE.call(handle, NativeGroup.handle(group), OutParameters.address());
    long made = OutParameters.handle();
    return made == NULL ? Optional.empty() : Optional.of(of(made));
  }

  @Override
  public final Communicator createGroup(RankGroup group, int tag) {
    CreationFunctions.COMM_CREATE_GROUP.call(
        handle, NativeGroup.handle(group), tag, OutParameters.address());
    return of(OutParameters.handle());
  }

  @Override
  public final Supplier<Communicator> idup(Request request) {
    ByteBuffer made = OutParameters.handles(1);
    CreationFunctions.COMM_IDUP.call(
        handle, LibraryBinding.addressOf(made), NativeRequest.address(request));
    NativeRequest.started(request, made);
    return () -> {
      if (request.isActive()) {
        throw RequestInUse.active();
      }
      long duplicate = OutParameters.handle(made, 0);
      return isTwoSided() ? ofTwoGroups(duplicate) : of(duplicate);
    };
  }

  @Override
  public final Communicator splitShared(int key) {
    CreationFunctions.COMM_SPLIT_TYPE.call(
        handle,
        CreationFunctions.SHARED,
        key,
        CreationFunctions.INFO_NULL,
        OutParameters.address());
    return of(OutParameters.handle());
  }

  @Override
  public final Communicator intercommunicator(
      int leader, Communicator peer, int remoteLeader, int tag) {
    if (!(peer instanceof NativeCommunicator there)) {
      throw new IllegalArgumentException("the communicator is of another provider: " + peer);
    }
    CreationFunctions.INTERCOMM_CREATE.call(
        handle, leader, there.handle(), remoteLeader, tag, OutParameters.address());
    return ofTwoGroups(OutParameters.handle());
  }

  @Override
  public final Communicator merge(boolean high) {
    CreationFunctions.INTERCOMM_MERGE.call(handle, high ? 1 : 0, OutParameters.address());
    return of(OutParameters.handle());
  }

  @Override
  public final int eventTypes() {
    return ToolEvents.types();
  }

  @Override
  public final LibrarySession openSession() {
    CreationFunctions.SESSION_INIT.call(
        CreationFunctions.INFO_NULL, CreationFunctions.ERRORS_RETURN, OutParameters.address());
    return new NativeLibrarySession(OutParameters.handle());
  }

  @Override
  public final Communicator spawn(List<String> command, int processes, int root) {
    LauncherSlots.refusal(System.getenv(), processes)
        .ifPresent(
            why -> {
              throw refused("MPI_Comm_spawn", why);
            });
    List<ByteBuffer> texts = command.stream().map(CStrings::encode).toList();
    ByteBuffer arguments =
        ByteBuffer.allocateDirect(texts.size() * Long.BYTES).order(ByteOrder.nativeOrder());
    for (int index = 1; index < texts.size(); index++) {
      arguments.putLong((index - 1) * Long.BYTES, LibraryBinding.addressOf(texts.get(index)));
    }
    ScratchIntegers.reserve(Math.max(processes, 1));
    try {
      ProcessFunctions.COMM_SPAWN.call(
          LibraryBinding.addressOf(texts.get(0)),
          LibraryBinding.addressOf(arguments),
          processes,
          CreationFunctions.INFO_NULL,
          root,
          handle,
          OutParameters.address(),
          ScratchIntegers.room(processes));
      return ofTwoGroups(OutParameters.handle());
    } catch (MpiException e) {
      throw refused("MPI_Comm_spawn", clause(e));
    } finally {
      reachabilityFence(texts);
      reachabilityFence(arguments);
    }
  }

  @Override
  public final List<String> echoCommand() {
    return EchoProcess.command(LibraryBinding.libraryPath());
  }

  @Override
  public final Optional<Communicator> parent() {
    ProcessFunctions.COMM_GET_PARENT.call(OutParameters.address());
    long parent = OutParameters.handle();
    return parent == NULL ? Optional.empty() : Optional.of(ofTwoGroups(parent));
  }

  @Override
  public final String openPort() {
    ByteBuffer name = ByteBuffer.allocateDirect(ProcessFunctions.MAX_PORT_NAME + 1);
    try {
      ProcessFunctions.OPEN_PORT.call(CreationFunctions.INFO_NULL, LibraryBinding.addressOf(name));
    } catch (MpiException e) {
      throw refused("MPI_Open_port", clause(e));
    }
    int length = 0;
    while (name.get(length) != 0) {
      length++;
    }
    return UTF_8.decode(name.limit(length)).toString();
  }

  @Override
  public final void closePort(String port) {
    ByteBuffer name = CStrings.encode(port);
    ProcessFunctions.CLOSE_PORT.call(LibraryBinding.addressOf(name));
    reachabilityFence(name);
  }

  @Override
  public final Communicator accept(String port, int root) {
    return meet(ProcessFunctions.COMM_ACCEPT, port, root);
  }

  @Override
  public final Communicator connect(String port, int root) {
    return meet(ProcessFunctions.COMM_CONNECT, port, root);
  }

  private Communicator meet(NativeFunction function, String port, int root) {
    ByteBuffer name = CStrings.encode(port);
    try {
      function.call(
          LibraryBinding.addressOf(name),
          CreationFunctions.INFO_NULL,
          root,
          handle,
          OutParameters.address());
      return ofTwoGroups(OutParameters.handle());
    } catch (MpiException e) {
      throw refused(function.name(), clause(e));
    } finally {
      reachabilityFence(name);
    }
  }

  private static OperationNotInLibrary refused(String function, String why) {
    return OperationNotInLibrary.refused(
        function + " is not possible under this launcher (" + why + ")");
  }

  /** The last clause of what MPICH says, which names addresses before; all of what others say. */
  private static String clause(MpiException why) {
    String text = why.getMessage().replaceAll("\\s+", " ");
    return text.replaceFirst(".*error stack:.* failed ", "");
  }

  @Override
  public final WindowSizes windowSizes(MessageBuffer memory) {
    return WindowExtents.exchange(this, memory.datatype().bytes(), memory.elements());
  }

  @Override
  public final RmaWindow createWindow(MessageBuffer memory, WindowSizes sizes) {
    if (!(sizes instanceof WindowExtents extents)) {
      throw new IllegalArgumentException("the sizes are of another provider: " + sizes);
    }
    int unit = memory.datatype().bytes();
    long bytes = memory.elements() * unit;
    if (bytes != extents.bytes(rank())) {
      throw new IllegalArgumentException(
          "the buffer has " + bytes + " bytes, but the others expect " + extents.bytes(rank()));
    }
    OneSidedFunctions.WIN_CREATE.call(
        NativeBuffer.address(memory, memory.elements(), memory.datatype()),
        bytes,
        unit,
        OneSidedFunctions.INFO_NULL,
        handle,
        OutParameters.address());
    return NativeWindow.of(OutParameters.handle(), memory, extents);
  }

  @Override
  public final RmaWindow allocateWindow(Datatype datatype, int count) {
    return allocateWindow(OneSidedFunctions.WIN_ALLOCATE, datatype, count);
  }

  @Override
  public final RmaWindow allocateSharedWindow(Datatype datatype, int count) {
    return allocateWindow(OneSidedFunctions.WIN_ALLOCATE_SHARED, datatype, count);
  }

  private RmaWindow allocateWindow(NativeFunction function, Datatype datatype, int count) {
    function.call(
        (long) count * datatype.bytes(),
        datatype.bytes(),
        OneSidedFunctions.INFO_NULL,
        handle,
        OutParameters.pointerAddress(),
        OutParameters.address());
    long made = OutParameters.handle();
    NativeBuffer memory = NativeBuffer.of(datatype, count, OutParameters.pointer());
    memory.clear();
    // Nobody gets past the exchange, and writes, before all memory has been cleared.
    return NativeWindow.of(made, memory, WindowExtents.exchange(this, datatype.bytes(), count));
  }

  @Override
  public final RmaWindow createDynamicWindow() {
    OneSidedFunctions.WIN_CREATE_DYNAMIC.call(
        OneSidedFunctions.INFO_NULL, handle, OutParameters.address());
    return NativeWindow.of(
        OutParameters.handle(),
        NativeBuffer.allocate(Datatype.BYTE, 0),
        WindowExtents.unlimited(size()));
  }

  @Override
  public final int assertions(RmaAssertion... promises) {
    return OneSidedFunctions.assertions(promises);
  }

  @Override
  public final FileToOpen fileToOpen(Path file, Map<String, String> hints, FileMode... modes) {
    return NativeFileToOpen.of(handle, file, hints, modes);
  }

  @Override
  public final FilePages filePages(Path file) {
    if (!FreshPages.areKnown()) {
      throw missing("posix_fadvise");
    }
    return NativeFilePages.of(file);
  }

  /** MPI's functions that make, ask and free communicators. */
  static final class CommunicatorFunctions {
    static final CommonFunction RANK = CommonFunction.of("MPI_Comm_rank");
    static final CommonFunction SIZE = CommonFunction.of("MPI_Comm_size");
    static final CommonFunction DUP = CommonFunction.of("MPI_Comm_dup");
    static final CommonFunction SPLIT = CommonFunction.of("MPI_Comm_split");
    static final CommonFunction FREE = CommonFunction.of("MPI_Comm_free");
    static final CommonFunction SET_ERRHANDLER = CommonFunction.of("MPI_Comm_set_errhandler");

    private CommunicatorFunctions() {}
  }

  /** Linked when it is first used. */
  private static final class LocalReduction {
    static final NativeFunction FUNCTION = NativeFunction.of("MPI_Reduce_local", 5);
  }

  /** MPI's functions that start processes and let programs meet. */
  private static final class ProcessFunctions {
    static final NativeFunction COMM_SPAWN = NativeFunction.of("MPI_Comm_spawn", 8);
    static final NativeFunction COMM_GET_PARENT = NativeFunction.of("MPI_Comm_get_parent", 1);
    static final NativeFunction OPEN_PORT = NativeFunction.of("MPI_Open_port", 2);
    static final NativeFunction CLOSE_PORT = NativeFunction.of("MPI_Close_port", 1);
    static final NativeFunction COMM_ACCEPT = NativeFunction.of("MPI_Comm_accept", 5);
    static final NativeFunction COMM_CONNECT = NativeFunction.of("MPI_Comm_connect", 5);
    static final NativeFunction COMM_DISCONNECT = NativeFunction.of("MPI_Comm_disconnect", 1);

    /** The longest that a library has, Open MPI's. */
    static final int MAX_PORT_NAME = 1024;

    private ProcessFunctions() {}
  }

  /** The events of the tool interface, which stays initialized in a library that has them. */
  private static final class ToolEvents {
    private static final NativeFunction GET_NUM = NativeFunction.of("MPI_T_event_get_num", 1);

    static {
      if (LibraryBinding.hasFunction(GET_NUM.name())) {
        ToolFunctions.INIT_THREAD.call(
            LibraryBinding.constant(MpiThreadLevel.SINGLE.constant()), OutParameters.address());
      }
    }

    private ToolEvents() {}

    /** The number of types. */
    static int types() {
      GET_NUM.call(OutParameters.address());
      return OutParameters.integer();
    }
  }
}
