package org.tutti.measure.harness;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.jar.JarFile;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JarListingTest {
  private static final String PREFIX = "META-INF/tutti/";

  @TempDir private Path directory;

  @Test
  void findsTheFilesOfOneDirectory() throws IOException {
    assertFound("", jar("", 0));
    assertFound("", jar("A comment.", 100));
  }

  @Test
  void aCommentMayLookLikeTheEndOfAJar() throws IOException {
    assertFound("", jar("PK\u0005\u0006" + "\0".repeat(18) + "...", 3));
  }

  @Test
  void aProgramMayPrecedeAJar() throws IOException {
    assertFound("#!/bin/sh\nexec java -jar \"$0\"\n", jar("", 3));
  }

  @Test
  void aJarMayHaveMoreFilesThanTheUsualFormAllows() throws IOException {
    assertFound("", jar("", 66_000));
  }

  private void assertFound(String before, byte[] jar) throws IOException {
    Path file = directory.resolve("benchmarks.jar");
    Files.writeString(file, before);
    Files.write(file, jar, StandardOpenOption.APPEND);
    try (JarFile opened = new JarFile(file.toFile())) {
      assertThat(JarListing.names(opened, PREFIX))
          .containsExactlyInAnyOrder(PREFIX + "a.First", PREFIX + "größe.Second");
    }
  }

  private static byte[] jar(String comment, int others) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ZipOutputStream jar = new ZipOutputStream(bytes, StandardCharsets.UTF_8)) {
      jar.setComment(comment);
      add(jar, PREFIX + "a.First");
      for (int other = 0; other < others; other++) {
        jar.putNextEntry(new ZipEntry("Other" + other));
      }
      add(jar, "META-INF/tutti-other");
      add(jar, PREFIX + "größe.Second");
    }
    return bytes.toByteArray();
  }

  private static void add(ZipOutputStream jar, String name) throws IOException {
    ZipEntry entry = new ZipEntry(name);
    entry.setComment("why");
    entry.setExtra(new byte[] {'A', 'B', 2, 0, 1, 2});
    jar.putNextEntry(entry);
    jar.write(name.getBytes(StandardCharsets.UTF_8));
  }
}
