package org.tutti.lab.archive;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import edu.kit.datamanager.ro_crate.RoCrate;
import edu.kit.datamanager.ro_crate.entities.data.DataEntity;
import edu.kit.datamanager.ro_crate.reader.FolderReader;
import edu.kit.datamanager.ro_crate.reader.RoCrateReader;
import edu.kit.datamanager.ro_crate.validation.JsonSchemaValidation;
import edu.kit.datamanager.ro_crate.validation.Validator;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.LongStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.campaign.driver.KeptPrograms;
import org.tutti.campaign.opening.ProgramIdentity;
import org.tutti.diagnostics.CampaignProblem;
import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.diagnostics.TuttiException;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.Manifest;
import org.tutti.records.campaign.Manifests;
import org.tutti.records.campaign.PlannedCampaign;
import org.tutti.records.campaign.WrittenCampaign;
import org.tutti.records.file.Sha256;

class StudyTest {
  private static final KeptPrograms KEPT = new KeptPrograms(Optional.empty());
  private static final Citation CITATION =
      new Citation(
          "Sums of \"doubles\"",
          List.of(
              new Author("Josiah Carberry", Optional.of("0000-0002-1825-0097")),
              new Author("The Group", Optional.empty())),
          new License("CC-BY-4.0"));

  @TempDir Path directory;

  private CampaignAnalysis first;
  private CampaignAnalysis second;

  @BeforeEach
  void write() {
    first = analysis("one/results", 100, Manifests.of(6));
    second = analysis("two/results", 200, Manifests.of(6));
  }

  private CampaignAnalysis analysis(String name, long least, Manifest manifest) {
    CampaignDirectory campaign =
        new WrittenCampaign(directory.resolve(name), Instant.parse("2026-01-01T00:00:00Z"))
            .cell(8, "1", launch -> LongStream.range(least, least + 30).toArray())
            .foundAs("-a")
            .write(6);
    PlannedCampaign.of(campaign, manifest);
    return CampaignAnalysis.of(campaign);
  }

  @Test
  void theSameCampaignsGiveTheSameBytes() throws IOException {
    assertThat(bytes(List.of(first, second), Disclosure.ofAllNames()))
        .isEqualTo(bytes(List.of(first, second), Disclosure.ofAllNames()));
  }

  @Test
  void campaignsOfTheArchiveAreRead() throws IOException {
    Path unpacked = unpacked(bytes(List.of(first, second), Disclosure.ofAllNames()));

    for (String name : List.of("results", "results-2")) {
      CampaignAnalysis copy =
          CampaignAnalysis.of(new CampaignDirectory(unpacked.resolve("campaigns").resolve(name)));
      CampaignAnalysis original = name.equals("results") ? first : second;
      assertThat(copy.cells()).isEqualTo(original.cells());
    }
  }

  /** By a validator and a reader of others. */
  @Test
  void theDescriptionIsAnRoCrate() throws IOException {
    Path unpacked = unpacked(bytes(List.of(first), Disclosure.ofAllNames()));

    RoCrate crate = new RoCrateReader(new FolderReader()).readCrate(unpacked.toString());

    assertThat(new Validator(new JsonSchemaValidation()).validate(crate)).isTrue();
    assertThat(crate.getRootDataEntity().getProperty("name").asText()).isEqualTo(CITATION.title());
    assertThat(crate.getRootDataEntity().getProperty("license").get("@id").asText())
        .isEqualTo("https://spdx.org/licenses/CC-BY-4.0");
    assertThat(crate.getAllContextualEntities())
        .anyMatch(entity -> "Josiah Carberry".equals(text(entity.getProperty("name"))));
    Map<String, DataEntity> described = new TreeMap<>();
    crate.getAllDataEntities().forEach(entity -> described.put(entity.getId(), entity));
    for (Map.Entry<String, byte[]> file : files(unpacked).entrySet()) {
      if (!file.getKey().equals(CrateMetadata.NAME)) {
        DataEntity entity = described.get(file.getKey());
        assertThat(entity).as(file.getKey()).isNotNull();
        assertThat(entity.getProperty("sha256").asText()).isEqualTo(Sha256.of(file.getValue()));
        assertThat(entity.getProperty("contentSize").asText())
            .isEqualTo(String.valueOf(file.getValue().length));
      }
    }
  }

  private static String text(com.fasterxml.jackson.databind.JsonNode node) {
    return node == null ? null : node.asText();
  }

  @Test
  void anAnonymousArchiveNamesNoHost() throws IOException {
    Study study = Study.of(List.of(first), false, KEPT);
    assertThat(study.hosts()).contains("node-a");

    Path unpacked =
        unpacked(bytes(List.of(first), Disclosure.anonymous(study.hosts(), Set.of("ada"))));

    files(unpacked)
        .forEach(
            (name, content) ->
                assertThat(name + new String(content, StandardCharsets.UTF_8))
                    .as(name)
                    .doesNotContain("node-a"));
    CampaignAnalysis copy =
        CampaignAnalysis.of(new CampaignDirectory(unpacked.resolve("campaigns/results")));
    assertThat(copy.headers().get(0).ranks().get(0).host()).matches("host\\d");
  }

