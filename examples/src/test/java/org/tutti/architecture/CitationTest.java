package org.tutti.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** CITATION.cff says what the poms and docs/method.md say. */
class CitationTest {
  private static final String CITATION = SourceRules.text(Path.of("../CITATION.cff"));
  private static final String POM = SourceRules.text(Path.of("../pom.xml"));
  private static final String METHOD = SourceRules.text(Path.of("../docs/method.md"));

  @Test
  void versionAndLicenseAreThoseOfThePom() {
    assertThat(found("(?m)^version: (\\S+)", CITATION))
        .isEqualTo(found("<artifactId>tutti-parent</artifactId>\\s*<version>([\\d.]+)", POM))
        .hasSize(1);
    assertThat(found("(?m)^license: (\\S+)", CITATION))
        .isEqualTo(found("<license>.*?<name>([^<]+)</name>", POM))
        .hasSize(1);
  }

  @Test
  void papersAreThoseOfTheMethod() {
    assertThat(found("(?m)^ +doi: (\\S+)", CITATION))
        .isEqualTo(found("doi:\\[(\\S+)]\\(https://doi\\.org/\\1\\)", METHOD))
        .hasSize(5);
  }

  private static Set<String> found(String pattern, String text) {
    return Pattern.compile(pattern, Pattern.DOTALL)
        .matcher(text)
        .results()
        .map((MatchResult match) -> match.group(1))
        .collect(Collectors.toCollection(TreeSet::new));
  }
}
