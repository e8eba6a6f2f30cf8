package org.tutti.lab.archive;

import java.time.LocalDate;
import java.util.List;
import java.util.stream.Collectors;

/**
 * How others are to name a study.
 *
 * @param title in a few words, on one line
 * @param authors at least one
 * @param license of the data
 */
public record Citation(String title, List<Author> authors, License license) {
  public Citation {
    authors = List.copyOf(authors);
    title = title.replaceAll("[\\p{Cntrl}]+", " ").strip();
    if (authors.isEmpty()) {
      throw new IllegalArgumentException("no authors");
    }
  }

  /** The names of all authors. */
  String names() {
    return authors.stream().map(Author::name).collect(Collectors.joining(", "));
  }

  /** The text of {@code CITATION.cff}, format 1.2.0. */
  String cff(LocalDate released, String tutti) {
    StringBuilder text = new StringBuilder();
    text.append("cff-version: 1.2.0\n");
    text.append("type: dataset\n");
    text.append("title: ").append(quoted(title)).append('\n');
    text.append("message: \"If you use these measurements, please cite them as below.\"\n");
    text.append("authors:\n");
    for (Author author : authors) {
      text.append("  - name: ").append(quoted(author.name())).append('\n');
      author
          .address()
          .ifPresent(address -> text.append("    orcid: ").append(quoted(address)).append('\n'));
    }
    text.append("date-released: ").append(released).append('\n');
    text.append(license.address().equals(license.name()) ? "license-url: " : "license: ");
    text.append(license.name()).append('\n');
    text.append("references:\n");
    text.append("  - type: software\n");
    text.append("    title: Tutti\n");
    text.append("    version: ").append(quoted(tutti)).append('\n');
    text.append("    authors:\n");
    text.append("      - name: \"The Tutti maintainers\"\n");
    return text.toString();
  }

  /** A text of YAML in double quotes, which has the escapes of JSON. */
  private static String quoted(String text) {
    return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
  }
}
