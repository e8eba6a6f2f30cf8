package org.tutti.campaign.launch;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class LibraryBuildTest {
  @Test
  void compilerVersionAndFlagsAreRead() {
    assertThat(
            LibraryBuild.flags(
                "compiler:c:command:gcc\ncompiler:c:absolute:/usr/bin/gcc\n"
                    + "compiler:c:version:12.2.0\noption:build:cflags:-DNDEBUG -g -O3 \n"))
        .isEqualTo("gcc 12.2.0 -DNDEBUG -g -O3");
  }

  @Test
  void whatAProgramDoesNotTellIsUnknown() {
    assertThat(LibraryBuild.flags("compiler:c:command:gcc\n")).isEqualTo("unknown");
  }
}
