package org.tutti.mpi.natives.ranks;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.tutti.diagnostics.TuttiException;
import org.tutti.mpi.CallCost;
import org.tutti.mpi.LibraryInfo;
import org.tutti.mpi.MpiSession;
import org.tutti.mpi.MpiThreadLevel;
import org.tutti.mpi.natives.NativeMpi;

/** Opens MPI, runs the checks named on its command line, and prints which passed. */
public final class NativeRankProgram {
  /** The environment variable with the thread level to ask for. */
  public static final String THREADS = "TEST_THREAD_LEVEL";

  private static final Map<String, Check> CHECKS =
      Map.ofEntries(
          Map.entry("collectives", new CollectiveCheck()),
          Map.entry("reductions", new ReductionCheck()),
          Map.entry("point-to-point", new PointToPointCheck()),
          Map.entry("communicators", new CommunicatorCheck()),
          Map.entry("creation", new CreationCheck()),
          Map.entry("intercommunicators", new IntercommunicatorCheck()),
          Map.entry("errors", new ErrorCheck()),
          Map.entry("buffers", new BufferCheck()),
          Map.entry("large-buffers", new LargeBufferCheck()),
          Map.entry("topologies", new TopologyCheck()),
          Map.entry("neighborhoods", new NeighborhoodCheck()),
          Map.entry("datatypes", new DatatypeCheck()),
          Map.entry("user-reductions", new UserReductionCheck()),
          Map.entry("one-sided", new OneSidedCheck()),
          Map.entry("window-kinds", new WindowKindsCheck()),
          Map.entry("files", new FileCheck()),
          Map.entry("native-calls", new NativeCallsCheck()),
          Map.entry("processes", new ProcessCheck()),
          Map.entry("requests", new RequestCheck()),
          Map.entry("contracts", new ContractCheck()),
          Map.entry("signals", new SignalCheck()),
          Map.entry("abort", session -> session.abort(7)));

  private NativeRankProgram() {}

  public static void main(String[] names) {
    Optional<String> wish = Optional.ofNullable(System.getenv("TUTTI_MPI_LIBRARY"));
    try (MpiSession session =
        NativeMpi.open(wish, threads(), warning -> System.out.println("warning: " + warning))) {
      describe(session);
      for (String name : names) {
        CHECKS.get(name).run(session);
        System.out.println("rank " + session.world().rank() + " passed " + name);
      }
    } catch (TuttiException e) {
      System.out.println(e.getMessage());
      System.exit(2);
    }
  }

  private static MpiThreadLevel threads() {
    return MpiThreadLevel.valueOf(System.getenv().getOrDefault(THREADS, "SINGLE"));
  }

  private static void describe(MpiSession session) {
    LibraryInfo library = session.library();
    if (library.version().indexOf(0) >= 0) {
      throw new AssertionError("a zero byte in the version text " + library.version());
    }
    // One line at a time: the launcher mixes the ranks' output between writes.
    System.out.println(
        String.format(
            Locale.ROOT,
            "rank %d of %d: %s, %s, %s, call %d ns, %s",
            session.world().rank(),
            session.world().size(),
            library.name(),
            library.path(),
            library.linker(),
            CallCost.measure(session.emptyCalls().orElseThrow()).duration().toNanos(),
            library.threads()));
  }
}
