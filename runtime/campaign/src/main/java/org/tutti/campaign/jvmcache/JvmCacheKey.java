package org.tutti.campaign.jvmcache;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.tutti.campaign.launch.JavaProgram;
import org.tutti.campaign.launch.Launcher;
import org.tutti.campaign.launch.RankJava;
import org.tutti.mpi.ProviderKind;
import org.tutti.rank.jvm.JvmCacheKind;
import org.tutti.records.campaign.LaunchSettings;
import org.tutti.records.file.Sha256;
import org.tutti.records.launch.RecordedJvm;

/**
 * What a cache belongs to: JDK, jars, and options of the JVM; ranks of all MPI libraries share it.
 *
 * @param kind of the cache
 * @param java the JDK
 * @param name a digest of all of these
 * @param jars those on the class path
 * @param starter who starts the ranks
 */
record JvmCacheKey(
    JvmCacheKind kind, RankJava java, String name, CachedJars jars, RankStarter starter) {
  private static final List<String> VARIABLES = List.of("JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS");
  private static final String ANY = "of a library";
  private static final int DIGITS = 32;

  /**
   * The key of the launches with these settings; empty if they cannot have a cache: JVMs keep only
   * classes from jars that their own loader has loaded, and the classes of ranks of MPJ Express are
   * loaded by others.
   *
   * @param environment of the driver
   */
  static Optional<JvmCacheKey> of(
      LaunchSettings settings,
      Launcher launcher,
      Map<String, String> environment,
      RankStarter starter) {
    JavaProgram program =
        JavaProgram.of(settings.command(), settings.command().mainClass(), List.of());
    Optional<RankJava> java = RankJava.of(settings.command().java());
    Optional<CachedJars> jars = CachedJars.of(program.classPath());
    List<String> variables = variables(settings.variables().in(environment), environment);
    Stream<String> options =
        Stream.concat(
            program.options().stream(),
            variables.stream().flatMap(value -> Stream.of(value.split("\\s+"))));
    boolean possible =
        java.isPresent()
            && java.get().feature() >= RecordedJvm.OLDEST
            && jars.isPresent()
            && settings.mpi().provider().filter(ProviderKind::isJavaLibrary).isEmpty()
            && options.noneMatch(JvmCacheKind::isDecidedBy);
    if (!possible) {
      return Optional.empty();
    }
    JvmCacheKind kind = JvmCacheKind.of(java.get().feature());
    List<String> parts = new ArrayList<>(List.of(java.get().toString(), launcher(launcher)));
    parts.addAll(jars.get().identities());
    parts.addAll(program.withoutCompilationOfStart().virtualMachineOptions());
    parts.addAll(variables);
    parts.add(starter.name());
    return Optional.of(new JvmCacheKey(kind, java.get(), name(parts), jars.get(), starter));
  }

  private static String name(List<String> parts) {
    byte[] all = String.join("\n", parts).getBytes(StandardCharsets.UTF_8);
    return Sha256.of(all).substring(0, DIGITS);
  }

  /** The launcher, unless it is of an MPI library: ranks of all libraries load the same classes. */
  private static String launcher(Launcher launcher) {
    return launcher.family().isPresent() ? ANY : launcher.name();
  }

  /** Name of its file. */
  String file() {
    return name + kind.suffix();
  }

  /** The values of the variables from which a JVM of a rank takes options. */
  private static List<String> variables(Map<String, String> ofRanks, Map<String, String> ofDriver) {
    return VARIABLES.stream()
        .map(name -> ofRanks.getOrDefault(name, ofDriver.getOrDefault(name, "")))
        .toList();
  }
}
