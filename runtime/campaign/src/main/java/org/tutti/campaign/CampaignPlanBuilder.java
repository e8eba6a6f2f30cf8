package org.tutti.campaign;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeSet;
import org.tutti.campaign.driver.CampaignStoppingRule;
import org.tutti.campaign.driver.LaunchTimeouts;
import org.tutti.campaign.factor.Exclusion;
import org.tutti.measure.harness.BenchmarkSelection;
import org.tutti.measure.jvm.ProfilerRequest;
import org.tutti.measure.plan.SettingKey;
import org.tutti.measure.plan.Settings;
import org.tutti.mpi.ProviderKind;
import org.tutti.mpi.names.MpiNames;
import org.tutti.mpi.names.MpiSelection;
import org.tutti.records.campaign.AdaptiveSizes;
import org.tutti.records.campaign.HostList;

/** Builds a {@link CampaignPlan}. Most values are not checked before the plan is used. */
public final class CampaignPlanBuilder {
  final List<String> benchmarks = new ArrayList<>();
  Settings settings = Settings.builder().build();
  int processes = 2;
  MpiSelection mpi = MpiSelection.OPEN;
  final List<String> launcherOptions = new ArrayList<>();
  Optional<String> binding = Optional.empty();
  Optional<String> mapping = Optional.empty();
  HostList hosts = HostList.OPEN;
  final Map<String, String> environment = new LinkedHashMap<>();
  final Set<String> passedVariables = new TreeSet<>();
  Optional<String> java = Optional.empty();
  final List<String> jvmOptions = new ArrayList<>();
  final Map<String, List<String>> factors = new LinkedHashMap<>();
  final List<Map<String, String>> treatments = new ArrayList<>();
  final List<CampaignStoppingRule> rules = new ArrayList<>();
  boolean annotatedFactors = true;
  final List<Exclusion> exclusions = new ArrayList<>();
  OptionalLong seed = OptionalLong.empty();
  Optional<Path> results = Optional.empty();
  Optional<Path> timedBy = Optional.empty();
  Optional<Duration> budget = Optional.empty();
  Optional<Double> precision = Optional.empty();
  Optional<Duration> spread = Optional.empty();
  OptionalInt pilot = OptionalInt.empty();
  int retries = 1;
  LaunchTimeouts timeouts = LaunchTimeouts.DEFAULT;
  boolean setAside;
  boolean jvmCache = true;
  Optional<AdaptiveSizes> adaptive = Optional.empty();

  CampaignPlanBuilder() {}

  CampaignPlanBuilder(CampaignPlanBuilder other) {
    benchmarks.addAll(other.benchmarks);
    settings = other.settings;
    processes = other.processes;
    mpi = other.mpi;
    launcherOptions.addAll(other.launcherOptions);
    binding = other.binding;
    mapping = other.mapping;
    hosts = other.hosts;
    environment.putAll(other.environment);
    passedVariables.addAll(other.passedVariables);
    java = other.java;
    jvmOptions.addAll(other.jvmOptions);
    factors.putAll(other.factors);
    treatments.addAll(other.treatments);
    rules.addAll(other.rules);
    annotatedFactors = other.annotatedFactors;
    exclusions.addAll(other.exclusions);
    seed = other.seed;
    results = other.results;
    timedBy = other.timedBy;
    budget = other.budget;
    precision = other.precision;
    spread = other.spread;
    pilot = other.pilot;
    retries = other.retries;
    timeouts = other.timeouts;
    setAside = other.setAside;
    jvmCache = other.jvmCache;
    adaptive = other.adaptive;
  }

  /**
   * Adds the benchmarks of this name; without any, all benchmarks are measured.
   *
   * @param pattern a qualified name, {@code Class.method}, {@code Class} or {@code method}, where
   *     {@code *} stands for any characters
   */
  public CampaignPlanBuilder benchmark(String pattern) {
    benchmarks.add(pattern);
    return this;
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
    benchmarks.addAll(patterns);
    return this;
  }

  /**
   * Sets how all benchmarks are measured, whatever their annotations say.
   *
   * @throws IllegalArgumentException if the setting does not permit this value
   */
  public <T> CampaignPlanBuilder set(SettingKey<T> setting, T value) {
    return settings(Settings.builder().set(setting, SettingText.of(setting, value)).build());
  }

  /** Adds settings and parameters to those that were set before. */
  public CampaignPlanBuilder settings(Settings more) {
    settings = more.over(settings);
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
    AdaptiveSizes sizes = AdaptiveSizesText.parse(text);
    adaptive = Optional.of(sizes);
    return set(SettingKey.MSIZES, List.copyOf(sizes.all()));
  }

  /** Replaces the values of a benchmark parameter, in every benchmark that has it. */
  public CampaignPlanBuilder parameter(String name, String... values) {
    return settings(Settings.builder().parameter(name, List.of(values)).build());
  }

  /** Sets the number of launches of each treatment. */
  public CampaignPlanBuilder launches(int number) {
    return set(SettingKey.LAUNCHES, number);
  }

  /** Sets the number of ranks; 2 by default. */
  public CampaignPlanBuilder processes(int number) {
    processes = number;
    return this;
  }

  /** Sets the provider of the communicators that benchmarks use. */
  public CampaignPlanBuilder provider(ProviderKind kind) {
    mpi = mpi.withProvider(kind);
    return this;
  }

  /**
   * Sets the MPI library: {@code openmpi}, {@code mpich}, or the path of a library.
   *
   * @throws org.tutti.diagnostics.TuttiException if it is neither
   */
  public CampaignPlanBuilder library(String name) {
    mpi = mpi.withLibrary(MpiNames.library(name));
    return this;
  }

