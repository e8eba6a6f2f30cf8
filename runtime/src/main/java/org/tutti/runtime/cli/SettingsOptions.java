package org.tutti.runtime.cli;

import java.util.Arrays;
import java.util.List;
import org.tutti.annotations.SyncMethod;
import org.tutti.mpi.diagnostic.UserError;
import org.tutti.runtime.plan.Msizes;
import org.tutti.runtime.plan.Settings;
import picocli.CommandLine.Option;

/** The options that say how to measure; each goes before what the annotations say. */
final class SettingsOptions {
  @Option(
      names = "--msizes",
      paramLabel = "SIZES",
      description = "Message sizes in bytes, such as 8,1Ki or 8..64Ki*2.")
  private String msizes;

  @Option(
      names = "--sync",
      paramLabel = "METHOD",
      description = "How ranks start together, such as BARRIER or WINDOW_HCA.")
  private String sync;

  @Option(
      names = "--cold-cache",
      negatable = true,
      description = "Overwrite the cache before each observation, or leave it warm.")
  private Boolean coldCache;

  @Option(
      names = {"--repetitions", "--nrep"},
      paramLabel = "N",
      description = "Observations per cell in a launch.")
  private String repetitions;

  @Option(
      names = "--warmup",
      paramLabel = "N",
      description = "Calls at least before the first observation of a cell.")
  private String warmup;

  /**
   * What was given, the rest unset.
   *
   * @throws UserError 4 or 10 if a value cannot be used
   */
  Settings settings() {
    Settings.Builder settings = Settings.builder();
    if (msizes != null) {
      settings.msizes(Msizes.parse(msizes).stream().mapToLong(Long::longValue).toArray());
    }
    if (sync != null) {
      settings.sync(syncMethod(sync));
    }
    if (coldCache != null) {
      settings.coldCache(coldCache);
    }
    if (repetitions != null) {
      settings.repetitions(Numbers.atLeast(1, "--repetitions", repetitions));
    }
    if (warmup != null) {
      settings.warmup(Numbers.atLeast(0, "--warmup", warmup));
    }
    return settings.build();
  }

  private static SyncMethod syncMethod(String name) {
    List<String> known = Arrays.stream(SyncMethod.values()).map(Enum::name).toList();
    if (!known.contains(name)) {
      throw new UserError(
          4,
          "--sync does not know '" + name + "'.",
          Suggestions.of(name, known) + "Known are: " + String.join(", ", known) + ".");
    }
    return SyncMethod.valueOf(name);
  }
}
