package org.tutti.lab.archive;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.LongStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.campaign.driver.KeptPrograms;
import org.tutti.diagnostics.ArchiveProblem;
import org.tutti.diagnostics.Problem;
import org.tutti.diagnostics.RecordProblem;
import org.tutti.diagnostics.TuttiException;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.Manifests;
import org.tutti.records.campaign.PlannedCampaign;
import org.tutti.records.campaign.WrittenCampaign;
import org.tutti.records.file.Sha256;

/** An archive comes from somebody else, who may have made it to do harm. */
class ReceivedStudyTest {
  private static final KeptPrograms KEPT = new KeptPrograms(Optional.empty());
  private static final String MANIFEST = "campaigns/results/manifest.json";

  @TempDir Path directory;

  private CampaignAnalysis analysis;
  private Map<String, byte[]> files;

  @BeforeEach
  void write() throws IOException {
    CampaignDirectory campaign =
        new WrittenCampaign(directory.resolve("results"), Instant.parse("2026-01-01T00:00:00Z"))
            .baseline("library", 8, launch -> LongStream.range(100, 130).toArray())
            .variant("own", 8, launch -> LongStream.range(200, 230).toArray())
            .write(8);
    PlannedCampaign.of(campaign, Manifests.of(8));
    analysis = CampaignAnalysis.of(campaign);
    Path written = directory.resolve("written.zip");
    Study.of(List.of(analysis), true, KEPT)
        .write(
            written,
            new Citation(
                "Sums", List.of(new Author("Ada", Optional.empty())), new License("CC-BY-4.0")),
            Disclosure.ofAllNames());
    files = files(written);
  }

  private static Map<String, byte[]> files(Path zip) throws IOException {
    Map<String, byte[]> files = new LinkedHashMap<>();
    try (ZipFile file = new ZipFile(zip.toFile())) {
      for (ZipEntry entry : Collections.list(file.entries())) {
        files.put(entry.getName(), file.getInputStream(entry).readAllBytes());
      }
    }
    return files;
  }

  /** The archive of the files as they are now. */
  private Path zip() throws IOException {
    Path zip = directory.resolve("study.zip");
    try (OutputStream output = Files.newOutputStream(zip);
        ZipOutputStream entries = new ZipOutputStream(output)) {
      for (Map.Entry<String, byte[]> file : files.entrySet()) {
        ZipEntry entry = new ZipEntry(file.getKey());
        entry.setTime(0);
        entries.putNextEntry(entry);
        entries.write(file.getValue());
      }
    }
    return zip;
  }

  private ReceivedStudy unpack(UnpackLimits limits) throws IOException {
    return ReceivedStudy.unpack(zip(), directory.resolve("here"), limits);
  }

  private void assertRefused(Problem problem, String text) {
    assertRefused(problem, text, UnpackLimits.DEFAULT);
  }

  private void assertRefused(Problem problem, String text, UnpackLimits limits) {
    assertThatThrownBy(() -> unpack(limits))
        .isInstanceOfSatisfying(
            TuttiException.class, error -> assertThat(error.problem()).isEqualTo(problem))
        .hasMessageContaining(text);
    assertThat(directory.resolve("here")).doesNotExist();
  }

  @Test
  void campaignsAreReadAsTheyWere() throws IOException {
    ReceivedStudy study = unpack(UnpackLimits.DEFAULT);

    assertThat(study.title()).isEqualTo("Sums");
    assertThat(study.authors()).containsExactly("Ada");
    assertThat(study.campaigns()).containsExactly("results");
    assertThat(CampaignAnalysis.of(new CampaignDirectory(study.original("results"))).cells())
        .isEqualTo(analysis.cells());
    assertThat(study.programs()).isEmpty();
    assertThat(study.original("results").resolve("report.html")).doesNotExist();
  }

  @Test
  void whatIsUnpackedIsFoundAgain() throws IOException {
    ReceivedStudy study = unpack(UnpackLimits.DEFAULT);

    assertThat(unpack(UnpackLimits.DEFAULT)).isEqualTo(study);
  }

