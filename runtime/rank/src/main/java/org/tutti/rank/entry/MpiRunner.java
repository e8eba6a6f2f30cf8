package org.tutti.rank.entry;

import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntSupplier;
import java.util.function.Supplier;
import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.diagnostics.MpiProblem;
import org.tutti.diagnostics.ProblemKind;
import org.tutti.diagnostics.TuttiException;
import org.tutti.mpi.MpiSession;
import org.tutti.mpi.MpiThreadLevel;
import org.tutti.mpi.ProviderKind;
import org.tutti.mpi.ThreadLevels;
import org.tutti.mpi.exchange.CollectiveExchange;
import org.tutti.mpi.inprocess.InProcess;
import org.tutti.mpi.natives.NativeMpi;
import org.tutti.mpi.natives.launcher.LauncherEnvironment;
import org.tutti.mpi.natives.launcher.RanksOnNode;
import org.tutti.mpi.simulated.Network;
import org.tutti.mpi.simulated.Simulated;
import org.tutti.mpi.simulated.SimulatedAlgorithms;
import org.tutti.mpi.simulated.Simulation;
import org.tutti.mpi.simulated.SlowPaths;
import org.tutti.mpi.started.AddedProviders;
import org.tutti.mpi.started.StartedRank;
import org.tutti.mpi.threads.RankFailure;
import org.tutti.rank.cell.ImpossibleCells;
import org.tutti.rank.launch.EndedByRoot;
import org.tutti.rank.launch.PlanCheck;
import org.tutti.rank.process.EarlyExit;
import org.tutti.rank.process.RankZeroOutput;

/**
 * Opens MPI, runs the work of every rank, and ends all ranks if one of them fails.
 *
 * @param check of the plan, before MPI is opened
 * @param threads the thread level to ask MPI for
 * @param work creates the work of one rank, given what the check found; ranks that are threads each
 *     need their own
 * @param beforeEnd called once, as far as that is possible, when a failure ends all ranks
 * @param rootReports whether rank 0 may take longer than the others, since its work reports
 * @param status the exit status of work that has not failed, the same on all ranks
 * @param report called on rank 0 after work that has not failed. If the status is that of success,
 *     MPI has ended by then, and so have other ranks; a rank that ends with another status might
 *     let the launcher end rank 0.
 */
