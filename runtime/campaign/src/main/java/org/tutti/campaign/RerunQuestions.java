package org.tutti.campaign;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.tutti.campaign.launch.Launchers;
import org.tutti.campaign.launch.LocalRanks;
import org.tutti.diagnostics.ArchiveProblem;
import org.tutti.diagnostics.CampaignProblem;
import org.tutti.diagnostics.Counted;
import org.tutti.diagnostics.TuttiException;
import org.tutti.mpi.ProviderKind;
import org.tutti.mpi.names.LibraryName;
import org.tutti.mpi.names.MpiSelection;
import org.tutti.mpi.natives.abi.AbiFamily;
import org.tutti.records.campaign.LaunchSettings;
import org.tutti.records.campaign.Manifest;
import org.tutti.records.campaign.Manifest.PlannedTreatment;
import org.tutti.records.launch.LaunchHeader;
import org.tutti.records.launch.RankPlacement;
import org.tutti.records.settings.HostList;

/**
 * Finds what of a plan is not as it was where it is measured once more, and has to be decided by
 * somebody: hosts, library, and processors. What is only missing {@link RerunNeeds} refuses.
 */
public final class RerunQuestions {
  private static final String PROCESSORS = "cpu.online";

  private final Manifest plan;
  private final List<LaunchHeader> headers;
  private final RerunChanges changes;
  private final Map<String, String> environment;

  private RerunQuestions(
      Manifest plan,
      List<LaunchHeader> headers,
      RerunChanges changes,
      Map<String, String> environment) {
    this.plan = plan;
    this.headers = headers;
    this.changes = changes;
    this.environment = environment;
  }

  /**
   * The first thing to decide; what follows may depend on it. Empty if nothing is left.
   *
   * @param headers of the launches of the earlier campaign
   * @param changes what was decided so far
   * @param environment of this process
   * @throws TuttiException 486 if the changes contradict the plan
   */
  public static Optional<RerunQuestion> first(
      Manifest plan,
      List<LaunchHeader> headers,
      RerunChanges changes,
      Map<String, String> environment) {
    changes.check(plan);
    RerunQuestions questions = new RerunQuestions(plan, headers, changes, environment);
    return questions.hosts().or(questions::library).or(questions::processors);
  }

  private List<LaunchSettings> settings() {
    return plan.treatments().stream().map(PlannedTreatment::settings).map(changes::in).toList();
  }

  private Optional<RerunQuestion> hosts() {
    return settings().stream()
        .map(settings -> settings.placement().hosts())
        .filter(Predicate.not(HostList::isOpen))
        .findFirst()
        .filter(named -> changes.hosts().isOpen())
        .map(
            named ->
                new RerunQuestion(
                    CampaignProblem.RERUN_IMPOSSIBLE,
                    "The plan names the hosts " + named.text() + ", which are not those of here.",
                    Optional.of("--hosts"),
                    List.of(),
                    "Give --hosts with hosts of this machine, such as --hosts localhost:2."));
  }

  private Optional<RerunQuestion> library() {
    if (!changes.mpi().isOpen() || !wasNative() || settings().stream().anyMatch(selfStarting())) {
      return Optional.empty();
    }
    if (!RerunChanges.isSame(plan, LaunchSettings::mpi)) {
      return Optional.empty(); // RerunNeeds names those levels that are missing.
    }
    MpiSelection wanted = settings().get(0).mpi();
    Optional<AbiFamily> here = family(wanted);
    Optional<AbiFamily> before = familyOfHeaders();
    boolean isThere =
        wanted.library().filter(LibraryName::isPath).map(RerunQuestions::exists).orElse(true);
    if (isThere && here.isPresent() && (before.isEmpty() || before.equals(here))) {
      return Optional.empty();
    }
    List<String> installed =
        Arrays.stream(AbiFamily.values())
            .filter(family -> family.maker().isPresent())
            .filter(family -> family(ofFamily(family)).isPresent())
            .map(AbiFamily::column)
            .toList();
    return Optional.of(
        new RerunQuestion(
            ArchiveProblem.LIBRARY_OF_STUDY_MISSING,
            "The study measured "
                + headers.get(0).library().name()
                + wanted.library().map(name -> " (" + name + ")").orElse("")
                + ", which "
                + (here.isPresent() && isThere
                    ? "is not what would be measured here."
                    : "is not installed here."),
            Optional.of("--mpi-library").filter(any -> !installed.isEmpty()),
            before.map(AbiFamily::column).filter(installed::contains).isPresent()
                ? List.of(before.get().column())
                : installed,
            installed.isEmpty()
                ? "Install an MPI library, or give --mpi inprocess, which measures another one."
                : "Install it, or give --mpi-library " + String.join(" or ", installed) + "."));
  }

  private static MpiSelection ofFamily(AbiFamily family) {
    return MpiSelection.OPEN.withLibrary(new LibraryName(family.column()));
  }

  private static boolean exists(LibraryName library) {
    return Files.exists(Path.of(library.text()));
  }

  private static Predicate<LaunchSettings> selfStarting() {
    return settings -> settings.mpi().selfStarting().isPresent();
  }

  private boolean wasNative() {
    return headers.stream().anyMatch(one -> one.library().provider() == ProviderKind.NATIVE);
  }

  private Optional<AbiFamily> familyOfHeaders() {
    return Arrays.stream(AbiFamily.values())
        .filter(
            family ->
                headers.stream()
                    .anyMatch(one -> family.productIn(one.library().version()).isPresent()))
        .findFirst();
  }

  /** The family of the library whose launcher is here; empty if there is none. */
  private static Optional<AbiFamily> family(MpiSelection selection) {
    try {
      return Launchers.installed().resolve(selection).family().or(selection::maker);
    } catch (TuttiException e) {
      return Optional.empty();
    }
  }

  private Optional<RerunQuestion> processors() {
    int most = ranks(settings());
    int before = ranks(plan.treatments().stream().map(PlannedTreatment::settings).toList());
    int here = Runtime.getRuntime().availableProcessors();
    if (most <= here
        || changes.processes().isPresent()
        || before > processors(plan.origin().environment().getOrDefault(PROCESSORS, ""))) {
      return Optional.empty();
    }
    boolean isVaried = !RerunChanges.isSame(plan, LaunchSettings::processes);
    return Optional.of(
        new RerunQuestion(
            CampaignProblem.RERUN_IMPOSSIBLE,
            "The study had a processor for each of "
                + Counted.of(most, "rank")
                + ", and this machine has "
                + Counted.of(here, "processor")
                + ".",
            Optional.of("-np").filter(any -> !isVaried),
            List.of(Integer.toString(here), Integer.toString(most)),
            isVaried
                ? "The study varies the number of ranks: replicate it on a machine with as many"
                    + " processors."
                : "Give -np "
                    + here
                    + " for fewer ranks, or -np "
                    + most
                    + " to let them share processors, which may change what holds."));
  }

  /** The most ranks that need processors of this machine. */
  private int ranks(List<LaunchSettings> launches) {
    return launches.stream()
        .filter(settings -> LocalRanks.areAll(settings, environment))
        .filter(settings -> !settings.mpi().provider().equals(Optional.of(ProviderKind.SIMULATED)))
        .mapToInt(LaunchSettings::processes)
        .max()
        .orElse(0);
  }

  /** The number in a list such as {@code 0-3}; what is unknown is as many as needed. */
  private static int processors(String list) {
    int number = RankPlacement.processors(list).cardinality();
    return number == 0 ? Integer.MAX_VALUE : number;
  }
}
