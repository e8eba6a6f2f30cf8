package org.tutti.campaign;

import java.io.File;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.tutti.campaign.opening.ProgramIdentity;
import org.tutti.diagnostics.ArchiveProblem;
import org.tutti.diagnostics.ArgumentCheck;
import org.tutti.mpi.names.MpiSelection;
import org.tutti.records.campaign.LaunchSettings;
import org.tutti.records.campaign.Manifest;
import org.tutti.records.campaign.Manifest.PlannedTreatment;
import org.tutti.records.settings.HostList;
import org.tutti.records.settings.SettingKey;

/**
 * What differs where a plan is measured once more. What nobody changes is as the plan says.
 *
 * @param processes number of ranks
 * @param mpi provider, library, and launcher; open for those of the plan
 * @param launcherOptions further options of the launcher
 * @param hosts of the ranks; open for those of the plan
 * @param seed of all orders
 * @param programs the benchmarks to measure, by the digests of those of the plan: where all of
 *     these are there, they are measured instead of the benchmarks of this JVM
 * @param allSizes whether sizes that grew are all measured from the first launch on, so that what
 *     was found between them can be found again
 */
public record RerunChanges(
    OptionalInt processes,
    MpiSelection mpi,
    List<String> launcherOptions,
    HostList hosts,
    OptionalLong seed,
    Map<String, Path> programs,
    boolean allSizes) {
  /** Nothing differs. */
  public static final RerunChanges NONE =
      new RerunChanges(
          OptionalInt.empty(),
          MpiSelection.OPEN,
          List.of(),
          HostList.OPEN,
          OptionalLong.empty(),
          Map.of(),
          false);

  public RerunChanges {
    processes.ifPresent(number -> ArgumentCheck.atLeast("processes", number, 1));
    launcherOptions = List.copyOf(launcherOptions);
    programs = Map.copyOf(programs);
  }

  /** The same with another number of ranks. */
  public RerunChanges withProcesses(int number) {
    return new RerunChanges(
        OptionalInt.of(number), mpi, launcherOptions, hosts, seed, programs, allSizes);
  }

  /** The same with another MPI implementation. */
  public RerunChanges with(MpiSelection selection) {
    return new RerunChanges(processes, selection, launcherOptions, hosts, seed, programs, allSizes);
  }

  /** The same on these hosts. */
  public RerunChanges with(HostList others) {
    return new RerunChanges(processes, mpi, launcherOptions, others, seed, programs, allSizes);
  }

  /**
   * Refuses to change what a plan varies.
   *
   * @throws org.tutti.diagnostics.TuttiException 486 if that is asked for
   */
  void check(Manifest plan) {
    require(
        processes.isEmpty() || isSame(plan, LaunchSettings::processes),
        "the number of ranks",
        "-np");
    require(
        mpi.isOpen() || isSame(plan, LaunchSettings::mpi),
        "the MPI library",
        "--mpi, --mpi-library, and --launcher");
    require(
        hosts.isOpen() || isSame(plan, settings -> settings.placement().hosts()),
        "the hosts",
        "--hosts");
  }

  private static void require(boolean isPossible, String what, String options) {
    if (!isPossible) {
      throw ArchiveProblem.CHANGE_OF_A_FACTOR.error(
          "The campaign varies " + what + " itself, so it cannot differ here.",
          "Omit " + options + "; all levels of the campaign must be possible here.");
    }
  }

  /** Whether all launches of a plan have one of something. */
  static boolean isSame(Manifest plan, Function<LaunchSettings, ?> of) {
    return plan.treatments().stream().map(PlannedTreatment::settings).map(of).distinct().count()
        <= 1;
  }

  /** Settings of a launch with what differs here, but for the benchmarks. */
  LaunchSettings in(LaunchSettings settings) {
    LaunchSettings changed = settings;
    if (processes.isPresent()) {
      changed = changed.with(SettingKey.PROCESSES, processes.getAsInt());
    }
    if (!mpi.isOpen()) {
      changed = changed.withMpi(mpi);
    }
    if (!hosts.isOpen()) {
      changed = changed.withHosts(hosts);
    }
    for (String option : launcherOptions) {
      changed = changed.plus(SettingKey.LAUNCHER_OPTION, option);
    }
    return changed;
  }

  /** The class path of the same benchmarks here; empty if they are not all here. */
  Optional<String> classPath(Manifest plan, LaunchSettings settings) {
    List<String> entries =
        Arrays.asList(settings.command().classPath().split(File.pathSeparator, -1));
    Map<String, String> digests = plan.origin().program();
    Map<String, String> known = new HashMap<>();
    programs.forEach((digest, file) -> known.put(digest, file.toAbsolutePath().toString()));
    if (!known.isEmpty()) {
      // The same file of this JVM needs no trust.
      ProgramIdentity.of(Rerun.ownClassPath())
          .forEach((path, digest) -> known.replace(digest, path));
    }
    List<String> here =
        entries.stream()
            .filter(digests::containsKey)
            .map(digests::get)
            .filter(known::containsKey)
            .map(known::get)
            .toList();
    return here.size() < entries.size()
        ? Optional.empty()
        : Optional.of(here.stream().collect(Collectors.joining(File.pathSeparator)));
  }
}
