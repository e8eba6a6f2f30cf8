package org.tutti.records.campaign;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.stream.LongStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.records.json.TextReplacement;
import org.tutti.records.launch.LaunchFileCheck;

class CampaignCopyTest {
  private static final TextReplacement RENAMED =
      new TextReplacement() {
        @Override
        public String replaced(String field, String text) {
          return text.replace("node", "host1");
        }

        @Override
        public String replacedName(String name) {
          return name.equals("cpu") ? "processor" : name;
        }
      };

  @TempDir Path directory;

  private CampaignDirectory original;

  @BeforeEach
  void write() throws IOException {
    original =
        new WrittenCampaign(directory.resolve("original"), Instant.parse("2026-01-01T00:00:00Z"))
            .cell(8, "1", launch -> LongStream.range(100, 130).toArray())
            .besides(0.25, launch -> launch == 2)
            .foundAs("-a")
            .write(3);
    PlannedCampaign.of(original, Manifests.of(3));
    Path attempt = Files.createDirectories(original.attempt(1, 1));
    Files.writeString(attempt.resolve("errors.txt"), "node-a is slow\n");
    Files.writeString(attempt.resolve("output.txt"), "");
  }

  @Test
  void withoutReplacementNothingChanges() throws IOException {
    CampaignDirectory copy = copied(TextReplacement.NONE);

    for (Path file : original.results().values()) {
      assertThat(copy.launches().resolve(file.getFileName())).hasSameBinaryContentAs(file);
    }
    assertThat(copy.manifest()).hasSameBinaryContentAs(original.manifest());
    assertThat(copy.journal()).hasSameBinaryContentAs(original.journal());
  }

  @Test
  void aCopyWithOtherTextsIsAWholeCampaign() throws IOException {
    CampaignDirectory copy = copied(RENAMED);

    CampaignContents contents = CampaignContents.of(copy);
    assertThat(contents.launches()).hasSize(3).allMatch(LaunchFile::whole);
    assertThat(contents.manifest().orElseThrow().origin().environment())
        .containsEntry("processor", "one");
    assertThat(contents.manifest().orElseThrow().identifier())
        .isNotEqualTo(ManifestFile.required(original).identifier());
    for (LaunchFile launch : contents.launches()) {
      assertThat(LaunchFileCheck.damage(launch.path())).isEmpty();
      assertThat(launch.path()).content(StandardCharsets.UTF_8).doesNotContain("node");
    }
    assertThat(copy.attemptErrors(1, 1)).hasContent("host1-a is slow");
    assertThat(copy.attempt(1, 1).resolve("output.txt")).doesNotExist();
  }

  @Test
  void whatALinkLeadsToIsNotCopied() throws IOException {
    Path secret = Files.writeString(directory.resolve("secret"), "private\n");
    Path outside = Files.createDirectories(directory.resolve("outside"));
    Files.writeString(outside.resolve("errors.txt"), "private\n");
    Files.delete(original.attemptErrors(1, 1));
    Files.createSymbolicLink(original.attemptErrors(1, 1), secret);
    Files.createSymbolicLink(original.attempt(2, 1), outside);

    CampaignDirectory copy = copied(TextReplacement.NONE);

    assertThat(copy.attemptErrors(1, 1)).doesNotExist();
    assertThat(copy.attemptErrors(2, 1)).doesNotExist();
  }

  @Test
  void whatWasCutOffRemainsIncomplete() throws IOException {
    Path last = original.launch(3);
    String text = Files.readString(last);
    Files.writeString(last, text.substring(0, text.length() - 9));

    CampaignContents contents = CampaignContents.of(copied(RENAMED));

    assertThat(contents.launches()).filteredOn(launch -> !launch.whole()).hasSize(1);
  }

  private CampaignDirectory copied(TextReplacement replacement) throws IOException {
    CampaignDirectory copy = new CampaignDirectory(directory.resolve("copy"));
    CampaignCopy.write(
        CampaignContents.of(original),
        replacement,
        (name, content) -> {
          Path file = copy.path().resolve(name);
          Files.createDirectories(file.getParent());
          try (OutputStream output = Files.newOutputStream(file)) {
            content.writeTo(output);
          }
        });
    return copy;
  }
}
