package org.tutti.cli.command;

import java.util.List;
import java.util.Optional;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.JudgedFigure;
import org.tutti.figures.page.PagePart;

/**
 * What another module adds to the command {@code report}: an object made for one call, whose
 * options, if any, are annotated like those of a command.
 */
public interface ReportAddition {
  /** An option of it that was given and says something only of the page. */
  default Optional<String> pageOption() {
    return Optional.empty();
  }

  /**
   * Parts of the page beside its campaigns.
   *
   * @param figure of each launch that the page shows
   * @throws org.tutti.diagnostics.TuttiException if what an option names cannot be read
   */
  default List<PagePart> parts(List<CampaignAnalysis> campaigns, JudgedFigure figure) {
    return List.of();
  }

  /** An option of it that was given and asks for a text in the place of the tables. */
  default Optional<String> textOption() {
    return Optional.empty();
  }

  /** That text, of one campaign. */
  default List<String> text(CampaignAnalysis campaign) {
    throw new IllegalStateException("there is no such option");
  }
}
