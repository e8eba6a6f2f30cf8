package org.tutti.campaign.jvmcache;

import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tutti.campaign.launch.AbsoluteClassPath;
import org.tutti.mpi.natives.abi.AbiFamily;
import org.tutti.mpi.natives.launcher.ProcessManager;
import org.tutti.mpi.natives.linker.ProgramReplacement;
import org.tutti.rank.jvm.JvmCacheKind;
import org.tutti.rank.jvm.OptionsByHand;
import org.tutti.rank.process.RankZeroOutput;

/**
 * Starts a rank by hand, such as by {@code mpirun java -jar benchmarks.jar}, as fast as one of a
 * campaign: a process of a launcher that finds a cache replaces its JVM by one that has the cache
 * and the options of a campaign's ranks, before it has done anything else. Where a build could make
 * no cache, the options alone are worth a second JVM. Where anything is unusual, it goes on as it
 * is.
 *
 * <p>No lambdas here: a JVM without a cache needs tens of milliseconds for the first ones.
 */
public final class StartByHand {
  /**
   * The property by which a user turns this off ({@code off}), and which a JVM that has replaced
   * another one has.
   */
  public static final String PROPERTY = "tutti.cache";

  /** With it, reflection needs no generated classes; the JVM reads it when it first reflects. */
  private static final String NATIVE_ACCESSORS = "jdk.reflect.useNativeAccessorOnly";

  private static final Path OWN_PROCESS = Path.of("/proc/self");
  private static final Path COMMAND_LINE = OWN_PROCESS.resolve("cmdline");
  private static final Path PROCESS_DATA = Path.of("/tmp");

  private StartByHand() {}

  /**
   * Replaces this process if that is faster; returns otherwise.
   *
   * @param main the main class, whose main method calls this
   * @param arguments of the main method
   */
  public static void inFasterJvm(
      Class<?> main, Map<String, String> environment, String[] arguments) {
    if (System.getProperty(PROPERTY) != null || !isStartedAt(main)) {
      return;
    }
    Optional<AbiFamily> family = ProcessManager.of(environment).family();
    if (family.isEmpty()) {
      return;
    }
    boolean isOfUser = System.getProperty(NATIVE_ACCESSORS) != null;
    try {
      if (!isOfUser) {
        System.setProperty(NATIVE_ACCESSORS, "true");
      }
      replace(main, environment, family.get(), arguments);
    } catch (IOException | RuntimeException | LinkageError e) {
      return; // Only the gain is lost.
    } finally {
      if (!isOfUser) {
        System.clearProperty(NATIVE_ACCESSORS);
      }
    }
  }

  /** Whether the JVM has called the main method, not another program in this process. */
  private static boolean isStartedAt(Class<?> main) {
    StackTraceElement[] frames = new Throwable().getStackTrace();
    return frames[frames.length - 1].getClassName().equals(main.getName());
  }

  private static void replace(
      Class<?> main, Map<String, String> environment, AbiFamily family, String[] arguments)
      throws IOException {
    List<byte[]> given = given();
    Optional<Integer> program = ProgramArguments.start(given, arguments, main.getName());
    if (program.isEmpty()) {
      return;
    }
    Optional<List<String>> plain = ProgramArguments.plainOptions(given, program.get(), environment);
    // The JVM tells its options by hundreds of classes.
    List<String> options =
        plain.isPresent() ? plain.get() : ManagementFactory.getRuntimeMXBean().getInputArguments();
    if (!OptionsByHand.permit(options)) {
      return;
    }
    Path home = Path.of(System.getProperty("java.home")).toRealPath();
    String classPath =
        AbsoluteClassPath.of(given(System.getProperty("java.class.path"), family, environment));
    for (JvmCacheFiles files : JvmCacheFiles.places(classPath, environment)) {
      Optional<Path> cache = fitting(files, home, classPath);
      if (cache.isPresent() && isTrusted(files, cache.get(), environment)) {
        List<String> ofCampaign =
            CacheDescription.of(cache.get()).orElseThrow().options().of(arguments);
        List<byte[]> words = new ArrayList<>();
        words.add(given.get(0));
        addAll(words, options(cache.get(), options, ofCampaign));
        addProgram(words, given, program.get(), classPath, main);
        replace(home, words);
        return;
      }
    }
    JvmCacheFiles beside = JvmCacheFiles.besideJar(classPath);
    Path none = beside.noCache();
    Optional<CacheDescription> found = CacheDescription.of(none);
    // Without a cache, a second JVM is worth its start only with all options.
    if (found.isPresent()
        && found.get().options().isQuick(arguments)
        && found.get().fits(none, home, classPath)
        && isTrusted(beside, none, environment)) {
      List<byte[]> words = new ArrayList<>();
      words.add(given.get(0));
      addAll(words, ofRank(options, found.get().options().all(), CacheDescription.NO_CACHE));
      addProgram(words, given, program.get(), classPath, main);
      replace(home, words);
    }
  }

