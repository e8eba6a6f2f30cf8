package org.tutti.diagnostics;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The page of the manual that lists all problems. */
final class MessagesPage {
  private static final int COLUMNS = 100;

  private static final Pattern SECTION = Pattern.compile("(?m)^= (\\w+) (.+)$");

  private final StringBuilder page = new StringBuilder();

  private MessagesPage() {}

  static String text() throws IOException {
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
    page.sections();
    return page.page.toString();
  }

  private void kinds() {
    page.append("| Kind | Exit status |\n|---|---|\n");
    for (ProblemKind kind : ProblemKind.values()) {
      page.append("| ").append(word(kind)).append(" | ").append(kind.exitStatus()).append(" |\n");
    }
    page.append('\n');
  }

  /** The headings stand in the table only. */
  private void sections() throws IOException {
    String table =
        Files.readString(Repository.root().resolve("diagnostics/src/messages/messages.txt"));
    Map<String, List<Problem>> problems =
        Problem.all().stream()
            .collect(Collectors.groupingBy(problem -> problem.getClass().getSimpleName()));
    SECTION
        .matcher(table)
        .results()
        .forEach(
            section -> {
              paragraph("## " + section.group(2));
              problems.get(section.group(1)).forEach(this::entry);
              page.append('\n');
            });
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
