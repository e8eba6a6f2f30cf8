package org.tutti.lab.mpj;

import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntConsumer;
import org.tutti.mpi.CallCost;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.LibraryInfo;
import org.tutti.mpi.MpiSession;
import org.tutti.mpi.MpiThreadLevel;
import org.tutti.mpi.ThreadLevels;
import org.tutti.mpi.started.StartedRank;
import org.tutti.mpi.threads.RankFailure;

/** One rank of MPJ Express, in either mode. */
public final class MpjSession implements MpiSession {
  static final String LIBRARY = "MPJ Express 0.44";

  private final StartedRank rank;
  private final MpjInstallation installation;
  private final Object handle;
  private final MpjCommunicator world;
  private final ThreadLevels threads;
  private boolean closed;

  private MpjSession(StartedRank rank, MpjInstallation installation, ThreadLevels threads) {
    this.rank = rank;
    this.installation = installation;
    this.handle = MpjLibrary.constant("COMM_WORLD");
    this.world = MpjCommunicator.of(handle);
    this.threads = threads;
  }

  /**
   * Initializes MPJ Express, whose classes the calling class loader must provide.
   *
   * @param environment with the variables of {@link StartedRank} and of {@link MpjInstallation}
   * @param asked the thread level to ask for; MPJ Express provides the highest to everybody
   * @throws org.tutti.diagnostics.TuttiException if the jars are not those of the supported version
   */
  public static MpjSession open(Map<String, String> environment, MpiThreadLevel asked) {
    StartedRank rank = StartedRank.of(environment).orElseThrow();
    MpjInstallation installation = MpjInstallation.require(environment);
    if (MpjDevice.of(rank) == MpjDevice.CLUSTER) {
      ExitOnUncaughtException.install();
    }
    try {
      Object[] arguments = MpjDevice.of(rank).initArguments(rank);
      Object[] rest = (Object[]) MpjEnvironmentFunctions.INIT.handle().invokeExact(arguments);
      return new MpjSession(rank, installation, ThreadLevels.granted(asked, provided(), LIBRARY));
    } catch (LinkageError e) {
      throw MpjInstallation.otherJars(e);
    } catch (Throwable e) {
      throw MpjEnvironmentFunctions.INIT.failed(e);
    }
  }

  @Override
  public Communicator world() {
    return world;
  }

  @Override
  public LibraryInfo library() {
    MpjDevice device = MpjDevice.of(rank);
    return new LibraryInfo(
        rank.provider(),
        LIBRARY + (device == MpjDevice.MULTICORE ? " multicore" : " niodev"),
        LIBRARY + ", device " + device.label(),
        installation.home().resolve("lib/mpi.jar").toString(),
        "method handle",
        CallCost.NONE,
        threads);
  }

  @Override
  public Optional<IntConsumer> emptyCalls() {
    return Optional.of(this::askForRank);
  }

  @Override
  public double wtime() {
    try {
      return (double) MpjEnvironmentFunctions.WTIME.handle().invokeExact();
    } catch (Throwable e) {
      throw MpjEnvironmentFunctions.WTIME.failed(e);
    }
  }

  /** Ends this rank; the process that started the ranks then ends the others. */
  @Override
  public void abort(int exitStatus) {
    closed = true;
    throw RankFailure.aborted(rank.rank(), exitStatus);
  }

  @Override
  public void close() {
    if (closed) {
      return;
    }
    closed = true;
    try {
      MpjEnvironmentFunctions.FINALIZE.handle().invokeExact();
    } catch (Throwable e) {
      throw MpjEnvironmentFunctions.FINALIZE.failed(e);
    }
  }

  private static MpiThreadLevel provided() throws Throwable {
    int provided = (int) MpjEnvironmentFunctions.QUERY_THREAD.handle().invokeExact();
    return Arrays.stream(MpiThreadLevel.values())
        .filter(level -> MpjLibrary.constant("THREAD_" + level).equals(provided))
        .findFirst()
        .orElseThrow();
  }

  /** Calls a method that returns a field. */
  private void askForRank(int calls) {
    int ranks = 0;
    for (int call = 0; call < calls; call++) {
      ranks += rankOnce();
    }
    if (ranks != calls * rank.rank()) {
      throw new IllegalStateException("MPJ Express forgot its rank");
    }
  }

  private int rankOnce() {
    try {
      return (int) MpjCommunicatorFunctions.RANK.handle().invokeExact(handle);
    } catch (Throwable e) {
      throw MpjCommunicatorFunctions.RANK.failed(e);
    }
  }
}
