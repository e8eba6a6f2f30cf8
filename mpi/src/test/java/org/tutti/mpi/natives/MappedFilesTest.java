package org.tutti.mpi.natives;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("jdk")
class MappedFilesTest {
  private static final MappedFiles FILES =
      new MappedFiles(
          new String(
              """
              00400000-00401000 r-xp 00000000 08:01 12 /usr/bin/java
              00401000-00402000 rw-p 00000000 00:00 0  [heap]
              7f0000000000-7f0000002000 r-xp 00000000 08:01 13 /usr/lib/b\u00fccher.so
              7f0000002000-7f0000003000 rw-p 00000000 00:00 0
              7fff00000000-7fff00001000 r-xp 00000000 08:01 14 /usr/lib/last.so\
              """
                  .getBytes(UTF_8),
              ISO_8859_1));

  @Test
  void filesAreFoundByAddressesWithinThem() {
    assertThat(FILES.at(0x400000)).contains("/usr/bin/java");
    assertThat(FILES.at(0x400fff)).contains("/usr/bin/java");
    assertThat(FILES.at(0x7f0000000000L)).contains("/usr/lib/b\u00fccher.so");
    assertThat(FILES.at(0x7f0000001fffL)).contains("/usr/lib/b\u00fccher.so");
    assertThat(FILES.at(0x7fff00000fffL)).contains("/usr/lib/last.so");
  }

  @Test
  void memoryThatIsOfNoFileHasNone() {
    assertThat(FILES.at(0x401000)).isEmpty();
    assertThat(FILES.at(0x7f0000002000L)).isEmpty();
    assertThat(FILES.at(0x7f0000003000L)).isEmpty();
    assertThat(FILES.at(0)).isEmpty();
    assertThat(FILES.at(-1)).isEmpty();
    assertThat(new MappedFiles("").at(0x400000)).isEmpty();
  }
}
