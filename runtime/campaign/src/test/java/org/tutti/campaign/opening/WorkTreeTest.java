package org.tutti.campaign.opening;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WorkTreeTest {
  @TempDir private Path path;

  @Test
  void uncommittedChangesAreReported() throws Exception {
    git("init", "-q");
    Files.writeString(path.resolve("file"), "one");
    git("add", "file");
    git("-c", "user.name=test", "-c", "user.email=test@example.org", "commit", "-q", "-m", "one");
    assertThat(WorkTree.state(path)).isEqualTo("clean");

    Files.writeString(path.resolve("file"), "another");
    assertThat(WorkTree.state(path)).isEqualTo("dirty: 1 changed files");
  }

  @Test
  void withoutARepositoryTheStateIsUnknown() {
    assertThat(WorkTree.state(path)).isEqualTo("unknown");
  }

  private void git(String... arguments) throws Exception {
    String[] command = new String[arguments.length + 1];
    command[0] = "git";
    System.arraycopy(arguments, 0, command, 1, arguments.length);
    Process process = new ProcessBuilder(command).directory(path.toFile()).start();
    assertThat(process.waitFor()).isZero();
  }
}