  private static void addProgram(
      List<byte[]> words, List<byte[]> given, int program, String classPath, Class<?> main) {
    words.addAll(given.subList(1, ProgramArguments.endOfOptions(given, program)));
    addAll(words, List.of("-cp", classPath, main.getName()));
    words.addAll(given.subList(program, given.size()));
  }

  private static void replace(Path home, List<byte[]> words) throws IOException {
    removeProcessData();
    ProgramReplacement.by(
        bytes(home.resolve("bin").resolve("java").toString()), words.toArray(new byte[0][]));
  }

  private static Optional<Path> fitting(JvmCacheFiles files, Path home, String classPath) {
    try (DirectoryStream<Path> entries = Files.newDirectoryStream(files.directory())) {
      for (Path entry : entries) {
        if (CacheDescription.kind(entry.toString()).isPresent()) {
          Optional<CacheDescription> found = CacheDescription.of(entry);
          if (found.isPresent()
              && found.get().starter() == RankStarter.HAND
              && found.get().fits(entry, home, classPath)) {
            return Optional.of(entry);
          }
        }
      }
    } catch (IOException | RuntimeException e) {
      return Optional.empty(); // There is no such directory, or a cache was just removed.
    }
    return Optional.empty();
  }

  /** Says on rank 0 why not. */
  private static boolean isTrusted(
      JvmCacheFiles files, Path cache, Map<String, String> environment) {
    Optional<String> objection = files.objection();
    if (objection.isEmpty()) {
      objection = files.objection(cache);
    }
    if (objection.isPresent()) {
      new RankZeroOutput(new PrintWriter(System.err, true, StandardCharsets.UTF_8), environment)
          .print(objection.get());
    }
    return objection.isEmpty();
  }

  /**
   * The options of a JVM that starts with this cache, but for those that a user replaces.
   *
   * @param ofCampaign for the benchmarks that are measured
   */
  static List<String> options(Path cache, List<String> ofUser, List<String> ofCampaign) {
    JvmCacheKind kind = CacheDescription.kind(cache.toString()).orElseThrow();
    List<String> all = new ArrayList<>(kind.using(cache.toString()));
    all.addAll(ofRank(ofUser, ofCampaign, kind.label().replace(' ', '-')));
    return all;
  }

  private static List<String> ofRank(List<String> ofUser, List<String> ofCampaign, String label) {
    List<String> all = new ArrayList<>();
    for (String option : ofCampaign) {
      if (!OptionsByHand.replace(ofUser, option)) {
        all.add(option);
      }
    }
    all.add("-D" + PROPERTY + "=" + label);
    return all;
  }

  /** The file that a JVM leaves which does not end, for tools that watch JVMs. */
  private static void removeProcessData() throws IOException {
    Files.deleteIfExists(
        PROCESS_DATA
            .resolve("hsperfdata_" + System.getProperty("user.name"))
            .resolve(OWN_PROCESS.toRealPath().getFileName()));
  }

  /** The argument vector of this process, in which each argument ends with a zero byte. */
  private static List<byte[]> given() throws IOException {
    byte[] text = Files.readAllBytes(COMMAND_LINE);
    List<byte[]> words = new ArrayList<>();
    int start = 0;
    for (int at = 0; at < text.length; at++) {
      if (text[at] == 0) {
        words.add(Arrays.copyOfRange(text, start, at));
        start = at + 1;
      }
    }
    return words;
  }

  /**
   * The class path as the user gave it, without the working directory that Open MPI's {@code
   * mpirun} puts before it.
   */
  private static String given(String classPath, AbiFamily family, Map<String, String> environment) {
    int end = classPath.indexOf(File.pathSeparatorChar);
    String first = end < 0 ? "" : classPath.substring(0, end);
    boolean isOfLauncher =
        family == AbiFamily.OPEN_MPI
            && !first.isEmpty()
            && (first.equals(System.getProperty("user.dir"))
                || first.equals(environment.get("PWD")));
    return isOfLauncher ? classPath.substring(end + 1) : classPath;
  }

  private static void addAll(List<byte[]> words, List<String> texts) {
    for (String text : texts) {
      words.add(bytes(text));
    }
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
