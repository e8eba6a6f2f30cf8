package org.tutti.records.campaign;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.tutti.diagnostics.CampaignProblem;
import org.tutti.diagnostics.TuttiException;
import org.tutti.records.file.RecordFiles;

/**
 * The layout of a campaign's directory.
 *
 * @param path the directory
 */
public record CampaignDirectory(Path path) {
  private static final String SUFFIX = ".jsonl";
  private static final String TIME = "uuuu-MM-dd'T'HH-mm-ss";

  /**
   * The directory of a campaign that nobody has named: {@code tutti-results/TIME}, with a number
   * unless it is the first of this second.
   */
  public static Path fresh() {
    return fresh(Path.of("tutti-results"), LocalDateTime.now());
  }

  static Path fresh(Path parent, LocalDateTime time) {
    Path first = parent.resolve(time.format(DateTimeFormatter.ofPattern(TIME)));
    Path unused = first;
    for (int number = 2; Files.exists(unused); number++) {
      unused = first.resolveSibling(first.getFileName() + "-" + number);
    }
    return unused;
  }

  public Path manifest() {
    return path.resolve("manifest.json");
  }

  public Path journal() {
    return path.resolve("journal.jsonl");
  }

  public Path lock() {
    return path.resolve("lock");
  }

  public Path launches() {
    return path.resolve("launches");
  }

  public Path attempts() {
    return path.resolve("attempts");
  }

  /** The result file of a launch. */
  public Path launch(int number) {
    return launches().resolve(ofFourDigits(number) + SUFFIX);
  }

  /** The directory of one attempt at a launch. */
  public Path attempt(int number, int attempt) {
    return attempts().resolve(attemptName(number, attempt));
  }

  static String attemptName(int number, int attempt) {
    return ofFourDigits(number) + "-" + attempt;
  }

  /** The number with zeros before it, so that files are listed in the order of launches. */
  private static String ofFourDigits(int number) {
    String digits = Integer.toString(number);
    return "0".repeat(Math.max(0, 4 - digits.length())) + digits;
  }

  /** What the launcher and the ranks of an attempt print to standard error. */
  public Path attemptErrors(int number, int attempt) {
    return attempt(number, attempt).resolve("errors.txt");
  }

  /** The result file of an attempt, until it is moved to that of the launch. */
  public Optional<Path> attemptResult(int number, int attempt) {
    return RecordFiles.list(attempt(number, attempt).resolve("launches")).stream()
        .filter(file -> file.toString().endsWith(SUFFIX))
        .findFirst();
  }

  /** The result files of all launches, by number, including those that were started by hand. */
  public TreeMap<Integer, Path> results() {
    TreeMap<Integer, Path> results = new TreeMap<>();
    for (Path file : RecordFiles.list(launches())) {
      String name = file.getFileName().toString();
      if (name.matches("\\d{1,9}\\" + SUFFIX)) {
        Path other = results.put(Integer.valueOf(name.substring(0, name.indexOf('.'))), file);
        if (other != null) {
          throw RecordChain.twice(other, file);
        }
      }
    }
    return results;
  }

  /** The launches of a design that have no result yet, in its order. */
  public List<PlannedLaunch> missing(Manifest manifest) {
    TreeMap<Integer, Path> results = results();
    return manifest.design().launches().stream()
        .filter(launch -> !results.containsKey(launch.number()))
        .toList();
  }

  /**
   * The number for a launch that is started by hand: it follows those of all existing launches and
   * of all launches of the design.
   */
  public int nextNumber() {
    int last = results().isEmpty() ? 0 : results().lastKey();
    int planned =
        ManifestFile.read(this).map(manifest -> manifest.design().launches().size()).orElse(0);
    return 1 + Math.max(last, planned);
  }

  /**
   * Creates the directory if it is missing, and checks that it can be written, without a file that
   * could be left.
   *
   * @throws TuttiException if it cannot
   */
  public void prepare() {
    try {
      Files.createDirectories(launches());
      for (Path each : List.of(path, launches())) {
        if (!Files.isWritable(each)) {
          throw new AccessDeniedException(each.toString());
        }
      }
    } catch (IOException e) {
      throw CampaignProblem.RESULTS_NOT_WRITABLE.error(
          "The results directory " + path + " cannot be written: " + e + ".",
          "Name a writable directory with --results.",
          e);
    }
  }

  /**
   * Checks that this is the directory of a campaign.
   *
   * @throws TuttiException if it is not, or cannot be looked at
   */
  public CampaignDirectory existing() {
    if (!RecordFiles.isDirectory(launches())) {
      throw CampaignProblem.NOT_A_CAMPAIGN.error(
          "'" + path + "' does not hold a campaign: it has no directory launches/.",
          "Name the directory that was given with --results, or the one that run printed when it"
              + " finished.");
    }
    return this;
  }
}
