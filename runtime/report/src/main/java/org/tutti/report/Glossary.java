package org.tutti.report;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.tutti.report.layout.WrappedText;

/** What the words of reports mean. */
public final class Glossary {
  private static final String RESOURCE = "glossary.txt";
  private static final String SEPARATOR = " | ";

  /**
   * Words that are explained together.
   *
   * @param names as they are printed
   * @param definition in sentences
   */
  public record Term(List<String> names, String definition) {
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
    try (BufferedReader lines =
        new BufferedReader(
            new InputStreamReader(
                Glossary.class.getResourceAsStream(RESOURCE), StandardCharsets.UTF_8))) {
      return lines.lines().map(Glossary::term).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Term term(String line) {
    int end = line.indexOf(SEPARATOR);
    return new Term(
        List.of(line.substring(0, end).split(", ")), line.substring(end + SEPARATOR.length()));
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

  /** The terms as the table of a page. */
  public static String markdown() {
    return terms().stream()
        .map(term -> "| " + String.join(", ", term.names()) + " | " + term.definition() + " |\n")
        .collect(Collectors.joining("", "| term | definition |\n|---|---|\n", ""));
  }
}
