package org.tutti.analysis;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.tutti.diagnostics.FindingProblem;
import org.tutti.diagnostics.PrintableText;
import org.tutti.records.campaign.CampaignContents;
import org.tutti.records.campaign.JournalEntry;
import org.tutti.records.campaign.JournalEntry.Event;

/**
 * The warnings that launchers and MPI libraries print to standard error during launches that count.
 * The driver keeps what is printed, and a person may not have looked; without a driver, it goes to
 * the terminal only.
 */
final class PrintedWarnings {
  private static final int MAX_BYTES = 1 << 16;
  private static final int MAX_TEXT = 400;
  private static final int MAX_WARNINGS = 5;

  /** Around each text that Open MPI explains something with. */
  private static final Pattern RULE = Pattern.compile("-{40,}");

  /** Lines of the library, its launcher, and what they are built on. */
  private static final Pattern LINE =
      Pattern.compile(
          "\\[[^\\]]+:\\d+\\].*|\\[(proxy|mpiexec|mpirun)[:@].*|.*\\bUCX +(WARN|ERROR|FATAL)\\b.*"
              + "|libfabric:.*|(srun|slurmstepd)\\b.*|Read -\\d+, expected .*|Abort\\(.*");

  /** Says only that more of the same was left out, or how to see it. */
  private static final Pattern REPETITION =
      Pattern.compile(
          ".* more process(es)? ha(s|ve) sent help message .*|.*orte_base_help_aggregate.*"
              + "|\\[[A-Z]+-\\d+\\].*");

  private PrintedWarnings() {}

  /** The most frequent ones, as they were printed first. */
  static List<MergedWarning> of(CampaignContents contents) {
    Map<String, String> first = new LinkedHashMap<>();
    Map<String, Integer> launches = new LinkedHashMap<>();
    for (JournalEntry entry : contents.entries()) {
      if (entry.event() == Event.FINISHED) {
        Path file = contents.directory().attemptErrors(entry.launch(), entry.attempt());
        Set<String> kinds = new LinkedHashSet<>();
        for (String text : warnings(content(file))) {
          String kind = text.replaceAll("[0-9a-f]*\\d[0-9a-f]*", "0");
          first.putIfAbsent(kind, text);
          kinds.add(kind);
        }
        kinds.forEach(kind -> launches.merge(kind, 1, Integer::sum));
      }
    }
    return launches.entrySet().stream()
        .sorted(Map.Entry.<String, Integer>comparingByValue().reversed())
        .limit(MAX_WARNINGS)
        .map(
            one ->
                new MergedWarning(
                    FindingProblem.LIBRARY_WARNED,
                    "the launcher or the library printed: " + quoted(first.get(one.getKey())),
                    List.of(),
                    one.getValue()))
        .toList();
  }

  /** The warnings in the order in which they were printed; lines of one explanation are joined. */
  static List<String> warnings(String printed) {
    List<String> warnings = new ArrayList<>();
    List<String> explanation = new ArrayList<>();
    boolean explains = false;
    for (String line : printed.lines().map(String::strip).toList()) {
      if (RULE.matcher(line).matches()) {
        add(warnings, explanation);
        explains = !explains;
      } else if (REPETITION.matcher(line).matches()) {
        continue;
      } else if (LINE.matcher(line).matches()) {
        warnings.add(line);
      } else if (explains && !line.isEmpty()) {
        explanation.add(line);
      }
    }
    add(warnings, explanation);
    return warnings;
  }

  private static void add(List<String> warnings, List<String> explanation) {
    if (!explanation.isEmpty()) {
      warnings.add(explanation.stream().collect(Collectors.joining(" ")));
      explanation.clear();
    }
  }

  private static String quoted(String text) {
    String printable = PrintableText.of(text);
    return printable.length() <= MAX_TEXT ? printable : printable.substring(0, MAX_TEXT) + " ...";
  }

  /** The beginning of the file; empty if there is none. */
  private static String content(Path file) {
    if (!Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
      return "";
    }
    try (InputStream stream = Files.newInputStream(file)) {
      return new String(stream.readNBytes(MAX_BYTES), UTF_8);
    } catch (IOException e) {
      return "";
    }
  }
}
