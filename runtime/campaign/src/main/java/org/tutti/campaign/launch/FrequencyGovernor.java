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
 * What governs the frequency of this host's processors, where the system lets one choose (Linux,
 * cpufreq). Other hosts of a launch are out of reach.
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
   * Finds out whether a governor can be chosen, without choosing it.
   *
   * @throws TuttiException if not
   */
  public void check(String governor) {
    List<Path> directories = directories();
    if (directories.isEmpty()) {
      throw refused(
          governor,
          "this host offers none (there is no cpufreq under " + cpus + ")",
          "Leave out that level; virtual machines, for one, leave this to their host.");
    }
    for (Path directory : directories) {
      String available = offered(directory);
      if (!List.of(available.split("\\s+")).contains(governor)) {
        throw refused(governor, directory + " offers " + available, "Name one of those.");
      }
      Path current = directory.resolve(CURRENT);
      if (!Files.isWritable(current)) {
        throw refused(
            governor,
            "this user may not write " + current,
            "Run the campaign as one who may, or have it set and leave out the factor.");
      }
    }
  }

  /**
   * Chooses a governor for all processors until what is returned is closed.
   *
   * @param wanted empty to leave all as they are
   * @throws TuttiException if one cannot be set; those set already are set back
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
      throw refused(wanted.get(), e.getMessage(), "Leave out that level.");
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
      return "nothing that can be read";
    }
  }

  private static TuttiException refused(String governor, String why, String wayOut) {
    return CampaignProblem.GOVERNOR_NOT_SET.error(
        "The frequency governor '" + governor + "' cannot be set: " + why + ".", wayOut);
  }

  /** The governors that were in force before, by file. */
  public static final class Chosen implements AutoCloseable {
    private final Map<Path, String> before = new LinkedHashMap<>();

    private Chosen() {}

    private void set(Path file, String governor) throws IOException {
      String former = Files.readString(file).strip();
      write(file, governor);
      before.put(file, former);
    }

    /**
     * Sets back all that can be.
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
        throw CampaignProblem.GOVERNOR_NOT_RESTORED.error(
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
