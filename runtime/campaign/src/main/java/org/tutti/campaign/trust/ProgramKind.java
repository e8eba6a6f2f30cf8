package org.tutti.campaign.trust;

import java.io.File;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.tutti.campaign.launch.RemoteHosts;
import org.tutti.campaign.launch.SearchPath;
import org.tutti.campaign.opening.ProgramIdentity;
import org.tutti.campaign.opening.StartedFiles;
import org.tutti.mpi.names.LauncherName;
import org.tutti.mpi.names.LibraryName;
import org.tutti.records.campaign.LaunchSettings;
import org.tutti.records.settings.HostList;

/** What settings of launches name that is started, loaded, or decides what is. */
enum ProgramKind {
  JAVA("java", settings -> List.of(settings.command().java()), OwnPrograms::isJava),
  JVM_OPTION("JVM option", settings -> settings.command().jvmOptions(), OwnPrograms::isJvmOption),
  BENCHMARKS(
      "benchmarks",
      settings -> Arrays.asList(settings.command().classPath().split(File.pathSeparator, -1)),
      OwnPrograms::isOnClassPath),
  MAIN_CLASS(
      "main class",
      settings -> List.of(settings.command().mainClass()),
      OwnPrograms::isMainClassOfRanks),
  LAUNCHER(
      "launcher",
      settings -> settings.mpi().launcher().map(LauncherName::text).stream().toList(),
      OwnPrograms::isLauncher),
  LAUNCHER_OPTIONS(
      "options of the launcher",
      settings ->
          settings.launcherOptions().isEmpty()
              ? List.of()
              : List.of(String.join(" ", settings.launcherOptions())),
      OwnPrograms::areLauncherOptions),
  LIBRARY(
      "MPI library",
      settings -> settings.mpi().library().map(LibraryName::text).stream().toList(),
      OwnPrograms::isLibrary),
  REMOTE_SHELL(
      "remote shell",
      settings -> settings.placement().hosts().remoteShell().stream().toList(),
      OwnPrograms::isRemoteShell),
  HOSTS("other hosts", settings -> otherHosts(settings, System.getenv()), (own, hosts) -> false),
  VARIABLE(
      "environment variable",
      settings ->
          settings.variables().values().entrySet().stream()
              .map(variable -> variable.getKey() + "=" + variable.getValue())
              .toList(),
      OwnPrograms::isVariable);

  /** Options and variables that name what is only written, such as logs. */
  private static final Pattern WRITTEN =
      Pattern.compile(
          "-Xlog.*|-XX:(ErrorFile|HeapDumpPath|LogFile|ArchiveClassesAtExit|AOTCacheOutput"
              + "|StartFlightRecording)\\b.*|\\w*(?i:log|out|trace|stats|dump|tmp)\\w*=.*");

  private final String words;
  private final Function<LaunchSettings, List<String>> texts;
  private final BiPredicate<OwnPrograms, String> own;

  ProgramKind(
      String words,
      Function<LaunchSettings, List<String>> texts,
      BiPredicate<OwnPrograms, String> own) {
    this.words = words;
    this.texts = texts;
    this.own = own;
  }

  /** What it is, for the user. */
  String words() {
    return words;
  }

  /** Those that settings name, as they are written there. */
  List<String> texts(LaunchSettings settings) {
    return texts.apply(settings);
  }

  /** What a text of this kind names that exists and is started, loaded, or read. */
  Set<Path> files(String text) {
    return switch (this) {
      case MAIN_CLASS, HOSTS -> Set.of();
      case JAVA -> SearchPath.ofEnvironment().find(text).map(StartedFiles::ofJava).orElse(Set.of());
      case LAUNCHER, REMOTE_SHELL ->
          SearchPath.ofEnvironment().find(text).map(Set::of).orElse(Set.of());
      case BENCHMARKS -> ProgramIdentity.files(text);
      case LIBRARY, JVM_OPTION, LAUNCHER_OPTIONS, VARIABLE ->
          WRITTEN.matcher(text).matches() ? Set.of() : StartedFiles.in(text);
    };
  }

  /** Whether this process would use the same without the settings. */
  boolean isOwn(OwnPrograms programs, String text) {
    return own.test(programs, text);
  }

  /** The whole list, which does not depend on the host on which this is asked. */
  private static List<String> otherHosts(LaunchSettings settings, Map<String, String> environment) {
    HostList hosts = settings.placement().hosts();
    return RemoteHosts.of(hosts, environment).isEmpty() ? List.of() : List.of(hosts.text());
  }
}
