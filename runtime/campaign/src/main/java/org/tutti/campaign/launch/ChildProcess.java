package org.tutti.campaign.launch;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.tutti.diagnostics.CampaignProblem;
import org.tutti.diagnostics.TuttiException;
import org.tutti.rank.process.DriverWatchdog;
import org.tutti.rank.process.ProcessTree;

/**
 * A launch that is running. Its output goes directly to files, so that it is kept if this process
 * dies, and the launch never waits for this process to read.
 */
public final class ChildProcess {
  /** Environment variables by which ranks know their launch and their driver. */
  static final Set<String> VARIABLES = Set.of(ProcessTree.VARIABLE, DriverWatchdog.DRIVER_VARIABLE);

  private final Process process;
  private final ProcessTree tree;

  private ChildProcess(Process process, ProcessTree tree) {
    this.process = process;
    this.tree = tree;
  }

  /**
   * Starts a launch.
   *
   * @param command argument vector
   * @param environment variables added to those of this process
   * @param mark unique to this launch, by which its processes are found
   * @param output receives its standard output
   * @param errors receives its standard error
   * @throws TuttiException if it cannot be started
   */
  public static ChildProcess start(
      List<String> command,
      Map<String, String> environment,
      String mark,
      Path output,
      Path errors) {
    ProcessBuilder builder =
        new ProcessBuilder(command).redirectOutput(output.toFile()).redirectError(errors.toFile());
    try {
      builder.environment().putAll(environment);
      builder.environment().put(ProcessTree.VARIABLE, mark);
      DriverWatchdog.announce(builder.environment());
      Process process = builder.start();
      sendSign(process);
      return new ChildProcess(process, new ProcessTree(mark));
    } catch (IOException | IllegalArgumentException e) {
      throw CampaignProblem.LAUNCH_NOT_STARTED.error(
          "The launch could not be started: " + e.getMessage() + ".",
          "Check the launcher, the values of --launcher-option and --environment, and the results"
              + " directory.",
          e);
    }
  }

  /** The standard input stays open as long as this process lives: see {@link DriverWatchdog}. */
  private static void sendSign(Process process) {
    try {
      process.getOutputStream().write(DriverWatchdog.START_SIGNAL);
      process.getOutputStream().flush();
    } catch (IOException e) {
      // The launcher has already ended; its exit status and its errors show why.
      return;
    }
  }

  /** Waits at most this long for the launcher to end; returns whether it has. */
  public boolean await(Duration timeout) throws InterruptedException {
    return process.waitFor(timeout.toNanos(), TimeUnit.NANOSECONDS);
  }

  /** The launcher's exit status, which some launchers leave at 0 when a rank has failed. */
  public int exitStatus() {
    return process.exitValue();
  }

  public boolean isAlive() {
    return process.isAlive();
  }

  public ProcessTree tree() {
    return tree;
  }
}