  @Test
  void whatPeopleReadSaysWhatItIs() throws IOException {
    Path unpacked = unpacked(bytes(List.of(first), Disclosure.ofAllNames()));

    assertThat(unpacked.resolve("README.md"))
        .content()
        .startsWith("# Sums of \"doubles\"\n")
        .contains("By Josiah Carberry, The Group", "6 launches", "replicate ARCHIVE.zip")
        .contains("The benchmarks are not included");
    assertThat(unpacked.resolve("ARTIFACT.md")).content().contains("## Experiment workflow");
    assertThat(unpacked.resolve("CITATION.cff"))
        .content()
        .contains("title: \"Sums of \\\"doubles\\\"\"", "license: CC-BY-4.0");
  }

  @Test
  void benchmarksThatAreNotIncludedHaveDigestAndCoordinates() throws IOException {
    Path file = directory.resolve("study.zip");
    Study.of(List.of(first), false, KEPT)
        .obtainedAs("org.example:sums:1.0")
        .write(file, CITATION, Disclosure.ofAllNames());
    Path unpacked = unpacked(Files.readAllBytes(file));

    assertThat(unpacked.resolve("README.md"))
        .content()
        .contains("`classes, org.example:sums:1.0` (SHA-256 00)");
    assertThat(unpacked.resolve(CrateMetadata.NAME))
        .content()
        .contains("\"#program-00\"", "org.example:sums:1.0");
    assertThatThrownBy(() -> Study.of(List.of(first), false, KEPT).obtainedAs("org.example:sums"))
        .isInstanceOfSatisfying(
            TuttiException.class,
            error ->
                assertThat(error.problem()).isEqualTo(CommandLineProblem.OPTION_VALUE_INVALID));
  }

  /** As every author does; the file has the name of the jar, not of its copy. */
  @Test
  void aJarThatWasBuiltAgainIsIncludedAsItWasMeasured() throws IOException {
    Path jar = Files.writeString(directory.resolve("sums.jar"), "measured");
    Manifest plain = Manifests.of(6);
    Map<String, String> program = ProgramIdentity.of(jar.toString());
    CampaignAnalysis measured =
        analysis(
            "three/results",
            300,
            new Manifest(
                new Manifest.Origin("test", Instant.EPOCH, program, Map.of()),
                plain.settings(),
                plain.treatments(),
                plain.blocks(),
                plain.seed()));
    KeptPrograms kept = new KeptPrograms(Optional.of(directory.resolve("kept")));
    kept.keep(program);
    Files.writeString(jar, "built again");

    Path file = directory.resolve("study.zip");
    Study.of(List.of(measured), true, KEPT).write(file, CITATION, Disclosure.ofAllNames());
    assertThat(unpacked(Files.readAllBytes(file)).resolve("benchmarks")).doesNotExist();
    Study.of(List.of(measured), true, kept).write(file, CITATION, Disclosure.ofAllNames());
    Path unpacked = unpacked(Files.readAllBytes(file));
    assertThat(unpacked.resolve("benchmarks/sums.jar")).hasContent("measured");
  }

  @Test
  void aTitleIsOnOneLine() {
    assertThat(new Citation(" a\n# b\u001b[1m", CITATION.authors(), CITATION.license()).title())
        .isEqualTo("a # b [1m");
  }

  @Test
  void aCampaignWithoutFiguresIsNotArchived() {
    CampaignDirectory empty = new CampaignDirectory(directory.resolve("empty"));
    empty.prepare();
    CampaignAnalysis nothing = CampaignAnalysis.of(empty);

    assertThatThrownBy(() -> Study.of(List.of(nothing), true, KEPT))
        .isInstanceOfSatisfying(
            TuttiException.class,
            error -> assertThat(error.problem()).isEqualTo(CampaignProblem.NO_FIGURE));
  }

  private byte[] bytes(List<CampaignAnalysis> analyses, Disclosure disclosure) throws IOException {
    Path file = directory.resolve("study.zip");
    Study.of(analyses, true, KEPT).write(file, CITATION, disclosure);
    return Files.readAllBytes(file);
  }

  private Path unpacked(byte[] archive) throws IOException {
    Path target = directory.resolve("unpacked");
    try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(archive))) {
      for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
        Path file = target.resolve(entry.getName());
        Files.createDirectories(file.getParent());
        Files.write(file, zip.readAllBytes());
      }
    }
    return target;
  }

  private static Map<String, byte[]> files(Path root) throws IOException {
    Map<String, byte[]> files = new TreeMap<>();
    try (var all = Files.walk(root)) {
      for (Path file : all.filter(Files::isRegularFile).toList()) {
        files.put(root.relativize(file).toString(), Files.readAllBytes(file));
      }
    }
    return files;
  }
}
