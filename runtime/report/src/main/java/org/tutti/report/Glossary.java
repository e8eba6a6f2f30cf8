package org.tutti.report;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.tutti.report.layout.WrappedText;

/** What the words of reports mean. */
public final class Glossary {
  private static final String RESOURCE = "glossary.txt";
  private static final String SEPARATOR = " | ";
  private static final String SECTION = "# ";

  /** The section of words that default output does not have. */
  public static final String OTHER = "Other words";

  /**
   * Words that are explained together.
   *
   * @param section where the page on reading a report explains them, or {@link #OTHER}
   * @param names as they are printed
   * @param definition in sentences
   */
  public record Term(String section, List<String> names, String definition) {
    public Term {
      names = List.copyOf(names);
    }

    /** The words, and what they mean, in lines of so many characters. */
    public List<String> lines(int width) {
      return WrappedText.lines("", "  ", String.join(", ", names) + ": " + definition, width);
    }
  }

  private Glossary() {}

  /** All terms, in the order of the alphabet. */
  public static List<Term> terms() {
    return read().stream()
        .sorted(Comparator.comparing(term -> term.names().get(0), String.CASE_INSENSITIVE_ORDER))
        .toList();
  }

  /** The terms in the order of the file, which is that of the output that has them. */
  private static List<Term> read() {
    List<Term> terms = new ArrayList<>();
    try (BufferedReader lines =
        new BufferedReader(
            new InputStreamReader(
                Glossary.class.getResourceAsStream(RESOURCE), StandardCharsets.UTF_8))) {
      String section = "";
      for (String line : lines.lines().toList()) {
        if (line.startsWith(SECTION)) {
          section = line.substring(SECTION.length());
        } else {
          terms.add(term(section, line));
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return terms;
  }

  private static Term term(String section, String line) {
    int end = line.indexOf(SEPARATOR);
    return new Term(
        section,
        List.of(line.substring(0, end).split(", ")),
        line.substring(end + SEPARATOR.length()));
  }

  /** The terms that have a word among their names, in one number or the other. */
  public static List<Term> of(String word) {
    String wanted = alike(word);
    return terms().stream()
        .filter(term -> term.names().stream().anyMatch(name -> alike(name).equals(wanted)))
        .toList();
  }

  private static String alike(String word) {
    return word.toLowerCase(Locale.ROOT).strip().replaceFirst("(?<=\\w\\w)(es|s|e)$", "");
  }

  /** The terms of a section as a list of a page. */
  public static String markdown(String section) {
    return read().stream()
        .filter(term -> term.section().equals(section))
        .map(
            term ->
                "- `"
                    + String.join("`, `", term.names())
                    + "`: "
                    + term.definition().replace("*", "\\*")
                    + "\n")
        .collect(Collectors.joining());
  }
}
