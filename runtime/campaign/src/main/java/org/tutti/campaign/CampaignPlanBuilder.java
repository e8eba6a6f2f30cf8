package org.tutti.campaign;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.tutti.campaign.driver.CampaignStoppingRule;
import org.tutti.campaign.driver.DriverSettings;
import org.tutti.campaign.driver.LaunchTimeouts;
import org.tutti.campaign.driver.SizeGrowth;
import org.tutti.campaign.factor.Exclusion;
import org.tutti.campaign.launch.JavaProgram;
import org.tutti.diagnostics.ArgumentCheck;
import org.tutti.measure.entry.RankMain;
import org.tutti.measure.harness.BenchmarkSelection;
import org.tutti.measure.jvm.ProfilerRequest;
import org.tutti.mpi.ProviderKind;
import org.tutti.mpi.names.MpiNames;
import org.tutti.mpi.names.MpiSelection;
import org.tutti.records.campaign.AdaptiveSizes;
import org.tutti.records.campaign.HostList;
import org.tutti.records.campaign.LaunchSettings;
import org.tutti.records.campaign.MeasuringCommand;
import org.tutti.records.campaign.PlacementPolicy;
import org.tutti.records.campaign.RankVariables;
import org.tutti.records.campaign.WantedStates;
import org.tutti.records.settings.SettingKey;
import org.tutti.records.settings.SettingValue;
import org.tutti.records.settings.Settings;

/**
 * Builds a {@link CampaignPlan}. Numbers are checked at once, with a {@link
 * org.tutti.diagnostics.TuttiException} if they are out of range; names when the plan is used.
 */
public final class CampaignPlanBuilder {
  private LaunchSettings launch;
  private final Map<String, List<String>> factors = new LinkedHashMap<>();
  private final List<Map<String, String>> combinations = new ArrayList<>();
  private final List<Exclusion> exclusions = new ArrayList<>();
  private Optional<AdaptiveSizes> adaptive = Optional.empty();
  private OptionalLong seed = OptionalLong.empty();
  private Optional<Path> results = Optional.empty();
  private boolean setAside;
  private Optional<Path> timedBy = Optional.empty();
  private OptionalInt pilot = OptionalInt.empty();
  private Optional<Duration> budget = Optional.empty();
  private Optional<Double> precision = Optional.empty();
  private DriverSettings execution = DriverSettings.DEFAULT;

  CampaignPlanBuilder() {
    JavaProgram program = JavaProgram.ofThisJvm(RankMain.class.getName(), List.of());
    launch =
        new LaunchSettings(
            MpiSelection.OPEN,
            2,
            PlacementPolicy.OPEN,
            Optional.empty(),
            List.of(),
            RankVariables.of(Map.of()),
            new MeasuringCommand(
                program.java().toString(),
                List.of(),
                program.classPath(),
                program.mainClass(),
                List.of(),
                Settings.NONE));
  }

  CampaignPlanBuilder(CampaignPlan plan) {
    launch = plan.launch();
    factors.putAll(plan.factors());
    combinations.addAll(plan.combinations());
    exclusions.addAll(plan.exclusions());
    adaptive = plan.adaptive();
    seed = plan.fixedSeed();
    results = plan.directory();
    setAside = plan.setAside();
    timedBy = plan.timedBy();
    pilot = plan.pilot();
    budget = plan.budget();
    precision = plan.precision();
    execution = plan.execution();
  }

  /**
   * Adds the benchmarks of this name; without any, all benchmarks are measured.
   *
   * @param pattern a qualified name, {@code Class.method}, {@code Class} or {@code method}, where
   *     {@code *} stands for any characters
   */
  public CampaignPlanBuilder benchmark(String pattern) {
    return benchmarks(List.of(pattern));
  }

  /** Adds all benchmarks of a class. */
  public CampaignPlanBuilder benchmark(Class<?> type) {
    return benchmark(type.getCanonicalName());
  }

  /**
   * Adds the operations of a suite of the catalog, such as {@code collectives} or {@code osu}.
   *
   * @throws org.tutti.diagnostics.TuttiException if there is no such suite
   */
  public CampaignPlanBuilder suite(String name) {
    return benchmarks(BenchmarkSelection.onClassPath().namesOfSuites(List.of(name)));
  }

  /** Adds several patterns. */
  public CampaignPlanBuilder benchmarks(List<String> patterns) {
    List<String> more = new ArrayList<>(launch.command().benchmarks());
    more.addAll(patterns);
    launch = launch.with(launch.command().measuring(more, launch.command().settings()));
    return this;
  }

