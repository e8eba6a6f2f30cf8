package org.tutti.rank.programs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.records.launch.OtherProgram;

class ProgramWatchTest {
  private static final long TICK = 10_000_000;

  @TempDir Path proc;

  private void process(long pid, String name, long parent, long start, long ticks, long ended)
      throws IOException {
    Path directory = Files.createDirectories(proc.resolve(Long.toString(pid)));
    Files.writeString(
        directory.resolve("stat"),
        pid
            + " ("
            + name
            + ") S "
            + parent
            + " 1 1 0 -1 0 9 0 0 0 "
            + ticks
            + " 0 "
            + ended
            + " 0 20 0 1 0 "
            + start
            + " 8\n");
  }

  private void end(long pid) throws IOException {
    Files.delete(proc.resolve(pid + "/stat"));
    Files.delete(proc.resolve(Long.toString(pid)));
  }

  @BeforeEach
  void system() throws IOException {
    Files.createDirectories(proc.resolve("sys"));
    process(1, "init", 0, 1, 1_000, 1_000);
    process(20, "mpirun", 1, 5, 10, 0);
    process(30, "java", 20, 6, 10, 0);
  }

  private ProgramWatch watch() {
    return new ProgramWatch(proc, "node", Set.of(30L));
  }

  @Test
  void theDifferenceOfBothReadingsCounts() throws IOException {
    process(40, "stress", 1, 7, 500, 0);
    process(41, "idle", 1, 7, 900, 0);
    ProgramWatch watch = watch();
    process(40, "stress", 1, 7, 600, 0);
    process(41, "idle", 1, 7, 904, 0);
    assertThat(watch.programs())
        .extracting(OtherProgram::host, OtherProgram::name, OtherProgram::nanos)
        .containsExactly(tuple("node", "stress", 100 * TICK));
    assertThat(watch.programs().get(0).user()).isNotNegative();
  }

  @Test
  void ranksAndWhatStartedThemAreNoOtherPrograms() throws IOException {
    ProgramWatch watch = watch();
    process(1, "init", 0, 1, 2_000, 1_000);
    process(20, "mpirun", 1, 5, 100, 0);
    process(30, "java", 20, 6, 1_000, 0);
    assertThat(watch.programs()).isEmpty();
  }

  @Test
  void aProcessThatWasStartedSinceCountsAsAWhole() throws IOException {
    process(40, "old", 1, 7, 500, 0);
    ProgramWatch watch = watch();
    process(40, "new", 1, 8, 300, 0);
    process(50, "newer", 1, 9, 200, 0);
    assertThat(watch.programs())
        .extracting(OtherProgram::name, OtherProgram::nanos)
        .containsExactly(tuple("new", 300 * TICK), tuple("newer", 200 * TICK));
  }

  /** Of its parent's children that have ended, only what they used since. */
  @Test
  void childrenThatHaveEndedCountForTheirParent() throws IOException {
    process(40, "make", 1, 7, 5, 1_000);
    process(41, "cc1", 40, 8, 70, 0);
    ProgramWatch watch = watch();
    end(41);
    process(40, "make", 1, 7, 10, 1_100);
    assertThat(watch.programs())
        .extracting(OtherProgram::name, OtherProgram::nanos)
        .containsExactly(tuple("make", 35 * TICK));
  }

  /** A shell that starts make, which starts a compiler: the shell's time is that of both. */
  @Test
  void childrenOfChildrenCountToo() throws IOException {
    process(40, "sh", 1, 7, 5, 0);
    process(41, "make", 40, 8, 10, 200);
    process(42, "cc1", 41, 9, 700, 0);
    ProgramWatch watch = watch();
    end(42);
    end(41);
    process(40, "sh", 1, 7, 6, 960);
    assertThat(watch.programs())
        .extracting(OtherProgram::name, OtherProgram::nanos)
        .containsExactly(tuple("sh", 51 * TICK));
  }

  @Test
  void theLargestAreNamed() throws IOException {
    for (long pid = 100; pid < 120; pid++) {
      process(pid, "p" + pid, 1, 7, 0, 0);
    }
    ProgramWatch watch = watch();
    for (long pid = 100; pid < 120; pid++) {
      process(pid, "p" + pid, 1, 7, pid, 0);
    }
    assertThat(watch.programs())
        .extracting(OtherProgram::name)
        .hasSize(10)
        .startsWith("p119", "p118", "p117")
        .endsWith("p110");
  }

  @Test
  void withoutAProcessTableNothingIsNamed() {
    ProgramWatch watch = new ProgramWatch(proc.resolve("missing"), "node", Set.of(30L));
    assertThat(watch.programs()).isEmpty();
  }
}
