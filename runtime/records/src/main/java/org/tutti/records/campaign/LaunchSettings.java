package org.tutti.records.campaign;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import org.tutti.mpi.names.MpiSelection;
import org.tutti.records.settings.SettingKey;
import org.tutti.records.settings.SettingValue;

/**
 * How the launches of a campaign, or of one treatment in it, are started.
 *
 * @param mpi which MPI implementation; the machine determines what this does not specify
 * @param processes number of ranks
 * @param placement where ranks are placed
 * @param governor the processors' frequency governor while a launch runs; empty to leave it alone
 * @param launcherOptions further options, as the launcher spells them
 * @param variables environment variables for all ranks
 * @param command what each rank starts
 */
public record LaunchSettings(
    MpiSelection mpi,
    int processes,
    PlacementPolicy placement,
    Optional<String> governor,
    List<String> launcherOptions,
    RankVariables variables,
    MeasuringCommand command) {

  public LaunchSettings {
    launcherOptions = List.copyOf(launcherOptions);
  }

  /** A copy with another MPI implementation. */
  public LaunchSettings withMpi(MpiSelection selection) {
    return new LaunchSettings(
        selection, processes, placement, governor, launcherOptions, variables, command);
  }

  /** A copy with another number of ranks. */
  public LaunchSettings withProcesses(int number) {
    return new LaunchSettings(
        mpi, number, placement, governor, launcherOptions, variables, command);
  }

  /** A copy with ranks bound to something else. */
  public LaunchSettings withBinding(String policy) {
    return with(placement.withBinding(policy));
  }

  /** A copy with ranks distributed in another way. */
  public LaunchSettings withMapping(String policy) {
    return with(placement.withMapping(policy));
  }

  /** A copy on other hosts. */
  public LaunchSettings withHosts(HostList hosts) {
    return with(new PlacementPolicy(placement.binding(), placement.mapping(), hosts));
  }

  /** A copy with the processors under another frequency governor. */
  public LaunchSettings withGovernor(String name) {
    return new LaunchSettings(
        mpi, processes, placement, Optional.of(name), launcherOptions, variables, command);
  }

  /** A copy on another JVM. */
  public LaunchSettings withJava(String executable) {
    return with(command.withJava(executable));
  }

  /** A copy with other benchmarks. */
  public LaunchSettings withClassPath(String path) {
    return with(command.withClassPath(path));
  }

  /** A copy with one more option for the launcher. */
  public LaunchSettings plusLauncherOption(String option) {
    List<String> more = new ArrayList<>(launcherOptions);
    more.add(option);
    return new LaunchSettings(mpi, processes, placement, governor, more, variables, command);
  }

  /** A copy with one more environment variable, or another value of one. */
  public LaunchSettings plusVariable(String name, String value) {
    return with(variables.plus(name, value));
  }

  /**
   * A copy with one more environment variable that the driver passes on from its own environment.
   */
  public LaunchSettings passingVariable(String name) {
    return with(variables.passing(name));
  }

  /** A copy with one more option for the JVM of each rank. */
  public LaunchSettings plusJvmOption(String option) {
    return with(command.plusJvmOption(option));
  }

  /** A copy with these message sizes. */
  public LaunchSettings withSizes(SortedSet<Long> sizes) {
    return with(SettingValue.of(SettingKey.MSIZES, List.copyOf(sizes)));
  }

  /** A copy with these benchmarks instead of those of the command. */
  public LaunchSettings withBenchmarks(Collection<String> names) {
    return with(command.measuring(List.copyOf(names), command.settings()));
  }

  /** A copy with one setting, instead of its value here, if it has any. */
  public LaunchSettings with(SettingValue<?> setting) {
    return with(command.with(setting));
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
    return List.of("class path " + command.classPath(), command.mainClass());
  }

  private List<String> words() {
    List<String> words = new ArrayList<>();
    words.add("p=" + processes);
    if (!mpi.isOpen()) {
      words.add(mpi.summary());
    }
    placement.binding().ifPresent(policy -> words.add("binding=" + policy));
    placement.mapping().ifPresent(policy -> words.add("mapping=" + policy));
    if (!placement.hosts().isOpen()) {
      words.add("hosts=" + placement.hosts().text());
    }
    governor.ifPresent(name -> words.add("governor=" + name));
    words.addAll(launcherOptions);
    variables.values().forEach((name, value) -> words.add(name + "=" + value));
    variables.passed().forEach(name -> words.add(name + " as set"));
    words.add("java=" + command.java());
    words.addAll(command.jvmOptions());
    words.addAll(command.settings().words());
    words.addAll(command.benchmarks());
    return words;
  }

  private LaunchSettings with(RankVariables others) {
    return new LaunchSettings(
        mpi, processes, placement, governor, launcherOptions, others, command);
  }

  private LaunchSettings with(PlacementPolicy policy) {
    return new LaunchSettings(
        mpi, processes, policy, governor, launcherOptions, variables, command);
  }

  /** A copy with another command. */
  public LaunchSettings with(MeasuringCommand other) {
    return new LaunchSettings(
        mpi, processes, placement, governor, launcherOptions, variables, other);
  }
}
