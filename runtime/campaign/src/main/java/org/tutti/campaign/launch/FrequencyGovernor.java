package org.tutti.campaign.launch;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.tutti.diagnostics.CampaignProblem;
import org.tutti.diagnostics.TuttiException;

/**
 * The frequency governor of the processors of this host, where the system has one (Linux, cpufreq).
 * It cannot be set on other hosts of a launch.
 */
public final class FrequencyGovernor {
  private static final String CURRENT = "scaling_governor";
  private static final String AVAILABLE = "scaling_available_governors";

  private final Path cpus;

  /**
   * @param cpus directory {@code devices/system/cpu} of {@code sys}
   */
  FrequencyGovernor(Path cpus) {
    this.cpus = cpus;
  }

  public static FrequencyGovernor ofThisHost() {
    return new FrequencyGovernor(Path.of("/sys/devices/system/cpu"));
  }

  /**
   * Checks that a governor can be set, without setting it.
   *
   * @throws TuttiException if not
   */
  public void check(String governor) {
    List<Path> directories = directories();
    if (directories.isEmpty()) {
      throw unavailable(
          governor,
          "this host has none (there is no cpufreq under " + cpus + ")",
          "Omit that level. In a virtual machine, for example, the host controls the governor.");
    }
    for (Path directory : directories) {
      String available = offered(directory);
      if (!List.of(available.split("\\s+")).contains(governor)) {
        throw unavailable(governor, directory + " offers " + available, "Use one of those.");
      }
      Path current = directory.resolve(CURRENT);
      if (!Files.isWritable(current)) {
        throw unavailable(
            governor,
            "this user may not write to " + current,
            "Run the campaign as a user who may, or have an administrator set the governor and"
                + " omit the factor.");
      }
    }
  }

  /**
   * Sets the governor of all processors until the result is closed.
   *
   * @param wanted empty to change nothing
   * @throws TuttiException if one cannot be set; those already set are restored
   */
  public Chosen choose(Optional<String> wanted) {
    Chosen chosen = new Chosen();
    if (wanted.isEmpty()) {
      return chosen;
    }
    check(wanted.get());
    try {
      for (Path directory : directories()) {
        chosen.set(directory.resolve(CURRENT), wanted.get());
      }
      return chosen;
    } catch (IOException e) {
      chosen.close();
      throw unavailable(wanted.get(), e.getMessage(), "Omit that level.");
    }
  }

  private List<Path> directories() {
    try (Stream<Path> entries = Files.list(cpus)) {
      return entries
          .filter(cpu -> cpu.getFileName().toString().matches("cpu\\d+"))
          .map(cpu -> cpu.resolve("cpufreq"))
          .filter(directory -> Files.exists(directory.resolve(CURRENT)))
          .sorted()
          .toList();
    } catch (IOException e) {
      return List.of();
    }
  }

  private static String offered(Path directory) {
    try {
      return Files.readString(directory.resolve(AVAILABLE)).strip();
    } catch (IOException e) {
      return "nothing readable";
    }
  }

  private static TuttiException unavailable(String governor, String why, String remedy) {
    return CampaignProblem.GOVERNOR_NOT_SET.error(
        "The frequency governor '" + governor + "' cannot be set: " + why + ".", remedy);
  }

  /** The previous governors, by file. */
  public static final class Chosen implements AutoCloseable {
    private final Map<Path, String> before = new LinkedHashMap<>();

    private Chosen() {}

    private void set(Path file, String governor) throws IOException {
      String former = Files.readString(file).strip();
      write(file, governor);
      before.put(file, former);
    }

    /**
     * Restores the previous governors.
     *
     * @throws TuttiException if one cannot
     */
    @Override
    public void close() {
      List<String> left = new ArrayList<>();
      before.forEach(
          (file, governor) -> {
            try {
              write(file, governor);
            } catch (IOException e) {
              left.add(e.getMessage());
            }
          });
      if (!left.isEmpty()) {
        throw CampaignProblem.GOVERNOR_NOT_SET.error(
            "The frequency governor could not be restored: " + String.join("; ", left) + ".",
            "Restore it by hand. The measurements are kept.");
      }
    }

    private static void write(Path file, String governor) throws IOException {
      try {
        Files.writeString(file, governor);
      } catch (IOException e) {
        throw new IOException(
            governor + " cannot be written to " + file + " (" + e.getMessage() + ")", e);
      }
    }
  }
}
