package org.tutti.rank.environment;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.tutti.rank.jvm.JvmCacheKind;

@Tag("jdk")
class JvmCacheUseTest {
  @TempDir private Path directory;
  private Path maps;

  @BeforeEach
  void writeMaps() throws IOException {
    maps = directory.resolve("maps");
    Files.writeString(
        maps,
        "7f00-7f01 r-xp 00000000 08:01 42 /usr/lib/jvm/lib/server/libjvm.so\n"
            + "7f02-7f03 rw-p 00001000 08:01 43 /real/home/key.jsa\n"
            + "7f04-7f05 rw-p 00001000 08:01 44 /real/home/key.aot\n");
  }

  @ParameterizedTest
  @EnumSource
  void aCacheThatIsMappedIsInUse(JvmCacheKind kind) {
    assertThat(use(kind.using("/home/key" + kind.suffix())).fact()).isEqualTo(kind.label());
  }

  @ParameterizedTest
  @EnumSource
  void aCacheThatTheJvmIgnoredIsNot(JvmCacheKind kind) {
    assertThat(use(kind.using("/home/other" + kind.suffix())).fact()).isEqualTo("none");
  }

  @Test
  void aJvmWithoutOptionsHasNone() {
    assertThat(use(List.of()).fact()).isEqualTo("none");
  }

  @ParameterizedTest
  @EnumSource
  void itsOptionsAreNotAmongTheOthers(JvmCacheKind kind) {
    List<String> options = new ArrayList<>(kind.using("/home/key"));
    options.add("-Xss512k");
    assertThat(use(options).otherOptions()).containsExactly("-Xss512k");
  }

  private JvmCacheUse use(List<String> options) {
    return new JvmCacheUse(options, maps);
  }
}
