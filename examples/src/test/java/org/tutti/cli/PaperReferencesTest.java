package org.tutti.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Sections, figures, tables, rules, and algorithms of the five papers: each that sources and pages
 * cite exists, and each that exists has a row of docs/papers.md.
 */
class PaperReferencesTest {
  /** Where a paper is named, or, after a semicolon, another one of its authors. */
  private static final Pattern PAPER =
      Pattern.compile(
          "(?<name>(?i:Hunold|Hoefler|Gropp|Lübbe|Luebbe))(?: and (?:Carpen-Amarie|Belli|Lusk))?"
              + ",? ?\\(?(?<year>1999|2015|2016|2017)\\b"
              + "|(?<short>HB15|HC15|HC16|L17|GL99)\\b"
              + "|; (?<again>2015|2016)(?=, )");

  /** What follows, to the end of the parenthesis, of the cell of a table, or of the sentence. */
  private static final Pattern CITED =
      Pattern.compile("[,)]?,? ?((?:(?!\\. |: |\\.$)[^();|]){0,120})");

  /** Papers of the same authors with others, and references with their pages. */
  private static final Pattern OTHERS = Pattern.compile("doi|pages|Träff|Thakur|Lumsdaine");

  private static final String NUMBER = "\\d+(?:\\.\\d+)*(?: ?[a-f]\\b)?(?![-\\w%])";
  private static final Pattern ITEMS =
      Pattern.compile(
          "(?:\\b(section|figure|table|rule|algorithm|equation|footnote|guideline)s? |^)"
              + "("
              + NUMBER
              + "(?:(?:, and |, | and | to )"
              + NUMBER
              + ")*)");

  private static final Pattern ROW =
      Pattern.compile(
          "^(figure|table|rule|algorithm)s? (\\d+(?: \\([a-d]\\))?(?:(?:, | and )\\d+)*).*");

  /** What a paper has: its sections, and how many of each other kind. */
  private enum CitedPaper {
    GROPP_1999("1 2 3 3.1 3.2 3.3 3.4 4 5", Map.of("figure", 1)),
    HOEFLER_2015(
        "1 2 2.1 2.1.1 2.1.2 2.1.3 3 3.1 3.1.1 3.1.2 3.1.3 3.2 3.2.1 3.2.2 3.2.3 4 4.1 4.1.1 4.1.2"
            + " 4.2 4.2.1 4.2.2 5 5.1 5.2 6 7 8",
        Map.of("figure", 7, "table", 1, "rule", 12)),
    HUNOLD_2015(
        "1 2 3 3.1 3.2 3.3 4 5 6 7 8",
        Map.of("figure", 11, "table", 2, "algorithm", 4, "equation", 1, "footnote", 2)),
    HUNOLD_2016(
        "1 2 3 3.1 3.1.1 3.1.2 3.1.2.1 3.1.2.2 3.2 3.3 3.4 4 4.1 4.2 4.3 4.4 4.5 4.6 4.7 4.8 5 5.1"
            + " 5.2 5.3 6 7",
        Map.of("figure", 12, "table", 5, "algorithm", 3)),
    LUEBBE_2017(
        "1 2 3 3.1 3.2 4 5 6", Map.of("figure", 2, "table", 4, "algorithm", 1, "guideline", 12));

    private final Set<String> sections;
    private final Map<String, Integer> counts;

    CitedPaper(String sections, Map<String, Integer> counts) {
      this.sections = Set.of(sections.split(" "));
      this.counts = counts;
    }

    boolean has(String kind, String number) {
      return kind.equals("section")
          ? sections.contains(number)
          : number.matches("\\d+")
              && Integer.parseInt(number) >= 1
              && Integer.parseInt(number) <= counts.getOrDefault(kind, 0);
    }

    static CitedPaper of(Matcher mention) {
      if (mention.group("short") != null) {
        return switch (mention.group("short")) {
          case "HB15" -> HOEFLER_2015;
          case "HC15" -> HUNOLD_2015;
          case "HC16" -> HUNOLD_2016;
          case "L17" -> LUEBBE_2017;
          default -> GROPP_1999;
        };
      }
      if (mention.group("again") != null) {
        return valueOf("HUNOLD_" + mention.group("again"));
      }
      String name = mention.group("name").toUpperCase(Locale.ROOT).replace("Ü", "UE");
      return valueOf(name + "_" + mention.group("year"));
    }
  }

