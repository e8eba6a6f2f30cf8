package org.tutti.mpi.resource;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ZipFileEntryTest {
  /** Their headers are longer than what is read of them at a time. */
  private static final int ENTRIES = 3000;

  @TempDir private Path directory;

  private Path zip(String comment) throws IOException {
    Path zip = directory.resolve("some.jar");
    try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(zip))) {
      for (int entry = 0; entry < ENTRIES; entry++) {
        out.putNextEntry(new ZipEntry(name(entry)));
        out.write(content(entry));
      }
      byte[] stored = "stored".getBytes(UTF_8);
      ZipEntry entry = new ZipEntry("stored");
      entry.setMethod(ZipEntry.STORED);
      entry.setSize(stored.length);
      CRC32 sum = new CRC32();
      sum.update(stored);
      entry.setCrc(sum.getValue());
      out.putNextEntry(entry);
      out.write(stored);
      out.putNextEntry(new ZipEntry("empty"));
      out.putNextEntry(new ZipEntry("directory/"));
      out.setComment(comment);
    }
    return zip;
  }

  /** All names are equally long. */
  private static String name(int entry) {
    return String.format("META-INF/directory/with/a/long/name/%06d.txt", entry);
  }

  private static byte[] content(int entry) {
    return "line %d%n".formatted(entry).repeat(10 + entry % 100).getBytes(UTF_8);
  }

  @Test
  void entriesAreFoundWhereverTheyAre() throws IOException {
    Path zip = zip("");
    for (int entry : new int[] {0, 1, ENTRIES / 2, ENTRIES - 1}) {
      assertThat(ZipFileEntry.read(zip, name(entry))).contains(content(entry));
    }
    assertThat(ZipFileEntry.read(zip, "stored")).contains("stored".getBytes(UTF_8));
    assertThat(ZipFileEntry.read(zip, "empty")).contains(new byte[0]);
    for (int entry = 0; entry < ENTRIES; entry += 97) {
      assertThat(ZipFileEntry.read(zip, name(entry))).isPresent();
    }
  }

  @Test
  void entriesWhoseNamesBeginAlikeAreReadTogether() throws IOException {
    Path zip = zip("");
    String begin = name(1234).substring(0, name(1234).length() - "34.txt".length());
    Map<String, byte[]> found = ZipFileEntry.startingWith(zip, begin).orElseThrow();
    assertThat(found).hasSize(100).containsEntry(name(1200), content(1200));
    assertThat(found).containsEntry(name(1299), content(1299)).doesNotContainKey(begin);
    assertThat(ZipFileEntry.startingWith(zip, "stored").orElseThrow())
        .as("a whole name, and one of a directory")
        .isEmpty();
    assertThat(ZipFileEntry.startingWith(zip, "directory").orElseThrow()).isEmpty();
    assertThat(ZipFileEntry.startingWith(zip("a comment"), begin)).isEmpty();
  }

  @Test
  void whatIsNotThereIsNotFound() throws IOException {
    assertThat(ZipFileEntry.read(zip(""), name(ENTRIES))).isEmpty();
    assertThat(ZipFileEntry.read(directory.resolve("missing.jar"), "stored")).isEmpty();
  }

  @Test
  void otherFilesAreLeftToTheLibrary() throws IOException {
    assertThat(ZipFileEntry.read(zip("a comment"), "stored")).isEmpty();
    Path other = directory.resolve("other.jar");
    Files.write(other, new byte[] {1, 2, 3});
    assertThat(ZipFileEntry.read(other, "stored")).isEmpty();
    byte[] whole = Files.readAllBytes(zip(""));
    Files.write(other, Arrays.copyOfRange(whole, 10, whole.length));
    assertThat(ZipFileEntry.read(other, "stored")).isEmpty();
  }
}
