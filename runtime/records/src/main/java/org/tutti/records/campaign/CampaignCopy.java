package org.tutti.records.campaign;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.zip.CRC32C;
import org.tutti.records.campaign.JournalEntry.Event;
import org.tutti.records.file.DurableFiles.ByteContent;
import org.tutti.records.file.LineReader;
import org.tutti.records.file.RecordFiles;
import org.tutti.records.file.Sha256;
import org.tutti.records.json.JsonObject;
import org.tutti.records.json.JsonText;
import org.tutti.records.json.TextReplacement;

/**
 * Copies a campaign with other texts in its files, such as names of hosts that are not to be shown.
 * The digests that tie the files together ({@link RecordChain}) are made anew, so that the copy can
 * be read like the original. Without a replacement the files of launches are the same byte for
 * byte.
 */
public final class CampaignCopy {
  private static final List<String> PRINTED = List.of("errors.txt", "output.txt");

  private final CampaignContents contents;
  private final TextReplacement replacement;
  private final FileDestination destination;
  private final Optional<Manifest> manifest;
  private final Map<Integer, String> digests = new HashMap<>();

  /** Where the files of a copy go. */
  @FunctionalInterface
  public interface FileDestination {
    /**
     * Writes a file.
     *
     * @param name its path within the directory of the campaign, with slashes
     */
    void write(String name, ByteContent content) throws IOException;
  }

  private CampaignCopy(
      CampaignContents contents, TextReplacement replacement, FileDestination destination) {
    this.contents = contents;
    this.replacement = replacement;
    this.destination = destination;
    this.manifest = contents.manifest().map(plan -> ManifestFile.withTexts(plan, replacement));
  }

  /**
   * Copies the manifest, the launches, what attempts printed, and the journal; not the heartbeats
   * of ranks, nor files of launches that hold not even a header, nor what links stand for.
   *
   * @throws org.tutti.diagnostics.TuttiException if a file cannot be read
   * @throws IOException if the copy cannot be written
   */
  public static void write(
      CampaignContents contents, TextReplacement replacement, FileDestination destination)
      throws IOException {
    new CampaignCopy(contents, replacement, destination).write();
  }

  private void write() throws IOException {
    if (manifest.isPresent()) {
      byte[] plan = ManifestFile.content(manifest.get());
      destination.write("manifest.json", output -> output.write(plan));
    }
    for (LaunchFile file : contents.launches()) {
      destination.write(nameOf(file.path()), output -> writeLaunch(file, output));
    }
    for (Path attempt : RecordFiles.list(contents.directory().attempts())) {
      for (String name : PRINTED) {
        writePrinted(attempt.resolve(name));
      }
    }
    if (!contents.entries().isEmpty()) {
      destination.write("journal.jsonl", this::writeJournal);
    }
  }

  private String nameOf(Path file) {
    return contents.directory().path().relativize(file).toString();
  }

  private void writeLaunch(LaunchFile file, OutputStream output) throws IOException {
    CRC32C checksum = new CRC32C();
    MessageDigest digest = Sha256.digest();
    boolean isFirst = true;
    try (LineReader lines = new LineReader(file.path())) {
      // A line that was cut off is no record, and so the copy has none either.
      while (lines.advance() && lines.isTerminated()) {
        JsonObject record =
            JsonText.parse(lines.buffer(), lines.offset(), lines.length()).withTexts(replacement);
        boolean isLast = record.text("record").equals("completion");
        if (isFirst) {
          manifest.ifPresent(plan -> record.put(Journal.CAMPAIGN, plan.identifier()));
        }
        if (isLast) {
          record.put("crc32c", checksum.getValue());
        }
        byte[] text = JsonText.line(record);
        if (isFirst || isLast) {
          digest.update(text);
        }
        checksum.update(text);
        checksum.update('\n');
        output.write(text);
        output.write('\n');
        isFirst = false;
      }
    }
    if (file.whole()) {
      digests.put(file.launch().number(), HexFormat.of().formatHex(digest.digest()));
    }
  }

  private void writePrinted(Path file) throws IOException {
    // Whoever made the directory must not choose another file by a link.
    if (!RecordFiles.isRegular(file)
        || !file.toRealPath()
            .equals(contents.directory().path().toRealPath().resolve(nameOf(file)))) {
      return;
    }
    try (LineReader lines = new LineReader(file)) {
      if (!lines.advance()) {
        return;
      }
      destination.write(
          nameOf(file),
          output -> {
            do {
              String line =
                  new String(
                      lines.buffer(), lines.offset(), lines.length(), StandardCharsets.UTF_8);
              output.write(replacement.replaced("", line).getBytes(StandardCharsets.UTF_8));
              output.write('\n');
            } while (lines.advance());
          });
    }
  }

  private void writeJournal(OutputStream output) throws IOException {
    for (JournalEntry entry : contents.entries()) {
      JsonObject json = entry.toJson().withTexts(replacement);
      JsonObject details = json.object("details");
      if (entry.event() == Event.OPENED) {
        manifest.ifPresent(plan -> details.put(Journal.CAMPAIGN, plan.identifier()));
      }
      if (entry.event() == Event.FINISHED) {
        details.put(Journal.DIGEST, digests.get(entry.launch()));
      }
      output.write(JsonText.line(json));
      output.write('\n');
    }
  }
}
