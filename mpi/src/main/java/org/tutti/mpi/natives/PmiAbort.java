package org.tutti.mpi.natives;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.io.IOException;
import java.lang.ref.Reference;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.tutti.mpi.natives.linker.CFunction;
import org.tutti.mpi.natives.linker.NativeLinker;

/**
 * How a rank that has not initialized MPI ends the others, which wait for it in {@code MPI_Init}.
 *
 * <p>Hydra, the {@code mpiexec} of MPICH, does not do so because of an exit status: a process that
 * has never spoken to it may be a program without MPI, whose end concerns nobody. So this rank says
 * what a library would say in {@code MPI_Abort}, in the words of the process management interface
 * (PMI-1; Balaji et al., EuroMPI 2010), through the socket that the launcher has given to it.
 */
public final class PmiAbort {
  private static final String VARIABLE = "PMI_FD";
  private static final Path DESCRIPTORS = Path.of("/proc/self/fd");

  private final int socket;

  private PmiAbort(int socket) {
    this.socket = socket;
  }

  /**
   * The one of this process; empty if its launcher speaks another language, and from the
   * initialization of MPI on, when the socket is the library's.
   *
   * @param environment variables of this process
   */
  public static Optional<PmiAbort> of(Map<String, String> environment) {
    String number = environment.getOrDefault(VARIABLE, "");
    return !NativeMpi.isInitialized() && number.matches("\\d{1,9}") && isSocket(number)
        ? Optional.of(new PmiAbort(Integer.parseInt(number)))
        : Optional.empty();
  }

  /** A program in between may have closed it, so that the number belongs to another file. */
  private static boolean isSocket(String number) {
    try {
      Path target = Files.readSymbolicLink(DESCRIPTORS.resolve(number));
      return target.toString().startsWith("socket:");
    } catch (IOException e) {
      return false;
    }
  }

  /**
   * Asks the launcher to end all ranks, this one included; returns before it has.
   *
   * @param status the exit status to give to the launcher
   */
  public void send(int status) {
    NativeLinker linker = NativeLinker.ofThisJvm();
    CFunction write = CFunction.of(linker.standardLibrary(), "write");
    byte[] words =
        ("cmd=init pmi_version=1 pmi_subversion=1\ncmd=abort exitcode=" + status + "\n")
            .getBytes(US_ASCII);
    ByteBuffer memory = ByteBuffer.allocateDirect(words.length).put(words);
    // If the launcher is gone, there is nobody to tell.
    write.call(socket, linker.addressOf(memory), words.length);
    Reference.reachabilityFence(memory);
  }
}
