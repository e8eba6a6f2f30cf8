package org.tutti.campaign;

import java.math.BigInteger;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Collectors;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.campaign.driver.BackgroundWork;
import org.tutti.campaign.driver.KnownLaunchTimes;
import org.tutti.campaign.driver.TimeEstimate;
import org.tutti.campaign.factor.EqualBinding;
import org.tutti.campaign.factor.FactorialDesign;
import org.tutti.campaign.factor.JvmOptions;
import org.tutti.campaign.launch.DefaultProvider;
import org.tutti.campaign.launch.JavaProgram;
import org.tutti.campaign.launch.LaunchRequest;
import org.tutti.campaign.launch.Launchers;
import org.tutti.campaign.launch.LibraryBuild;
import org.tutti.campaign.launch.LocalRanks;
import org.tutti.campaign.opening.WorkTree;
import org.tutti.diagnostics.UserText;
import org.tutti.measure.harness.BenchmarkSelection;
import org.tutti.measure.harness.Harness;
import org.tutti.measure.harness.IndexEntry;
import org.tutti.measure.plan.BenchmarkDescriptor;
import org.tutti.measure.plan.Plan;
import org.tutti.mpi.ProviderKind;
import org.tutti.mpi.host.CoreShares;
import org.tutti.mpi.simulated.Simulated;
import org.tutti.rank.environment.Environment;
import org.tutti.rank.jvm.ProfilerRequest;
import org.tutti.rank.launch.PlanCheck;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.Design;
import org.tutti.records.campaign.LaunchSettings;
import org.tutti.records.campaign.Manifest;
import org.tutti.records.campaign.Manifest.PlannedTreatment;
import org.tutti.records.settings.SettingKey;
import org.tutti.records.settings.SettingScope;

/**
 * A plan with all open choices made.
 *
 * @param manifest the campaign
 * @param estimate how long a launch of it will take; empty if unknown
 */
record CampaignDesign(Manifest manifest, Optional<TimeEstimate> estimate) {
  CampaignDesign with(Manifest other) {
    return new CampaignDesign(other, estimate);
  }

  CampaignDesign with(TimeEstimate better) {
    return new CampaignDesign(manifest, Optional.of(better));
  }

  /** Makes the choices and checks them; notices for the user go to the listener. */
  static CampaignDesign of(CampaignPlan plan, CampaignListener listener) {
    Path here = Path.of("");
    CompletableFuture<Map<String, String>> environment =
        BackgroundWork.begin(
            () ->
                Environment.capture(here, here)
                    .with("project.state", WorkTree.state(here))
                    .facts());
    AdaptiveSizesCheck.check(plan, plan.launches());
    Design.checkSize(1, plan.launches());
    List<BenchmarkDescriptor> benchmarks = plan.selected();
    Map<String, List<String>> factors = plan.factors();
    LaunchSettings settings = withDefaultProvider(settings(plan, benchmarks), factors, listener);
    EqualBinding binding =
        EqualBinding.of(
            plan.combinations().isEmpty()
                ? FactorialDesign.of(settings, factors, plan.exclusions())
                : FactorialDesign.of(settings, plan.combinations()),
            factors,
            CoreShares.coresOfThisThread());
    binding.policy().ifPresent(policy -> listener.notice(new UserText(bound(policy))));
    List<PlannedTreatment> treatments = binding.treatments();
    Design.checkSize(treatments.size(), plan.launches());
    CompletableFuture<Map<String, String>> libraries =
        BackgroundWork.begin(
            () ->
                LibraryBuild.facts(
                    treatments.stream()
                        .map(treatment -> treatment.settings().mpi())
                        .distinct()
                        .toList()));
    // Errors of the plan are reported now, not by the first launch.
    List<Plan> plans =
        treatments.stream().map(treatment -> LaunchRequest.plan(treatment.settings())).toList();
    plans.stream()
        .flatMap(cells -> cells.notices().stream())
        .distinct()
        .map(UserText::new)
        .forEach(listener::notice);
    treatments.stream()
        .flatMap(treatment -> impossible(treatment.settings()).stream())
        .distinct()
        .map(UserText::new)
        .forEach(listener::notice);
    PlannedComparisons comparisons = PlannedComparisons.of(plans);
    // The more comparisons, the more launches it takes to find anything.
    int launches =
        plan.saysLaunches()
            ? plan.launches()
            : Math.max(plan.launches(), comparisons.leastLaunches());
    comparisons.notice(launches).map(UserText::new).ifPresent(listener::notice);
    Map<String, String> facts = new TreeMap<>(environment.join());
    facts.putAll(libraries.join());
    Manifest manifest = ManifestMaker.first(settings, treatments, facts, launches, plan.seed());
    return new CampaignDesign(
        plan.adaptive()
            .map(sizes -> manifest.with(sizes.inMultiplesOf(elementBytes(plans))))
            .orElse(manifest),
        plan.timedBy()
            .flatMap(campaign -> TimeEstimate.of(new CampaignDirectory(campaign)))
            .or(() -> earlier(settings).flatMap(before -> before.estimate(plans.get(0))))
            .or(() -> Optional.of(model(settings, plans.get(0)))));
  }

