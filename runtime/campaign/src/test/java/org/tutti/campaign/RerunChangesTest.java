package org.tutti.campaign;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.tutti.campaign.driver.DriverSettings;
import org.tutti.diagnostics.ArchiveProblem;
import org.tutti.diagnostics.TuttiException;
import org.tutti.mpi.CallCost;
import org.tutti.mpi.LibraryInfo;
import org.tutti.mpi.ProviderKind;
import org.tutti.mpi.ThreadLevels;
import org.tutti.mpi.names.LauncherName;
import org.tutti.mpi.names.LibraryName;
import org.tutti.mpi.names.MpiSelection;
import org.tutti.records.campaign.AdaptiveSizes;
import org.tutti.records.campaign.LaunchSettings;
import org.tutti.records.campaign.Manifest;
import org.tutti.records.campaign.Manifest.PlannedTreatment;
import org.tutti.records.campaign.Manifests;
import org.tutti.records.campaign.SizeRule;
import org.tutti.records.campaign.SizeStage;
import org.tutti.records.campaign.Treatment;
import org.tutti.records.launch.LaunchEnvironment;
import org.tutti.records.launch.LaunchHeader;
import org.tutti.records.launch.LaunchIdentity;
import org.tutti.records.launch.LaunchOrigin;
import org.tutti.records.settings.HostList;
import org.tutti.records.settings.SettingKey;

/** What differs where a plan is measured once more, and what somebody has to decide there. */
class RerunChangesTest {
  private static final int MANY = 1 << 16;

  private static final MpiSelection SIMULATED =
      MpiSelection.OPEN.withProvider(ProviderKind.SIMULATED);

  @Test
  void whatDiffersIsInEveryLaunch() {
    RerunChanges changes =
        new RerunChanges(
            OptionalInt.of(3),
            SIMULATED,
            List.of("--x"),
            HostList.parse("here:3"),
            OptionalLong.of(99),
            Map.of(),
            false);

    Manifest again = rerun(changes).manifest(Manifests.of(4));

    assertThat(again.seed()).isEqualTo(99);
    LaunchSettings here = again.treatments().get(0).settings();
    assertThat(here.processes()).isEqualTo(3);
    assertThat(here.mpi()).isEqualTo(SIMULATED);
    assertThat(here.launcherOptions()).containsExactly("--x");
    assertThat(here.placement().hosts().text()).isEqualTo("here:3");
    assertThat(again.settings().processes()).isEqualTo(3);
  }

  @Test
  void benchmarksAreThoseOfTheDigestsIfAllAreThere() {
    Manifest plan = Manifests.of(1);
    assertThat(plan.origin().program()).containsEntry("classes", "00");
    Path jar = Path.of("pom.xml").toAbsolutePath();

    assertThat(classPath(plan, Map.of("00", jar))).isEqualTo(jar.toString());
    assertThat(classPath(plan, Map.of("11", jar))).isEqualTo(Rerun.ownClassPath());
  }

  private static String classPath(Manifest plan, Map<String, Path> programs) {
    RerunChanges changes =
        new RerunChanges(
            OptionalInt.empty(),
            MpiSelection.OPEN,
            List.of(),
            HostList.OPEN,
            OptionalLong.empty(),
            programs,
            false);
    return rerun(changes).manifest(plan).treatments().get(0).settings().command().classPath();
  }

  @Test
  void sizesThatGrewCanAllBeMeasuredFromTheFirstLaunchOn() {
    AdaptiveSizes sizes =
        AdaptiveSizes.from(new TreeSet<>(List.of(8L, 64L)), new SizeRule(0.1, 8, 0.1, 1));
    Manifest plan =
        Manifests.of(4).with(sizes.plus(new SizeStage(3, new TreeSet<>(List.of(8L, 32L, 64L)))));
    RerunChanges all =
        new RerunChanges(
            OptionalInt.empty(),
            MpiSelection.OPEN,
            List.of(),
            HostList.OPEN,
            OptionalLong.empty(),
            Map.of(),
            true);

    assertThat(rerun(all).manifest(plan).adaptive().orElseThrow().sizes(1))
        .containsExactly(8L, 32L, 64L);
  }

  @Test
  void whatThePlanVariesCannotDiffer() {
    Manifest plan =
        varied(
            settings -> settings.with(SettingKey.PROCESSES, 2),
            s -> s.with(SettingKey.PROCESSES, 4));

    assertThatThrownBy(() -> rerun(RerunChanges.NONE.withProcesses(2)).manifest(plan))
        .isInstanceOfSatisfying(
            TuttiException.class,
            error -> assertThat(error.problem()).isEqualTo(ArchiveProblem.CHANGE_OF_A_FACTOR))
        .hasMessageContaining("number of ranks");
    Manifest libraries =
        varied(settings -> settings.withMpi(SIMULATED), s -> s.withMpi(MpiSelection.OPEN));
    assertThatThrownBy(() -> rerun(RerunChanges.NONE.with(SIMULATED)).manifest(libraries))
        .hasMessageContaining("MPI library");
  }

