package org.tutti.campaign.driver;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.campaign.opening.ProgramIdentity;
import org.tutti.campaign.opening.SameSizeAndTime;
import org.tutti.records.campaign.CampaignContents;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.LaunchSettings;
import org.tutti.records.campaign.Manifest;
import org.tutti.records.campaign.ManifestFile;
import org.tutti.records.settings.LaunchTimeouts;
import org.tutti.records.settings.SettingKey;

/** A program that is built again while a campaign runs. */
@Tag("all")
class ReplacedProgramTest {
  private static final Duration LONG = Duration.ofMinutes(1);

  @TempDir private Path path;

  @ParameterizedTest
  @ValueSource(strings = {"extra.jar", "classes/Extra.class"})
  void itIsNotMeasuredAndEndsTheCampaign(String name) throws IOException {
    Path file = path.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, "old");
    Path entry = name.endsWith(".jar") ? file : file.getParent();
    CampaignDirectory directory = new CampaignDirectory(path.resolve("results"));
    directory.prepare();
    Manifest manifest = withProgram(entry);
    ManifestFile.write(directory, manifest);

    CampaignOutcome outcome =
        run(directory, manifest, Map.of(), now -> replacedAfterOneBlock(now, file));

    assertThat(outcome.finished()).isEqualTo(1);
    assertThat(outcome.isComplete()).isFalse();
    assertThat(CampaignContents.of(directory).failures())
        .singleElement()
        .satisfies(
            failure -> assertThat(failure.details()).containsEntry("class", "program changed"));
    assertThat(outcome.stopped().orElseThrow().commandLine())
        .contains("[TUTTI-115]", "the benchmarks in " + entry + " have changed")
        .contains("--allow-changed");
    assertThat(outcome.stopped().orElseThrow().toString())
        .contains("withAllowChanged()")
        .doesNotContain("--");

    Map<String, String> allowed = Map.of(CampaignRunner.CHANGED, "the program");
    assertThat(run(directory, manifest, allowed, now -> Optional.empty()).finished()).isEqualTo(3);
  }

  /** After the check before it, so that the ranks may have either. */
  @ParameterizedTest
  @ValueSource(
      strings = {"benchmarks.jar", "classes/Extra.class", "lib/named.jar", "java", "rules"})
  void oneThatIsReplacedDuringALaunchIsNotCounted(String name) throws Exception {
    Path jar =
        naming(path.resolve("benchmarks.jar"), path.resolve("lib/named.jar"), "lib/named.jar");
    Path classes = Files.createDirectories(path.resolve("classes"));
    Files.writeString(classes.resolve("Extra.class"), "old");
    Path rules = Files.writeString(path.resolve("rules"), "old");
    LaunchSettings plain = FixtureCampaign.settings("inprocess", "well", 1);
    Path java =
        Files.writeString(path.resolve("java"), "#!/bin/sh\nexec " + plain.command().java());
    Files.writeString(java, " \"$@\"\n# " + "-".repeat(40) + "\n", StandardOpenOption.APPEND);
    assertThat(java.toFile().setExecutable(true)).isTrue();
    Manifest manifest =
        withProgram(
            plain
                .with(SettingKey.JAVA, java.toString())
                .plus(
                    SettingKey.ENVIRONMENT,
                    "OMPI_MCA_coll_tuned_dynamic_rules_filename=" + rules.toString()),
            jar + File.pathSeparator + classes);
    CampaignDirectory directory = new CampaignDirectory(path.resolve("results"));
    directory.prepare();
    ManifestFile.write(directory, manifest);

    Thread replacing = new Thread(() -> replaceDuringLaunch(directory, 2, path.resolve(name)));
    replacing.start();
    CampaignOutcome outcome = run(directory, manifest, Map.of(), now -> Optional.empty());
    replacing.join();

    assertThat(outcome.finished()).isEqualTo(1);
    assertThat(CampaignContents.of(directory).launches()).hasSize(1);
    Path named = name.startsWith("classes") ? classes : path.resolve(name);
    assertThat(CampaignContents.of(directory).failures())
        .singleElement()
        .satisfies(
            failure ->
                assertThat(failure.details())
                    .containsEntry("class", "program changed")
                    .containsEntry("cells", "3")
                    .hasEntrySatisfying(
                        "reason", reason -> assertThat(reason).contains(named.toString())));
    assertThat(outcome.stopped().orElseThrow().commandLine()).contains("[TUTTI-115]");
  }

  private static Path naming(Path jar, Path other, String name) throws IOException {
    Files.createDirectories(other.getParent());
    java.util.jar.Manifest manifest = new java.util.jar.Manifest();
    manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
    new JarOutputStream(Files.newOutputStream(other), manifest).close();
    manifest.getMainAttributes().put(Attributes.Name.CLASS_PATH, name);
    new JarOutputStream(Files.newOutputStream(jar), manifest).close();
    return jar;
  }

  private static void replaceDuringLaunch(CampaignDirectory directory, int launch, Path file) {
    try {
      // It is opened for the launcher, after the check.
      while (!Files.exists(directory.attemptErrors(launch, 1))) {
        Thread.sleep(5);
      }
      SameSizeAndTime.replace(file, false);
    } catch (IOException | InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private static Manifest withProgram(Path entry) {
    return withProgram(FixtureCampaign.settings("inprocess", "well", 1), entry.toString());
  }

  private static Manifest withProgram(LaunchSettings settings, String entry) {
    String classPath = settings.command().classPath() + File.pathSeparator + entry;
    Manifest plain = FixtureCampaign.manifest(settings.withClassPath(classPath), 3, 1);
    return new Manifest(
        new Manifest.Origin(
            "test", Instant.now(), ProgramIdentity.of(plain.treatments()), Map.of()),
        plain.settings(),
        plain.treatments(),
        plain.blocks(),
        plain.seed());
  }

  private static CampaignOutcome run(
      CampaignDirectory directory,
      Manifest manifest,
      Map<String, String> notes,
      CampaignStoppingRule rule) {
    try (InterruptHandler interruption = InterruptHandler.watch()) {
      return new CampaignRunner(
              directory,
              manifest,
              ResolvedLaunchers.of(manifest),
              new RecordingListener(),
              interruption,
              new DriverSettings(new LaunchTimeouts(LONG, LONG, LONG), 1, List.of(rule), false),
              Optional.empty())
          .run(notes, Duration.ZERO);
    }
  }

  private static Optional<String> replacedAfterOneBlock(CampaignProgress now, Path file) {
    if (now.blocksRun() == 1) {
      try {
        Files.writeString(file, "new");
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    return Optional.empty();
  }
}