public record MpiRunner(
    ProviderRequest provider,
    RankZeroOutput output,
    PlanCheck check,
    MpiThreadLevel threads,
    Function<ImpossibleCells, Consumer<MpiSession>> work,
    Runnable beforeEnd,
    boolean rootReports,
    IntSupplier status,
    Runnable report) {
  /** Has nothing to say or to do. */
  static final Runnable NOTHING = () -> {};

  private static final int SUCCESS = 0;

  /** Runs work that succeeds unless it fails, and that rank 0 reports. */
  public MpiRunner(
      ProviderRequest provider,
      RankZeroOutput output,
      PlanCheck check,
      MpiThreadLevel threads,
      Function<ImpossibleCells, Consumer<MpiSession>> work,
      Runnable beforeEnd) {
    this(provider, output, check, threads, work, beforeEnd, true, () -> SUCCESS, NOTHING);
  }

  /** Measures and returns the exit status. */
  public int run(Map<String, String> environment) {
    ProviderKind kind = provider.provider(environment);
    if (kind == ProviderKind.IN_PROCESS || kind == ProviderKind.SIMULATED) {
      return inThisJvm(kind, environment);
    }
    if (StartedRank.of(environment).isPresent()) {
      int processes = provider.processes(environment);
      ImpossibleCells impossible = check.check(processes, processes);
      return measure(AddedProviders.require(kind).open(environment, threads), impossible);
    }
    LauncherEnvironment launcher = LauncherEnvironment.detect(environment);
    provider.checkProcesses(launcher);
    ImpossibleCells impossible = check.check(launcher.size(), RanksOnNode.of(environment));
    return measure(
        NativeMpi.open(provider.library(environment), threads, output::print), impossible);
  }

  private int measure(MpiSession session, ImpossibleCells impossible) {
    String name = "Rank " + session.world().rank();
    Thread mine = Thread.currentThread();
    EarlyExit exit = EarlyExit.watch(thread -> Optional.of(name).filter(rank -> thread == mine));
    Runnable ofRank = session.world().rank() == CollectiveExchange.ROOT ? report : NOTHING;
    try {
      work.apply(impossible).accept(session);
      exit.close();
      int ended = status.getAsInt();
      boolean isReportedLast = !rootReports && ended == SUCCESS;
      if (!isReportedLast) {
        ofRank.run();
        // Ranks in MPI_Finalize would burn their processors, and end all when their time is over.
        IdleBarrier.await(session.world());
      }
      new FinalizeLimit(output, isReportedLast ? ofRank : NOTHING).run(session::close, ended);
      return ended;
    } catch (RuntimeException | Error e) {
      exit.close();
      return endAll(session, e);
    }
  }

  private int inThisJvm(ProviderKind kind, Map<String, String> environment) {
    LauncherEnvironment launcher = LauncherEnvironment.detect(environment);
    if (kind == ProviderKind.SIMULATED && launcher.launched()) {
      throw CommandLineProblem.PROVIDER_UNDER_LAUNCHER.error(
          "--mpi simulated simulates all ranks in one process, but this one was started by "
              + launcher.describe()
              + ".",
          "Start it without a launcher: java -jar benchmarks.jar --mpi simulated -np P.");
    }
    int processes = provider.processes();
    ImpossibleCells impossible = check.check(processes, processes);
    provider.reason().ifPresent(output::print);
    boolean isSimulated = kind == ProviderKind.SIMULATED;
    output.print(
        "These figures describe Tutti's "
            + (isSimulated
                ? "simulation of a network and of clocks"
                : "in-process provider, whose ranks are threads of this JVM")
            + ", not an MPI library.");
    try (EarlyExit exit = EarlyExit.watch(MpiRunner::nameOf)) {
      if (isSimulated) {
        ThreadLevels.granted(threads, MpiThreadLevel.FUNNELED, "The simulated provider");
        String slow = environment.get(SlowPaths.VARIABLE);
        Simulated.run(
            processes,
            Simulation.of(provider.simulationSeed(), Network.NOISY)
                .withSlow(slow == null ? SlowPaths.NONE : SlowPaths.parse(slow))
                .with(SimulatedAlgorithms.in(environment)),
            session -> runRank(work.apply(impossible), session));
      } else {
        runInProcess(processes, threads, () -> work.apply(impossible));
      }
      report.run();
      return status.getAsInt();
    } catch (RankFailure e) {
      if (e.getCause() instanceof TuttiException error) {
        throw error;
      }
      output.print(TuttiException.commandLineMessage(e.getCause() == null ? e : e.getCause()));
      endWork();
      return ProblemKind.MEASUREMENT.exitStatus();
    }
  }

  /**
   * Runs the work on ranks that are threads of this JVM.
   *
   * @throws TuttiException 28 if they cannot have that thread level
   * @throws RankFailure if a rank fails
   */
  public static void runInProcess(
      int processes, MpiThreadLevel threads, Supplier<Consumer<MpiSession>> work) {
    InProcess.run(processes, threads, session -> runRank(work.get(), session));
  }

  private static void runRank(Consumer<MpiSession> work, MpiSession session) {
    try {
      work.accept(session);
    } catch (EndedByRoot e) {
      // The root reports the problem.
      return;
    }
  }

  /** Ranks that are threads are named {@code rank-N}. */
  private static Optional<String> nameOf(Thread thread) {
    return Optional.of(thread.getName())
        .filter(name -> name.startsWith("rank-"))
        .map(name -> name.replace("rank-", "Rank "));
  }

  /** The JVM's own message for exhausted memory does not mention a rank. */
  private static String message(Throwable error) {
    return error instanceof OutOfMemoryError
        ? MpiProblem.MEMORY_EXHAUSTED.message(
            "A rank ran out of memory: " + error.getMessage() + ".",
            "Use fewer ranks or smaller messages, or raise -Xmx.")
        : TuttiException.commandLineMessage(error);
  }

  /** A failure of this work must not keep the launch from ending. */
  private void endWork() {
    try {
      beforeEnd.run();
    } catch (TuttiException e) {
      output.print(e.commandLineMessage());
    }
  }

  /** Other ranks may be waiting for this one, so the whole launch ends. */
  private int endAll(MpiSession session, Throwable error) {
    boolean known = error instanceof TuttiException || error instanceof EndedByRoot;
    if (!output.isRankZero()) {
      RankZeroOutput.waitForRankZero();
    }
    if (!known || output.isRankZero()) {
      output.printBeforeAbort(message(error));
    }
    if (!output.isRankZero()) {
      // If it fails as well, it says what there is, and ends this rank.
      RankZeroOutput.waitForRankZero();
    }
    endWork();
    try {
      int status =
          error instanceof TuttiException refused
              ? refused.problem().exitStatus()
              : ProblemKind.MEASUREMENT.exitStatus();
      session.abort(status);
      return status;
    } catch (RankFailure e) {
      // A rank that cannot end the others reports to its parent by its exit status.
      return e.exitStatus();
    }
  }
}
