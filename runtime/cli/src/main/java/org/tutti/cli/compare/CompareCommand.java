package org.tutti.cli.compare;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.compare.CampaignComparison;
import org.tutti.analysis.compare.ComparisonOptions;
import org.tutti.analysis.compare.Side;
import org.tutti.campaign.CampaignResult;
import org.tutti.cli.option.HelpOption;
import org.tutti.cli.option.JudgedFigureOption;
import org.tutti.cli.option.MissingOption;
import org.tutti.cli.option.OpenedCampaign;
import org.tutti.cli.option.PageOptions;
import org.tutti.cli.option.ResultFormat;
import org.tutti.cli.option.ShareConverter;
import org.tutti.cli.option.SignificanceOption;
import org.tutti.cli.option.TableFormatOption;
import org.tutti.diagnostics.CampaignProblem;
import org.tutti.figures.Pictures;
import org.tutti.figures.single.DrawingFiles;
import org.tutti.report.ComparisonText;
import org.tutti.report.layout.PageStyle;
import org.tutti.report.remark.CampaignDoubt;
import org.tutti.stats.hypothesis.Alternative;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Decides whether one side is faster than the other. */
@Command(
    name = "compare",
    description = {
      "Compares two campaigns, or what one campaign has measured.",
      "Write compare A B, compare 'A-*' 'B-*' (many campaigns of each side, such as those of"
          + " several nights), compare DIR one other (methods of a class, or operations), or compare"
          + " DIR with --factor library=openmpi,mpich (a factor) or --factor chunks=1,4,16 (a"
          + " parameter of the benchmarks)."
    })
public final class CompareCommand implements Callable<Integer> {
  @Parameters(
      paramLabel = "DIR",
      arity = "1..*",
      description =
          "Two campaign directories; or one, and the variants to compare: each with the first.")
  private List<Path> operands = new ArrayList<>();

  @Option(
      names = "--factor",
      paramLabel = "NAME=A,B",
      description =
          "The levels of one campaign to compare: of a factor or of a parameter. If there are more"
              + " than two, each is compared with the first.")
  private String factor;

  @Option(
      names = "--allow-different",
      description = "Compare even if the sides were measured in different ways.")
  private boolean allowDifferent;

  @Option(
      names = "--less",
      description = "Test only whether A takes less time than B; exchange them to test for more.")
  private boolean less;

  @Option(
      names = "--margin",
      paramLabel = "SHARE",
      converter = ShareConverter.class,
      description = "Largest difference that counts as equivalent, such as 3%% (default).")
  private Double margin = ComparisonOptions.DEFAULT.margin();

  @Mixin private SignificanceOption significance;

  @Mixin private final JudgedFigureOption figure = new JudgedFigureOption();

  @Mixin private MissingOption missing;

  @Option(
      names = "--figures",
      paramLabel = "DIR",
      description =
          "Also draw the launches of both sides over sizes, as SVG files in this directory.")
  private Optional<Path> figures = Optional.empty();

  @Mixin private TableFormatOption format;

  @Mixin private PageOptions page;

  @Mixin private HelpOption help;

  @Spec private CommandSpec spec;

  private final List<CampaignResult> opened = new ArrayList<>();

  @Override
  public Integer call() throws IOException {
    List<CampaignAnalysis> sides = new ArrayList<>();
    List<CampaignComparison> comparisons =
        operands.size() > 2 || factor != null ? ofLevels(levels(), sides) : ofCampaigns(sides);
    PrintWriter output = spec.commandLine().getOut();
    figures.ifPresent(folder -> draw(comparisons, folder));
    PageStyle style = page.style();
    for (int side = 0; side < sides.size() && format.value() == ResultFormat.TEXT; side++) {
      String name = sides.size() == 1 ? "" : side == 0 ? "A: " : "B: ";
      ComparisonText.trust(name, sides.get(side), style).forEach(output::println);
    }
    format.print(ComparisonText.tables(comparisons), style, output);
    return missing.exitStatus(
        comparisons.stream().flatMap(comparison -> comparison.missing().stream()).toList(), opened);
  }

  /** Draws the comparisons, each of several in a directory of its own. */
  private static void draw(List<CampaignComparison> comparisons, Path folder) {
    for (int i = 0; i < comparisons.size(); i++) {
      Path place = comparisons.size() == 1 ? folder : folder.resolve(Integer.toString(i + 1));
      CampaignComparison one = comparisons.get(i);
      DrawingFiles.write(one, Pictures.OF_COMPARISON, ComparisonText.measured(one), place);
    }
  }

  private List<CampaignComparison> ofCampaigns(List<CampaignAnalysis> sides) {
    if (operands.size() != 2) {
      throw CampaignProblem.COMPARISON_WITHOUT_TWO_SIDES.error(
          "compare needs two campaign directories, or one and what to compare in it.",
          "Write compare A B, compare DIR VARIANT VARIANT, or compare DIR --factor"
              + " NAME=LEVEL,LEVEL.");
    }
    List<CampaignResult> a = campaigns(operands.get(0));
    List<CampaignResult> b = campaigns(operands.get(1));
    opened.addAll(a);
    opened.addAll(b);
    CampaignComparison compared =
        CampaignComparison.ofCampaigns(sides(a), sides(b), allowDifferent, options());
    if (a.size() == 1 && b.size() == 1) {
      sides.addAll(List.of(a.get(0).analysis(), b.get(0).analysis()));
      return List.of(compared);
    }
    return List.of(
        compared.noting(
            Stream.concat(a.stream(), b.stream())
                .flatMap(
                    one -> CampaignDoubt.of(one.directory().toString(), one.analysis()).stream())
                .toList()));
  }

  private List<CampaignResult> campaigns(Path named) {
    return NamedCampaigns.isPattern(named)
        ? NamedCampaigns.opened(NamedCampaigns.of(List.of(named), null), figure.value().wanted())
        : List.of(OpenedCampaign.open(named, figure.value().wanted(), spec));
  }

  private static List<Side> sides(List<CampaignResult> campaigns) {
    return campaigns.stream().map(CampaignResult::side).toList();
  }

  private ComparedLevels levels() {
    if (factor == null) {
      return new ComparedLevels(
          CampaignComparison.BENCHMARK, operands.stream().skip(1).map(Path::toString).toList());
    }
    ComparedLevels levels = ComparedLevels.parse(factor);
    if (levels.name().equals(CampaignComparison.BENCHMARK)) {
      throw CampaignProblem.COMPARISON_WITHOUT_TWO_SIDES.error(
          "A benchmark is not a level of a factor.",
          "Write compare DIR " + String.join(" ", levels.levels()) + ".");
    }
    if (operands.size() != 1) {
      throw CampaignProblem.COMPARISON_WITHOUT_TWO_SIDES.error(
          "--factor compares levels of one campaign, but more than its directory was given.",
          "Name one directory.");
    }
    return levels;
  }

  private List<CampaignComparison> ofLevels(ComparedLevels levels, List<CampaignAnalysis> sides) {
    opened.add(OpenedCampaign.open(operands.get(0), figure.value().wanted(), spec));
    CampaignAnalysis analysis = opened.get(0).analysis();
    sides.add(analysis);
    return levels.compared(analysis, allowDifferent, options());
  }

  public ComparisonOptions options() {
    return new ComparisonOptions(
        less ? Alternative.LESS : Alternative.TWO_SIDED,
        ComparisonOptions.DEFAULT.correction(),
        margin,
        significance.value(),
        figure.value());
  }
}
