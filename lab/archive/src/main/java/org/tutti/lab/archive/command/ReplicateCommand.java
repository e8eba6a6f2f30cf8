package org.tutti.lab.archive.command;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.campaign.Campaign;
import org.tutti.campaign.CampaignResult;
import org.tutti.campaign.Rerun;
import org.tutti.campaign.RerunChanges;
import org.tutti.campaign.ResumeOptions;
import org.tutti.campaign.driver.DriverSettings;
import org.tutti.cli.option.CountConverter;
import org.tutti.cli.option.DriverOptions;
import org.tutti.cli.option.HelpOption;
import org.tutti.cli.option.OutputFile;
import org.tutti.cli.option.PageOptions;
import org.tutti.cli.option.ResultFormat;
import org.tutti.cli.option.ShareConverter;
import org.tutti.cli.option.SignificanceOption;
import org.tutti.cli.option.TableFormatOption;
import org.tutti.cli.option.TrustOption;
import org.tutti.diagnostics.ArchiveProblem;
import org.tutti.diagnostics.CampaignProblem;
import org.tutti.diagnostics.Counted;
import org.tutti.diagnostics.ExitCode;
import org.tutti.diagnostics.TuttiException;
import org.tutti.lab.archive.ReceivedStudy;
import org.tutti.lab.replicate.ClaimState;
import org.tutti.lab.replicate.Conclusions;
import org.tutti.lab.replicate.Replication;
import org.tutti.lab.replicate.ReplicationPage;
import org.tutti.lab.replicate.ReplicationText;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.ManifestFile;
import org.tutti.report.layout.Terminal;
import org.tutti.report.progress.ProgressDisplay;
import org.tutti.report.table.ResultTables;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Measures the study of an archive on this machine, and says which of its conclusions hold. */
@Command(
    name = "replicate",
    description = {
      "Measures the campaigns of an archive again on this machine, and says of each conclusion of"
          + " the study, not of its absolute figures, whether it holds here. What differs here is"
          + " asked for, or given by options. The same command once more continues, and adds"
          + " launches with --launches.",
      "Exit status: 0 if all conclusions hold, 3 if one does not, 4 if one is undecided, 1 if"
          + " something could not be measured."
    },
    footer = {
      "",
      "Examples:",
      "  java -jar benchmarks.jar replicate study.zip",
      "  java -jar benchmarks.jar replicate study.zip --mpi-library mpich -np 2 --trust-programs"
    })
final class ReplicateCommand implements Callable<Integer> {
  private static final String PAGE = "replication.html";

  @Parameters(paramLabel = "FILE", description = "Archive that the command archive has written.")
  private Path archive;

  @Option(
      names = "--results",
      paramLabel = "DIR",
      description = "Directory for what is measured (default: the archive's name with -replica).")
  private Path results;

  @Option(
      names = "--launches",
      paramLabel = "N",
      converter = CountConverter.class,
      description = "Number of launches (of each treatment), if it differs from the study.")
  private Integer launches;

  @Option(
      names = "--margin",
      paramLabel = "SHARE",
      converter = ShareConverter.class,
      description =
          "By how much a ratio may differ from that of the study and still hold, such as 10%%"
              + " (default).")
  private Double margin = Conclusions.MARGIN;

  @Mixin private SignificanceOption significance;
  @Mixin private ReplicaOptions differences;
  @Mixin private TrustOption trust;
  @Mixin private final DriverOptions driver = new DriverOptions(DriverOptions.STOPPING);
  @Mixin private TableFormatOption format;
  @Mixin private PageOptions page;

  @Option(
      names = "--no-html",
      description = "Do not write " + PAGE + ", a page with both beside each other.")
  private boolean withoutPage;

  @Mixin private HelpOption help;

  @Spec private CommandSpec spec;

  /** A campaign of the study. */
  private record StudiedCampaign(String name, Conclusions conclusions) {}

  @Override
  public Integer call() throws IOException {
    driver.settings(); // Wrong ones are refused before anything is unpacked.
    ReceivedStudy study = ReceivedStudy.unpack(archive, results == null ? ofArchive() : results);
    try {
      return replicate(study);
    } catch (RuntimeException e) {
      if (!(e instanceof TuttiException known)
          || known.problem() != ArchiveProblem.NO_CONCLUSION) { // Its remedy needs the campaigns.
        study.removeUnlessMeasured();
      }
      throw e;
    }
  }