  /**
   * Sets how all benchmarks are measured, whatever their annotations say.
   *
   * @throws IllegalArgumentException if the setting does not permit this value
   */
  public <T> CampaignPlanBuilder set(SettingKey<T> setting, T value) {
    return settings(Settings.NONE.with(SettingValue.of(setting, value)));
  }

  /** Adds settings and parameters to those that were set before. */
  public CampaignPlanBuilder settings(Settings more) {
    MeasuringCommand command = launch.command();
    launch = launch.with(command.measuring(command.benchmarks(), more.over(command.settings())));
    return this;
  }

  /**
   * Lets message sizes grow in stages of launches, where the times of their neighbors do not
   * predict theirs. It replaces {@link SettingKey#MSIZES}.
   *
   * @param text the sizes of the first stage, and parameters, such as {@code
   *     1..1Mi,threshold=5%,distance=64}
   * @throws org.tutti.diagnostics.TuttiException if it is not of this form, or leaves nothing to
   *     refine
   */
  public CampaignPlanBuilder adaptiveSizes(String text) {
    AdaptiveSizes sizes = SizeGrowth.require().parse(text);
    adaptive = Optional.of(sizes);
    return set(SettingKey.MSIZES, List.copyOf(sizes.all()));
  }

  /** Replaces the values of a benchmark parameter, in every benchmark that has it. */
  public CampaignPlanBuilder parameter(String name, String... values) {
    return settings(Settings.builder().parameter(name, List.of(values)).build());
  }

  /** Sets the number of launches of each treatment. */
  public CampaignPlanBuilder launches(int number) {
    return set(SettingKey.LAUNCHES, ArgumentCheck.atLeast("launches", number, 1));
  }

  /** Sets the number of ranks, from 1 to 2^20; 2 by default. */
  public CampaignPlanBuilder processes(int number) {
    launch = launch.withProcesses(ArgumentCheck.between("processes", number, 1, 1 << 20));
    return this;
  }

  /** Sets the provider of the communicators that benchmarks use. */
  public CampaignPlanBuilder provider(ProviderKind kind) {
    launch = launch.withMpi(launch.mpi().withProvider(Objects.requireNonNull(kind, "kind")));
    return this;
  }

  /**
   * Sets the MPI library: {@code openmpi}, {@code mpich}, or the path of a library.
   *
   * @throws org.tutti.diagnostics.TuttiException if it is neither
   */
  public CampaignPlanBuilder library(String name) {
    launch = launch.withMpi(launch.mpi().withLibrary(MpiNames.library(name)));
    return this;
  }

  /**
   * Sets the launcher: {@code openmpi}, {@code mpich}, {@code srun}, or the path of an executable.
   *
   * @throws org.tutti.diagnostics.TuttiException if it is the name of a provider
   */
  public CampaignPlanBuilder launcher(String name) {
    launch = launch.withMpi(launch.mpi().withLauncher(MpiNames.launcher(name)));
    return this;
  }

  /** Adds one argument for the launcher, such as {@code --oversubscribe}. */
  public CampaignPlanBuilder launcherOption(String argument) {
    launch = launch.plusLauncherOption(argument);
    return this;
  }

  /** Sets what a rank is bound to, such as {@code core} or {@code none}. */
  public CampaignPlanBuilder binding(String policy) {
    launch = launch.withBinding(Objects.requireNonNull(policy, "policy"));
    return this;
  }

  /** Sets the hosts of the ranks. */
  public CampaignPlanBuilder hosts(HostList list) {
    launch = launch.withHosts(Objects.requireNonNull(list, "list"));
    return this;
  }

  /** Sets how ranks are distributed over the machine: under all launchers, block or cyclic. */
  public CampaignPlanBuilder mapping(String policy) {
    launch = launch.withMapping(Objects.requireNonNull(policy, "policy"));
    return this;
  }

  /**
   * Profiles the ranks of all launches, whose figures are then no others'.
   *
   * @param text {@code jfr} or {@code async=LIBRARY}, then {@code ,rank=N} for one rank
   * @throws org.tutti.diagnostics.TuttiException if it names no profiler
   */
  public CampaignPlanBuilder profiler(String text) {
    ProfilerRequest.parse(text).jvmOptions().forEach(this::jvmOption);
    return environment(ProfilerRequest.VARIABLE, text);
  }

  /** Sets an environment variable of all ranks. */
  public CampaignPlanBuilder environment(String name, String value) {
    launch = launch.plusVariable(name, Objects.requireNonNull(value, "value"));
    return this;
  }

  /**
   * Passes an environment variable of this process on to all ranks. Its value, such as a password,
   * is recorded nowhere.
   */
  public CampaignPlanBuilder environment(String name) {
    launch = launch.passingVariable(name);
    return this;
  }

