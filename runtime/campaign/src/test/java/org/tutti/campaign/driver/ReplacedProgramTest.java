package org.tutti.campaign.driver;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.campaign.opening.ProgramIdentity;
import org.tutti.records.campaign.CampaignContents;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.LaunchSettings;
import org.tutti.records.campaign.Manifest;
import org.tutti.records.campaign.ManifestFile;

/** A program that is built again while a campaign runs. */
@Tag("any-jdk")
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

  private static Manifest withProgram(Path entry) {
    LaunchSettings settings = FixtureCampaign.settings("inprocess", "well", 1);
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
