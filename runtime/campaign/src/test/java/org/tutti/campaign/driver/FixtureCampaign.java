package org.tutti.campaign.driver;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.tutti.campaign.launch.JavaProgram;
import org.tutti.mpi.ProviderKind;
import org.tutti.mpi.names.MpiNames;
import org.tutti.mpi.names.MpiSelection;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.LaunchSettings;
import org.tutti.records.campaign.Manifest;
import org.tutti.records.campaign.Manifest.PlannedTreatment;
import org.tutti.records.campaign.ManifestFile;
import org.tutti.records.campaign.Treatment;
import org.tutti.records.settings.RankVariables;
import org.tutti.records.settings.SettingKey;
import org.tutti.records.settings.Settings;

/** A campaign of {@link RankFixture}s, driven by {@link DriverFixture} in a process of its own. */
final class FixtureCampaign {
  private FixtureCampaign() {}

  /** Writes the manifest; two ranks under a real launcher, or one without any. */
  static void prepare(
      CampaignDirectory directory, String launcher, String behavior, int blocks, long seed) {
    directory.prepare();
    ManifestFile.write(directory, manifest(settings(launcher, behavior, 2), blocks, seed));
  }

  /** A campaign of one treatment. */
  static Manifest manifest(LaunchSettings settings, int blocks, long seed) {
    return new Manifest(
        new Manifest.Origin("test", Instant.EPOCH, Map.of(), Map.of()),
        settings,
        List.of(new PlannedTreatment(Treatment.ONLY, settings)),
        blocks,
        seed);
  }

  /** Ranks with a given behavior; {@code inprocess} starts one, without a launcher. */
  static LaunchSettings settings(String launcher, String behavior, int processes) {
    return settings(launcher, behavior, processes, program().java().toString());
  }

  /** The same with {@link ServedRanks} if they can behave so. */
  static LaunchSettings served(String launcher, String behavior, int processes) {
    return RankFixture.canBeServed(behavior)
        ? settings(launcher, behavior, processes, ServedRanks.java().toString())
        : settings(launcher, behavior, processes);
  }

  private static JavaProgram program() {
    return JavaProgram.ofThisJvm(RankFixture.class.getName(), List.of());
  }

  private static LaunchSettings settings(
      String launcher, String behavior, int processes, String java) {
    JavaProgram program = program();
    boolean alone = launcher.equals("inprocess");
    Map<String, String> variables =
        alone
            ? Map.of("PMI_RANK", "0", "PMI_SIZE", "1")
            : Map.of("OMPI_ALLOW_RUN_AS_ROOT", "1", "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM", "1");
    LaunchSettings settings =
        new LaunchSettings(
                program.classPath(), program.mainClass(), List.of(behavior), Settings.NONE)
            .with(SettingKey.JAVA, java)
            .with(
                SettingKey.JVM_OPTION,
                List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-XX:-UsePerfData"))
            .with(SettingKey.PROCESSES, alone ? 1 : processes)
            .withMpi(
                alone
                    ? MpiSelection.OPEN.withProvider(ProviderKind.IN_PROCESS)
                    : MpiSelection.OPEN.withLauncher(MpiNames.launcher(launcher)))
            .with(SettingKey.ENVIRONMENT, RankVariables.of(variables));
    return alone ? settings : settings.with(SettingKey.BIND_TO, "none");
  }

  /** Starts a driver, whose output goes to the file {@code driver.log} of the campaign. */
  static Process drive(CampaignDirectory directory, String... before) throws IOException {
    JavaProgram program =
        JavaProgram.ofThisJvm(DriverFixture.class.getName(), List.of(directory.path().toString()));
    List<String> java = new ArrayList<>(program.command());
    java.add(1, "-XX:TieredStopAtLevel=1");
    List<String> command = new ArrayList<>(List.of(before));
    command.addAll(java);
    return new ProcessBuilder(command)
        .redirectErrorStream(true)
        .redirectOutput(ProcessBuilder.Redirect.appendTo(log(directory).toFile()))
        .start();
  }

  /**
   * The same, with files that cannot grow beyond this number of bytes, in steps of 512: a program
   * cannot distinguish this from a full disk.
   */
  static Process driveOnFullDisk(CampaignDirectory directory, int bytes) throws IOException {
    String limit = "ulimit -f " + bytes / 512 + "; exec \"$@\"";
    return drive(directory, "sh", "-c", limit, "sh");
  }

  /** Waits for a driver to end and returns the output of all drivers of the campaign. */
  static String end(CampaignDirectory directory, Process driver) throws Exception {
    if (!driver.waitFor(120, TimeUnit.SECONDS)) {
      driver.destroyForcibly();
      throw new AssertionError("the driver goes on and on: " + Files.readString(log(directory)));
    }
    return Files.readString(log(directory));
  }

  /**
   * Next to the campaign, so that a full disk of the campaign does not affect the driver's output.
   */
  private static Path log(CampaignDirectory directory) {
    return directory.path().resolveSibling(directory.path().getFileName() + ".log");
  }
}