  /** An item that a text cites. */
  private record Citation(CitedPaper paper, String kind, String number) {
    boolean exists() {
      return paper.has(kind, number);
    }
  }

  private static List<Citation> citations(String text) {
    String plain = text.replaceAll("\"\\s*\\+ \"", "").replaceAll("\\s*\n\\s*(\\*|//|#)?\\s*", " ");
    List<Citation> citations = new ArrayList<>();
    Matcher mention = PAPER.matcher(plain);
    while (mention.find()) {
      Matcher cited = CITED.matcher(plain).region(mention.end(), plain.length());
      if (cited.lookingAt() && !OTHERS.matcher(cited.group(1)).find()) {
        for (MatchResult items : ITEMS.matcher(cited.group(1)).results().toList()) {
          String kind = items.group(1) == null ? "section" : items.group(1);
          for (String number : items.group(2).split(", and |, | and | to ")) {
            citations.add(
                new Citation(CitedPaper.of(mention), kind, number.replaceAll(" ?[a-f]$", "")));
          }
        }
      }
    }
    return citations;
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '#',
      value = {
        "(Hunold and Carpen-Amarie 2016, section 5.4, figure 12)# HUNOLD_2016 section 5.4",
        "(Hunold and Carpen-Amarie 2016, figure 4; 2015, figures 1, 3, and 12)"
            + "# HUNOLD_2015 figure 12",
        "Hoefler and Belli (2015, rules 3 and 13) ask# HOEFLER_2015 rule 13",
        "(gropp1999, section 3.5)# GROPP_1999 section 3.5",
        "HB15 3.1.2, HC16 3.5, L17 3.2 |# HUNOLD_2016 section 3.5",
        "(luebbe2017, figures 1a and 3b)# LUEBBE_2017 figure 3",
        "(Hunold 2016, 3.1.2.1)#",
        "Hunold 2016 refers to mpptest 1.5#",
        "(Hunold 2015, algorithm 4, lines 30 and 31)#",
        "(Hunold, Carpen-Amarie, Lübbe, and Träff 2016, section 99)#"
      })
  void whatDoesNotExistIsFound(String text, String missing) {
    assertThat(citations(text).stream().filter(citation -> !citation.exists()))
        .extracting(cited -> cited.paper() + " " + cited.kind() + " " + cited.number())
        .isEqualTo(missing == null ? List.of() : List.of(missing));
  }

  @Test
  void whatIsCitedExists() throws IOException {
    int count = 0;
    for (Path file : sources()) {
      List<Citation> citations = citations(DocumentedCommands.text(file));
      assertThat(citations).as(file.toString()).allMatch(Citation::exists);
      count += citations.size();
    }
    assertThat(count).isGreaterThan(300);
  }

  @ParameterizedTest
  @EnumSource
  void eachFigureTableRuleAndAlgorithmHasARow(CitedPaper paper) {
    Set<String> rows = new TreeSet<>();
    boolean isOfThePaper = false;
    for (String line : page().lines().toList()) {
      if (line.startsWith("## ")) {
        Matcher heading = PAPER.matcher(line);
        isOfThePaper = heading.find() && CitedPaper.of(heading) == paper;
      } else if (isOfThePaper && line.startsWith("| ")) {
        Matcher row = ROW.matcher(line.split("\\|")[1].strip());
        if (row.matches()) {
          Pattern.compile("\\d+")
              .matcher(row.group(2))
              .results()
              .forEach(number -> rows.add(row.group(1) + " " + number.group()));
        }
      }
    }
    paper.counts.forEach(
        (kind, count) -> {
          if (Set.of("figure", "table", "rule", "algorithm").contains(kind)) {
            assertThat(rows.stream().filter(row -> row.startsWith(kind)))
                .containsExactlyInAnyOrderElementsOf(
                    IntStream.rangeClosed(1, count).mapToObj(n -> kind + " " + n).toList());
          }
        });
  }

  private static String page() {
    return DocumentedCommands.text(DocumentedCommands.PROJECT.resolve("docs/papers.md"));
  }

  private static List<Path> sources() throws IOException {
    try (Stream<Path> files = Files.walk(DocumentedCommands.PROJECT)) {
      return files
          .filter(file -> file.toString().matches(".*\\.(java|md|txt|mustache)"))
          .filter(file -> !file.toString().matches(".*/(target|\\.git)/.*"))
          .filter(file -> !file.endsWith("PaperReferencesTest.java"))
          .toList();
    }
  }
}
