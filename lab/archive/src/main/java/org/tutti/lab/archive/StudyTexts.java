package org.tutti.lab.archive;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.diagnostics.Counted;
import org.tutti.records.launch.LaunchHeader;
import org.tutti.report.ReportText;
import org.tutti.report.StatisticsText;
import org.tutti.report.cell.ReportDigest;
import org.tutti.report.layout.PageStyle;

/**
 * What an archive says to people.
 *
 * @param campaigns in the order of the archive
 * @param citation authors and license
 * @param disclosure what may be shown
 * @param jars files of the benchmarks in the archive
 * @param otherPrograms names of what was measured and is not in the archive, by digest
 */
record StudyTexts(
    List<StudyCampaign> campaigns,
    Citation citation,
    Disclosure disclosure,
    List<String> jars,
    Map<String, String> otherPrograms) {
  private static final PageStyle BRIEF = new PageStyle(PageStyle.MIN_WIDTH, false, false);

  /** What the study is, in two sentences. */
  String summary() {
    return "Measurements of MPI with Tutti, in "
        + Counted.of(campaigns.size(), "campaign")
        + ": "
        + campaigns.stream()
            .map(campaign -> campaign.title() + " (" + campaign.size() + ")")
            .collect(Collectors.joining("; "))
        + ". Every observation, the plan, its seed, and the environment of each host are"
        + " included.";
  }

  /** The text of {@code README.md}. */
  String readme() {
    List<String> lines = new ArrayList<>();
    lines.addAll(List.of("# " + citation.title(), "", summary(), ""));
    lines.addAll(
        List.of("By " + citation.names() + ". The data may be used under " + license() + ".", ""));
    addResults(lines);
    addRepetition(lines);
    addMethod(lines);
    addFiles(lines);
    addOmissions(lines);
    return String.join("\n", lines) + "\n";
  }

  private String license() {
    String address = citation.license().address();
    return address.equals(citation.license().name())
        ? address
        : "the license [" + citation.license().name() + "](" + address + ")";
  }

  private void addResults(List<String> lines) {
    lines.addAll(List.of("## What was found", ""));
    for (StudyCampaign campaign : campaigns) {
      lines.addAll(List.of("`" + campaign.folder() + "`: " + campaign.title() + ".", "", "```"));
      ReportText.lines(campaign.analysis(), BRIEF).forEach(line -> lines.add(campaign.text(line)));
      lines.addAll(List.of("```", ""));
    }
    lines.addAll(
        List.of(
            "`report.html` of each campaign shows the same with pictures. A number after `TUTTI-`",
            "identifies a remark that Tutti's documentation explains.",
            ""));
  }

  private void addRepetition(List<String> lines) {
    lines.addAll(List.of("## How to measure it again", ""));
    String jar = jars.isEmpty() ? "benchmarks.jar" : jars.get(0);
    if (jars.isEmpty()) {
      lines.addAll(List.of("The benchmarks are not included; they are " + programs() + ".", ""));
    }
    String folder = campaigns.get(0).folder();
    lines.addAll(
        List.of(
            "It takes " + needs() + ". In the directory into which this archive was unpacked:",
            "",
            "```",
            "java -jar " + jar + " report " + folder,
            "java -jar " + jar + " replicate ARCHIVE.zip --trust-programs",
            "```",
            "",
            "The first command needs neither MPI nor the machine. The second one, with the name of",
            "the archive itself, measures the same plans in the same order on your machine, and"
                + " says",
            "of each conclusion whether it holds there; absolute figures differ from machine to",
            "machine. `sh measure.sh` only measures, one campaign after the other.",
            ""));
  }

  /** Programs, ranks, and time. */
  private String needs() {
    String libraries = headersText(header -> header.library().name());
    String ranks = headersText(header -> Counted.of(header.processes(), "rank"));
    return "Java 17 or later, "
        + libraries
        + " or another MPI library, processors for "
        + ranks
        + ", and "
        + Counted.of(Math.max(1, minutes()), "minute");
  }

  /** What the launches have, each different value once. */
  String headersText(Function<LaunchHeader, String> text) {
    return campaigns.stream()
        .flatMap(campaign -> campaign.analysis().headers().stream())
        .map(text)
        .distinct()
        .sorted()
        .collect(Collectors.joining(" and "));
  }

  /** How long all campaigns measured, rounded up. */
  long minutes() {
    return campaigns.stream()
        .mapToLong(campaign -> campaign.analysis().measuringTime().plusSeconds(59).toMinutes())
        .sum();
  }

  private void addMethod(List<String> lines) {
    lines.addAll(List.of("## Method", ""));
    for (StudyCampaign campaign : campaigns) {
      CampaignAnalysis analysis = campaign.analysis();
      lines.addAll(
          List.of("`" + campaign.folder() + "`: " + ReportDigest.of(analysis).setup() + ".", ""));
      for (String paragraph : StatisticsText.paragraphs(analysis)) {
        lines.addAll(List.of(campaign.text(paragraph), ""));
      }
    }
  }

  private void addFiles(List<String> lines) {
    lines.addAll(
        List.of(
            "## What is here",
            "",
            "| file | content |",
            "|---|---|",
            "| `measure.sh` | measures all campaigns again |",
            "| `ARTIFACT.md` | the appendix that conferences ask for |",
            "| `CITATION.cff` | how to cite this |",
            "| `ro-crate-metadata.json` | every file with its digest (RO-Crate 1.1) |",
            "| `campaigns/*/manifest.json` | the plan and the seed |",
            "| `campaigns/*/launches/` | all observations, one file for each launch |",
            "| `campaigns/*/launches.csv` | the figures of each cell in each launch |",
            "| `campaigns/*/report.html`, `report.txt` | the figures |",
            "| `campaigns/*/environment/` | what was found on each host |",
            "| `campaigns/*/journal.jsonl`, `attempts/` | what the driver did |"));
    jars.forEach(jar -> lines.add("| `" + jar + "` | the benchmarks, with Tutti |"));
    lines.add("");
  }

  private void addOmissions(List<String> lines) {
    lines.addAll(
        List.of(
            "## What was left out",
            "",
            "The values of variables, properties, and options whose names contain "
                + String.join(", ", Disclosure.SECRET_WORDS)
                + ": "
                + (disclosure.secrets().isEmpty()
                    ? "there were none"
                    : String.join(", ", disclosure.secrets()))
                + ".",
            disclosure.isAnonymous()
                ? "Names of hosts and users are replaced, each by the same word everywhere."
                : "Names of hosts and users are as they were.",
            "Heartbeats of ranks, which only a running campaign needs, are not included."));
    if (!otherPrograms.isEmpty() && !jars.isEmpty()) {
      lines.add("Of what was measured, these are not included: " + programs() + ".");
    }
  }

  /** What was measured and is not in the archive. */
  String programs() {
    return otherPrograms.isEmpty()
        ? "not recorded, since the launches were started by hand"
        : otherPrograms.entrySet().stream()
            .map(program -> "`" + program.getValue() + "` (SHA-256 " + program.getKey() + ")")
            .collect(Collectors.joining(", "));
  }

  /** Facts of the environment, each different value once. */
  String fact(String... names) {
    return campaigns.stream()
        .flatMap(campaign -> campaign.analysis().headers().stream())
        .map(
            header ->
                Stream.of(names)
                    .map(name -> header.environment().facts().getOrDefault(name, "unknown"))
                    .collect(Collectors.joining(" ")))
        .distinct()
        .sorted()
        .collect(Collectors.joining(", "));
  }
}
