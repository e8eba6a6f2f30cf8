package org.tutti.bench.disturbance;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.MergedWarning;
import org.tutti.diagnostics.FindingProblem;
import org.tutti.records.campaign.CampaignDirectory;

/**
 * Reads campaigns whose names begin with {@code busy-} or {@code idle-}, and prints in which of
 * them the report blames other programs, and in which it names the one that was there.
 */
public final class NamedPrograms {
  private int busy;
  private int blamed;
  private int named;
  private int idle;
  private int accused;

  private NamedPrograms() {}

  /** Arguments: the directory of the campaigns and the name of the program. */
  public static void main(String[] arguments) throws IOException {
    NamedPrograms count = new NamedPrograms();
    try (Stream<Path> campaigns = Files.list(Path.of(arguments[0]))) {
      List<Path> sorted = campaigns.sorted().toList();
      for (Path campaign : sorted) {
        count.add(campaign, arguments[1]);
      }
    }
    System.out.printf(
        "other programs blamed in %d of %d campaigns with one, it was named in %d;"
            + " an idle machine accused in %d of %d%n",
        count.blamed, count.busy, count.named, count.accused, count.idle);
  }

  private void add(Path campaign, String program) {
    Optional<String> finding =
        CampaignAnalysis.of(new CampaignDirectory(campaign)).warnings().stream()
            .filter(warning -> warning.problem() == FindingProblem.OTHER_PROGRAMS)
            .map(MergedWarning::line)
            .findFirst();
    String name = campaign.getFileName().toString();
    if (name.startsWith("busy-")) {
      busy++;
      blamed += finding.isPresent() ? 1 : 0;
      named += finding.filter(line -> line.contains("'" + program + "'")).isPresent() ? 1 : 0;
    } else {
      idle++;
      accused += finding.isPresent() ? 1 : 0;
    }
    System.out.println(name + ": " + finding.orElse("nothing"));
  }
}
