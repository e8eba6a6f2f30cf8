package org.tutti.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Holds the rules against the code of all modules, and against examples that violate them. */
class ArchitectureTest {
  private static final ProjectTree PROJECT = ProjectTree.at(Path.of(".."));

  @ParameterizedTest
  @EnumSource
  void holds(ArchitectureRule rule) {
    assertThat(rule.violations(PROJECT)).isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void namesTheCulprit(ArchitectureRule rule, @TempDir Path folder) throws IOException {
    assertThat(rule.violations(ProjectTree.at(RuleViolations.breaking(rule, folder))))
        .singleElement()
        .asString()
        .contains(RuleViolations.CULPRIT);
  }
}
