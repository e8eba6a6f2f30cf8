package org.tutti.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Whatever docs/architecture.md puts in backquotes and calls by name is in the code. */
class ArchitecturePageTest {
  private static final ProjectTree PROJECT = ProjectTree.at(Path.of(".."));
  private static final String PAGE = SourceRules.text(Path.of("../docs/architecture.md"));
  private static final Pattern QUOTED = Pattern.compile("`([^`\n]+)`");
  private static final Pattern METHOD = Pattern.compile("([A-Z]\\w+)\\.([a-z]\\w+)");

  private static Stream<String> quoted() {
    return QUOTED.matcher(PAGE).results().map(match -> match.group(1));
  }

  @Test
  void typesAndPackagesExist() {
    assertThat(quoted().toList()).hasSizeGreaterThan(20);
    assertThat(NameRules.unknown(PROJECT, String.join("\n", quoted().toList()))).isEmpty();
  }

  @Test
  void methodsExist() {
    List<MatchResult> methods = quoted().flatMap(text -> METHOD.matcher(text).results()).toList();
    assertThat(methods).isNotEmpty();
    assertThat(methods.stream().filter(method -> !exists(method)).map(MatchResult::group))
        .isEmpty();
  }

  @Test
  void modulesAreListedInTheirOrder() {
    List<String> listed =
        Arrays.stream(PAGE.split("\n"))
            .filter(line -> line.startsWith("| `"))
            .map(line -> line.substring(3, line.indexOf('`', 3)))
            .filter(
                name -> PROJECT.modules().stream().anyMatch(module -> module.name().equals(name)))
            .toList();
    assertThat(listed).isEqualTo(PROJECT.modules().stream().map(ProjectModule::name).toList());
  }

  private static boolean exists(MatchResult method) {
    return PROJECT.classes().stream()
        .filter(type -> type.getSimpleName().equals(method.group(1)))
        .flatMap(type -> type.getAllMethods().stream())
        .anyMatch(one -> one.getName().equals(method.group(2)));
  }
}
