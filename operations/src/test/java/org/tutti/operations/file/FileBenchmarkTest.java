package org.tutti.operations.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.diagnostics.FileProblem;
import org.tutti.diagnostics.Problem;
import org.tutti.diagnostics.TuttiException;
import org.tutti.mpi.Datatype;
import org.tutti.operations.file.FileReads.AloneReads;
import org.tutti.operations.file.FileReads.SharedReads;
import org.tutti.operations.file.FileWrites.ExplicitWrites;
import org.tutti.runtime.Control;
import org.tutti.runtime.PayloadContext;

class FileBenchmarkTest {
  @TempDir Path directory;

  @Test
  void filesAreAsLargeAsTheirBlocks() {
    PayloadContext place = place(1000);
    ExplicitWrites common = new ExplicitWrites();
    AloneReads alone = new AloneReads();
    common.blocks = 16;
    alone.blocks = 16;
    assertThat(common.fileBytes(place)).isEqualTo(16 * 4 * 8000);
    assertThat(alone.fileBytes(place)).isEqualTo(16 * 8000);
    assertThat(common.fileBytes(place(0))).isEqualTo(1);
    common.blocks = Integer.MAX_VALUE;
    assertThat(common.fileBytes(place(Integer.MAX_VALUE))).isEqualTo(Long.MAX_VALUE);
  }

  private static PayloadContext place(int count) {
    return new PayloadContext(new Control(0, 4, 0, -1), count, Datatype.DOUBLE, count, count);
  }

  @Test
  void nothingIsOverwritten() throws IOException {
    Path file = directory.resolve("file");
    assertThatCode(() -> FileBenchmark.requireNew(file)).doesNotThrowAnyException();
    Files.createFile(file);
    assertRefused(FileProblem.FILE_EXISTS, () -> FileBenchmark.requireNew(file));
  }

  @Test
  void aFileHasABlockAndWorkIsNotNegative() {
    SharedReads reads = new SharedReads();
    assertRefused(CommandLineProblem.OPTION_VALUE_INVALID, () -> reads.checkProcesses(2));
    reads.blocks = 1;
    assertThatCode(() -> reads.checkProcesses(2)).doesNotThrowAnyException();
    reads.work = -1;
    assertRefused(CommandLineProblem.OPTION_VALUE_INVALID, () -> reads.checkProcesses(2));
  }

  @Test
  void whoNeedsFilesHasToSaySo() {
    assertRefused(
        FileProblem.FILES_NOT_DECLARED, () -> new Control(0, 1, 0, -1).files().directory());
  }

  private static void assertRefused(Problem problem, Runnable call) {
    assertThatExceptionOfType(TuttiException.class)
        .isThrownBy(call::run)
        .satisfies(e -> assertThat(e.problem()).isEqualTo(problem));
  }
}
