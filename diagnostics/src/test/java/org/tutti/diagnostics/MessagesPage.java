package org.tutti.diagnostics;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The page of the manual that lists all problems. */
final class MessagesPage {
  private static final int COLUMNS = 100;

  private static final Map<Class<?>, String> HEADINGS = new LinkedHashMap<>();

  static {
    HEADINGS.put(CommandLineProblem.class, "Command line and settings");
    HEADINGS.put(MpiProblem.class, "MPI");
    HEADINGS.put(SyncProblem.class, "Clocks and synchronization");
    HEADINGS.put(MeasurementProblem.class, "Measuring and result files");
    HEADINGS.put(SourceProblem.class, "Annotated source code");
    HEADINGS.put(CampaignProblem.class, "Launchers, campaigns and comparisons");
    HEADINGS.put(RecordProblem.class, "Files of campaigns");
    HEADINGS.put(HostProblem.class, "Hosts and jobs");
    HEADINGS.put(GuidelineProblem.class, "Performance guidelines");
    HEADINGS.put(GateProblem.class, "Quantiles and gates");
    HEADINGS.put(TuningProblem.class, "Tuning");
    HEADINGS.put(MapProblem.class, "Maps");
    HEADINGS.put(ArchiveProblem.class, "Archives");
    HEADINGS.put(FileProblem.class, "Files of benchmarks");
    HEADINGS.put(FindingProblem.class, "Findings in finished launches");
  }

  private final StringBuilder page = new StringBuilder();

  private MessagesPage() {}

  static String text() {
    MessagesPage page = new MessagesPage();
    page.paragraph("# Messages");
    page.paragraph(
        "A message of Tutti begins with an identifier such as `[TUTTI-021]`, says what is wrong and"
            + " where, and ends with what to do. This page lists the general cause and remedy of"
            + " each. It is generated from `org.tutti.diagnostics`. An identifier keeps its meaning,"
            + " and a number is never used again.");
    page.paragraph(
        "The kind of a problem decides the exit status of a command. An error without a kind is"
            + " `usage`, a warning without one `measurement`:");
    page.kinds();
    page.paragraph(
        "After a warning, work continues; the result needs care. A launch or campaign still ends with 1 if"
            + " a cell that can be measured has no figure: its benchmark failed (TUTTI-206, TUTTI-207,"
            + " TUTTI-226), or none of its observations is valid (TUTTI-180). Cells that the library"
            + " lacks (TUTTI-055) or that are impossible here (TUTTI-260) do not count; without any"
            + " figure, the status is not 0. Commands that read a campaign end with 1 if a planned"
            + " launch has no whole file (TUTTI-146). `gate` also has the statuses 3 to 5"
            + " ([campaigns](campaigns.md)). If a rank fails, the status of `mpirun`, `mpiexec`, or"
            + " `srun` is their own, but not 0.");
    HEADINGS.forEach(page::section);
    return page.page.toString();
  }

  private void kinds() {
    page.append("| Kind | Exit status |\n|---|---|\n");
    for (ProblemKind kind : ProblemKind.values()) {
      page.append("| ").append(word(kind)).append(" | ").append(kind.exitStatus()).append(" |\n");
    }
    page.append('\n');
  }

  private void section(Class<?> type, String heading) {
    paragraph("## " + heading);
    for (Object constant : type.getEnumConstants()) {
      entry((Problem) constant);
    }
    page.append('\n');
  }

  private void entry(Problem problem) {
    ProblemDescription description = problem.description();
    wrap(
        String.format(
            Locale.ROOT,
            "- <a id=\"%s\"></a>**%s**%s %s *%s*",
            problem.identifier().toLowerCase(Locale.ROOT),
            problem.identifier(),
            mark(description),
            description.cause().replace("*", "\\*"),
            description.remedy().replace("*", "\\*")),
        "  ");
  }

  /** Most errors are of one kind and most warnings of another, so neither kind is repeated. */
  private static String mark(ProblemDescription description) {
    boolean isWarning = description.severity() == Severity.WARNING;
    ProblemKind usual = isWarning ? ProblemKind.MEASUREMENT : ProblemKind.USAGE;
    List<String> marks = new ArrayList<>();
    if (description.kind() != usual) {
      marks.add(word(description.kind()));
    }
    if (isWarning) {
      marks.add("warning");
    }
    return marks.isEmpty() ? "" : " (" + String.join(", ", marks) + ")";
  }

  private void paragraph(String text) {
    wrap(text, "");
    page.append('\n');
  }

  private void wrap(String text, String indentation) {
    StringBuilder line = new StringBuilder();
    List<String> words = Arrays.asList(text.split(" "));
    for (String word : words) {
      if (!line.isEmpty() && line.length() + 1 + word.length() > COLUMNS) {
        page.append(line).append('\n');
        line = new StringBuilder(indentation).append(word);
      } else {
        line.append(line.isEmpty() ? "" : " ").append(word);
      }
    }
    page.append(line).append('\n');
  }

  private static String word(ProblemKind kind) {
    return kind.name().toLowerCase(Locale.ROOT);
  }
}
