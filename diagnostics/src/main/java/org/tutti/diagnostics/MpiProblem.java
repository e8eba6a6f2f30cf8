package org.tutti.diagnostics;

import static org.tutti.diagnostics.ProblemKind.INSTALLATION;
import static org.tutti.diagnostics.ProblemKind.MEASUREMENT;
import static org.tutti.diagnostics.ProblemKind.USAGE;
import static org.tutti.diagnostics.Severity.ERROR;
import static org.tutti.diagnostics.Severity.WARNING;

/**
 * Problems of MPI libraries, of MPJ Express and of ranks: 020 to 039, 220 to 229, 270 to 279, 324,
 * 325, and 470 to 472.
 */
public enum MpiProblem implements Problem {
  LIBRARY_UNKNOWN(
      20,
      USAGE,
      ERROR,
      "The MPI library that was named is not known.",
      "Give openmpi, mpich, mpi_abi, or the path of a library."),
  LIBRARY_NOT_LOADED(
      21,
      INSTALLATION,
      ERROR,
      "The MPI library cannot be loaded.",
      "Install it, add its directory to LD_LIBRARY_PATH, or give its path with --mpi-library."),
  LAUNCHER_OF_OTHER_LIBRARY(
      22,
      INSTALLATION,
      ERROR,
      "The launcher and the MPI library belong to different families.",
      "Use the launcher of that library, or omit --mpi-library and TUTTI_MPI_LIBRARY."),
  WORLD_SIZE_MISMATCH(
      23,
      INSTALLATION,
      ERROR,
      "The library sees a different number of ranks than the launcher started.",
      "Use the launcher of the same MPI installation, or name its library with --mpi-library."),
  LIBRARY_NOT_RECOGNIZED(
      24,
      INSTALLATION,
      ERROR,
      "The file is not an MPI library of a supported family.",
      "Give a library of a supported family."),
  LAUNCHER_AMBIGUOUS(
      25,
      INSTALLATION,
      ERROR,
      "The environment contains the variables of two launchers.",
      "Start only one launcher, or unset the variables of the outer one."),
  RANKS_CANNOT_CONNECT(
      26,
      INSTALLATION,
      ERROR,
      "The ranks were started by srun without PMI-2 or PMIx.",
      "Use srun --mpi=pmix with Open MPI, or srun --mpi=pmi2 with MPICH."),
  LAUNCHER_VARIABLE_INVALID(
      27,
      INSTALLATION,
      ERROR,
      "A variable of the launcher is not a number.",
      "Start the ranks with mpirun, mpiexec or srun instead of setting the variable."),
  THREAD_LEVEL_NOT_PROVIDED(
      28,
      INSTALLATION,
      ERROR,
      "The MPI library provides a lower thread level than requested.",
      "Request a lower level with --thread-level, or use a build of the library that provides it."),
  RANK_THREAD_DIED(
      29,
      MEASUREMENT,
      ERROR,
      "A thread of a rank ended with an exception outside any cell.",
      "Read the exception in the message; if memory was exhausted, use fewer ranks or smaller"
          + " messages, or raise -Xmx."),
  RANK_ENDED_EARLY(
      30,
      MEASUREMENT,
      ERROR,
      "The process of a rank ended before its work was done.",
      "Do not call System.exit in a benchmark; if a signal ended it, find out who sent it."),
  MEMORY_EXHAUSTED(
      31,
      MEASUREMENT,
      ERROR,
      "A rank ran out of memory.",
      "Use fewer ranks or smaller messages, or raise -Xmx."),
  MPJ_NOT_INSTALLED(
      32,
      INSTALLATION,
      ERROR,
      "MPJ Express is not installed, or MPJ_HOME does not name its directory.",
      "Install it (Debian: apt-get install libmpj-java), or set MPJ_HOME."),
  MPJ_INCOMPLETE(
      33,
      INSTALLATION,
      ERROR,
      "Files of MPJ Express are missing.",
      "Reinstall MPJ Express (Debian: apt-get install --reinstall libmpj-java)."),
  MPJ_VERSION_UNSUPPORTED(
      34,
      INSTALLATION,
      ERROR,
      "This version of MPJ Express is not supported.",
      "Install the supported version, or set MPJ_HOME to it."),
  STARTED_VARIABLES_INVALID(
      35,
      INSTALLATION,
      ERROR,
      "Tutti's own variables TUTTI_STARTED_* do not describe a rank.",
      "Unset all TUTTI_STARTED_ variables."),
  MPJ_RANKS_NOT_CONNECTED(
      36,
      INSTALLATION,
      ERROR,
      "The ranks of MPJ Express did not connect in time.",
      "Check the firewall for TCP ports 25000 to 40000, and the load of the machine."),
  MPJ_RANK_NOT_STARTED(
      37,
      INSTALLATION,
      ERROR,
      "A JVM for a rank of MPJ Express cannot be started.",
      "Start fewer ranks, or allow this account more processes and memory."),
  TOO_MANY_RANKS(
      38,
      INSTALLATION,
      ERROR,
      "Memory or threads do not suffice for the number of ranks.",
      "Start fewer ranks with -np, or allow this account more memory and processes."),
  MPJ_PORTS_OCCUPIED(
      39,
      INSTALLATION,
      ERROR,
      "Too few TCP ports are free for the ranks of MPJ Express.",
      "Stop the programs that use them, or measure with --mpi mpj, which needs none."),
  SIGNAL_HANDLER_CONFLICT(
      220,
      INSTALLATION,
      WARNING,
      "UCX is configured to handle signals that the JVM needs.",
      "Leave UCX_ERROR_SIGNALS unset, or remove SIGSEGV, SIGILL, SIGFPE, and SIGBUS from it."),
  PARAMETER_UNKNOWN(
      221,
      USAGE,
      ERROR,
      "A factor names a parameter that the MPI library does not have.",
      "Correct the name: mca:NAME is for Open MPI, cvar:NAME for MPICH. Set what the library does"
          + " not report with env:VARIABLE."),
  PARAMETER_NOT_APPLIED(
      222,
      USAGE,
      ERROR,
      "A parameter of the MPI library did not take a factor's value, or the file that a setting"
          + " names cannot be read.",
      "Give a value that it accepts, and check that no launcher option and no file sets another"
          + " one."),
  PARAMETER_IGNORED(
      223,
      USAGE,
      ERROR,
      "The MPI library ignores a factor's parameter, because another one is not set.",
      "Set the other one as well, as a factor with one level."),
  REQUEST_INACTIVE(
      224,
      MEASUREMENT,
      ERROR,
      "A benchmark waits for or tests a request that is not started.",
      "Complete each request once for each start."),
  REQUEST_IN_USE(
      225,
      MEASUREMENT,
      ERROR,
      "A benchmark starts something with a request that is in use.",
      "Complete the request first; free a persistent one with free()."),
  REQUESTS_NOT_COMPLETED(
      226,
      MEASUREMENT,
      WARNING,
      "A benchmark left requests that were never completed, so its cell was not measured.",
      "Complete every request before the measured method or the tear-down of its cell returns."),
  FINALIZE_HANGS(
      228,
      MEASUREMENT,
      WARNING,
      "The MPI library did not finalize in time, so the process exited without it.",
      "The results are complete. If this happens often, try a newer library or another network."),
  TOPOLOGY_IMPOSSIBLE(
      229,
      USAGE,
      ERROR,
      "A process topology cannot have the shape of its parameters.",
      "Give at most as many dimensions as processes, and a radius of at least 1."),
  EPOCH_NOT_PASSIVE(
      271,
      USAGE,
      ERROR,
      "A one-sided operation with a request was combined with a synchronization in which the"
          + " target takes part.",
      "Use epoch=FLUSH, FLUSH_LOCAL, LOCK, LOCK_EXCLUSIVE, or LOCK_ALL."),
  GROUP_IMPOSSIBLE(
      273,
      USAGE,
      ERROR,
      "A group would have no processes, or more than there are.",
      "Give members=N, from 1 to the number of processes."),
  BUFFER_NOT_COUNTED(
      313,
      MEASUREMENT,
      ERROR,
      "A benchmark uses an int to count or index the elements of a buffer that has more.",
      "Take slices with a long, as in buffer.slice((long) rank * count, count), and use elements()"
          + " for count()."),
  THREAD_LEVEL_TOO_LOW(
      278,
      USAGE,
      ERROR,
      "A multithreaded operation needs a higher thread level than the launch requests.",
      "Measure it with --thread-level MULTIPLE."),
  DATATYPE_INVALID(
      274,
      USAGE,
      ERROR,
      "A derived datatype has a layout that cannot be sent or received.",
      "Use counts of 0 or more, blocks that neither overlap nor lie before the element, and less"
          + " than 64 TiB."),
  DATATYPE_FREED(
      275,
      MEASUREMENT,
      ERROR,
      "A benchmark uses a derived datatype that it has freed.",
      "Make datatypes in a set-up method, and free each once, in the tear-down of the same level."),
  REDUCTION_FREED(
      276,
      MEASUREMENT,
      ERROR,
      "A benchmark uses a user-defined reduction that it has freed.",
      "Make reductions in a set-up method, and free each once, in the tear-down of the same level."),
  REDUCTION_FAILED(
      277,
      MEASUREMENT,
      ERROR,
      "The function of a user-defined reduction failed; the library continued with wrong data.",
      "Correct it: it gets no more elements than its buffers hold."),
  NATIVE_CALLS_IMPOSSIBLE(
      324,
      INSTALLATION,
      ERROR,
      "JNA, through which JDKs before 22 call the MPI library, cannot be loaded.",
      "Give it a directory that is writable and not mounted noexec (-Djna.tmpdir=DIRECTORY), or"
          + " use JDK 22 or later."),
  CALLS_INTERPOSED(
      325,
      MEASUREMENT,
      WARNING,
      "A preloaded library wraps MPI calls, such as a profiling tool.",
      "Unset LD_PRELOAD to measure the library alone."),
  PARTITIONS_UNEQUAL(
      470,
      USAGE,
      ERROR,
      "A message cannot be divided into so many equal partitions.",
      "Make the number of elements a multiple of the partitions."),
  PARTITION_NOT_READY(
      471,
      MEASUREMENT,
      ERROR,
      "A benchmark waits for a partitioned message with an unmarked partition.",
      "Mark every partition ready, with pready, preadyRange, or preadyList, between start and"
          + " waitFor."),
  PARTITION_INVALID(
      472,
      MEASUREMENT,
      ERROR,
      "A benchmark marks or asks for a partition that does not exist, or marks one twice.",
      "Number partitions from 0, and mark each once after each start, on the request of psendInit.");

  private final ProblemDescription description;

  MpiProblem(int number, ProblemKind kind, Severity severity, String cause, String remedy) {
    description = new ProblemDescription(number, kind, severity, cause, remedy);
  }

  @Override
  public ProblemDescription description() {
    return description;
  }
}
