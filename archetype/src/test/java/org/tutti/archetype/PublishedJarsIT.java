package org.tutti.archetype;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What every jar that is published has in common. */
@Tag("jdk")
class PublishedJarsIT {
  @Test
  void eachCarriesLicenseAndNotice() throws Exception {
    Path directory = Commands.freshDirectory("published");
    Path published = ScaffoldedProject.repository(directory).directory().resolve("org/tutti");
    List<Path> jars;
    try (Stream<Path> files = Files.walk(published)) {
      jars = files.filter(file -> file.toString().endsWith(".jar")).toList();
    }
    assertThat(jars).hasSizeGreaterThan(10);
    for (Path file : jars) {
      try (JarFile jar = new JarFile(file.toFile())) {
        for (String name : List.of("LICENSE", "NOTICE")) {
          assertThat(jar.getJarEntry("META-INF/" + name)).as("%s of %s", name, file).isNotNull();
          assertThat(jar.getInputStream(jar.getJarEntry("META-INF/" + name)))
              .hasContent(Files.readString(ScaffoldedProject.ROOT.resolve(name), UTF_8));
        }
      }
    }
  }
}
