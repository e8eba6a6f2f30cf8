package org.tutti.mpi.natives;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.tutti.diagnostics.TuttiException;
import org.tutti.mpi.CallCost;
import org.tutti.mpi.LibraryInfo;
import org.tutti.mpi.MpiSession;
import org.tutti.mpi.MpiThreadLevel;
import org.tutti.mpi.ProviderKind;
import org.tutti.mpi.ThreadLevels;
import org.tutti.mpi.control.ControlVariables;
import org.tutti.mpi.natives.launcher.LauncherEnvironment;
import org.tutti.mpi.natives.linker.LinkedLibrary;
import org.tutti.mpi.natives.linker.NativeLinker;

/** Opens the MPI library of this process. */
public final class NativeMpi {
  private static final AtomicReference<UnaryOperator<LinkedLibrary>> WRAPPER =
      new AtomicReference<>(UnaryOperator.identity());

  private static volatile boolean initialized;

  private NativeMpi() {}

  /**
   * Lets Tutti call the library that is opened next through what a program of its own makes of it,
   * such as one that records the calls of operations.
   */
  public static void wrap(UnaryOperator<LinkedLibrary> wrapper) {
    WRAPPER.set(wrapper);
  }

  /** Whether this process has begun to initialize MPI. */
  static boolean isInitialized() {
    return initialized;
  }

  /**
   * Loads the library and initializes MPI. The calling thread becomes the only one that may use the
   * session, whatever the thread level.
   *
   * @param choice which library
   * @param threads the thread level to ask for
   * @param environment this process's environment variables
   * @param warnings takes texts that the user should see
   * @throws TuttiException if the library is missing, unknown, does not belong to the launcher, or
   *     provides less than that level
   * @throws IllegalStateException if this process has opened its library before
   */
  public static MpiSession open(
      LibraryChoice choice,
      MpiThreadLevel threads,
      Map<String, String> environment,
      Consumer<String> warnings) {
    NativeLinker linker = NativeLinker.ofThisJvm();
    new ProcessEnvironment(linker).prepare(environment, warnings);
    LoadedLibrary library = new LibraryLoader(linker).load(choice.candidates());
    LauncherMismatch.check(
        choice.environment(), library.identity().maker(), library.product(), library.path());
    LinkedLibrary symbols = InterposedLibrary.over(library.symbols(), linker, environment);
    List<String> wrappers = InterposedLibrary.wrappers(symbols);
    InterposedLibrary.warning(wrappers).ifPresent(warnings);
    LibraryBinding.bind(linker, library.through(WRAPPER.get().apply(symbols)));
    Duration initialization = initialize(threads);
    ThreadLevels granted = granted(library, threads);
    NativeCommunicator world = NativeCommunicator.of(LibraryBinding.constant("MPI_COMM_WORLD"));
    NativeCommunicator.of(LibraryBinding.constant("MPI_COMM_SELF"));
    requireSize(choice.environment(), world, library);
    LibraryInfo info = info(linker, library, granted);
    return new NativeSession(world, info, initialization, wrappers);
  }

  /** Opens the library as the runtime does: launcher and wish from this process's environment. */
  public static MpiSession open(
      Optional<String> wish, MpiThreadLevel threads, Consumer<String> warnings) {
    Map<String, String> environment = System.getenv();
    LauncherEnvironment launched = LauncherEnvironment.detect(environment);
    return open(LibraryChoice.of(launched, wish), threads, environment, warnings);
  }

  /**
   * Loads a library and asks it what it is, without initializing MPI. A process that has done so
   * should end: its library cannot be exchanged for another.
   *
   * @param wish {@code openmpi}, {@code mpich}, {@code mpi_abi} or the path of a library
   * @throws TuttiException if the library is missing or unknown
   */
  public static LibraryInfo identify(String wish) {
    NativeLinker linker = NativeLinker.ofThisJvm();
    LibraryChoice choice =
        LibraryChoice.of(LauncherEnvironment.detect(Map.of()), Optional.of(wish));
    LoadedLibrary library = new LibraryLoader(linker).load(choice.candidates());
    return new LibraryInfo(
        ProviderKind.NATIVE,
        library.product(),
        library.versionText(),
        library.path(),
        linker.name(),
        CallCost.NONE,
        ThreadLevels.SINGLE);
  }

  /**
   * Loads a library and opens its tool interface, without initializing MPI. A process that has done
   * so should end.
   *
   * @param wish {@code openmpi}, {@code mpich}, {@code mpi_abi} or the path of a library
   * @throws TuttiException if the library is missing or unknown
   */
  public static ControlVariables controlVariables(String wish) {
    NativeLinker linker = NativeLinker.ofThisJvm();
    new ProcessEnvironment(linker).prepare(System.getenv(), warning -> {});
    LibraryChoice choice =
        LibraryChoice.of(LauncherEnvironment.detect(Map.of()), Optional.of(wish));
    LibraryBinding.bind(linker, new LibraryLoader(linker).load(choice.candidates()));
    return ToolInterface.open(MpiThreadLevel.SINGLE);
  }

  /** What the function took, without what Java needs to find it. */
  private static Duration initialize(MpiThreadLevel asked) {
    long level = LibraryBinding.constant(asked.constant());
    long provided = OutParameters.address();
    CommonFunction function = EnvironmentFunctions.INIT_THREAD;
    initialized = true;
    long begin = System.nanoTime();
    function.call(0, 0, level, provided);
    return Duration.ofNanos(System.nanoTime() - begin);
  }

  private static ThreadLevels granted(LoadedLibrary library, MpiThreadLevel asked) {
    MpiThreadLevel provided = level(OutParameters.integer());
    try {
      return ThreadLevels.granted(asked, provided, library.product() + " (" + library.path() + ")");
    } catch (TuttiException e) {
      EnvironmentFunctions.FINALIZE.code();
      throw e;
    }
  }

  /** What the library has granted. */
  static MpiThreadLevel providedLevel() {
    EnvironmentFunctions.QUERY_THREAD.call(OutParameters.address());
    return level(OutParameters.integer());
  }

  private static MpiThreadLevel level(int value) {
    for (MpiThreadLevel level : MpiThreadLevel.values()) {
      if (LibraryBinding.constant(level.constant()) == value) {
        return level;
      }
    }
    throw new IllegalStateException("the library has the thread level " + value);
  }

  private static void requireSize(
      LauncherEnvironment environment, NativeCommunicator world, LoadedLibrary library) {
    try {
      LauncherMismatch.checkSize(
          environment, world.size(), library.product() + " (" + library.path() + ")");
    } catch (TuttiException e) {
      EnvironmentFunctions.FINALIZE.code();
      throw e;
    }
  }

  private static LibraryInfo info(
      NativeLinker linker, LoadedLibrary library, ThreadLevels threads) {
    return new LibraryInfo(
        ProviderKind.NATIVE,
        library.product(),
        library.versionText(),
        library.path(),
        linker.name(),
        CallCost.NONE,
        threads);
  }
}
