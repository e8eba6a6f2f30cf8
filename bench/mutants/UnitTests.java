package org.tutti.bench.mutants;

import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.support.descriptor.ClassSource;
import org.junit.platform.engine.support.descriptor.MethodSource;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/**
 * {@code until-failure CLASS...} runs tests in this order until one fails, and then exits with 1;
 * {@code passing CLASS...} runs all, and prints the classes in which none fails.
 */
public final class UnitTests implements TestExecutionListener {
  private final boolean untilFailure;
  private final Set<String> failed = new TreeSet<>();

  private UnitTests(boolean untilFailure) {
    this.untilFailure = untilFailure;
  }

  public static void main(String[] arguments) {
    String[] classes = Arrays.copyOfRange(arguments, 1, arguments.length);
    UnitTests tests = new UnitTests(arguments[0].equals("until-failure"));
    LauncherFactory.create()
        .execute(
            LauncherDiscoveryRequestBuilder.request()
                .selectors(
                    Arrays.stream(classes)
                        .map(name -> selectClass(name))
                        .collect(Collectors.toList()))
                .build(),
            tests);
    if (!tests.untilFailure) {
      Arrays.stream(classes)
          .filter(name -> !tests.failed.contains(name))
          .forEach(System.out::println);
    }
    System.out.flush();
    // Threads of tests may still wait.
    Runtime.getRuntime().halt(0);
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
