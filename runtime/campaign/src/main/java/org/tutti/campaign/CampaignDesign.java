package org.tutti.campaign;

import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Collectors;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.annotations.syntax.TextList;
import org.tutti.campaign.driver.BackgroundWork;
import org.tutti.campaign.driver.KnownLaunchTimes;
import org.tutti.campaign.driver.TimeEstimate;
import org.tutti.campaign.factor.AnnotatedFactors;
import org.tutti.campaign.factor.EqualBinding;
import org.tutti.campaign.factor.FactorialDesign;
import org.tutti.campaign.factor.JvmOptions;
import org.tutti.campaign.launch.DefaultProvider;
import org.tutti.campaign.launch.JavaProgram;
import org.tutti.campaign.launch.Launchers;
import org.tutti.campaign.launch.LibraryBuild;
import org.tutti.campaign.launch.LocalRanks;
import org.tutti.campaign.opening.ProgramIdentity;
import org.tutti.campaign.opening.WorkTree;
import org.tutti.diagnostics.RecordProblem;
import org.tutti.measure.entry.RankMain;
import org.tutti.measure.entry.RankRequest;
import org.tutti.measure.environment.Environment;
import org.tutti.measure.environment.TuttiVersion;
import org.tutti.measure.harness.BenchmarkSelection;
import org.tutti.measure.harness.IndexEntry;
import org.tutti.measure.harness.IndexedBenchmark;
import org.tutti.measure.launch.PlanCheck;
import org.tutti.measure.plan.BenchmarkDescriptor;
import org.tutti.measure.plan.Plan;
import org.tutti.measure.plan.SettingKey;
import org.tutti.measure.plan.SettingValue;
import org.tutti.measure.plan.Settings;
import org.tutti.mpi.host.CoreShares;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.Design;
import org.tutti.records.campaign.LaunchSettings;
import org.tutti.records.campaign.Manifest;
import org.tutti.records.campaign.Manifest.PlannedTreatment;
import org.tutti.records.campaign.MeasuringCommand;
import org.tutti.records.campaign.PlacementPolicy;
import org.tutti.records.campaign.RankVariables;

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
    CampaignPlanBuilder values = plan.values();
    Path here = Path.of("");
    CompletableFuture<Map<String, String>> environment =
        BackgroundWork.begin(
            () ->
                Environment.capture(here, here)
                    .with("project.state", WorkTree.state(here))
                    .facts());
    AdaptiveSizesCheck.check(values, plan.launches());
    Design.checkSize(1, plan.launches());
    List<BenchmarkDescriptor> benchmarks = plan.selected();
    Map<String, List<String>> factors =
        values.annotatedFactors
            ? AnnotatedFactors.behind(values.factors, benchmarks)
            : values.factors;
    LaunchSettings settings = withDefaultProvider(settings(values, benchmarks), factors, listener);
    EqualBinding binding =
        EqualBinding.of(
            values.treatments.isEmpty()
                ? FactorialDesign.of(settings, factors, values.exclusions)
                : FactorialDesign.of(settings, values.treatments),
            factors,
            CoreShares.coresOfThisThread());
    binding.policy().ifPresent(policy -> listener.notice(bound(policy)));
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
    List<Plan> plans = treatments.stream().map(treatment -> plan(treatment.settings())).toList();
    plans.stream().flatMap(cells -> cells.notices().stream()).distinct().forEach(listener::notice);
    treatments.stream()
        .flatMap(treatment -> impossible(treatment.settings(), values.benchmarks).stream())
        .distinct()
        .forEach(listener::notice);
    PlannedComparisons comparisons = PlannedComparisons.of(plans);
    // The more comparisons, the more launches it takes to find anything.
    int launches =
        plan.saysLaunches()
            ? plan.launches()
            : Math.max(plan.launches(), comparisons.leastLaunches());
    comparisons.notice(launches).ifPresent(listener::notice);
    Map<String, String> facts = new TreeMap<>(environment.join());
    facts.putAll(libraries.join());
    Manifest manifest =
        new Manifest(
            new Manifest.Origin(TuttiVersion.text(), Instant.now(), program(treatments), facts),
            settings,
            treatments,
            launches,
            plan.seed());
    return new CampaignDesign(
        values
            .adaptive
            .map(sizes -> manifest.with(sizes.inMultiplesOf(elementBytes(plans))))
            .orElse(manifest),
        values
            .timedBy
            .flatMap(campaign -> TimeEstimate.of(new CampaignDirectory(campaign)))
            .or(() -> earlier(settings).flatMap(before -> before.estimate(plans.get(0))))
            .or(() -> Optional.of(TimeEstimate.withoutMeasurements(plans.get(0)))));
  }

  /** What launches of these benchmarks took, as far as that is known. */
  private static Optional<KnownLaunchTimes> earlier(LaunchSettings settings) {
    return KnownLaunchTimes.of(settings.command(), System.getenv());
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
                    plan(first)));
  }

  private static Map<String, String> program(List<PlannedTreatment> treatments) {
    try {
      return ProgramIdentity.of(treatments);
    } catch (UncheckedIOException e) {
      throw RecordProblem.PROGRAM_NOT_READABLE.error(
          "Part of the launches' class path cannot be read: "
              + e.getMessage()
              + ": "
              + e.getCause().getMessage()
              + ".",
          "Name jars or directories of classes that you may read.",
          e);
    }
  }

  /** The smallest number of bytes that is a whole number of elements of every benchmark. */
  private static long elementBytes(List<Plan> plans) {
    return plans.stream()
        .flatMap(plan -> plan.cells().stream())
        .map(cell -> BigInteger.valueOf(cell.benchmark().operation().datatype().bytes()))
        .reduce(BigInteger.ONE, (a, b) -> a.multiply(b).divide(a.gcd(b)))
        .longValueExact();
  }

  /** What each rank of a treatment will plan. */
  private static Plan plan(LaunchSettings settings) {
    return RankRequest.planOf(settings.command().arguments(), settings.processes());
  }

  /** A notice of the cells of a treatment that its ranks will not measure. */
  private static Optional<String> impossible(LaunchSettings settings, List<String> benchmarks) {
    Plan plan = plan(settings);
    boolean isHere = LocalRanks.areAll(settings, System.getenv());
    List<IndexedBenchmark> selected = BenchmarkSelection.of(benchmarks);
    PlanCheck check =
        isHere ? PlanCheck.onNode(plan, selected) : PlanCheck.elsewhere(plan, selected);
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

  private static LaunchSettings settings(
      CampaignPlanBuilder values, List<BenchmarkDescriptor> benchmarks) {
    List<String> arguments = arguments(values.settings);
    arguments.addAll(values.benchmarks);
    JavaProgram program =
        JavaProgram.ofThisJvm(RankMain.class.getName(), arguments)
            .forBenchmarksOf(classes(values.benchmarks));
    List<String> jvmOptions = new ArrayList<>(program.options());
    jvmOptions.addAll(JvmOptions.of(benchmarks, values.settings));
    jvmOptions.addAll(values.jvmOptions);
    return new LaunchSettings(
        values.mpi,
        values.processes,
        new PlacementPolicy(values.binding, values.mapping, values.hosts),
        Optional.empty(),
        values.launcherOptions,
        new RankVariables(values.environment, values.passedVariables),
        new MeasuringCommand(
            values.java.orElse(program.java().toString()),
            jvmOptions,
            program.classPath(),
            program.mainClass(),
            arguments));
  }

  private static Set<String> classes(List<String> benchmarks) {
    return BenchmarkSelection.onClassPath().entries(benchmarks).stream()
        .map(IndexEntry::type)
        .collect(Collectors.toSet());
  }

  /** The settings as options of the measuring command, without those that only the driver uses. */
  private static List<String> arguments(Settings settings) {
    List<String> arguments = new ArrayList<>();
    for (SettingValue<?> given : settings.values()) {
      SettingKey<?> key = given.key();
      if (key.isSwitch()) {
        arguments.add((Boolean.parseBoolean(given.text()) ? "--" : "--no-") + key.name());
      } else if (key != SettingKey.LAUNCHES && key != SettingKey.JVM) {
        arguments.add("--" + key.name() + "=" + given.text());
      }
    }
    settings
        .parameters()
        .forEach(
            (name, values) ->
                arguments.add("--param=" + name + "=" + TextList.joinByCommas(values)));
    settings.contrasts().forEach(contrast -> arguments.add("--contrast=" + contrast));
    return arguments;
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
      listener.preparing(found.sentence());
      return known;
    }
    listener.notice(found.sentence());
    return known.withMpi(known.mpi().withProvider(found.provider()));
  }
}