  private static TimeEstimate model(LaunchSettings settings, Plan plan) {
    return isSimulated(settings)
        ? TimeEstimate.ofSimulation(plan, settings.processes())
        : TimeEstimate.withoutMeasurements(plan);
  }

  private static boolean isSimulated(LaunchSettings settings) {
    return settings.mpi().provider().filter(kind -> kind == ProviderKind.SIMULATED).isPresent();
  }

  /** What launches of these benchmarks took; that of a simulation depends on its ranks. */
  private static Optional<KnownLaunchTimes> earlier(LaunchSettings settings) {
    return isSimulated(settings)
        ? Optional.empty()
        : KnownLaunchTimes.of(settings.command(), System.getenv());
  }

  /** Keeps what its launches took for the estimate of others. */
  void keepTimes(CampaignDirectory directory, CampaignAnalysis analysis) {
    LaunchSettings first = manifest.treatments().get(0).settings();
    earlier(manifest.settings())
        .ifPresent(
            launches ->
                launches.add(
                    directory,
                    analysis.measuringTime(),
                    analysis.contents().launches().size(),
                    LaunchRequest.plan(first)));
  }

  /** The smallest number of bytes that is a whole number of elements of every benchmark. */
  private static long elementBytes(List<Plan> plans) {
    return plans.stream()
        .flatMap(plan -> plan.cells().stream())
        .map(cell -> BigInteger.valueOf(cell.benchmark().operation().datatype().bytes()))
        .reduce(BigInteger.ONE, (a, b) -> a.multiply(b).divide(a.gcd(b)))
        .longValueExact();
  }

  /** A notice of the cells of a treatment that its ranks will not measure. */
  private static Optional<String> impossible(LaunchSettings settings) {
    Plan plan = LaunchRequest.plan(settings);
    Path home = Path.of(System.getProperty("java.home"));
    if (isSimulated(settings) && Path.of(settings.command().java()).startsWith(home)) {
      Simulated.checkThreads(settings.processes());
    }
    boolean isHere = LocalRanks.areAll(settings, System.getenv());
    Map<String, Harness> harnesses =
        BenchmarkSelection.instances(
            BenchmarkSelection.onClassPath().entries(settings.command().benchmarks()));
    PlanCheck check =
        isHere ? PlanCheck.onNode(plan, harnesses) : PlanCheck.elsewhere(plan, harnesses);
    return check
        .check(settings.processes(), isHere ? settings.processes() : 1)
        .notice(plan.cells().size(), settings.processes());
  }

  private static String bound(String policy) {
    return "Ranks of all levels are bound in the same way, with --bind-to "
        + policy
        + ", because launchers have different defaults. Give --bind-to or --factor binding to"
        + " choose.";
  }

  /**
   * How launches start: with all options of the JVM, without settings that only the driver uses.
   */
  private static LaunchSettings settings(CampaignPlan plan, List<BenchmarkDescriptor> benchmarks) {
    LaunchSettings asked = plan.launch();
    JavaProgram program =
        JavaProgram.ofThisJvm(asked.mainClass(), List.of())
            .forBenchmarksOf(classes(asked.benchmarks()));
    List<String> jvmOptions = new ArrayList<>(program.options());
    jvmOptions.addAll(JvmOptions.of(benchmarks, plan.settings()));
    jvmOptions.addAll(asked.command().jvmOptions());
    Optional<String> profiler = plan.find(SettingKey.PROFILE);
    profiler.ifPresent(text -> jvmOptions.addAll(ProfilerRequest.parse(text).jvmOptions()));
    LaunchSettings all =
        new LaunchSettings(
                program.classPath(),
                asked.mainClass(),
                asked.benchmarks(),
                asked
                    .settings()
                    .of(SettingScope.RANK, SettingScope.LAUNCH)
                    .without(SettingKey.LAUNCHES)
                    .without(SettingKey.JVM)
                    .without(SettingKey.PROFILE))
            .with(SettingKey.JVM_OPTION, jvmOptions);
    return profiler
        .map(text -> all.plus(SettingKey.ENVIRONMENT, ProfilerRequest.VARIABLE + "=" + text))
        .orElse(all);
  }

  private static Set<String> classes(List<String> benchmarks) {
    return BenchmarkSelection.onClassPath().entries(benchmarks).stream()
        .map(IndexEntry::type)
        .collect(Collectors.toSet());
  }

  /**
   * The default for this machine becomes part of the design, so that all launches use one library.
   */
  private static LaunchSettings withDefaultProvider(
      LaunchSettings settings, Map<String, List<String>> factors, CampaignListener listener) {
    if (factors.containsKey("mpi")) {
      return settings;
    }
    LaunchSettings known = settings.withMpi(settings.mpi().orLibraryOf(System.getenv()));
    if (!known.mpi().isOpen()
        || factors.containsKey("library")
        || factors.containsKey("launcher")) {
      return known;
    }
    DefaultProvider found = Launchers.installed().preference(System.getenv());
    if (found.launcher().isPresent()) {
      listener.preparing(new UserText(found.sentence()));
      return known;
    }
    listener.notice(new UserText(found.sentence()));
    return known.withMpi(known.mpi().withProvider(found.provider()));
  }
}
