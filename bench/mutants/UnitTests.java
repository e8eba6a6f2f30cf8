package org.tutti.bench.mutants;

import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.platform.engine.DiscoverySelector;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.support.descriptor.ClassSource;
import org.junit.platform.engine.support.descriptor.MethodSource;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/**
 * {@code until-failure CLASS...} runs tests in this order until one fails, and then exits with 1;
 * {@code passing CLASS...} runs all, each class in a class loader of its own, and prints those in
 * which no test fails, each with the classes of this project that it loads.
 */
public final class UnitTests implements TestExecutionListener {
  private final boolean untilFailure;
  private final Set<String> failed = new TreeSet<>();

  private UnitTests(boolean untilFailure) {
    this.untilFailure = untilFailure;
  }

  public static void main(String[] arguments) throws Exception {
    List<String> classes = List.of(arguments).subList(1, arguments.length);
    UnitTests tests = new UnitTests(arguments[0].equals("until-failure"));
    if (tests.untilFailure) {
      tests.run(classes.stream().map(name -> selectClass(name)).toArray(DiscoverySelector[]::new));
    } else {
      for (String name : classes) {
        tests.loads(name);
      }
    }
    System.out.flush();
    // Threads of tests may still wait.
    Runtime.getRuntime().halt(0);
  }

  private void loads(String name) throws Exception {
    Thread thread = Thread.currentThread();
    ClassLoader before = thread.getContextClassLoader();
    try (LoadedClasses loader = new LoadedClasses(before)) {
      thread.setContextClassLoader(loader);
      run(selectClass(loader.loadClass(name)));
      if (!failed.contains(name)) {
        System.out.println(name + " " + String.join(",", loader.names()));
      }
    } finally {
      thread.setContextClassLoader(before);
    }
  }

  private void run(DiscoverySelector... selectors) {
    LauncherFactory.create()
        .execute(LauncherDiscoveryRequestBuilder.request().selectors(selectors).build(), this);
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
      Runtime.getRuntime().halt(1);
    }
    failed.add(classOf(test).replaceFirst("\\$.*", ""));
  }

  private static String classOf(TestIdentifier test) {
    return test.getSource()
        .map(
            source ->
                source instanceof MethodSource method
                    ? method.getClassName()
                    : source instanceof ClassSource of ? of.getClassName() : "")
        .orElse("");
  }
}