  /** Sets the {@code java} executable of the ranks; that of this JVM by default. */
  public CampaignPlanBuilder java(String executable) {
    launch = launch.withJava(Objects.requireNonNull(executable, "executable"));
    return this;
  }

  /** Adds an option for the JVM of each rank, such as {@code -Xmx256m}. */
  public CampaignPlanBuilder jvmOption(String option) {
    launch = launch.plusJvmOption(option);
    return this;
  }

  /** Varies a factor between launches; all combinations of levels are measured. */
  public CampaignPlanBuilder factor(String name, String... levels) {
    return factors(Map.of(name, List.of(levels)));
  }

  /** Varies several factors, in the order of the map. */
  public CampaignPlanBuilder factors(Map<String, List<String>> levels) {
    factors.putAll(levels);
    return this;
  }

  /**
   * Measures exactly these combinations of levels, instead of all combinations of factors.
   *
   * @param only each by the names of its factors, which need not be the same
   */
  public CampaignPlanBuilder treatments(List<Map<String, String>> only) {
    combinations.addAll(only);
    return this;
  }

  /** Adds a rule that may end the campaign early, or launches of some treatments. */
  public CampaignPlanBuilder rule(CampaignStoppingRule rule) {
    execution = execution.plus(Objects.requireNonNull(rule, "rule"));
    return this;
  }

  /** Excludes the combinations that have all of these levels. */
  public CampaignPlanBuilder exclude(Exclusion exclusion) {
    exclusions.add(Objects.requireNonNull(exclusion, "exclusion"));
    return this;
  }

  /** Sets the seed of all random orders; by default, one is drawn at random and recorded. */
  public CampaignPlanBuilder seed(long number) {
    seed = OptionalLong.of(number);
    return this;
  }

  /**
   * Sets the campaign directory. If it already contains this campaign, the campaign is continued.
   */
  public CampaignPlanBuilder results(Path directory) {
    results = Optional.of(Objects.requireNonNull(directory, "directory"));
    return this;
  }

  /** Predicts the time of a launch from another campaign until this one has launches of its own. */
  public CampaignPlanBuilder timedBy(Path campaign) {
    timedBy = Optional.of(Objects.requireNonNull(campaign, "campaign"));
    return this;
  }

  /** Ends the campaign before a block that would probably exceed this time. */
  public CampaignPlanBuilder budget(Duration time) {
    budget = Optional.of(ArgumentCheck.positive("budget", time));
    return this;
  }

  /** Spreads the blocks over this time, each at a random moment of its part. */
  public CampaignPlanBuilder spread(Duration time) {
    execution = execution.spreadOver(time);
    return this;
  }

  /** Goes on until each cell has so many launches in states of the machine. */
  public CampaignPlanBuilder states(WantedStates wanted) {
    execution = execution.awaiting(wanted);
    return this;
  }

  /**
   * Ends the campaign once the interval of every cell is within this fraction of its median, but
   * not before five minutes, or the time of {@link #spread} if it is shorter, have passed.
   */
  public CampaignPlanBuilder precision(double share) {
    precision = Optional.of(ArgumentCheck.share("precision", share));
    return this;
  }

  /**
   * First runs a pilot with this number of launches of each treatment, at least 2, in the directory
   * {@code pilot}. If there is a budget, and neither launches nor repetitions are set, the campaign
   * uses the split that the pilot proposes.
   */
  public CampaignPlanBuilder pilot(int launches) {
    pilot = OptionalInt.of(ArgumentCheck.atLeast("pilot", launches, 2));
    return this;
  }

  /** Sets how often a failed launch is retried; 1 by default. */
  public CampaignPlanBuilder retries(int number) {
    execution = execution.withRetries(number);
    return this;
  }

  /** Sets the time limits of a launch, which is ended when it exceeds one. */
  public CampaignPlanBuilder timeouts(LaunchTimeouts limits) {
    execution = execution.withTimeouts(Objects.requireNonNull(limits, "limits"));
    return this;
  }

  /** Moves results of another plan in the directory aside instead of failing. */
  public CampaignPlanBuilder setAside() {
    setAside = true;
    return this;
  }

  /** Starts the JVMs of ranks without a cache of this user, and makes none. */
  public CampaignPlanBuilder withoutJvmCache() {
    execution = execution.withoutJvmCache();
    return this;
  }

  public CampaignPlan build() {
    return new CampaignPlan(
        launch,
        factors,
        combinations,
        exclusions,
        adaptive,
        seed,
        results,
        setAside,
        timedBy,
        pilot,
        budget,
        precision,
        execution);
  }
}