  @Test
  void hostsOfAnotherMachineAreAskedFor() {
    Manifest plan = varied(settings -> settings.withHosts(HostList.parse("far:2")));

    RerunQuestion question = first(plan, RerunChanges.NONE).orElseThrow();

    assertThat(question.error())
        .hasMessageStartingWith("[TUTTI-376]")
        .hasMessageContaining("far:2");
    assertThat(question.option()).contains("--hosts");
    RerunChanges answered = RerunChanges.NONE.with(HostList.parse("localhost:2")).with(SIMULATED);
    assertThat(first(plan, answered)).isEmpty();
  }

  /** No machine has so many processors; the study had one for each rank. */
  @Test
  void ranksAreAskedForWhereProcessorsAreFewer() {
    Manifest plan =
        varied(
            settings ->
                settings
                    .withMpi(MpiSelection.OPEN.withProvider(ProviderKind.IN_PROCESS))
                    .with(SettingKey.PROCESSES, MANY));

    RerunQuestion question = first(plan, RerunChanges.NONE).orElseThrow();

    assertThat(question.error()).hasMessageStartingWith("[TUTTI-376]").hasMessageContaining("-np");
    assertThat(question.choices()).endsWith(Integer.toString(MANY));
    assertThat(first(plan, RerunChanges.NONE.withProcesses(MANY))).isEmpty();
  }

  @Test
  void ranksThatThePlanVariesNeedAnotherMachine() {
    Manifest plan =
        varied(
            settings -> settings.withMpi(MpiSelection.OPEN.withProvider(ProviderKind.IN_PROCESS)),
            settings ->
                settings
                    .withMpi(MpiSelection.OPEN.withProvider(ProviderKind.IN_PROCESS))
                    .with(SettingKey.PROCESSES, MANY));

    RerunQuestion question = first(plan, RerunChanges.NONE).orElseThrow();

    assertThat(question.option()).isEmpty();
    assertThat(question.error()).hasMessageContaining("as many processors");
  }

  @Test
  void simulatedRanksNeedNoProcessors() {
    Manifest plan =
        varied(settings -> settings.withMpi(SIMULATED).with(SettingKey.PROCESSES, MANY));

    assertThat(first(plan, RerunChanges.NONE)).isEmpty();
  }

  @Test
  void aLibraryThatIsNotHereIsAskedFor() {
    Manifest plan =
        varied(
            settings ->
                settings.withMpi(
                    MpiSelection.OPEN
                        .withLibrary(new LibraryName("/no/such/libmpi.so.40"))
                        .withLauncher(new LauncherName("openmpi"))));

    RerunQuestion question = first(plan, RerunChanges.NONE).orElseThrow();

    assertThat(question.error())
        .hasMessageStartingWith("[TUTTI-488]")
        .hasMessageContaining("Open MPI 4.1.4")
        .hasMessageContaining("/no/such/libmpi.so.40");
    assertThat(first(plan, RerunChanges.NONE.with(SIMULATED))).isEmpty();
  }

  private static Rerun rerun(RerunChanges changes) {
    return new Rerun(
        Path.of("theirs"),
        Path.of("mine"),
        OptionalInt.empty(),
        false,
        DriverSettings.DEFAULT,
        changes);
  }

  private static Optional<RerunQuestion> first(Manifest plan, RerunChanges changes) {
    return RerunQuestions.first(plan, List.of(header()), changes, Map.of());
  }

  private static LaunchHeader header() {
    return new LaunchHeader(
        new LaunchIdentity(LaunchOrigin.byHand("sample"), 1, 1, Instant.EPOCH, Map.of()),
        2,
        List.of(),
        new LibraryInfo(
            ProviderKind.NATIVE,
            "Open MPI 4.1.4",
            "Open MPI v4.1.4, package",
            "libmpi.so.40",
            "none",
            CallCost.NONE,
            ThreadLevels.SINGLE),
        List.of(),
        new LaunchEnvironment("test", Map.of(), Map.of()),
        List.of());
  }

  @SafeVarargs
  private static Manifest varied(UnaryOperator<LaunchSettings>... of) {
    Manifest one = Manifests.of(1);
    List<PlannedTreatment> treatments = new ArrayList<>();
    for (UnaryOperator<LaunchSettings> each : of) {
      treatments.add(
          new PlannedTreatment(
              new Treatment(Map.of("level", "" + treatments.size())), each.apply(one.settings())));
    }
    return new Manifest(one.origin(), treatments.get(0).settings(), treatments, 1, 7);
  }
}
