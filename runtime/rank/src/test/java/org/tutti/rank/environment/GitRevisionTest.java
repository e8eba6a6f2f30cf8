package org.tutti.rank.environment;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GitRevisionTest {
  private static final String COMMIT = "0123456789abcdef0123456789abcdef01234567";

  @TempDir Path project;
  private Path inside;

  @BeforeEach
  void directories() throws IOException {
    inside = Files.createDirectories(project.resolve("module/src"));
    Files.createDirectories(project.resolve(".git/refs/heads"));
    Files.writeString(project.resolve(".git/HEAD"), "ref: refs/heads/main\n");
  }

  @Test
  void branchWithAFileOfItsOwn() throws IOException {
    Files.writeString(project.resolve(".git/refs/heads/main"), COMMIT + "\n");
    assertThat(GitRevision.of(inside)).contains(COMMIT);
  }

  @Test
  void packedBranch() throws IOException {
    Files.writeString(
        project.resolve(".git/packed-refs"),
        "# pack-refs with: peeled\nffff refs/heads/other\n" + COMMIT + " refs/heads/main\n");
    assertThat(GitRevision.of(inside)).contains(COMMIT);
  }

  @Test
  void detachedHead() throws IOException {
    Files.writeString(project.resolve(".git/HEAD"), COMMIT + "\n");
    assertThat(GitRevision.of(inside)).contains(COMMIT);
  }

  @Test
  void linkedWorkTree(@TempDir Path tree) throws IOException {
    Path git = Files.createDirectories(project.resolve(".git/worktrees/tree"));
    Files.writeString(git.resolve("HEAD"), "ref: refs/heads/main\n");
    Files.writeString(git.resolve("commondir"), "../..\n");
    Files.writeString(project.resolve(".git/refs/heads/main"), COMMIT + "\n");
    Files.writeString(tree.resolve(".git"), "gitdir: " + git + "\n");
    assertThat(GitRevision.of(tree)).contains(COMMIT);
  }

  @Test
  void branchWithoutACommit() {
    assertThat(GitRevision.of(inside)).isEmpty();
  }
}
