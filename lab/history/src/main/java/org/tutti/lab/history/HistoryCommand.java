package org.tutti.lab.history;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.tutti.campaign.CampaignResult;
import org.tutti.cli.gate.ComparedKind;
import org.tutti.cli.option.ExitStatus;
import org.tutti.cli.option.HelpOption;
import org.tutti.cli.option.JudgedFigureOption;
import org.tutti.cli.option.MissingOption;
import org.tutti.cli.option.OpenedCampaign;
import org.tutti.cli.option.PageOptions;
import org.tutti.cli.option.SignificanceOption;
import org.tutti.cli.option.TableFormatOption;
import org.tutti.figures.picture.Picture;
import org.tutti.figures.single.DrawingFiles;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Shows how results changed from campaign to campaign. */
@Command(
    name = "history",
    description =
        "Looks for changes and trends over campaigns of the same benchmarks, or over maps.")
final class HistoryCommand implements Callable<Integer> {
  /** Pictures of several campaigns. */
  static final List<Picture<CampaignHistory>> PICTURES = List.of(new HistoryPicture());

  @Parameters(
      paramLabel = "DIR",
      arity = "1..*",
      description = "Two or more campaign directories, in any order.")
  private List<Path> directories = new ArrayList<>();

  @Option(
      names = "--figures",
      paramLabel = "DIR",
      description = "Also draw each cell over time, as SVG files in this directory.")
  private Optional<Path> figures = Optional.empty();

  @Option(
      names = "--allow-different",
      description = "Join campaigns even if they were measured in different ways.")
  private boolean allowDifferent;

  @Mixin private MissingOption missing;

  @Mixin private TableFormatOption format;

  @Mixin private SignificanceOption significance;

  @Mixin private final JudgedFigureOption figure = new JudgedFigureOption();

  @Mixin private HelpOption help;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    Optional<ComparedKind> kind = ComparedKind.of(directories);
    if (kind.isPresent()) {
      kind.get().history(directories, figure.named(), figures, allowDifferent, spec);
      return ExitStatus.SUCCESS;
    }
    List<CampaignResult> campaigns =
        directories.stream()
            .map(directory -> OpenedCampaign.open(directory, figure.value().wanted(), spec))
            .toList();
    CampaignHistory history =
        CampaignHistory.of(
            campaigns.stream().map(CampaignResult::analysis).toList(),
            significance.value(),
            allowDifferent,
            figure.value());
    format.print(
        HistoryTables.of(history),
        PageOptions.styleOf(spec).withVerbose(true),
        spec.commandLine().getOut());
    figures.ifPresent(folder -> DrawingFiles.write(history, PICTURES, history.measured(), folder));
    return missing.exitStatus(history.missing(), campaigns);
  }
}
