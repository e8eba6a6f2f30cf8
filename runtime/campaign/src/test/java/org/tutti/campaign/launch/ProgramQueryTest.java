package org.tutti.campaign.launch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.campaign.launch.ProgramAnswer.Ending;

/** The programs would take a hundred seconds; the answer arrives much earlier. */
class ProgramQueryTest {
  private static final Duration ENOUGH = Duration.ofSeconds(100);
  private static final Duration LONG_BEFORE_ITS_END = Duration.ofSeconds(50);

  @TempDir private Path directory;

  @Test
  void theOutputOfAProgramIsItsAnswer() throws IOException {
    ProgramAnswer answer = ask(ENOUGH, "echo \"$A b\"; echo error >&2; exit 3");
    assertThat(answer.ending()).isEqualTo(Ending.EXITED);
    assertThat(answer.exitStatus()).isEqualTo(3);
    assertThat(answer.output()).isEqualTo("a b\n");
    assertThat(answer.unlessKilled("")).isEqualTo(answer);
  }

  @Test
  void aProgramThatSleepsIsKilled() throws IOException {
    ProgramAnswer answer = ask("sleep 100");
    assertThat(answer.ending()).isEqualTo(Ending.TIMED_OUT);
    assertThatThrownBy(() -> answer.unlessKilled("Do this."))
        .hasMessageContaining("[TUTTI-230] ")
        .hasMessageContaining("program' did not answer within 0.3 s. Do this.");
  }

  @Test
  void aProgramThatPrintsWithoutEndIsKilled() throws IOException {
    ProgramAnswer answer = ask(ENOUGH, "while :; do echo again and again; done");
    assertThat(answer.ending()).isEqualTo(Ending.TOO_LONG);
    assertThat(answer.failure()).contains("program' printed more than 1048576 bytes");
  }

  @Test
  void aProgramThatClosesItsOutputAndHangsIsKilled() throws IOException {
    assertThat(ask("exec >&- 2>&-; sleep 100").ending()).isEqualTo(Ending.TIMED_OUT);
  }

  @Test
  void aChildThatKeepsTheOutputOpenIsKilledWithoutWaiting() throws Exception {
    Path child = directory.resolve("child");
    ProgramAnswer answer = ask(ENOUGH, "echo 1.2; sleep 100 & echo $! >" + child);
    assertThat(answer.isSuccess()).isTrue();
    assertThat(answer.output()).isEqualTo("1.2\n");
    long pid = Long.parseLong(Files.readString(child).strip());
    assertThat(endsBy(pid, Instant.now().plus(LONG_BEFORE_ITS_END))).isTrue();
  }

  /** The signal has been sent when the answer arrives; the kernel may end the process later. */
  private static boolean endsBy(long pid, Instant deadline) throws InterruptedException {
    while (!environment(pid).isEmpty()) {
      if (Instant.now().isAfter(deadline)) {
        return false;
      }
      Thread.sleep(10);
    }
    return true;
  }

  /** Environment variables of a process; empty if it has ended, even if it has not been reaped. */
  private static String environment(long pid) {
    try {
      return Files.readString(Path.of("/proc", Long.toString(pid), "environ"));
    } catch (IOException e) {
      return "";
    }
  }

  @Test
  void aProgramIsAskedOnce() throws IOException {
    ProgramQuery query = query(ENOUGH, "echo asked >>$0.log; echo answer");
    assertThat(query.askOnce()).isSameAs(query.askOnce());
    assertThat(directory.resolve("program.log")).hasContent("asked");
  }

  @Test
  void aProgramThatIsMissingGivesNoAnswer() {
    ProgramQuery query =
        new ProgramQuery(List.of(directory.resolve("missing").toString()), Map.of(), false, ENOUGH);
    assertThat(query.ask().ending()).isEqualTo(Ending.NOT_STARTED);
    assertThat(query.ask().output()).contains("missing");
  }

  private ProgramAnswer ask(String script) throws IOException {
    return ask(Duration.ofMillis(300), script);
  }

  private ProgramAnswer ask(Duration timeout, String script) throws IOException {
    ProgramQuery query = query(timeout, script);
    return assertTimeoutPreemptively(LONG_BEFORE_ITS_END, query::ask);
  }

  private ProgramQuery query(Duration timeout, String script) throws IOException {
    Path program = directory.resolve("program");
    Files.writeString(program, "#!/bin/sh\n" + script + "\n");
    assertThat(program.toFile().setExecutable(true)).isTrue();
    return new ProgramQuery(List.of(program.toString()), Map.of("A", "a"), false, timeout);
  }
}
