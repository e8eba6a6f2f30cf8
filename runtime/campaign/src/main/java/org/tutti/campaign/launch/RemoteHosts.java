package org.tutti.campaign.launch;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Function;
import org.tutti.records.settings.HostList;

/**
 * The hosts of a launch other than this one, which answer through the remote shell.
 *
 * @param names of the hosts
 * @param shell argument vector before the name of a host and a command for it
 */
public record RemoteHosts(List<String> names, List<String> shell) {
  /** No other hosts, or none that a remote shell reaches. */
  public static final RemoteHosts NONE = new RemoteHosts(List.of(), List.of());

  /** What a host prints at the end of its answer. */
  private static final String READY = "tutti-ready";

  private static final Path HOST_NAME = Path.of("/proc/sys/kernel/hostname");

  /** The shell of launchers, which must not ask for anything here. */
  private static final List<String> SSH =
      List.of("ssh", "-o", "BatchMode=yes", "-o", "ConnectTimeout=10");

  /**
   * The same within a job of Slurm, where launchers start processes on other hosts by Slurm as
   * well: these often refuse {@code ssh}. A step shares the processors of those that run.
   */
  private static final List<String> STEP =
      List.of(
          "sh",
          "-c",
          "exec srun --quiet --overlap --nodes=1 --ntasks=1 --mpi=none --nodelist=\"$1\""
              + " sh -c \"$2\"",
          "srun");

  /** Shells that run at the same time. */
  private static final int MAX_AT_ONCE = 32;

  public RemoteHosts {
    names = List.copyOf(names);
    shell = List.copyOf(shell);
  }

  /**
   * Those of a list that are not this host.
   *
   * @param environment of this process, which says whether it is part of a job
   */
  public static RemoteHosts of(HostList hosts, Map<String, String> environment) {
    List<String> others =
        hosts.places().keySet().stream().filter(host -> !isThisHost(host)).toList();
    List<String> ordinary = environment.containsKey("SLURM_JOB_ID") ? STEP : SSH;
    return new RemoteHosts(others, hosts.remoteShell().map(List::of).orElse(ordinary));
  }

  /** Whether there are none. */
  public boolean isEmpty() {
    return names.isEmpty();
  }

  /**
   * Asks all hosts at the same time.
   *
   * @param question a command for the shell of each host
   */
  public List<HostAnswer> ask(String question, Duration timeout) {
    return ask(question, timeout, ProgramQuery::ask);
  }

  /** The same, unless it was asked before. */
  List<HostAnswer> askOnce(String question, Duration timeout) {
    return ask(question, timeout, ProgramQuery::askOnce);
  }

  /** One word of a command for the shell of a host. */
  public static String quoted(String text) {
    return "'" + text.replace("'", "'\\''") + "'";
  }

  private List<HostAnswer> ask(
      String question, Duration timeout, Function<ProgramQuery, ProgramAnswer> how) {
    if (names.isEmpty()) {
      return List.of();
    }
    ExecutorService threads = Executors.newFixedThreadPool(Math.min(names.size(), MAX_AT_ONCE));
    try {
      Map<String, Future<ProgramAnswer>> answers = new LinkedHashMap<>();
      for (String host : names) {
        List<String> command = new ArrayList<>(shell);
        command.addAll(List.of(host, question + "echo " + READY));
        ProgramQuery query = new ProgramQuery(command, Map.of(), true, timeout);
        answers.put(host, threads.submit(() -> how.apply(query)));
      }
      List<HostAnswer> all = new ArrayList<>();
      answers.forEach((host, answer) -> all.add(answer(host, answer)));
      return all;
    } finally {
      threads.shutdownNow();
    }
  }

  private static HostAnswer answer(String host, Future<ProgramAnswer> future) {
    try {
      ProgramAnswer answer = future.get();
      List<String> lines = answer.output().lines().map(String::strip).toList();
      boolean answers = !answer.isKilled() && lines.contains(READY);
      return new HostAnswer(host, answers, lines.stream().filter(x -> !x.equals(READY)).toList());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return new HostAnswer(host, false, List.of());
    } catch (ExecutionException e) {
      throw new IllegalStateException(e.getCause());
    }
  }

  private static boolean isThisHost(String host) {
    try {
      String own = Files.readString(HOST_NAME).strip();
      return List.of("localhost", "127.0.0.1", own, own.split("\\.", 2)[0]).contains(host);
    } catch (IOException e) {
      return false;
    }
  }
}
