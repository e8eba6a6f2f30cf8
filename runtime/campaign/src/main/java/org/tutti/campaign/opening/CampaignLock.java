package org.tutti.campaign.opening;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.tutti.diagnostics.CampaignProblem;
import org.tutti.diagnostics.TuttiException;
import org.tutti.records.campaign.CampaignDirectory;

/**
 * Ensures that only one driver at a time works on a campaign. The operating system holds the lock
 * and releases it however the driver ends; the file names the holder.
 */
public final class CampaignLock implements AutoCloseable {
  private static final Path HOST_NAME = Path.of("/proc/sys/kernel/hostname");

  private final FileChannel channel;

  private CampaignLock(FileChannel channel) {
    this.channel = channel;
  }

  /**
   * Takes the lock.
   *
   * @throws TuttiException if another driver holds it, or the file cannot be written, or is none: a
   *     link could lead to any file, which would be overwritten
   */
  public static CampaignLock take(CampaignDirectory directory) {
    Path file = directory.lock();
    FileChannel channel = null;
    try {
      if (Files.exists(file, LinkOption.NOFOLLOW_LINKS)
          && !Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
        throw new IOException(file + " is not a regular file");
      }
      channel =
          FileChannel.open(
              file,
              StandardOpenOption.CREATE,
              StandardOpenOption.READ,
              StandardOpenOption.WRITE,
              LinkOption.NOFOLLOW_LINKS);
      FileLock lock = channel.tryLock(Long.MAX_VALUE - 1, 1, false);
      if (lock == null) {
        throw held(file, channel);
      }
      channel.truncate(0);
      channel.write(ByteBuffer.wrap(holder().getBytes(StandardCharsets.UTF_8)), 0);
      return new CampaignLock(channel);
    } catch (OverlappingFileLockException e) {
      throw held(file, channel);
    } catch (IOException e) {
      close(channel);
      throw CampaignProblem.RESULTS_NOT_WRITABLE.error(
          "The results directory cannot be locked: " + e + ".",
          "Name a directory that you may write with --results.",
          e);
    }
  }

  @Override
  public void close() {
    close(channel);
  }

  private static String holder() {
    String host;
    try {
      host = Files.readString(HOST_NAME).strip(); // No name server needs to know it.
    } catch (IOException e) {
      host = "an unnamed host";
    }
    return "process " + ProcessHandle.current().pid() + " on " + host;
  }

  private static TuttiException held(Path file, FileChannel channel) {
    close(channel);
    String holder;
    try {
      holder = Files.readString(file);
    } catch (IOException e) {
      holder = "another process";
    }
    return CampaignProblem.CAMPAIGN_LOCKED.error(
        "Another driver is running in " + file.toAbsolutePath().getParent() + ": " + holder + ".",
        "Wait for it or end it, or name another directory with --results.");
  }

  private static void close(FileChannel channel) {
    if (channel != null) {
      try {
        channel.close();
      } catch (IOException e) {
        // The operating system releases the lock with the process at the latest.
      }
    }
  }
}
