package org.tutti.campaign.opening;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.tutti.diagnostics.CampaignProblem;
import org.tutti.diagnostics.TuttiException;
import org.tutti.records.campaign.CampaignDirectory;

/**
 * Ensures that only one driver at a time works on a campaign. The operating system holds the lock
 * and releases it however the driver ends; the file names the holder.
 */
public final class CampaignLock implements AutoCloseable {
  private static final Path HOST_NAME = Path.of("/proc/sys/kernel/hostname");

  /**
   * The directories that this process holds. It must not open the file of such a directory again:
   * closing it would release the lock.
   */
  private static final Set<Path> HELD = ConcurrentHashMap.newKeySet();

  private final Path held;
  private final FileChannel channel;

  private CampaignLock(Path held, FileChannel channel) {
    this.held = held;
    this.channel = channel;
  }

  /**
   * Refuses what {@link #take} would refuse, to be called before other hosts are asked: they need
   * not answer on the host of a second driver.
   *
   * @throws TuttiException if another driver holds the lock
   */
  public static void refuseHeld(CampaignDirectory directory) {
    if (Files.exists(directory.lock(), LinkOption.NOFOLLOW_LINKS)) {
      take(directory).close();
    }
  }

  /**
   * Takes the lock.
   *
   * @throws TuttiException if another driver holds it, or the file cannot be written, or is none: a
   *     link could lead to any file, which would be overwritten
   */
  public static CampaignLock take(CampaignDirectory directory) {
    Path file = directory.lock();
    try {
      Path key = directory.path().toRealPath();
      if (!HELD.add(key)) {
        throw held(file, holder());
      }
      FileChannel channel = null;
      try {
        channel = open(file);
        FileLock lock = channel.tryLock(Long.MAX_VALUE - 1, 1, false);
        if (lock == null) {
          throw held(file, Files.readString(file));
        }
        channel.truncate(0);
        channel.write(ByteBuffer.wrap(holder().getBytes(StandardCharsets.UTF_8)), 0);
        return new CampaignLock(key, channel);
      } catch (IOException | RuntimeException e) {
        close(channel);
        HELD.remove(key);
        throw e;
      }
    } catch (IOException e) {
      throw CampaignProblem.RESULTS_NOT_WRITABLE.error(
          "The results directory cannot be locked: " + e + ".",
          "Name a writable directory with --results.",
          e);
    }
  }

  private static FileChannel open(Path file) throws IOException {
    if (Files.exists(file, LinkOption.NOFOLLOW_LINKS)
        && !Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
      throw new IOException(file + " is not a regular file");
    }
    return FileChannel.open(
        file,
        StandardOpenOption.CREATE,
        StandardOpenOption.READ,
        StandardOpenOption.WRITE,
        LinkOption.NOFOLLOW_LINKS);
  }

  @Override
  public void close() {
    close(channel);
    HELD.remove(held);
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

  private static TuttiException held(Path file, String holder) {
    return CampaignProblem.CAMPAIGN_LOCKED.error(
        "Another driver is running in " + file.toAbsolutePath().getParent() + ": " + holder + ".",
        "Wait for it or stop it, or name another directory with --results.");
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
