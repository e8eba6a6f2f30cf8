package org.tutti.records.campaign;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.SortedSet;
import org.tutti.mpi.names.MpiSelection;
import org.tutti.records.settings.HostList;
import org.tutti.records.settings.RankVariables;
import org.tutti.records.settings.SettingKey;
import org.tutti.records.settings.SettingScope;
import org.tutti.records.settings.SettingValue;
import org.tutti.records.settings.Settings;

/**
 * How the launches of a campaign, or of one treatment in it, are started, and what they measure.
 *
 * @param classPath of each rank
 * @param mainClass of each rank
 * @param benchmarks names of the benchmarks; all if empty
 * @param settings those of launches and of ranks; the launcher and the machine decide what they do
 *     not say
 */
public record LaunchSettings(
    String classPath, String mainClass, List<String> benchmarks, Settings settings) {

  public LaunchSettings {
    Objects.requireNonNull(settings, "settings");
    benchmarks = List.copyOf(benchmarks);
  }

  /** The MPI implementation; the machine determines what this does not specify. */
  public MpiSelection mpi() {
    return new MpiSelection(
        settings.find(SettingKey.MPI),
        settings.find(SettingKey.MPI_LIBRARY),
        settings.find(SettingKey.LAUNCHER));
  }

  /** The number of ranks. */
  public int processes() {
    return settings.orDefault(SettingKey.PROCESSES).orElseThrow();
  }

  /** Where ranks are placed. */
  public PlacementPolicy placement() {
    HostList hosts = settings.find(SettingKey.HOSTS).orElse(HostList.OPEN);
    return new PlacementPolicy(
        settings.find(SettingKey.BIND_TO),
        settings.find(SettingKey.MAP_BY),
        settings.find(SettingKey.REMOTE_SHELL).map(hosts::withRemoteShell).orElse(hosts));
  }

  /** The processors' frequency governor while a launch runs; empty to leave it alone. */
  public Optional<String> governor() {
    return settings.find(SettingKey.GOVERNOR);
  }

  /** Further options, as the launcher spells them. */
  public List<String> launcherOptions() {
    return settings.find(SettingKey.LAUNCHER_OPTION).orElse(List.of());
  }

  /** Environment variables for all ranks. */
  public RankVariables variables() {
    return settings.find(SettingKey.ENVIRONMENT).orElse(RankVariables.NONE);
  }

  /** What each rank starts. */
  public MeasuringCommand command() {
    return new MeasuringCommand(
        settings.find(SettingKey.JAVA).orElse("java"),
        settings.find(SettingKey.JVM_OPTION).orElse(List.of()),
        classPath,
        mainClass,
        benchmarks,
        settings.of(SettingScope.RANK));
  }

  /** A copy with other settings. */
  public LaunchSettings with(Settings others) {
    return new LaunchSettings(classPath, mainClass, benchmarks, others);
  }

  /** A copy with one setting, instead of its value here, if it has any. */
  public LaunchSettings with(SettingValue<?> setting) {
    return with(settings.with(setting));
  }

  /**
   * A copy with this value of a setting.
   *
   * @throws IllegalArgumentException if the setting does not permit it
   */
  public <T> LaunchSettings with(SettingKey<T> key, T value) {
    return with(SettingValue.of(key, value));
  }

  /** A copy with one more text of a setting that may be given several times. */
  public LaunchSettings plus(SettingKey<?> key, String text) {
    return with(settings.plus(key, text));
  }

  /** A copy with another MPI implementation. */
  public LaunchSettings withMpi(MpiSelection selection) {
    Settings others =
        settings
            .without(SettingKey.MPI)
            .without(SettingKey.MPI_LIBRARY)
            .without(SettingKey.LAUNCHER);
    return with(
        others
            .with(SettingKey.MPI, selection.provider())
            .with(SettingKey.MPI_LIBRARY, selection.library())
            .with(SettingKey.LAUNCHER, selection.launcher()));
  }

  /** A copy on other hosts, with their remote shell. */
  public LaunchSettings withHosts(HostList hosts) {
    Settings others = settings.without(SettingKey.HOSTS).without(SettingKey.REMOTE_SHELL);
    return with(
        others
            .with(SettingKey.HOSTS, Optional.of(hosts.alone()).filter(list -> !list.isOpen()))
            .with(SettingKey.REMOTE_SHELL, hosts.remoteShell()));
  }

  /** A copy with other benchmarks. */
  public LaunchSettings withClassPath(String path) {
    return new LaunchSettings(path, mainClass, benchmarks, settings);
  }

  /** A copy with these message sizes. */
  public LaunchSettings withSizes(SortedSet<Long> sizes) {
    return with(SettingKey.MSIZES, List.copyOf(sizes));
  }

  /** A copy with these benchmarks instead. */
  public LaunchSettings withBenchmarks(Collection<String> names) {
    return new LaunchSettings(classPath, mainClass, List.copyOf(names), settings);
  }

  /** The settings on one line, for the user. */
  public String summary() {
    return String.join(" ", words());
  }

  /** What another plan has in the place of this, in words; empty if nothing differs. */
  Optional<String> difference(LaunchSettings other) {
    return equals(other)
        ? Optional.empty()
        : Optional.of(
            WordDifference.of(words(), other.words())
                .or(() -> WordDifference.of(programWords(), other.programWords()))
                .orElse("the order of its options"));
  }

  private List<String> programWords() {
    return List.of("class path " + classPath, mainClass);
  }

  private List<String> words() {
    List<String> words = new ArrayList<>();
    words.add("p=" + processes());
    if (!mpi().isOpen()) {
      words.add(mpi().summary());
    }
    settings.find(SettingKey.BIND_TO).ifPresent(policy -> words.add("binding=" + policy));
    settings.find(SettingKey.MAP_BY).ifPresent(policy -> words.add("mapping=" + policy));
    settings.find(SettingKey.HOSTS).ifPresent(hosts -> words.add("hosts=" + hosts));
    governor().ifPresent(name -> words.add("governor=" + name));
    words.addAll(launcherOptions());
    variables().values().forEach((name, value) -> words.add(name + "=" + value));
    variables().passed().forEach(name -> words.add(name + " as set"));
    words.add("java=" + command().java());
    words.addAll(command().jvmOptions());
    words.addAll(command().settings().words());
    words.addAll(benchmarks);
    return words;
  }
}
