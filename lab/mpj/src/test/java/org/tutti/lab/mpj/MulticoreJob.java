package org.tutti.lab.mpj;

import java.lang.reflect.InvocationTargetException;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.tutti.mpi.MpiSession;
import org.tutti.mpi.MpiThreadLevel;
import org.tutti.mpi.started.BindingPolicy;
import org.tutti.mpi.started.StartedRank;
import org.tutti.mpi.threads.RankProgram;

/**
 * Runs programs of the tests' own class loader on MPJ Express: each rank loads the provider
 * separately, but all share the types that the provider and a test exchange.
 */
final class MulticoreJob {
  private static final String PROVIDER = "org.tutti.lab.mpj.";

  private MulticoreJob() {}

  /** A rank that throws does not finalize, since MPI_Finalize waits for the others. */
  static void run(int size, RankProgram program) {
    Multicore.run(
        size,
        BindingPolicy.NONE,
        loaders(),
        (rank, loader) -> {
          MpiSession session = open(loader, rank);
          program.run(session);
          session.close();
          return 0;
        });
  }

  static RankLoaders loaders() {
    return RankLoaders.of(
        MpjInstallation.require(System.getenv()), new AllButTheProvider(), List.of(ownClasses()));
  }

  static MpiSession open(ClassLoader loader, StartedRank rank) throws Exception {
    Class<?> session = Class.forName(MpjSession.class.getName(), true, loader);
    try {
      return (MpiSession)
          session
              .getMethod("open", Map.class, MpiThreadLevel.class)
              .invoke(null, rank.in(System.getenv()), MpiThreadLevel.SINGLE);
    } catch (InvocationTargetException e) {
      throw new IllegalStateException("session not opened", e.getCause());
    }
  }

  private static Path ownClasses() {
    try {
      return Path.of(MpjSession.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  /** The tests' class loader without the classes that each rank must load separately. */
  private static final class AllButTheProvider extends ClassLoader {
    AllButTheProvider() {
      super(MulticoreJob.class.getClassLoader());
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      if (name.startsWith(PROVIDER)) {
        throw new ClassNotFoundException(name);
      }
      return super.loadClass(name, resolve);
    }
  }
}
