package org.tutti.campaign;

import java.nio.file.Path;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;
import org.tutti.campaign.driver.DriverSettings;
import org.tutti.campaign.launch.JavaProgram;
import org.tutti.campaign.opening.WorkTree;
import org.tutti.diagnostics.ArgumentCheck;
import org.tutti.measure.environment.Environment;
import org.tutti.records.campaign.AdaptiveSizes;
import org.tutti.records.campaign.LaunchSettings;
import org.tutti.records.campaign.Manifest;
import org.tutti.records.campaign.Manifest.PlannedTreatment;

/**
 * The plan of an earlier campaign, to be measured once more on this machine: with the same seed, so
 * in the same order, and with the {@code java} and the benchmarks of this JVM unless a factor
 * varies them.
 *
 * @param campaign directory of the earlier campaign, perhaps of another machine
 * @param results a new campaign directory
 * @param launches launches of each treatment; empty for as many as were planned
 * @param trustPrograms whether to start programs that the campaign names, although this user has
 *     not named them
 * @param driver how launches are run
 */
public record Rerun(
    Path campaign,
    Path results,
    OptionalInt launches,
    boolean trustPrograms,
    DriverSettings driver) {
  private static final String JAVA = "java";
  private static final String JAR = "jar";

  public Rerun {
    launches.ifPresent(number -> ArgumentCheck.atLeast("launches", number, 1));
  }

  /** The plan for this machine. */
  Manifest manifest(Manifest plan) {
    Path here = Path.of("");
    Manifest again =
        ManifestMaker.again(
            plan,
            plan.settings()
                .withClassPath(classPath(plan.settings()))
                .withJava(JavaProgram.javaOfThisJvm().toString()),
            planned -> Stream.of(onThisMachine(planned)),
            Environment.capture(here, here).with("project.state", WorkTree.state(here)).facts(),
            launches.orElse(plan.blocks()),
            plan.seed());
    return plan.adaptive()
        .map(AdaptiveSizes::firstStage)
        .map(again::with)
        .orElse(again)
        .timedAs(plan);
  }

  private static PlannedTreatment onThisMachine(PlannedTreatment planned) {
    Set<String> varied = planned.treatment().levels().keySet();
    LaunchSettings here = planned.settings();
    if (!varied.contains(JAR)) {
      here = here.withClassPath(classPath(here));
    }
    if (!varied.contains(JAVA)) {
      here = here.withJava(JavaProgram.javaOfThisJvm().toString());
    }
    return new PlannedTreatment(planned.treatment(), here);
  }

  private static String classPath(LaunchSettings settings) {
    return JavaProgram.ofThisJvm(settings.command().mainClass(), List.of()).classPath();
  }
}
