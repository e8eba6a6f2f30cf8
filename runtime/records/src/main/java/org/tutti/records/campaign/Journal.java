package org.tutti.records.campaign;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.tutti.diagnostics.CampaignProblem;
import org.tutti.diagnostics.TuttiException;
import org.tutti.records.file.LineReader;
import org.tutti.records.file.RecordFiles;
import org.tutti.records.json.JsonText;

/**
 * The append-only record of a campaign. An entry is on disk when {@link #append} returns. If the
 * last entry is incomplete because the machine lost power while it was written, the next entry
 * overwrites it.
 */
public final class Journal {
  /** The detail of an opening that names the campaign. */
  public static final String CAMPAIGN = "campaign";

  /** The detail of a finished launch that identifies its file. */
  public static final String DIGEST = "digest";

  private final Path file;
  private final List<JournalEntry> entries = new ArrayList<>();
  private long end;

  private Journal(Path file) {
    this.file = file;
  }

  /**
   * Reads a journal; one that does not exist is empty.
   *
   * @throws TuttiException if it cannot be read, or is damaged
   */
  public static Journal read(Path file) {
    Journal journal = new Journal(file);
    if (!RecordFiles.exists(file)) {
      return journal;
    }
    try (LineReader lines = new LineReader(file)) {
      journal.parse(lines);
      return journal;
    } catch (RuntimeException e) {
      if (RecordFiles.isOfFile(e)) {
        throw e;
      }
      throw CampaignProblem.JOURNAL_DAMAGED.error(
          file + " cannot be read as the journal of a campaign: " + e.getMessage() + ".",
          "Restore it, or resume the campaign, which sets it aside and starts a new one.",
          e);
    }
  }

  public List<JournalEntry> entries() {
    return List.copyOf(entries);
  }

  /** How long drivers have worked on the campaign: each from its first to its last event. */
  public Duration worked() {
    Duration worked = Duration.ZERO;
    JournalEntry before = null;
    for (JournalEntry entry : entries) {
      if (before != null && entry.event() != JournalEntry.Event.OPENED) {
        worked = worked.plus(Duration.between(before.at(), entry.at()));
      }
      before = entry;
    }
    return worked;
  }

  /**
   * Appends an entry and forces it to disk.
   *
   * @throws TuttiException if that fails, for instance because the disk is full
   */
  public void append(JournalEntry entry) {
    byte[] text = JsonText.line(entry.toJson());
    ByteBuffer line = ByteBuffer.allocate(text.length + 1).put(text).put((byte) '\n').flip();
    try (FileChannel channel = open()) {
      channel.truncate(end);
      long position = end;
      while (line.hasRemaining()) {
        position += channel.write(line, position);
      }
      channel.force(true);
      end = position;
      entries.add(entry);
    } catch (NoSuchFileException e) {
      throw CampaignProblem.RESULTS_NOT_WRITABLE.error(
          "The journal "
              + file
              + " has disappeared: the results directory was deleted or moved while the campaign"
              + " ran.",
          "Start the campaign again, and leave its directory where it is.",
          e);
    } catch (IOException e) {
      throw CampaignProblem.RESULTS_NOT_WRITABLE.error(
          "The journal " + file + " cannot be written: " + e + ".",
          "Free disk space or correct the permissions, then resume the campaign; no measurements"
              + " are lost.",
          e);
    }
  }

  /**
   * One that has disappeared is not begun again: its entries would be missing. A link could lead to
   * any file of the user.
   */
  private FileChannel open() throws IOException {
    return end == 0
        ? FileChannel.open(
            file, StandardOpenOption.CREATE, StandardOpenOption.WRITE, LinkOption.NOFOLLOW_LINKS)
        : FileChannel.open(file, StandardOpenOption.WRITE, LinkOption.NOFOLLOW_LINKS);
  }

  private void parse(LineReader lines) {
    while (lines.advance() && lines.isTerminated()) {
      entries.add(
          JournalEntry.ofJson(JsonText.parse(lines.buffer(), lines.offset(), lines.length())));
      end += lines.length() + 1L;
    }
  }
}
