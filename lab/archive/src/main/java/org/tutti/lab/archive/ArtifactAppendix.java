package org.tutti.lab.archive;

import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.tutti.diagnostics.Counted;
import org.tutti.report.cell.ReportDigest;

/**
 * The text of {@code ARTIFACT.md}: artifact description and evaluation, with the headings of ACM's
 * artifact appendix and what those of the SC conferences ask for besides them.
 *
 * @param texts what the archive says to people
 * @param citation authors and license
 * @param bytes of the campaigns and the benchmarks, unpacked
 */
record ArtifactAppendix(StudyTexts texts, Citation citation, long bytes) {
  private static final double MEGABYTE = 1e6;

  String text() {
    List<String> lines = new ArrayList<>();
    lines.addAll(
        List.of(
            "# Artifact appendix: " + citation.title(),
            "",
            "## Abstract",
            "",
            texts.summary(),
            ""));
    addDescription(lines);
    addEvaluation(lines);
    return String.join("\n", lines) + "\n";
  }

  private void addDescription(List<String> lines) {
    lines.addAll(
        List.of(
            "## Artifact description",
            "",
            "### Relation to the conclusions",
            "",
            "The artifact is what the conclusions below were computed from, and the programs that",
            "measured it: this archive is all of it.",
            "",
            "### Artifact check-list",
            ""));
    checklist().forEach((name, value) -> lines.add("- **" + name + "**: " + value));
    lines.addAll(
        List.of(
            "",
            "### How to access",
            "",
            "The archive is one file without parts elsewhere, under the license "
                + citation.license().name()
                + ".",
            "",
            "### Hardware dependencies",
            "",
            "A machine with a processor for each of "
                + texts.headersText(header -> Counted.of(header.processes(), "rank"))
                + ". It was measured on "
                + texts.fact("cpu.model")
                + ".",
            "",
            "### Software dependencies",
            "",
            "Java 17 or later, and "
                + texts.headersText(header -> header.library().name())
                + " or another MPI library. It was measured with "
                + texts.fact("jvm.name", "jvm.version")
                + " on "
                + texts.fact("os.name")
                + ".",
            "",
            "### Data sets",
            "",
            "None: benchmarks make their own messages. What was measured is in `campaigns/`.",
            "",
            "### Installation",
            "",
            texts.jars().isEmpty()
                ? "Obtain the benchmarks ("
                    + texts.programs()
                    + "), and install Java and an MPI library."
                : "Unpack the archive, and install Java and an MPI library; nothing else is"
                    + " needed.",
            ""));
  }

  private void addEvaluation(List<String> lines) {
    lines.addAll(
        List.of(
            "## Artifact evaluation",
            "",
            "### Experiment workflow",
            "",
            "As in `README.md`, \"How to measure it again\": `replicate` with this archive"
                + " measures",
            "all campaigns, in "
                + Counted.of(Math.max(1, texts.minutes()), "minute")
                + " if the machine is as fast; `measure.sh` has the single commands.",
            "",
            "### Evaluation and expected results",
            "",
            "`report` on a campaign of the archive prints its `report.txt`, from the same files.",
            "`replicate` says of each conclusion whether it holds on the evaluator's machine, does",
            "not, or is undecided, and then how many launches more would decide it. Expect other",
            "times, and the same conclusions unless the machine or the library changes them. The",
            "conclusions of this study:",
            ""));
    for (StudyCampaign campaign : texts.campaigns()) {
      ReportDigest digest = ReportDigest.of(campaign.analysis());
      lines.add("- `" + campaign.folder() + "`: " + digest.trust());
      digest.answer().forEach(line -> lines.add("  " + campaign.text(line.strip())));
    }
    lines.addAll(
        List.of(
            "",
            "### Experiment customization",
            "",
            "Options of `replicate` change what differs here: `--mpi-library` and `--launcher`,",
            "`-np`, `--hosts`, `--launches`, and `--margin` for ratios.",
            "",
            "### Methodology",
            "",
            "`README.md`, \"Method\", says with sources how each figure was measured and"
                + " computed."));
  }

  private Map<String, String> checklist() {
    Map<String, String> items = new LinkedHashMap<>();
    items.put(
        "Program", texts.jars().isEmpty() ? texts.programs() : String.join(", ", texts.jars()));
    items.put("Binary", texts.jars().isEmpty() ? "not included" : "included; no compilation");
    items.put(
        "Run-time environment",
        texts.headersText(header -> header.library().name())
            + "; "
            + texts.fact("jvm.name", "jvm.version")
            + "; "
            + texts.fact("os.name"));
    items.put(
        "Hardware",
        texts.fact("cpu.model")
            + "; "
            + texts.headersText(header -> Counted.of(header.processes(), "rank")));
    items.put(
        "Execution", "one `mpirun` for each launch, in an order that the recorded seed determines");
    items.put(
        "Metrics",
        "run-time of an operation; the median over launches of their medians, with its interval");
    items.put(
        "Output",
        "one file for each launch, with every observation; reports as text, page, and CSV");
    items.put(
        "Experiments",
        texts.campaigns().stream().map(StudyCampaign::size).collect(Collectors.joining("; ")));
    items.put(
        "Measured on",
        texts.campaigns().stream()
            .map(campaign -> campaign.started().atZone(ZoneOffset.UTC).toLocalDate().toString())
            .distinct()
            .sorted()
            .collect(Collectors.joining(", ")));
    items.put(
        "Disk space required",
        Math.max(1, Math.round(2 * bytes / MEGABYTE)) + " MB, unpacked twice");
    items.put("Time to prepare", "none beyond the installation of Java and MPI");
    items.put("Time to complete", Counted.of(Math.max(1, texts.minutes()), "minute"));
    items.put("Publicly available", "where this archive is");
    items.put("Code license", "that of the benchmarks; Tutti has the Apache License 2.0");
    items.put("Data license", citation.license().name());
    items.put("Workflow framework", "Tutti; `measure.sh` for others");
    return items;
  }
}
