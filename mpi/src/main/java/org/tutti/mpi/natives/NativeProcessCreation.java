package org.tutti.mpi.natives;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.lang.ref.Reference;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.List;
import java.util.Optional;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.MpiException;
import org.tutti.mpi.OperationNotInLibrary;
import org.tutti.mpi.ProcessCreation;
import org.tutti.mpi.natives.launcher.LauncherSlots;
import org.tutti.mpi.natives.linker.CStrings;

/** Starting processes, and meeting them, which takes so long that texts are made anew each time. */
interface NativeProcessCreation extends ProcessCreation, NativeHandle {
  @Override
  default Communicator spawn(List<String> command, int processes, int root) {
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
          handle(),
          OutParameters.address(),
          ScratchIntegers.room(processes));
      return NativeCommunicator.ofTwoGroups(OutParameters.handle());
    } catch (MpiException e) {
      throw refused("MPI_Comm_spawn", clause(e));
    } finally {
      Reference.reachabilityFence(texts);
      Reference.reachabilityFence(arguments);
    }
  }

  @Override
  default List<String> echoCommand() {
    return EchoProcess.command(LibraryBinding.libraryPath());
  }

  @Override
  default Optional<Communicator> parent() {
    ProcessFunctions.COMM_GET_PARENT.call(OutParameters.address());
    long parent = OutParameters.handle();
    return parent == CreationFunctions.COMM_NULL
        ? Optional.empty()
        : Optional.of(NativeCommunicator.ofTwoGroups(parent));
  }

  @Override
  default String openPort() {
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
  default void closePort(String port) {
    ByteBuffer name = CStrings.encode(port);
    ProcessFunctions.CLOSE_PORT.call(LibraryBinding.addressOf(name));
    Reference.reachabilityFence(name);
  }

  @Override
  default Communicator accept(String port, int root) {
    return meet(ProcessFunctions.COMM_ACCEPT, port, root);
  }

  @Override
  default Communicator connect(String port, int root) {
    return meet(ProcessFunctions.COMM_CONNECT, port, root);
  }

  private Communicator meet(NativeFunction function, String port, int root) {
    ByteBuffer name = CStrings.encode(port);
    try {
      function.call(
          LibraryBinding.addressOf(name),
          CreationFunctions.INFO_NULL,
          root,
          handle(),
          OutParameters.address());
      return NativeCommunicator.ofTwoGroups(OutParameters.handle());
    } catch (MpiException e) {
      throw refused(function.name(), clause(e));
    } finally {
      Reference.reachabilityFence(name);
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
}
