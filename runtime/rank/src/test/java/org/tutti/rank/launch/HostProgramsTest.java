package org.tutti.rank.launch;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.measure.harness.TestHarness;
import org.tutti.records.launch.OtherProgram;

class HostProgramsTest {
  @TempDir Path directory;

  @Test
  @Timeout(value = 120, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
  void aBusyProgramIsInTheCompletionOfTheLaunch() throws IOException {
    Process busy = new ProcessBuilder("sh", "-c", "while :; do :; done").start();
    List<OtherProgram> programs;
    try {
      programs = programsOfALaunchWith(busy.pid());
    } finally {
      busy.destroyForcibly();
    }
    assertThat(programs)
        .extracting(OtherProgram::pid)
        .doesNotContain(ProcessHandle.current().pid());
    assertThat(programs)
        .filteredOn(program -> program.pid() == busy.pid())
        .singleElement()
        .matches(program -> program.name().equals("sh") && program.nanos() > 0);
  }

  /**
   * A launch takes a tenth of a second, in which the program may not get a processor that others
   * want, so launches are made until it did.
   */
  private List<OtherProgram> programsOfALaunchWith(long pid) throws IOException {
    for (int launch = 1; ; launch++) {
      Path result = Files.createDirectory(directory.resolve("launch " + launch));
      TestLaunch.run(
          result, 2, TestLaunch.plan(new TestHarness(), 2, "msizes", "8,64"), TestHarness::new);
      List<OtherProgram> programs = TestLaunch.read(result).completion().get(0).programs();
      if (programs.stream().anyMatch(program -> program.pid() == pid)) {
        return programs;
      }
    }
  }
}
