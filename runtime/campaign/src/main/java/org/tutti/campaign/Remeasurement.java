package org.tutti.campaign;

import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.tutti.campaign.driver.DriverSettings;
import org.tutti.campaign.launch.JavaProgram;
import org.tutti.campaign.opening.ProgramIdentity;
import org.tutti.measure.environment.TuttiVersion;
import org.tutti.records.campaign.LaunchSettings;
import org.tutti.records.campaign.Manifest;
import org.tutti.records.campaign.Manifest.PlannedTreatment;
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
 * @param driver how launches are run
 */
public record Remeasurement(
    Path baseline,
    Optional<Path> baselineJar,
    Path results,
    OptionalInt launches,
    DriverSettings driver) {
  /** The factor that distinguishes baseline and head. */
  public static final String FACTOR = "revision";

  /** The level of the earlier benchmarks. */
  public static final String BASELINE = "baseline";

  /** The level of the benchmarks of this JVM. */
  public static final String HEAD = "head";

  Manifest manifest(Manifest plan) {
    LaunchSettings head =
        plan.settings()
            .withClassPath(
                JavaProgram.ofThisJvm(plan.settings().command().mainClass(), List.of())
                    .classPath());
    List<PlannedTreatment> treatments =
        baselineJar
            .map(jar -> head.withClassPath(jar.toAbsolutePath().toString()))
            .map(base -> List.of(treatment(BASELINE, base), treatment(HEAD, head)))
            .orElse(List.of(new PlannedTreatment(Treatment.ONLY, head)));
    return new Manifest(
        new Manifest.Origin(
            TuttiVersion.text(),
            Instant.now(),
            ProgramIdentity.of(treatments),
            plan.origin().environment()),
        head,
        treatments,
        launches.orElse(plan.blocks()),
        new SecureRandom().nextLong() >>> 1);
  }

  private static PlannedTreatment treatment(String level, LaunchSettings settings) {
    return new PlannedTreatment(new Treatment(Map.of(FACTOR, level)), settings);
  }
}
