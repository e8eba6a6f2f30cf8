package org.tutti.lab.archive.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import org.tutti.campaign.driver.KeptPrograms;
import org.tutti.cli.option.ExitStatus;
import org.tutti.cli.option.HelpOption;
import org.tutti.cli.option.OpenedCampaign;
import org.tutti.cli.option.PagePrinter;
import org.tutti.diagnostics.CampaignProblem;
import org.tutti.diagnostics.Counted;
import org.tutti.lab.archive.Author;
import org.tutti.lab.archive.Citation;
import org.tutti.lab.archive.Disclosure;
import org.tutti.lab.archive.License;
import org.tutti.lab.archive.Study;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Writes campaigns into one file for others. */
@Command(
    name = "archive",
    description = {
      "Writes campaigns into one ZIP file that others can examine and measure again: every"
          + " observation, the plan and its seed, the reports, the benchmarks, the environment of"
          + " each host, and descriptions for people and repositories (RO-Crate 1.1)."
    },
    footer = {
      "",
      "Examples:",
      "  java -jar benchmarks.jar archive results --author 'Ada Byron' --license CC-BY-4.0",
      "  java -jar benchmarks.jar archive before after -o study.zip --anonymous"
    })
final class ArchiveCommand implements Callable<Integer> {
  @Parameters(paramLabel = "DIR", arity = "1..*", description = "Campaign directory.")
  private List<Path> directories = new ArrayList<>();

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      description = "File to write (default: study.zip).")
  private Path file = Path.of("study.zip");

  @Option(
      names = "--author",
      paramLabel = "NAME[;ORCID]",
      description =
          "Who measured; may be repeated. Remembered for further archives, like --license.")
  private List<String> authors = new ArrayList<>();

  @Option(
      names = "--license",
      paramLabel = "NAME",
      description =
          "How others may use the data: an identifier of the SPDX list, such as CC-BY-4.0, or an"
              + " https address.")
  private String license;

  @Option(
      names = "--title",
      paramLabel = "TEXT",
      description = "Title of the study (default: operations, libraries, and ranks).")
  private String title;

  @Option(
      names = "--anonymous",
      description =
          "Replace names of hosts and users, each by the same word everywhere. Secrets, such as"
              + " the values of variables whose names contain TOKEN, are always left out.")
  private boolean anonymous;

  @Option(
      names = "--no-benchmarks",
      description = "Name the benchmarks by their digest instead of including their jar.")
  private boolean withoutBenchmarks;

  @Option(
      names = "--coordinates",
      paramLabel = "GROUP:ARTIFACT:VERSION",
      description = "Where Maven finds the benchmarks, if their jar is not included.")
  private String coordinates;

  @Mixin private HelpOption help;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    StudyAuthors known = StudyAuthors.ofUser();
    StudyAuthors named =
        known.or(
            authors.stream().map(Author::of).toList(),
            license == null ? null : new License(license));
    License agreed = named.required();
    Study whole =
        Study.of(
            directories.stream()
                .map(directory -> OpenedCampaign.open(directory, spec).analysis())
                .toList(),
            !withoutBenchmarks,
            KeptPrograms.ofUser());
    Study study = coordinates == null ? whole : whole.obtainedAs(coordinates);
    Citation citation =
        new Citation(title == null ? study.title() : title, named.authors(), agreed);
    Disclosure disclosure =
        anonymous
            ? Disclosure.anonymous(study.hosts(), Set.of(System.getProperty("user.name", "root")))
            : Disclosure.ofAllNames();
    print(write(study, citation, disclosure), study);
    named.remember(known).ifPresent(this::print);
    return ExitStatus.SUCCESS;
  }

  private Study.Contents write(Study study, Citation citation, Disclosure disclosure) {
    try {
      return study.write(file, citation, disclosure);
    } catch (IOException e) {
      throw CampaignProblem.OUTPUT_NOT_WRITABLE.error(
          "The archive " + file + " could not be written: " + e + ".",
          "Name a file in a writable directory with enough space.",
          e);
    }
  }

  private void print(Study.Contents contents, Study study) {
    print(
        "Archive: "
            + file
            + ", "
            + Counted.of(directories.size(), "campaign")
            + ", "
            + Counted.of(contents.files(), "file"));
    print(
        contents.jars().isEmpty()
            ? "Benchmarks: not included"
                + (withoutBenchmarks
                    ? ""
                    : ", since no jar has the digest that the campaign recorded; build the revision"
                        + " that was measured at its place again, or say with --coordinates where"
                        + " Maven finds it")
            : "Benchmarks: " + String.join(", ", contents.jars()));
    print(
        "Secrets: "
            + (contents.secrets().isEmpty()
                ? "none found by name (" + String.join(", ", Disclosure.SECRET_WORDS) + ")"
                : "left out the values of " + String.join(", ", contents.secrets())));
    print(
        anonymous
            ? "Names: those of hosts and users are replaced"
            : "Names: "
                + Counted.of(study.hosts().size(), "host")
                + " by name; --anonymous replaces names of hosts and users");
  }

  private void print(String line) {
    PagePrinter.of(spec).print(line);
  }
}
