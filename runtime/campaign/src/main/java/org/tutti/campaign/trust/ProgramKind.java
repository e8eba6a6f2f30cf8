package org.tutti.campaign.trust;

import java.io.File;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.BiPredicate;
import java.util.function.Function;
import org.tutti.campaign.launch.RemoteHosts;
import org.tutti.mpi.names.LauncherName;
import org.tutti.mpi.names.LibraryName;
import org.tutti.records.campaign.HostList;
import org.tutti.records.campaign.LaunchSettings;

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
