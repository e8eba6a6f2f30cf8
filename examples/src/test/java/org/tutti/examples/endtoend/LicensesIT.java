package org.tutti.examples.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.jar.JarFile;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.Test;

/** Whose code {@code benchmarks.jar} contains, and whether it says so. */
class LicensesIT {
  private static final Pattern LISTED = Pattern.compile("(?m)^  ([a-z][\\w.]*) \\(.+\\): \\S");

  @Test
  void thoseOfTuttiAreInItOnce() throws IOException {
    try (JarFile jar = new JarFile(Tutti.JAR.toFile())) {
      for (String name : List.of("LICENSE", "NOTICE")) {
        String text = Files.readString(Path.of("..", name));
        assertThat(text(jar, "META-INF/licenses/tutti/" + name)).isEqualTo(text);
        assertThat(text(jar, "META-INF/" + name)).isNotBlank().doesNotContain("Tutti");
      }
      assertThat(text(jar, "META-INF/licenses/asm/LICENSE")).contains("INRIA, France Telecom");
    }
  }

  @Test
  void theNoticeListsThePackagesOfOthersAndNoMore() throws IOException {
    String[] parts = Files.readString(Path.of("../NOTICE")).split("(?m)^(?=What draws|Only the)");
    assertThat(parts).hasSize(3);
    try (JarFile jar = new JarFile(Tutti.JAR.toFile())) {
      assertListed(parts[0], jar.stream().map(ZipEntry::getName).toList());
      assertListed(parts[1], namesOfDrawing(jar));
    }
  }

  @Test
  void ranksDoNotReadTheNamesOfClassesThatDraw() throws IOException {
    try (JarFile jar = new JarFile(Tutti.JAR.toFile())) {
      assertThat(jar.stream().map(ZipEntry::getName))
          .contains("META-INF/tutti-drawing.jar")
          .noneMatch(name -> name.matches("(org/jetbrains|kotlin|com/github/weisj|org/slf4j)/.*"));
    }
  }

  private static void assertListed(String notice, List<String> entries) {
    Set<String> listed =
        LISTED
            .matcher(notice)
            .results()
            .map(match -> match.group(1))
            .collect(Collectors.toCollection(TreeSet::new));
    Set<String> used = new TreeSet<>();
    Set<String> unlisted = new TreeSet<>();
    for (String type : typesOfOthers(entries)) {
      listed.stream()
          .filter(name -> type.startsWith(name + "."))
          .findFirst()
          .ifPresentOrElse(used::add, () -> unlisted.add(type));
    }
    assertThat(unlisted).isEmpty();
    assertThat(used).isNotEmpty().isEqualTo(listed);
  }

  private static List<String> typesOfOthers(List<String> entries) {
    return entries.stream()
        .map(name -> name.replaceFirst("^META-INF/versions/\\d+/", ""))
        .filter(name -> name.endsWith(".class"))
        .map(name -> name.replace('/', '.'))
        .filter(name -> !name.startsWith("org.tutti."))
        .toList();
  }

  private static List<String> namesOfDrawing(JarFile jar) throws IOException {
    List<String> names = new ArrayList<>();
    ZipEntry nested = jar.getEntry("META-INF/tutti-drawing.jar");
    assertThat(nested).as("what draws").isNotNull();
    try (ZipInputStream drawing = new ZipInputStream(jar.getInputStream(nested))) {
      for (ZipEntry at = drawing.getNextEntry(); at != null; at = drawing.getNextEntry()) {
        names.add(at.getName());
      }
    }
    return names;
  }

  private static String text(JarFile jar, String entry) throws IOException {
    assertThat(jar.getJarEntry(entry)).as(entry).isNotNull();
    return new String(
        jar.getInputStream(jar.getJarEntry(entry)).readAllBytes(), StandardCharsets.UTF_8);
  }
}