  /**
   * Sets the launcher: {@code openmpi}, {@code mpich}, {@code srun}, or the path of an executable.
   *
   * @throws org.tutti.diagnostics.TuttiException if it is the name of a provider
   */
  public CampaignPlanBuilder launcher(String name) {
    mpi = mpi.withLauncher(MpiNames.launcher(name));
    return this;
  }

  /** Adds one argument for the launcher, such as {@code --oversubscribe}. */
  public CampaignPlanBuilder launcherOption(String argument) {
    launcherOptions.add(argument);
    return this;
  }

  /** Sets what a rank is bound to, such as {@code core} or {@code none}. */
  public CampaignPlanBuilder binding(String policy) {
    binding = Optional.of(policy);
    return this;
  }

  /** Sets the hosts of the ranks. */
  public CampaignPlanBuilder hosts(HostList list) {
    hosts = list;
    return this;
  }

  /**
   * Sets how ranks are distributed over the machine; {@code block} and {@code cyclic} distribute
   * them over hosts under every launcher.
   */
  public CampaignPlanBuilder mapping(String policy) {
    mapping = Optional.of(policy);
    return this;
  }

  /**
   * Profiles the ranks of all launches, whose figures are then no others'.
   *
   * @param text {@code jfr} or {@code async=LIBRARY}, then {@code ,rank=N} for one rank
   * @throws org.tutti.diagnostics.TuttiException if it names no profiler
   */
  public CampaignPlanBuilder profiler(String text) {
    ProfilerRequest request = ProfilerRequest.parse(text);
    if (request.agent().isPresent()) {
      // Otherwise, the JVM warns of an agent that it was not started with.
      jvmOption("-XX:+EnableDynamicAgentLoading");
    }
    return environment(ProfilerRequest.VARIABLE, text);
  }

  /** Sets an environment variable of all ranks. */
  public CampaignPlanBuilder environment(String name, String value) {
    environment.put(name, value);
    return this;
  }

  /**
   * Passes an environment variable of this process on to all ranks. Its value, such as a password,
   * is recorded nowhere.
   */
  public CampaignPlanBuilder environment(String name) {
    passedVariables.add(name);
    return this;
  }

  /** Sets the {@code java} executable of the ranks; that of this JVM by default. */
  public CampaignPlanBuilder java(String executable) {
    java = Optional.of(executable);
    return this;
  }

  /** Adds an option for the JVM of each rank, such as {@code -Xmx256m}. */
  public CampaignPlanBuilder jvmOption(String option) {
    jvmOptions.add(option);
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
   * @param combinations each by the names of its factors, which need not be the same
   */
  public CampaignPlanBuilder treatments(List<Map<String, String>> combinations) {
    treatments.addAll(combinations);
    return withoutAnnotatedFactors();
  }

  /** Adds a rule that may end the campaign early, or launches of some treatments. */
  public CampaignPlanBuilder rule(CampaignStoppingRule rule) {
    rules.add(rule);
    return this;
  }

  /** Varies only the factors of this plan and ignores those of annotations. */
  public CampaignPlanBuilder withoutAnnotatedFactors() {
    annotatedFactors = false;
    return this;
  }

  /** Excludes the combinations that have all of these levels. */
  public CampaignPlanBuilder exclude(Exclusion exclusion) {
    exclusions.add(exclusion);
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
    results = Optional.of(directory);
    return this;
  }

  /** Predicts the time of a launch from another campaign until this one has launches of its own. */
  public CampaignPlanBuilder timedBy(Path campaign) {
    timedBy = Optional.of(campaign);
    return this;
  }

  /** Ends the campaign before a block that would probably exceed this time. */
  public CampaignPlanBuilder budget(Duration time) {
    budget = Optional.of(time);
    return this;
  }

  /**
   * Spreads the blocks over this time, each at a random moment of its part: launches one after the
   * other may all be made while the machine is in one state.
   */
  public CampaignPlanBuilder spread(Duration time) {
    spread = Optional.of(time);
    return this;
  }

  /**
   * Ends the campaign once the interval of every cell is within this fraction of its median, but
   * not before five minutes, or the time of {@link #spread} if it is shorter, have passed.
   */
  public CampaignPlanBuilder precision(double share) {
    precision = Optional.of(share);
    return this;
  }

  /**
   * First runs a pilot with this number of launches of each treatment, in the directory {@code
   * pilot}. If there is a budget, and neither launches nor repetitions are set, the campaign uses
   * the split that the pilot proposes.
   */
  public CampaignPlanBuilder pilot(int launches) {
    pilot = OptionalInt.of(launches);
    return this;
  }

  /** Sets how often a failed launch is retried; 1 by default. */
  public CampaignPlanBuilder retries(int number) {
    retries = number;
    return this;
  }

  /** Sets the time limits of a launch, which is ended when it exceeds one. */
  public CampaignPlanBuilder timeouts(LaunchTimeouts limits) {
    timeouts = limits;
    return this;
  }

  /** Moves results of another plan in the directory aside instead of failing. */
  public CampaignPlanBuilder setAside() {
    setAside = true;
    return this;
  }

  /** Starts the JVMs of ranks without a cache of this user, and makes none. */
  public CampaignPlanBuilder withoutJvmCache() {
    jvmCache = false;
    return this;
  }

  public CampaignPlan build() {
    return new CampaignPlan(new CampaignPlanBuilder(this));
  }
}
