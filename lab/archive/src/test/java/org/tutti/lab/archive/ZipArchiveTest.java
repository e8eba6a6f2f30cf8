package org.tutti.lab.archive;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.tutti.records.file.Sha256;

/**
 * The bytes of an archive depend on its files only: not on the time, and not on which of the tested
 * JDKs compresses them, for each of which this test runs.
 */
class ZipArchiveTest {
  private static final String DIGEST =
      "d55b386a85a83d21df9ecc58e5e2d6bd90b2092c8d74f158197a1f37e7796d19";

  @Test
  void everyJdkWritesTheSameBytes() throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    ZipArchive zip = new ZipArchive(bytes);
    for (String name : new String[] {"a/launches.jsonl", "b.txt"}) {
      zip.add(
          name,
          "lines",
          IntStream.range(0, 20_000)
              .mapToObj(i -> name + " " + i + ": " + (long) i * i * 7919 % 104_729)
              .collect(Collectors.joining("\n")));
    }
    zip.finish();

    assertThat(Sha256.of(bytes.toByteArray())).isEqualTo(DIGEST);
  }
}
