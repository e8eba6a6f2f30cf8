package org.tutti.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.tutti.campaign.driver.CampaignOutcome;
import org.tutti.campaign.driver.TimeEstimate;
import org.tutti.campaign.launch.JavaProgram;
import org.tutti.campaign.opening.ProgramIdentity;
import org.tutti.diagnostics.CampaignProblem;
import org.tutti.diagnostics.TuttiException;
import org.tutti.measure.environment.TuttiVersion;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.LaunchSettings;
import org.tutti.records.campaign.Manifest;
import org.tutti.records.campaign.Manifest.PlannedTreatment;
import org.tutti.records.campaign.ManifestFile;
import org.tutti.records.campaign.Treatment;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Measures the head for the gate: alone, or alternately with the baseline. */
final class HeadMeasurement {
  static final String FACTOR = "revision";
  static final String BASELINE = "baseline";
  static final String HEAD = "head";

  /**
   * What was measured.
   *
   * @param directory where
   * @param alternately whether the baseline was measured again, in the same blocks
   */
  record Measured(CampaignDirectory directory, boolean alternately) {}

  @Option(
      names = "--baseline-jar",
      paramLabel = "JAR",
      description =
          "Benchmarks of the baseline, to be measured alternately with those of this jar.")
  private Path baselineJar;

  @Option(
      names = "--results",
      paramLabel = "DIR",
      description = "Campaign directory of what is measured now; beside the baseline unless given.")
  private Path results;

  @Option(
      names = "--launches",
      paramLabel = "N",
      description = "Launches of each side; as many as the baseline has unless given.")
  private String launches;

  @Mixin private DriverOptions driver;

  /**
   * Measures the plan of the baseline.
   *
   * @throws TuttiException if the baseline has no plan, if not every launch was finished because of
   *     an interruption
   */
  Measured measure(CampaignDirectory baseline, PrintWriter output) {
    Manifest plan =
        ManifestFile.read(baseline.existing())
            .orElseThrow(
                () ->
                    CampaignProblem.CAMPAIGN_WITHOUT_PLAN.error(
                        "The launches in '" + baseline.path() + "' were made by hand.",
                        "Make the baseline with 'run', or name a measured HEAD."));
    CampaignDirectory directory =
        new CampaignDirectory(
            results != null ? results : baseline.path().resolveSibling(name(baseline)));
    CampaignOutcome outcome =
        new CampaignExecution(directory, driver, List.of(), output)
            .run(new CampaignPlan(manifest(plan), TimeEstimate.of(baseline)), false);
    if (outcome.interrupted()) {
      throw CampaignProblem.INTERRUPTED.error(
          "The measurement was interrupted.", "Run the gate again; it goes on from there.");
    }
    return new Measured(directory, baselineJar != null);
  }

  private static String name(CampaignDirectory baseline) {
    return baseline.path().toAbsolutePath().normalize().getFileName() + "-head";
  }

  private Manifest manifest(Manifest plan) {
    LaunchSettings head =
        plan.settings()
            .withClassPath(JavaProgram.ofThisJvm(Main.class.getName(), List.of()).classPath());
    List<PlannedTreatment> treatments = List.of(new PlannedTreatment(Treatment.ONLY, head));
    if (baselineJar != null) {
      LaunchSettings base = head.withClassPath(baselineJar.toAbsolutePath().toString());
      treatments =
          List.of(
              new PlannedTreatment(new Treatment(Map.of(FACTOR, BASELINE)), base),
              new PlannedTreatment(new Treatment(Map.of(FACTOR, HEAD)), head));
    }
    return new Manifest(
        TuttiVersion.text(),
        Instant.now(),
        head,
        treatments,
        launches == null ? plan.blocks() : Numbers.atLeast(1, "--launches", launches),
        new SecureRandom().nextLong() >>> 1,
        ProgramIdentity.of(treatments),
        plan.environment());
  }
}
