package org.tutti.lab.archive;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.diagnostics.TuttiException;

class AuthorTest {
  /** The first two are the examples of ORCID's own documentation; the last ends with X. */
  @ParameterizedTest
  @CsvSource({
    "Josiah Carberry; 0000-0002-1825-0097, Josiah Carberry, 0000-0002-1825-0097",
    "A;https://orcid.org/0000-0001-5109-3700, A, 0000-0001-5109-3700",
    "A B;0000-0002-1694-233X, A B, 0000-0002-1694-233X"
  })
  void aNameMayHaveAnOrcid(String text, String name, String orcid) {
    Author author = Author.of(text);
    assertThat(author.name()).isEqualTo(name);
    assertThat(author.orcid()).contains(orcid);
    assertThat(Author.of(author.toString())).isEqualTo(author);
  }

  @ParameterizedTest
  @ValueSource(strings = {"The Group", " Lübbe "})
  void aNameAloneIsEnough(String text) {
    assertThat(Author.of(text)).hasToString(text.strip());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        ";0000-0002-1825-0097",
        "A;0000-0002-1825-0098",
        "A;0000000218250097",
        "A;B;C",
        "A\nB"
      })
  void whatIsNoAuthorIsRefused(String text) {
    assertThatThrownBy(() -> Author.of(text))
        .isInstanceOfSatisfying(
            TuttiException.class,
            error ->
                assertThat(error.problem()).isEqualTo(CommandLineProblem.OPTION_VALUE_INVALID));
  }

  @ParameterizedTest
  @ValueSource(strings = {"CC-BY-4.0", "Apache-2.0", "https://example.org/terms"})
  void aLicenseIsAnIdentifierOrAnAddress(String name) {
    assertThat(new License(name).address()).startsWith("https://").endsWith(name);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "CC BY", "http://example.org/terms", "https:///", "../x", "a\"b"})
  void anythingElseIsNoLicense(String name) {
    assertThatThrownBy(() -> new License(name))
        .isInstanceOfSatisfying(
            TuttiException.class,
            error ->
                assertThat(error.problem()).isEqualTo(CommandLineProblem.OPTION_VALUE_INVALID));
  }
}
