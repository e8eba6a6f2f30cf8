package org.tutti.cli.reference;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.tutti.records.settings.SettingKey;

/** The reference in docs is that of the sources, and all settings can be set everywhere. */
class AnnotationReferenceTest {
  private static final Path SOURCES =
      Path.of("../../annotations/src/main/java/org/tutti/annotations");
  private static final Path PAGE = Path.of("../../docs/annotations.md");
  private static final Path MADE = Path.of("target/annotations.md");

  private final AnnotationReference reference = AnnotationReference.of(SOURCES);

  @Test
  void thePageMatchesTheSources() throws Exception {
    Files.writeString(MADE, reference.page());
    assertThat(PAGE)
        .as("stale: copy runtime/cli/%s to docs/annotations.md", MADE)
        .exists()
        .hasContent(reference.page());
  }

  @Test
  void everyAttributeThatIsASettingIsAnOptionToo() {
    assertThat(reference.settings()).hasSizeGreaterThan(10);
    for (AnnotationReference.SettingAttribute attribute : reference.settings()) {
      assertThat(SettingKey.named(attribute.option())).as("%s", attribute).isPresent();
    }
  }

  @Test
  void everyOptionThatIsASettingIsAnAttributeOrTakenByOptions() {
    Set<String> options = new HashSet<>();
    reference.settings().forEach(attribute -> options.add(attribute.option()));
    String taken = reference.page().split("\n## @Options\n")[1].split("\n## ")[0];
    SettingKey.all().stream()
        .filter(setting -> taken.contains("`" + setting.name() + "`"))
        .forEach(
            setting -> {
              options.add(setting.name());
              setting.refinements().forEach(refinement -> options.add(refinement.name()));
            });
    assertThat(SettingKey.all())
        .allSatisfy(setting -> assertThat(options).contains(setting.name()));
  }

  @Test
  void everyAnnotationAndAttributeIsExplained() {
    assertThat(reference.page().lines().filter(line -> line.startsWith("## ")))
        .contains("## @Collective", "## @State", "## @Scheme", "## SyncMethod");
  }
}
