package org.tutti.campaign.driver;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.tutti.diagnostics.CampaignProblem;
import org.tutti.diagnostics.TuttiException;
import org.tutti.records.campaign.CampaignDirectory;

/**
 * Looks whether a campaign can still be written. Ranks of a launch cannot say that a disk is full:
 * what they print would be on that disk.
 */
public final class ResultSpace {
  /** A campaign of few cells writes that much. */
  private static final long MIN_BYTES = 1 << 20;

  private static final int TRIAL_BYTES = 1 << 16;

  private ResultSpace() {}

  /**
   * Looks before anything is measured.
   *
   * @throws TuttiException if there is no space
   */
  public static void check(CampaignDirectory directory) {
    Path path = directory.path();
    try {
      long left = Files.getFileStore(path).getUsableSpace();
      if (left < MIN_BYTES) {
        throw notWritable(path, "only " + (left >> 10) + " KiB of disk space are left", null);
      }
    } catch (IOException e) {
      // What cannot be asked may still be written.
      return;
    }
  }

  /**
   * Looks after a launch that did not complete its results, by writing: quotas are seen no other
   * way.
   *
   * @throws TuttiException if nothing can be written
   */
  static void checkAfter(Attempt attempt) {
    Path trial = attempt.path().resolve("trial");
    try {
      Files.write(trial, new byte[TRIAL_BYTES]);
    } catch (IOException e) {
      throw notWritable(
          attempt.directory().path(),
          reason(e) + ", so launch " + attempt.launch().number() + " is incomplete",
          e);
    } finally {
      trial.toFile().delete();
    }
    check(attempt.directory());
  }

  /** The message of the system without the name of the file. */
  private static String reason(IOException error) {
    return error instanceof FileSystemException known && known.getReason() != null
        ? known.getReason()
        : String.valueOf(error.getMessage());
  }

  private static TuttiException notWritable(Path path, String why, IOException cause) {
    return CampaignProblem.RESULTS_NOT_WRITABLE.error(
        "The results directory " + path + " cannot be written: " + why + ".",
        "Free disk space or correct the permissions, then continue with run --results; no"
            + " measurements are lost.",
        cause);
  }
}
