package org.tutti.campaign.jvmcache;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import org.tutti.campaign.launch.BenchmarkClasses;
import org.tutti.campaign.launch.ChildProcess;
import org.tutti.campaign.launch.JavaProgram;
import org.tutti.campaign.launch.LaunchRequest;
import org.tutti.campaign.launch.Launcher;
import org.tutti.campaign.launch.ProgramQuery;
import org.tutti.rank.entry.RankRequest;
import org.tutti.rank.jvm.JvmCacheKind;
import org.tutti.rank.launch.LaunchPlace;
import org.tutti.records.campaign.LaunchSettings;
import org.tutti.records.campaign.Treatment;
import org.tutti.records.settings.SettingKey;
import org.tutti.records.settings.SettingValue;

/**
 * The launch from which a cache is made: like a measuring one, but short, and rank 0 records.
 *
 * @param treatment whose launches will use the cache
 * @param settings how these launches are started
 * @param interrupted whether the driver was asked to end
 */
record JvmCacheTraining(
    Treatment treatment, LaunchSettings settings, Launcher launcher, BooleanSupplier interrupted) {
  /** Several times what it takes on a machine whose processors are shared by others. */
  private static final Duration LIMIT = Duration.ofSeconds(240);

  private static final Duration POLL = Duration.ofMillis(100);
  private static final Duration CHECK_LIMIT = Duration.ofSeconds(20);
  private static final int FEW = 100;

  /**
   * Starts the program in its arguments, on rank 0 with one more option for the JVM. The rank is
   * known from what launchers set; a process that none has started is rank 0. The program replaces
   * the shell, so that what a launcher has opened for a rank stays open.
   */
  private static final String WITH_OPTION_ON_RANK_0 =
      "option=$1 java=$2; shift 2;"
          + " case ${OMPI_COMM_WORLD_RANK:-${PMI_RANK:-${SLURM_PROCID:-0}}} in"
          + " 0) exec \"$java\" \"$option\" \"$@\" ;;"
          + " *) exec \"$java\" \"$@\" ;;"
          + " esac";

  /**
   * Makes a cache.
   *
   * @param work an empty directory for all files
   * @return the file, which may be incomplete; empty if the launch failed
   */
  Optional<Path> run(JvmCacheKey key, Path work) {
    Path file = work.resolve(key.file());
    ChildProcess child =
        ChildProcess.start(
            command(key.kind().making(file.toString()), key.starter(), work),
            settings.variables().in(System.getenv()),
            work + "#",
            work.resolve("output.txt"),
            work.resolve("errors.txt"));
    try {
      return ends(child) && child.exitStatus() == 0 ? Optional.of(file) : Optional.empty();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return Optional.empty();
    } finally {
      child.tree().end();
    }
  }

  /**
   * Gives a cache its name, and says for which launches by hand it is; not if a jar was written
   * while the cache was made.
   */
  boolean put(JvmCacheFiles files, Path cache, JvmCacheKey key) {
    try {
      return key.jars().areLeftAlone()
          && files.put(cache, key, description(key, CacheDescription.written(cache)));
    } catch (IOException e) {
      return false;
    }
  }

  /** The description; empty if the settings are not those of whoever starts a rank by hand. */
  private Optional<CacheDescription> description(JvmCacheKey key, String written) {
    return isAsByHand()
        ? Optional.of(
            new CacheDescription(
                key.java(),
                key.jars(),
                written,
                JvmOptionsByHand.of(
                    new JavaProgram(
                        trained().java(), byHand().options(), byHand().classPath(), "", List.of()),
                    new BenchmarkClasses().ofUser()),
                key.starter()))
        : Optional.empty();
  }

  /** Whether a user who starts a rank by hand would by default start such a JVM. */
  boolean isAsByHand() {
    return launcher.family().isPresent()
        && trained().classPath().equals(byHand().classPath())
        && trained()
            .withoutCompilationOfStart()
            .options()
            .equals(byHand().withoutCompilationOfStart().options());
  }

  private JavaProgram trained() {
    return JavaProgram.of(settings.command(), "", List.of());
  }

  private static JavaProgram byHand() {
    return JavaProgram.ofThisJvm("", List.of());
  }

  /** Waits until it has ended, for a limited time. */
  private boolean ends(ChildProcess child) throws InterruptedException {
    long begun = System.nanoTime();
    while (!interrupted.getAsBoolean() && System.nanoTime() - begun < LIMIT.toNanos()) {
      if (child.await(POLL)) {
        return true;
      }
    }
    return false;
  }

  List<String> command(String option, RankStarter starter, Path work) {
    // Who starts ranks by hand gives the launch no number, and does not know the classes.
    boolean isByHand = starter == RankStarter.HAND;
    OptionalInt number = isByHand ? OptionalInt.empty() : OptionalInt.of(1);
    LaunchPlace place = new LaunchPlace(work, 0, number, treatment.levels(), Optional.empty());
    LaunchSettings brief = settings.with(SettingValue.of(SettingKey.REPETITIONS, FEW));
    List<String> words =
        new ArrayList<>(List.of("/bin/sh", "-c", WITH_OPTION_ON_RANK_0, "tutti", option));
    RankRequest request =
        RankRequest.of(brief, place, starter.training())
            .withClasses(isByHand ? List.of() : new BenchmarkClasses().of(settings.command()));
    words.addAll(
        JavaProgram.of(settings.command(), settings.command().mainClass(), request.encode())
            .command());
    return launcher.command(LaunchRequest.of(settings, words));
  }

  /** Whether a JVM of these launches can use a cache, which only the JVM itself knows. */
  boolean fits(JvmCacheKind kind, Path file) {
    if (!Files.isReadable(file)) {
      return false;
    }
    JavaProgram program = JavaProgram.of(settings.command(), "", List.of());
    List<String> command =
        new ArrayList<>(List.of(program.java().toString(), "-cp", program.classPath()));
    command.addAll(program.virtualMachineOptions());
    command.addAll(kind.requiring(file.toString()));
    command.add("-version");
    return new ProgramQuery(command, settings.variables().in(System.getenv()), true, CHECK_LIMIT)
        .ask()
        .isSuccess();
  }
}
