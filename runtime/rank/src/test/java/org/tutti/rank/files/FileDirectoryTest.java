package org.tutti.rank.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.diagnostics.FileProblem;
import org.tutti.diagnostics.TuttiException;

class FileDirectoryTest {
  private static final FileSystem DISK = new FileSystem("/dev/sda", "/", "ext4", List.of("rw"));

  @TempDir Path directory;

  @Test
  void whatIsNoDirectoryIsNamed() throws IOException {
    Path file = Files.createFile(directory.resolve("file"));
    assertRefused(
        FileProblem.FILE_DIRECTORY_NOT_USABLE,
        file + " is a file, not a directory",
        () -> new FileDirectory(file).check(1, "A cell"));
    Path none = directory.resolve("none");
    assertRefused(
        FileProblem.FILE_DIRECTORY_NOT_USABLE,
        "A cell needs files, and " + none + " does not exist",
        () -> new FileDirectory(none).check(1, "A cell"));
  }

  @Test
  void spaceIsAskedFor() {
    assertThatCode(() -> new FileDirectory(directory).check(1 << 20, "A cell"))
        .doesNotThrowAnyException();
    assertRefused(
        FileProblem.FILE_SPACE_TOO_SMALL,
        "A cell needs 1073741824 MiB for its files, and ",
        () -> new FileDirectory(directory).check(1L << 50, "A cell"));
    assertRefused(
        FileProblem.FILE_SPACE_TOO_SMALL,
        "A cell needs ",
        () -> new FileDirectory(directory).check(Long.MAX_VALUE, "A cell"));
  }

  /** Nobody makes anything there, not even root. */
  @Test
  void aDirectoryWithoutPermissionIsNamed() {
    FileDirectory kernel = new FileDirectory(Path.of("/proc"));
    assertRefused(
        FileProblem.FILE_DIRECTORY_NOT_USABLE,
        "No files can be made in /proc: ",
        () -> kernel.make("tutti"));
  }

  @Test
  void aFileSystemWithoutLocksIsNamedAndNothingIsLeftThere() throws IOException {
    FileDirectory here = new FileDirectory(directory);
    assertRefused(
        FileProblem.FILE_DIRECTORY_NOT_USABLE,
        "cannot be locked (ext4 at / (/dev/sda, rw): No locks available)",
        () ->
            here.make(
                "made",
                DISK,
                file -> {
                  throw new IOException("No locks available");
                }));
    FileSystem nfs = new FileSystem("server:/", "/", "nfs4", List.of("rw", "local_lock=all"));
    assertRefused(
        FileProblem.FILE_DIRECTORY_NOT_USABLE,
        "local_lock=all",
        () -> here.make("made", nfs, any -> true));
    assertThat(directory).isEmptyDirectory();
    assertThat(here.make("made")).isEmptyDirectory();
  }

  @Test
  void aRankThatDoesNotSeeTheDirectoryIsNamed() {
    assertThat(LaunchFiles.requireSeen(directory, 3)).isEqualTo(directory);
    assertRefused(
        FileProblem.FILE_DIRECTORY_NOT_USABLE,
        "Rank 3 cannot write to ",
        () -> LaunchFiles.requireSeen(directory.resolve("elsewhere"), 3));
  }

  private static void assertRefused(FileProblem problem, String text, ThrowingCallable call) {
    assertThatExceptionOfType(TuttiException.class)
        .isThrownBy(call)
        .withMessageContaining(text)
        .satisfies(e -> assertThat(e.problem()).isEqualTo(problem));
  }
}