  @Test
  void benchmarksAreFoundByTheirDigest() throws IOException {
    byte[] jar = {1, 2, 3};
    files.put("benchmarks/x.jar", jar);
    describe("benchmarks/x.jar", jar);

    assertThat(unpack(UnpackLimits.DEFAULT).programs()).containsOnlyKeys(Sha256.of(jar));
  }

  /** Adds a file to the description. */
  private void describe(String name, byte[] content) {
    replace(
        CrateMetadata.NAME,
        "\"@graph\" : [",
        "\"@graph\" : [{\"@id\": \""
            + name
            + "\", \"@type\": \"File\", \"sha256\": \""
            + Sha256.of(content)
            + "\"},");
  }

  private void replace(String file, String text, String other) {
    String content = new String(files.get(file), StandardCharsets.UTF_8);
    assertThat(content).contains(text);
    files.put(file, content.replace(text, other).getBytes(StandardCharsets.UTF_8));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "../evil.txt",
        "campaigns/../../evil",
        "/etc/evil",
        "campaigns/results/..",
        "a\\..\\evil",
        "C:evil",
        "a//b",
        "a/./b",
        "a\nb"
      })
  void namesThatLeadElsewhereAreRefused(String name) {
    files.put(name, new byte[] {1});

    assertRefused(ArchiveProblem.STUDY_HOSTILE, "outside");
    assertThat(directory.resolve("evil.txt")).doesNotExist();
  }

  @Test
  void aFileTwiceIsRefused() {
    files.put(MANIFEST.toUpperCase(Locale.ROOT), new byte[] {1});

    assertRefused(ArchiveProblem.STUDY_HOSTILE, "more than once");
  }

  @Test
  void moreFilesThanAStudyHasAreRefused() {
    assertRefused(ArchiveProblem.STUDY_HOSTILE, "more than 3", new UnpackLimits(3, 1 << 30, 1000));
  }

  @Test
  void moreBytesThanAStudyHasAreRefused() {
    assertRefused(
        ArchiveProblem.STUDY_HOSTILE, "more than 2000 bytes", new UnpackLimits(1000, 2000, 1000));
  }

  /** Sixteen megabytes of nothing are sixteen kilobytes in the archive. */
  @Test
  void whatUnpacksToFarMoreIsRefused() {
    byte[] nothing = new byte[16 << 20];
    files.put("benchmarks/x.jar", nothing);
    describe("benchmarks/x.jar", nothing);

    assertRefused(ArchiveProblem.STUDY_HOSTILE, "times as large");
  }

  @Test
  void aChangedFileIsRefused() {
    replace(MANIFEST, "\"blocks\" : 8", "\"blocks\" : 9");

    assertRefused(ArchiveProblem.STUDY_NOT_READABLE, MANIFEST);
  }

  @Test
  void aMissingFileIsRefused() {
    files.remove(MANIFEST);

    assertRefused(ArchiveProblem.STUDY_NOT_READABLE, "lacks '" + MANIFEST + "'");
  }

  @Test
  void aFileThatNobodyDescribesIsRefused() {
    files.put("campaigns/results/launches/0099.jsonl", new byte[] {1});

    assertRefused(ArchiveProblem.STUDY_NOT_READABLE, "0099.jsonl");
  }

  @ParameterizedTest
  @CsvSource({
    "schemaVersion, otherVersion, layout",
    "@graph, @map, description",
    "{, [, description"
  })
  void otherDescriptionsAreRefused(String text, String other, String message) {
    replace(CrateMetadata.NAME, text, other);

    assertRefused(ArchiveProblem.STUDY_NOT_READABLE, message);
  }

  @Test
  void anotherLayoutIsRefused() {
    replace(CrateMetadata.NAME, "tutti-study/1", "tutti-study/2");

    assertRefused(RecordProblem.FILE_OF_OTHER_VERSION, "'tutti-study/2'");
  }

  @Test
  void aZipOfSomethingElseIsRefused() {
    files.keySet().retainAll(List.of("README.md"));

    assertRefused(ArchiveProblem.STUDY_NOT_READABLE, CrateMetadata.NAME);
  }

  @Test
  void whatIsNoZipIsRefused() throws IOException {
    Path text = Files.writeString(directory.resolve("text.zip"), "no zip");
    byte[] whole = Files.readAllBytes(zip());
    Path cut = Files.write(directory.resolve("cut.zip"), Arrays.copyOf(whole, 5000));
    for (Path file : List.of(text, cut, directory.resolve("none.zip"), directory)) {
      assertThatThrownBy(() -> ReceivedStudy.unpack(file, directory.resolve("here")))
          .as(file.toString())
          .isInstanceOfSatisfying(
              TuttiException.class,
              error -> assertThat(error.problem()).isEqualTo(ArchiveProblem.STUDY_NOT_READABLE));
      assertThat(directory.resolve("here")).doesNotExist();
    }
  }

  /** The modes that stat(2) has: a link, a pipe, a device, a socket; of a file and a directory. */
  @ParameterizedTest
  @CsvSource({
    "0120777, symbolic link",
    "0010644, no file",
    "0020644, no file",
    "0060644, no file",
    "0140755, no file",
    "0100644,",
    "0040755,",
    "0,"
  })
  void nothingButFilesIsUnpacked(String mode, String refusal) throws IOException {
    Path zip = zip();
    byte[] bytes = Files.readAllBytes(zip);
    String last = List.copyOf(files.keySet()).get(files.size() - 1);
    // The fixed part of an entry of the central directory has 46 bytes and precedes the name.
    int entry = new String(bytes, StandardCharsets.ISO_8859_1).lastIndexOf(last) - 46;
    ByteBuffer directory = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    assertThat(directory.getInt(entry)).isEqualTo(0x02014b50);
    directory.put(entry + 5, (byte) 3);
    directory.putInt(entry + 38, Integer.parseInt(mode, 8) << 16);
    Files.write(zip, bytes);

    Path here = this.directory.resolve("here");
    if (refusal == null) {
      assertThat(ReceivedStudy.unpack(zip, here).campaigns()).isNotEmpty();
    } else {
      assertThatThrownBy(() -> ReceivedStudy.unpack(zip, here))
          .isInstanceOfSatisfying(
              TuttiException.class,
              error -> assertThat(error.problem()).isEqualTo(ArchiveProblem.STUDY_HOSTILE))
          .hasMessageContaining(
              "'" + last + "' is " + (refusal.startsWith("no") ? "" : "a ") + refusal);
      assertThat(here).doesNotExist();
    }
  }

  /** What is in the middle of a file is found when that is unpacked. */
  @Test
  void aByteThatChangedIsFound() throws IOException {
    Path zip = zip();
    byte[] bytes = Files.readAllBytes(zip);
    bytes[200] ^= 0x55; // of the journal, which is the first file
    Files.write(zip, bytes);

    assertThatThrownBy(() -> ReceivedStudy.unpack(zip, directory.resolve("here")))
        .isInstanceOfSatisfying(
            TuttiException.class,
            error -> assertThat(error.problem()).isEqualTo(ArchiveProblem.STUDY_NOT_READABLE));
  }

  @Test
  void anotherStudyIsNotMixedWithIt() throws IOException {
    unpack(UnpackLimits.DEFAULT);
    files.put("README.md", new byte[] {1});

    assertThatThrownBy(() -> unpack(UnpackLimits.DEFAULT))
        .isInstanceOfSatisfying(
            TuttiException.class,
            error -> assertThat(error.problem()).isEqualTo(ArchiveProblem.RESULTS_OF_OTHER_STUDY))
        .hasMessageContaining("Sums");
  }

  @Test
  void aDirectoryWithSomethingElseIsLeftAlone() throws IOException {
    Files.createDirectories(directory.resolve("here"));
    Files.writeString(directory.resolve("here/mine.txt"), "mine");

    assertThatThrownBy(() -> unpack(UnpackLimits.DEFAULT))
        .isInstanceOfSatisfying(
            TuttiException.class,
            error -> assertThat(error.problem()).isEqualTo(ArchiveProblem.RESULTS_OF_OTHER_STUDY));
    assertThat(directory.resolve("here/mine.txt")).hasContent("mine");
  }
}
