package org.tutti.mpi.natives;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.MpiSession;
import org.tutti.mpi.MpiThreadLevel;
import org.tutti.mpi.PointToPointMessages;
import org.tutti.mpi.Status;

/**
 * The program of a process that others start with {@code MPI_Comm_spawn}: it returns one message to
 * its sender, and ends.
 */
public final class EchoProcess {
  /** Since this version, calls of C without the option are warned of. */
  private static final int WARNS_OF_NATIVE_CALLS = 22;

  private static final int FAILED = 1;

  private EchoProcess() {}

  /**
   * A JVM that starts soon, with the classes of this one wherever it is started.
   *
   * @param library which it loads
   */
  static List<String> command(String library) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(
        List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-Xshare:auto", "-Xmx64m"));
    if (Runtime.version().feature() >= WARNS_OF_NATIVE_CALLS) {
      command.add("--enable-native-access=ALL-UNNAMED");
    }
    String classPath =
        Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
            .map(entry -> Path.of(entry).toAbsolutePath().toString())
            .collect(Collectors.joining(File.pathSeparator));
    command.addAll(List.of("-cp", classPath, EchoProcess.class.getName(), library));
    return command;
  }

  /**
   * Answers.
   *
   * @param arguments the library to load
   */
  public static void main(String[] arguments) {
    try (MpiSession session =
        NativeMpi.open(Optional.of(arguments[0]), MpiThreadLevel.SINGLE, System.err::println)) {
      Communicator starters =
          session
              .world()
              .parent()
              .orElseThrow(
                  () -> new IllegalStateException("no MPI_Comm_spawn started this process"));
      echo(starters);
      starters.disconnect();
    } catch (RuntimeException | Error e) {
      e.printStackTrace();
      Runtime.getRuntime().halt(FAILED);
    }
  }

  private static void echo(Communicator starters) {
    Status status = starters.status();
    starters.probe(PointToPointMessages.ANY_SOURCE, PointToPointMessages.ANY_TAG, status);
    int bytes = status.count(Datatype.BYTE);
    int sender = status.source();
    int tag = status.tag();
    MessageBuffer message = starters.allocate(Datatype.BYTE, Math.max(bytes, 1));
    starters.recv(message, bytes, Datatype.BYTE, sender, tag);
    starters.send(message, bytes, Datatype.BYTE, sender, tag);
  }
}
