package org.tutti.campaign.jvmcache;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.tutti.campaign.launch.JavaProgram;
import org.tutti.campaign.launch.Launcher;
import org.tutti.measure.environment.JvmCacheKind;
import org.tutti.mpi.ProviderKind;
import org.tutti.mpi.names.LibraryName;
import org.tutti.records.campaign.LaunchSettings;

/**
 * What a cache belongs to: JDK, jars, options of the JVM, launcher, and MPI library.
 *
 * @param kind of the cache
 * @param name a digest of all of these
 */
record JvmCacheKey(JvmCacheKind kind, String name) {
  /** A user who gives one of these decides about caches. */
  private static final Pattern OF_THE_USER =
      Pattern.compile(
          "-Xshare:.*|-XX:[+-]?(SharedArchiveFile|SharedClassListFile|DumpLoadedClassList"
              + "|ArchiveClassesAtExit|AutoCreateSharedArchive|AOT).*");

  private static final List<String> VARIABLES = List.of("JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS");
  private static final int OLDEST_JDK = 17;
  private static final int BYTES = 8;

  /**
   * The key of the launches with these settings; empty if they cannot have a cache: JVMs keep only
   * classes from jars that their own loader has loaded, and the classes of ranks of MPJ Express are
   * loaded by others.
   *
   * @param environment of the driver
   */
  static Optional<JvmCacheKey> of(
      LaunchSettings settings, Launcher launcher, Map<String, String> environment) {
    JavaProgram program =
        JavaProgram.of(settings.command(), settings.command().mainClass(), List.of());
    Optional<RankJava> java = RankJava.of(settings.command().java());
    Optional<List<String>> jars = jars(program.classPath());
    List<String> variables = variables(settings.variables().in(environment), environment);
    Stream<String> options =
        Stream.concat(
            program.options().stream(),
            variables.stream().flatMap(value -> Stream.of(value.split("\\s+"))));
    boolean possible =
        java.isPresent()
            && java.get().feature() >= OLDEST_JDK
            && jars.isPresent()
            && settings.mpi().provider().filter(ProviderKind::isMpjExpress).isEmpty()
            && options.noneMatch(option -> OF_THE_USER.matcher(option).matches());
    if (!possible) {
      return Optional.empty();
    }
    List<String> parts = new ArrayList<>(List.of(java.get().toString(), launcher.name()));
    parts.add(settings.mpi().library().map(LibraryName::text).orElse(""));
    parts.addAll(jars.get());
    parts.addAll(program.virtualMachineOptions());
    parts.addAll(variables);
    return Optional.of(
        new JvmCacheKey(JvmCacheKind.of(java.get().feature()), digest(String.join("\n", parts))));
  }

  /** Name of its file. */
  String file() {
    return name + kind.suffix();
  }

  /** The values of the variables from which a JVM of a rank takes options. */
  private static List<String> variables(
      Map<String, String> ofRanks, Map<String, String> ofDriver) {
    return VARIABLES.stream()
        .map(name -> ofRanks.getOrDefault(name, ofDriver.getOrDefault(name, "")))
        .toList();
  }

  /** The jars as the JVM identifies them; empty if there is something else on the class path. */
  private static Optional<List<String>> jars(String classPath) {
    List<String> jars = new ArrayList<>();
    try {
      for (String entry : classPath.split(File.pathSeparator, -1)) {
        Path file = Path.of(entry);
        if (!Files.isRegularFile(file)) {
          return Optional.empty();
        }
        jars.add(entry + " " + Files.size(file) + " " + Files.getLastModifiedTime(file));
      }
      return Optional.of(jars);
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  private static String digest(String text) {
    try {
      byte[] digest =
          MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(digest, 0, BYTES);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }
}
