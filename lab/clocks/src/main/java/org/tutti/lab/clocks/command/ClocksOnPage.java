package org.tutti.lab.clocks.command;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.JudgedFigure;
import org.tutti.cli.command.ReportAddition;
import org.tutti.figures.page.PagePart;
import org.tutti.figures.page.PageSection;
import org.tutti.lab.clocks.picture.ClockPictures;
import org.tutti.lab.clocks.picture.SyncTable;
import picocli.CommandLine.Option;

/** What was measured of clocks and barriers, on the page of a campaign. */
final class ClocksOnPage implements ReportAddition {
  private static final String OPTION = "--sync-data";

  @Option(
      names = OPTION,
      paramLabel = "DIR",
      description =
          "With --html: also show the data that 'sync --sync-data' wrote to this directory. May be"
              + " repeated.")
  private List<Path> directories = new ArrayList<>();

  @Override
  public Optional<String> pageOption() {
    return directories.isEmpty() ? Optional.empty() : Optional.of(OPTION);
  }

  @Override
  public List<PagePart> parts(List<CampaignAnalysis> campaigns, JudgedFigure figure) {
    List<SyncTable> tables =
        directories.stream().flatMap(data -> SyncDrawings.tables(data).stream()).toList();
    return part(tables).stream().toList();
  }

  /** Empty if nothing was measured that has a picture. */
  static Optional<PagePart> part(List<SyncTable> tables) {
    List<PageSection> sections = new ArrayList<>();
    for (SyncTable table : tables) {
      sections.addAll(PageSection.of(ClockPictures.ALL, table, "sync", name -> "sync --draw"));
    }
    return sections.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new PagePart(
                "synchronization",
                "Synchronization",
                "Measured by the command sync, separately from the campaigns.",
                sections));
  }
}
