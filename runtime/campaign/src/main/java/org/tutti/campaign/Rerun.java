package org.tutti.campaign;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;
import org.tutti.campaign.driver.DriverSettings;
import org.tutti.campaign.launch.JavaProgram;
import org.tutti.campaign.opening.WorkTree;
import org.tutti.diagnostics.ArgumentCheck;
import org.tutti.mpi.ProviderKind;
import org.tutti.rank.environment.Environment;
import org.tutti.records.campaign.AdaptiveSizes;
import org.tutti.records.campaign.LaunchSettings;
import org.tutti.records.campaign.Manifest;
import org.tutti.records.campaign.Manifest.PlannedTreatment;
import org.tutti.records.settings.SettingKey;
import org.tutti.stats.design.DerivedSeed;

/**
 * The plan of an earlier campaign, to be measured once more on this machine: with the same seed, so
 * in the same order, unless ranks are simulated, and with the {@code java} and the benchmarks of
 * this JVM unless a factor varies them.
 *
 * @param campaign directory of the earlier campaign, perhaps of another machine
 * @param results a new campaign directory
 * @param launches launches of each treatment; empty for as many as were planned
 * @param trustPrograms whether to start programs that the campaign names, although this user has
 *     not named them
 * @param driver how launches are run
 * @param changes what differs here
 */
public record Rerun(
    Path campaign,
    Path results,
    OptionalInt launches,
    boolean trustPrograms,
    DriverSettings driver,
    RerunChanges changes) {
  private static final String JAVA = "java";
  private static final String JAR = "jar";

  public Rerun {
    launches.ifPresent(number -> ArgumentCheck.atLeast("launches", number, 1));
  }

  /** The plan as it is. */
  public Rerun(
      Path campaign,
      Path results,
      OptionalInt launches,
      boolean trustPrograms,
      DriverSettings driver) {
    this(campaign, results, launches, trustPrograms, driver, RerunChanges.NONE);
  }

  /**
   * The plan for this machine.
   *
   * @throws org.tutti.diagnostics.TuttiException 486 if what the plan varies is to differ
   */
  Manifest manifest(Manifest plan) {
    changes.check(plan);
    Path here = Path.of("");
    Manifest again =
        ManifestMaker.again(
            plan,
            changes
                .in(plan.settings())
                .withClassPath(classPath(plan, plan.settings()))
                .with(SettingKey.JAVA, JavaProgram.javaOfThisJvm().toString()),
            planned -> Stream.of(onThisMachine(plan, planned)),
            Environment.capture(here, here).with("project.state", WorkTree.state(here)).facts(),
            launches.orElse(plan.blocks()),
            changes.seed().orElseGet(() -> seed(plan)));
    return plan.adaptive()
        .map(
            sizes ->
                changes.allSizes()
                    ? AdaptiveSizes.from(sizes.all(), sizes.rule())
                    : sizes.firstStage())
        .map(again::with)
        .orElse(again)
        .timedAs(plan);
  }

  /** Simulated ranks would repeat the launches of the plan to the last bit. */
  private long seed(Manifest plan) {
    return plan.treatments().stream()
            .map(planned -> changes.in(planned.settings()).mpi().provider())
            .anyMatch(Optional.of(ProviderKind.SIMULATED)::equals)
        ? DerivedSeed.of(plan.seed(), 1)
        : plan.seed();
  }

  private PlannedTreatment onThisMachine(Manifest plan, PlannedTreatment planned) {
    Set<String> varied = planned.treatment().levels().keySet();
    LaunchSettings here = changes.in(planned.settings());
    if (!varied.contains(JAR)) {
      here = here.withClassPath(classPath(plan, planned.settings()));
    } else {
      here = changes.classPath(plan, planned.settings()).map(here::withClassPath).orElse(here);
    }
    if (!varied.contains(JAVA)) {
      here = here.with(SettingKey.JAVA, JavaProgram.javaOfThisJvm().toString());
    }
    return new PlannedTreatment(planned.treatment(), here);
  }

  private String classPath(Manifest plan, LaunchSettings settings) {
    return changes.classPath(plan, settings).orElseGet(Rerun::ownClassPath);
  }

  /** That of this JVM. */
  static String ownClassPath() {
    return JavaProgram.ofThisJvm("", List.of()).classPath();
  }
}
