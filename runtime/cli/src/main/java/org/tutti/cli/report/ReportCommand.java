package org.tutti.cli.report;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.ObservationQuantile;
import org.tutti.campaign.CampaignResult;
import org.tutti.cli.command.ReportAddition;
import org.tutti.cli.option.ExitStatus;
import org.tutti.cli.option.FormatOption;
import org.tutti.cli.option.HelpOption;
import org.tutti.cli.option.JudgedFigureOption;
import org.tutti.cli.option.OpenedCampaign;
import org.tutti.cli.option.PageFile;
import org.tutti.cli.option.PageOptions;
import org.tutti.cli.option.QuantileConverter;
import org.tutti.cli.option.ResultFormat;
import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.figures.page.PagePart;
import org.tutti.report.ReportText;
import org.tutti.report.cell.CounterSection;
import org.tutti.report.json.ReportJson;
import org.tutti.report.json.ResultDocument;
import org.tutti.report.launch.HostSection;
import org.tutti.report.layout.PageStyle;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Prints the report of an existing campaign. */
@Command(name = "report", description = "Prints the tables of a campaign.")
public final class ReportCommand implements Callable<Integer> {
  @Parameters(paramLabel = "DIR", arity = "1..*", description = "Campaign directory.")
  private List<Path> directories = new ArrayList<>();

  @Option(
      names = "--html",
      paramLabel = "FILE",
      description =
          "Write the report as a page with pictures instead of printing it: a single file that"
              + " has no scripts and needs no network.")
  private Path html;

  @Option(
      names = "--quantile",
      paramLabel = "P,...",
      split = ",",
      converter = QuantileConverter.class,
      description =
          "Also show these quantiles of the observations with their intervals, such as p99.9 or"
              + " 0.999, where each launch has five observations or more beyond them.")
  private List<ObservationQuantile> quantiles = new ArrayList<>();

  @Mixin private final JudgedFigureOption figure = new JudgedFigureOption();

  @Mixin private FormatOption format;

  @Mixin private PageOptions page;

  @Mixin private HelpOption help;

  @Spec private CommandSpec spec;

  private final List<ReportAddition> additions;

  public ReportCommand(List<ReportAddition> additions) {
    this.additions = additions;
  }

  @Override
  public Integer call() {
    for (ReportAddition addition : additions) {
      if (addition.pageOption().isPresent() && html == null) {
        throw CommandLineProblem.COMMAND_LINE_INVALID.error(
            addition.pageOption().get() + " applies only to the page that --html writes.",
            "Give --html as well.");
      }
    }
    if (figure.named().isPresent() && html == null) {
      throw CommandLineProblem.COMMAND_LINE_INVALID.error(
          "--figure applies only to the page that --html writes.",
          "Give --html as well, or --quantile, which is a column of the tables.");
    }
    for (ReportAddition addition : additions) {
      if (addition.textOption().isPresent()) {
        textOnly(addition.textOption().get());
        return ExitStatus.ofFiles(
            directories.stream().map(directory -> printText(directory, addition)).toList());
      }
    }
    if (html != null) {
      List<CampaignResult> campaigns =
          directories.stream()
              .map(directory -> CampaignResult.open(directory, figure.value().wanted()))
              .toList();
      List<PagePart> parts = new ArrayList<>();
      List<CampaignAnalysis> analyses = campaigns.stream().map(CampaignResult::analysis).toList();
      additions.forEach(addition -> parts.addAll(addition.parts(analyses, figure.value())));
      PageFile.write(html, campaigns, figure.value(), parts);
      return ExitStatus.ofFiles(campaigns);
    }
    return ExitStatus.ofFiles(directories.stream().map(this::print).toList());
  }

  private void textOnly(String option) {
    if (html != null || format.value() != ResultFormat.TEXT) {
      throw CommandLineProblem.COMMAND_LINE_INVALID.error(
          option + " prints only a text, without tables or pictures.",
          "Print them with another 'report'.");
    }
  }

  private CampaignResult printText(Path directory, ReportAddition addition) {
    CampaignResult result = OpenedCampaign.open(directory, spec);
    addition.text(result.analysis()).forEach(spec.commandLine().getOut()::println);
    return result;
  }

  private CampaignResult print(Path directory) {
    PrintWriter output = spec.commandLine().getOut();
    CampaignResult result = CampaignResult.open(directory, quantiles);
    if (format.value() == ResultFormat.JSON) {
      output.print(ResultDocument.text(ReportJson.of(result)));
      return result;
    }
    PageStyle style = page.style();
    ReportText.lines(result.analysis(), style).forEach(output::println);
    if (style.verbose()) {
      style.fit(CounterSection.lines(result.analysis())).forEach(output::println);
      style.fit(HostSection.lines(result.analysis())).forEach(output::println);
    }
    return result;
  }
}