  private int replicate(ReceivedStudy study) throws IOException {
    List<StudiedCampaign> campaigns = concluding(study);
    RerunChanges changes = differences.changes(study.programs());
    List<Rerun> reruns = new ArrayList<>();
    for (StudiedCampaign campaign : campaigns) {
      reruns.add(rerun(study, campaign, changes));
    }
    List<CampaignResult> measured = new ArrayList<>();
    for (Rerun rerun : reruns) {
      measured.add(measured(rerun));
    }
    if (measured.stream().anyMatch(result -> result.outcome().interrupted())) {
      return ExitCode.INTERRUPTED;
    }
    Replication replication =
        Replication.of(
            campaigns.stream().map(StudiedCampaign::conclusions).toList(),
            measured.stream().map(CampaignResult::analysis).toList(),
            significance.value());
    print(study, campaigns, replication);
    return measured.stream().allMatch(CampaignResult::isComplete)
        ? status(replication)
        : ExitCode.MEASUREMENT;
  }

  private static int status(Replication replication) {
    return replication.count(ClaimState.DOES_NOT_HOLD) > 0
        ? ExitCode.REGRESSION
        : replication.count(ClaimState.UNDECIDED) > 0 ? ExitCode.NOT_DECIDED : ExitCode.SUCCESS;
  }

  private Path ofArchive() {
    String name = String.valueOf(archive.getFileName()).replaceFirst("(?i)[.]zip$", "");
    return Path.of(name + "-replica");
  }

  private List<StudiedCampaign> concluding(ReceivedStudy study) {
    List<StudiedCampaign> found = new ArrayList<>();
    List<String> without = new ArrayList<>();
    for (String name : study.campaigns()) {
      CampaignAnalysis analysis = CampaignResult.open(study.original(name)).analysis();
      Conclusions conclusions = Conclusions.of(analysis, margin);
      if (conclusions.isEmpty()) {
        without.add(name);
      } else {
        found.add(new StudiedCampaign(name, conclusions));
      }
    }
    if (found.isEmpty()) {
      throw ArchiveProblem.NO_CONCLUSION.error(
          "The study '" + study.title() + "' has concluded nothing that could be found again.",
          "Its campaigns are unpacked: 'rerun "
              + study.original(without.get(0))
              + "' measures one again, and compare compares both.");
    }
    if (!without.isEmpty()) {
      spec.commandLine()
          .getErr()
          .println(
              "Not measured again, since nothing was concluded from "
                  + (without.size() == 1 ? "it: " : "them: ")
                  + String.join(", ", without));
    }
    return found;
  }

  private Rerun rerun(ReceivedStudy study, StudiedCampaign campaign, RerunChanges changes) {
    Path original = study.original(campaign.name());
    RerunChanges settled =
        dialog()
            .settled(
                ManifestFile.required(new CampaignDirectory(original)),
                campaign.conclusions().campaign().headers(),
                changes,
                System.getenv());
    return new Rerun(
        original,
        study.here(campaign.name()),
        launches == null ? OptionalInt.empty() : OptionalInt.of(launches),
        trust.isGiven(),
        driver.settings(),
        settled);
  }

  private ReplicaDialog dialog() {
    Optional<BufferedReader> input =
        Terminal.isStandardInput() && Terminal.isStandardError()
            ? Optional.of(
                new BufferedReader(new InputStreamReader(System.in, Charset.defaultCharset())))
            : Optional.empty();
    return new ReplicaDialog(input, spec.commandLine().getErr());
  }

  /** Begins a campaign, or goes on with it. */
  private CampaignResult measured(Rerun rerun) {
    ProgressDisplay progress = ProgressDisplay.onStandardError(driver.isQuiet());
    DriverSettings settings = rerun.driver();
    return Files.exists(new CampaignDirectory(rerun.results()).manifest())
        ? Campaign.resume(
            rerun.results(),
            new ResumeOptions(rerun.launches(), false, trust.isGiven(), settings),
            progress)
        : Campaign.rerun(rerun, progress);
  }

  private void print(ReceivedStudy study, List<StudiedCampaign> campaigns, Replication replication)
      throws IOException {
    List<String> names = campaigns.stream().map(StudiedCampaign::name).toList();
    ResultTables tables = ReplicationText.tables(replication, study.title(), names);
    PrintWriter output = spec.commandLine().getOut();
    format.print(tables, page.style(), output);
    if (withoutPage) {
      return;
    }
    Path file = study.directory().resolve(PAGE);
    try {
      OutputFile.write(
          file,
          ReplicationPage.of(replication, study.title(), names, tables)
              .getBytes(StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw CampaignProblem.OUTPUT_NOT_WRITABLE.error(
          "The page " + file + " could not be written: " + e + ".",
          "Make the directory writable, or add --no-html.",
          e);
    }
    if (format.value() == ResultFormat.TEXT) {
      output.println();
      output.println(
          "Both beside each other: " + file + " (" + Counted.of(names.size(), "campaign") + ")");
    }
  }
}
