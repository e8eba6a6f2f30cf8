package org.tutti.campaign;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.tutti.campaign.driver.DriverSettings;
import org.tutti.campaign.launch.JavaProgram;
import org.tutti.diagnostics.ArgumentCheck;
import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.diagnostics.TuttiException;
import org.tutti.records.campaign.Manifest;
import org.tutti.records.campaign.Treatment;

/**
 * The plan of an earlier campaign, to be measured again with the benchmarks of this JVM's class
 * path.
 *
 * @param baseline directory of the earlier campaign
 * @param baselineJar benchmarks of the baseline, to be measured in the same blocks; the launches
 *     are then distinguished by the levels {@link #BASELINE} and {@link #HEAD} of the factor {@link
 *     #FACTOR}
 * @param results campaign directory of the new measurement
 * @param launches launches of each side; empty for as many as the baseline has
 * @param trustPrograms whether to start programs that the baseline names, although this user has
 *     not named them
 * @param driver how launches are run
 */
public record Remeasurement(
    Path baseline,
    Optional<Path> baselineJar,
    Path results,
    OptionalInt launches,
    boolean trustPrograms,
    DriverSettings driver) {
  /** The factor that distinguishes baseline and head. */
  public static final String FACTOR = "revision";

  private static final String JAR = "jar";

  /** The level of the earlier benchmarks. */
  public static final String BASELINE = "baseline";

  /** The level of the benchmarks of this JVM. */
  public static final String HEAD = "head";

  public Remeasurement {
    launches.ifPresent(number -> ArgumentCheck.atLeast("launches", number, 1));
  }

  /**
   * The treatments of the plan with the benchmarks of the head, or with those of either side.
   *
   * @throws TuttiException if the plan itself varies the benchmarks
   */
  Manifest manifest(Manifest plan) {
    String here =
        JavaProgram.ofThisJvm(plan.settings().command().mainClass(), List.of()).classPath();
    plan.treatments().forEach(planned -> checkProgram(planned.treatment()));
    return ManifestMaker.again(
            plan,
            plan.settings().withClassPath(here),
            planned ->
                ManifestMaker.sides(
                    planned.treatment(),
                    plan.adaptive()
                        .map(sizes -> planned.settings().withSizes(sizes.all()))
                        .orElse(planned.settings())
                        .withClassPath(here),
                    baselineJar.map(jar -> jar.toAbsolutePath().toString())),
            plan.origin().environment(),
            launches.orElse(plan.blocks()),
            Manifest.drawnSeed())
        .timedAs(plan);
  }

  /** What the plan of the baseline decides of it, and not the command line or this JVM. */
  Manifest ofBaseline(Manifest plan) {
    return new Remeasurement(baseline, Optional.empty(), results, launches, trustPrograms, driver)
        .manifest(plan);
  }

  private static void checkProgram(Treatment treatment) {
    for (String factor : List.of(JAR, FACTOR)) {
      if (treatment.levels().containsKey(factor)) {
        throw CommandLineProblem.SETTINGS_CONFLICT.error(
            "The baseline varies the factor "
                + factor
                + ", but the gate measures with the benchmarks of this jar.",
            "Compare the levels of that campaign with gate DIR --factor " + factor + "=A,B.");
      }
    }
  }
}
