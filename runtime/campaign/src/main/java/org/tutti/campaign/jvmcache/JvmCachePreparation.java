package org.tutti.campaign.jvmcache;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.tutti.campaign.launch.BenchmarkClasses;
import org.tutti.campaign.launch.JavaProgram;
import org.tutti.campaign.launch.Launcher;
import org.tutti.campaign.launch.RankJava;
import org.tutti.campaign.temporary.TemporaryDirectory;
import org.tutti.records.campaign.Manifest;
import org.tutti.records.campaign.Manifest.PlannedTreatment;
import org.tutti.records.campaign.PlannedLaunch;
import org.tutti.records.campaign.Treatment;

/**
 * Finds or makes the caches of a campaign before its first launch.
 *
 * @param files where caches are
 * @param progress receives a line for the user before something that takes seconds
 * @param interrupted whether the driver was asked to end
 */
public record JvmCachePreparation(
    JvmCacheFiles files, Consumer<String> progress, BooleanSupplier interrupted) {
  /**
   * The number of launches from which on a missing cache is made, which takes about their time:
   * later campaigns have it, too.
   */
  private static final int WORTHWHILE = 3;

  /** A preparation with the caches beside the jar of this process. */
  public static JvmCachePreparation besideJar(
      Consumer<String> progress, BooleanSupplier interrupted) {
    String classPath = JavaProgram.ofThisJvm("", List.of()).classPath();
    return new JvmCachePreparation(JvmCacheFiles.besideJar(classPath), progress, interrupted);
  }

  /**
   * Whether the jar of this process has its caches beside it, or that was given up for this jar.
   */
  public static boolean isDoneBesideJar() {
    String classPath = JavaProgram.ofThisJvm("", List.of()).classPath();
    JvmCacheFiles beside = JvmCacheFiles.besideJar(classPath);
    try {
      Path home = Path.of(System.getProperty("java.home")).toRealPath();
      boolean areThere = true;
      for (RankStarter starter : RankStarter.values()) {
        areThere &= beside.isThere(home, classPath, starter);
      }
      return areThere || beside.isGivenUp(classPath);
    } catch (IOException e) {
      return false;
    }
  }

  /** Notes that the cache beside the jar of this process took too long. */
  public static void giveUpBesideJar() {
    String classPath = JavaProgram.ofThisJvm("", List.of()).classPath();
    try {
      JvmCacheFiles.besideJar(classPath).giveUp(classPath);
    } catch (IOException e) {
      return; // The next build tries it again.
    }
  }

  /**
   * Says beside the jar of this process which options ranks have that are started by hand, if its
   * build could make no cache. Without that, they start with those of the JVM.
   */
  public static void describeOptionsBesideJar() {
    JavaProgram program = JavaProgram.ofThisJvm("", List.of());
    JvmCacheFiles beside = JvmCacheFiles.besideJar(program.classPath());
    Optional<RankJava> java = RankJava.of(program.java().toString());
    Optional<CachedJars> jars = CachedJars.of(program.classPath());
    if (java.isPresent() && jars.isPresent()) {
      JvmOptionsByHand options = JvmOptionsByHand.of(program, new BenchmarkClasses().ofUser());
      beside.describe(new CacheDescription(java.get(), jars.get(), "", options, RankStarter.HAND));
    }
  }

  /**
   * Writes the script beside the jar of this process that starts it with the caches that are there.
   * Without it, {@code java -jar} does the same later.
   *
   * @param main the main class
   */
  public static void writeStartScript(Class<?> main) {
    String classPath = JavaProgram.ofThisJvm("", List.of()).classPath();
    try {
      new StartScript(Path.of(classPath), main.getName()).write();
    } catch (IOException | UnsupportedOperationException e) {
      return; // Nothing can be written here.
    }
  }

  /** A preparation with the caches of the user of this process. */
  public static JvmCachePreparation forUser(
      Consumer<String> progress, BooleanSupplier interrupted) {
    return new JvmCachePreparation(
        JvmCacheFiles.of(System.getenv(), System.getProperty("user.home")), progress, interrupted);
  }

  /** Finds or makes the caches of a campaign, however few launches it has. */
  public List<JvmCache> ofCampaign(Manifest manifest, Map<Treatment, Launcher> launchers) {
    return prepare(manifest, launchers, List.of(), 0, RankStarter.CAMPAIGN).distinct();
  }

  /**
   * The same of launches by hand: none if nobody would start them with the options of this plan.
   */
  public List<JvmCache> byHand(Manifest manifest, Map<Treatment, Launcher> launchers) {
    return prepare(manifest, launchers, List.of(), 0, RankStarter.HAND).distinct();
  }

  /**
   * Finds or makes the caches of a campaign.
   *
   * @param launchers by treatment
   * @param missing launches that are still to be made, for {@link #WORTHWHILE} of which a cache is
   *     made that is not there
   */
  public JvmCaches prepare(
      Manifest manifest, Map<Treatment, Launcher> launchers, List<PlannedLaunch> missing) {
    return prepare(manifest, launchers, missing, WORTHWHILE, RankStarter.CAMPAIGN);
  }

  private JvmCaches prepare(
      Manifest manifest,
      Map<Treatment, Launcher> launchers,
      List<PlannedLaunch> missing,
      int worthwhile,
      RankStarter starter) {
    Map<JvmCacheKey, List<Treatment>> sharing = new LinkedHashMap<>();
    for (PlannedTreatment planned : manifest.treatments()) {
      Treatment treatment = planned.treatment();
      JvmCacheKey.of(planned.settings(), launchers.get(treatment), System.getenv(), starter)
          .ifPresent(key -> sharing.computeIfAbsent(key, any -> new ArrayList<>()).add(treatment));
    }
    Set<String> objections = new LinkedHashSet<>();
    Map<Treatment, JvmCache> caches = new HashMap<>();
    sharing.forEach(
        (key, treatments) -> {
          Treatment first = treatments.get(0);
          JvmCacheTraining training =
              new JvmCacheTraining(
                  first, manifest.settings(first), launchers.get(first), interrupted);
          if (starter == RankStarter.HAND && !training.isAsByHand()) {
            return; // Nobody would find it.
          }
          long number =
              missing.stream().filter(launch -> treatments.contains(launch.treatment())).count();
          Optional<JvmCacheFiles> place = place(key, training, objections);
          if (place.isEmpty()
              && number >= worthwhile
              && isTrusted(files.objection(), objections)
              && make(key, training)) {
            place = Optional.of(files);
          }
          place.ifPresent(
              found -> {
                found.used(key);
                JvmCache cache = new JvmCache(key.kind(), found.file(key), key.jars());
                treatments.forEach(treatment -> caches.put(treatment, cache));
              });
        });
    files.removeOld(sharing.keySet());
    return new JvmCaches(caches);
  }

  /** Where there is such a cache: beside the jar, where its build has made it, or of the user. */
  private Optional<JvmCacheFiles> place(
      JvmCacheKey key, JvmCacheTraining training, Set<String> objections) {
    return Stream.of(JvmCacheFiles.besideJar(key.jars().classPath()), files)
        .filter(place -> Files.exists(place.file(key)))
        .filter(place -> isTrusted(place.objection(), objections))
        .filter(place -> isTrusted(place.objection(place.file(key)), objections))
        .filter(place -> training.fits(key.kind(), place.file(key)))
        .findFirst();
  }

  /** Says once why not. */
  private boolean isTrusted(Optional<String> objection, Set<String> objections) {
    objection.filter(objections::add).ifPresent(progress);
    return objection.isEmpty();
  }

  /** A cache gets its name only after a JVM has started with it, since a disk may be full. */
  private boolean make(JvmCacheKey key, JvmCacheTraining training) {
    Optional<TemporaryDirectory> work =
        interrupted.getAsBoolean() ? Optional.empty() : files.newWork();
    if (work.isEmpty()) {
      return false;
    }
    try (TemporaryDirectory directory = work.get()) {
      progress.accept(
          "Making a JVM cache so that launches start faster (once for this jar and JVM).");
      boolean made =
          training
              .run(key, directory.path())
              .filter(file -> training.fits(key.kind(), file))
              .filter(file -> training.put(files, file, key))
              .isPresent();
      if (!made && !interrupted.getAsBoolean()) {
        progress.accept("The JVM cache could not be made; launches start without one.");
      }
      return made;
    }
  }
}
