package org.tutti.campaign.launch;

import java.io.File;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import org.tutti.rank.process.ProcessTree;

/**
 * A program that is run for its output, such as {@code mpirun --version}. It gets no input, and it
 * is killed together with its children if it does not end in time or prints too much.
 *
 * @param command argument vector
 * @param variables environment variables added to those of this process
 * @param mergesErrors whether its standard error belongs to the answer; it is discarded otherwise
 * @param timeout how long it may take
 */
public record ProgramQuery(
    List<String> command, Map<String, String> variables, boolean mergesErrors, Duration timeout) {
  private static final Map<ProgramQuery, ProgramAnswer> ANSWERS = new ConcurrentHashMap<>();

  /** How long a child may keep the output open after the program itself has ended. */
  private static final Duration GRACE = Duration.ofMillis(200);

  public ProgramQuery {
    command = List.copyOf(command);
    variables = Map.copyOf(variables);
  }

  /** The answer to an earlier identical query of this process, otherwise a new one. */
  public ProgramAnswer askOnce() {
    return ANSWERS.computeIfAbsent(this, ProgramQuery::ask);
  }

  /** Runs the program; returns within the timeout plus a few tenths of a second. */
  public ProgramAnswer ask() {
    String mark = "query-" + UUID.randomUUID();
    try {
      return answer(start(mark), new ProcessTree(mark));
    } catch (IOException e) {
      return new ProgramAnswer(this, ProgramAnswer.Ending.NOT_STARTED, 0, e.getMessage());
    } catch (InterruptedException e) {
      new ProcessTree(mark).kill();
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while " + command + " was running", e);
    }
  }

  private Process start(String mark) throws IOException {
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .redirectErrorStream(mergesErrors)
            .redirectInput(new File("/dev/null"));
    if (!mergesErrors) {
      builder.redirectError(ProcessBuilder.Redirect.DISCARD);
    }
    builder.environment().putAll(variables);
    builder.environment().put(ProcessTree.VARIABLE, mark);
    return builder.start();
  }

  private ProgramAnswer answer(Process process, ProcessTree tree) throws InterruptedException {
    OutputReader reader = OutputReader.start(process.getInputStream(), tree::kill);
    boolean ended = process.waitFor(timeout.toNanos(), TimeUnit.NANOSECONDS);
    if (ended) {
      reader.join(GRACE.toMillis());
    }
    // Even if the output has ended: a JVM may close it when the program exits, before its children.
    tree.kill();
    if (reader.isTooLong()) {
      return new ProgramAnswer(this, ProgramAnswer.Ending.TOO_LONG, 0, reader.text());
    }
    return ended
        ? new ProgramAnswer(this, ProgramAnswer.Ending.EXITED, process.exitValue(), reader.text())
        : new ProgramAnswer(this, ProgramAnswer.Ending.TIMED_OUT, 0, reader.text());
  }
}
