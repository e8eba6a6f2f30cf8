package org.tutti.measure.launch;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.records.launch.Completion;
import org.tutti.records.launch.OtherProgram;

class HostProgramsTest {
  @TempDir Path directory;

  @Test
  @Timeout(120)
  void aBusyProgramIsInTheCompletionOfTheLaunch() throws IOException {
    Process busy = new ProcessBuilder("sh", "-c", "while :; do :; done").start();
    try {
      TestLaunch.run(
          directory, 2, TestLaunch.plan(new TestHarness(), 2, "msizes", "8,64"), TestHarness::new);
    } finally {
      busy.destroyForcibly();
    }
    Completion completion = TestLaunch.read(directory).completion().get(0);
    assertThat(completion.programs())
        .extracting(OtherProgram::pid)
        .contains(busy.pid())
        .doesNotContain(ProcessHandle.current().pid());
    assertThat(completion.programs())
        .filteredOn(program -> program.pid() == busy.pid())
        .allMatch(program -> program.name().equals("sh") && program.nanos() > 0);
  }
}
