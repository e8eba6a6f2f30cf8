package org.tutti.examples.endtoend;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * In CI, which has a limit of time, no class of the third circle starts after the second since 1970
 * that the variable {@value #UNTIL} has. Those left out are written down, and {@code .ci/run} names
 * them.
 */
public final class StartedInTime implements ExecutionCondition {
  private static final String UNTIL = "TESTS_START_UNTIL";
  private static final Path LEFT_OUT = Path.of("target", "not-started.txt");

  @Override
  public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
    String until = System.getenv(UNTIL);
    boolean isLate = until != null && Instant.now().getEpochSecond() > Long.parseLong(until);
    if (context.getTestMethod().isPresent() || context.getTestClass().isEmpty() || !isLate) {
      return ConditionEvaluationResult.enabled("in time");
    }
    String name = context.getRequiredTestClass().getSimpleName();
    try {
      Files.writeString(
          LEFT_OUT, name + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return ConditionEvaluationResult.disabled(name + " would not end in time");
  }
}
