package org.tutti.bench.mutants;

import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/**
 * Runs unit tests, as its first word says.
 *
 * <ul>
 *   <li>{@code until-failure SECONDS CLASS...}: in this order until a class fails, or takes longer
 *       than that: prints it, and exits with 1
 *   <li>{@code passing CLASS...}: all, each class in a class loader of its own unless it is alone;
 *       prints those in which no test fails, each with its seconds, the faults that it reaches, and
 *       the classes of this project that it loads
 *   <li>{@code each-fault FILE}: each line of the file has faults that are switched on, seconds,
 *       and classes that run until one fails, or takes longer than that, and does not fail without
 *       the faults: prints the faults and that class, or none. Ends early if a test does not end or
 *       leaves threads.
 * </ul>
 */
public final class UnitTests implements TestExecutionListener {
  private static final int THREADS_LEFT = 10;

  private final PrintStream output = System.out;
  private final boolean untilFailure;
  private final Set<String> failed = new TreeSet<>();
  private volatile String current;

  private UnitTests(boolean untilFailure) {
    this.untilFailure = untilFailure;
  }

  public static void main(String[] arguments) throws Exception {
    UnitTests tests = new UnitTests(arguments[0].equals("until-failure"));
    if (arguments[0].equals("each-fault")) {
      tests.eachFault(Files.readAllLines(Path.of(arguments[1])));
    } else if (tests.untilFailure) {
      List<String> classes = List.of(arguments).subList(2, arguments.length);
      tests.untilFailure(Integer.parseInt(arguments[1]), classes);
    } else {
      List<String> classes = List.of(arguments).subList(1, arguments.length);
      for (String name : classes) {
        tests.passes(name, classes.size() == 1);
      }
    }
    end(0);
  }

  private void untilFailure(int seconds, List<String> classes) throws ClassNotFoundException {
    ScheduledExecutorService clock = Executors.newSingleThreadScheduledExecutor();
    for (String name : classes) {
      ScheduledFuture<?> limit = clock.schedule(() -> fails(name), seconds, TimeUnit.SECONDS);
      run(Class.forName(name));
      limit.cancel(false);
    }
  }

  private void eachFault(List<String> lines) throws Exception {
    ScheduledExecutorService clock = Executors.newSingleThreadScheduledExecutor();
    for (String line : lines) {
      List<String> words = List.of(line.split(" "));
      int threads = Thread.activeCount();
      String finds = "none";
      for (String name : words.subList(2, words.size())) {
        Runnable late =
            () -> {
              output.println("\nfault " + words.get(0) + " " + name);
              end(1);
            };
        long seconds = Long.parseLong(words.get(1));
        System.setProperty("faults", words.get(0));
        ScheduledFuture<?> limit = clock.schedule(late, seconds, TimeUnit.SECONDS);
        loads(name);
        limit.cancel(false);
        System.setProperty("faults", "");
        if (failed.remove(name)) {
          loads(name);
          if (!failed.remove(name)) {
            finds = name;
            break;
          }
        }
      }
      output.println("\nfault " + words.get(0) + " " + finds);
      if (Thread.activeCount() > threads + THREADS_LEFT) {
        end(0);
      }
    }
  }

  private static void fails(String name) {
    System.out.println("\n" + name);
    end(1);
  }

  /** Threads of tests may still wait, and what they have started may still run. */
  private static void end(int status) {
    System.out.flush();
    ProcessHandle.current().descendants().forEach(ProcessHandle::destroyForcibly);
    Runtime.getRuntime().halt(status);
  }

  private void passes(String name, boolean alone) throws Exception {
    long begin = System.nanoTime();
    Set<String> loaded = Set.of();
    if (alone) {
      run(Class.forName(name));
    } else {
      loaded = loads(name);
    }
    if (!failed.contains(name)) {
      output.printf(
          "%n%s %.1f ,%s, ,%s,%n",
          name, (System.nanoTime() - begin) / 1e9, reached(), String.join(",", loaded));
    }
  }

  /** Runs a class in a class loader of its own, and returns what has been loaded. */
  private Set<String> loads(String name) throws Exception {
    Thread thread = Thread.currentThread();
    ClassLoader before = thread.getContextClassLoader();
    try (LoadedClasses loader = new LoadedClasses(before)) {
      thread.setContextClassLoader(loader);
      run(loader.loadClass(name));
      return loader.names();
    } finally {
      thread.setContextClassLoader(before);
    }
  }

  /** The faults that have been reached since this was asked last. */
  private static String reached() throws IOException {
    String name = System.getenv("FAULTS_REACHED");
    if (name == null || !Files.exists(Path.of(name))) {
      return "";
    }
    String faults = Files.readString(Path.of(name));
    Files.delete(Path.of(name));
    return faults.lines().distinct().collect(Collectors.joining(","));
  }

  private void run(Class<?> tests) {
    current = tests.getName();
    LauncherFactory.create()
        .execute(
            LauncherDiscoveryRequestBuilder.request().selectors(selectClass(tests)).build(), this);
  }

  @Override
  public void executionFinished(TestIdentifier test, TestExecutionResult result) {
    if (result.getStatus() != TestExecutionResult.Status.FAILED) {
      return;
    }
    System.err.println("failed: " + test.getUniqueId());
    result.getThrowable().ifPresent(Throwable::printStackTrace);
    System.err.flush();
    if (untilFailure) {
      fails(current);
    }
    failed.add(current);
  }
}
