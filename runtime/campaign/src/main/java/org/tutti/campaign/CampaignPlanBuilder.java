package org.tutti.campaign;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.tutti.campaign.driver.CampaignStoppingRule;
import org.tutti.campaign.driver.SizeGrowth;
import org.tutti.campaign.factor.Exclusion;
import org.tutti.campaign.launch.JavaProgram;
import org.tutti.measure.harness.BenchmarkSelection;
import org.tutti.rank.entry.RankMain;
import org.tutti.records.campaign.AdaptiveSizes;
import org.tutti.records.campaign.LaunchSettings;
import org.tutti.records.settings.SettingKey;
import org.tutti.records.settings.SettingValue;
import org.tutti.records.settings.Settings;

/**
 * Builds a {@link CampaignPlan}. Settings are checked at once, with a {@link
 * org.tutti.diagnostics.TuttiException} if they are out of range; a profiler, and the names of
 * benchmarks, factors, and parameters, when the plan is used.
 */
public final class CampaignPlanBuilder {
  private LaunchSettings launch;
  private final Map<String, List<String>> factors = new LinkedHashMap<>();
  private final List<Map<String, String>> combinations = new ArrayList<>();
  private final List<Exclusion> exclusions = new ArrayList<>();
  private Optional<AdaptiveSizes> adaptive = Optional.empty();
  private Optional<Path> timedBy = Optional.empty();
  private final List<CampaignStoppingRule> rules = new ArrayList<>();

  CampaignPlanBuilder() {
    JavaProgram program = JavaProgram.ofThisJvm(RankMain.class.getName(), List.of());
    Settings start =
        Settings.builder()
            .set(SettingKey.PROCESSES.defaultValue().orElseThrow())
            .set(SettingKey.JAVA, program.java().toString())
            .build();
    launch = new LaunchSettings(program.classPath(), program.mainClass(), List.of(), start);
  }

  CampaignPlanBuilder(CampaignPlan plan) {
    launch = plan.launch();
    factors.putAll(plan.factors());
    combinations.addAll(plan.combinations());
    exclusions.addAll(plan.exclusions());
    adaptive = plan.adaptive();
    timedBy = plan.timedBy();
    rules.addAll(plan.rules());
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
    List<String> more = new ArrayList<>(launch.benchmarks());
    more.addAll(patterns);
    launch = launch.withBenchmarks(more);
    return this;
  }

  /**
   * Sets how all benchmarks are measured, whatever their annotations say, how launches are started,
   * or how the campaign is run. Texts of a setting that may be given several times are removed by
   * an empty list, or by {@link org.tutti.records.settings.RankVariables#NONE}.
   *
   * @throws IllegalArgumentException if the setting does not permit this value
   * @throws org.tutti.diagnostics.TuttiException if it is out of range
   */
  public <T> CampaignPlanBuilder set(SettingKey<T> setting, T value) {
    SettingValue<T> one = SettingValue.of(setting, value);
    launch = launch.with(one); // Unlike the next line, this can remove a setting.
    return settings(Settings.NONE.with(one));
  }

  /**
   * Adds one to a setting that may be given several times, such as {@link SettingKey#JVM_OPTION}.
   *
   * @param text as on the command line
   * @throws IllegalArgumentException if the setting has a single value
   */
  public CampaignPlanBuilder add(SettingKey<?> setting, String text) {
    launch = launch.plus(setting, Objects.requireNonNull(text, "text"));
    return this;
  }

  /** Adds settings and parameters to those that were set before. */
  public CampaignPlanBuilder settings(Settings more) {
    launch = launch.with(more.over(launch.settings()));
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
    rules.add(Objects.requireNonNull(rule, "rule"));
    return this;
  }

  /** Excludes the combinations that have all of these levels. */
  public CampaignPlanBuilder exclude(Exclusion exclusion) {
    exclusions.add(Objects.requireNonNull(exclusion, "exclusion"));
    return this;
  }

  /** Predicts the time of a launch from another campaign until this one has launches of its own. */
  public CampaignPlanBuilder timedBy(Path campaign) {
    timedBy = Optional.of(Objects.requireNonNull(campaign, "campaign"));
    return this;
  }

  public CampaignPlan build() {
    return new CampaignPlan(launch, factors, combinations, exclusions, adaptive, timedBy, rules);
  }
}
