package org.tutti.campaign.driver;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import org.tutti.campaign.launch.JavaProgram;

/**
 * What the first launch of a driver waits for and no campaign changes, done on another processor
 * while the campaign is planned: the validator is compiled, and {@code java} is asked which options
 * it accepts. Either is done once per process.
 */
public final class DriverWarmUp {
  private static final Map<Path, CompletableFuture<Void>> BEGUN = new ConcurrentHashMap<>();

  /** Once per process, because a class is initialized once. */
  private static final class Validator {
    static final CompletableFuture<Void> COMPILED =
        CompletableFuture.runAsync(ValidatorWarmUp::validate);
  }

  private DriverWarmUp() {}

  /**
   * Begins it, unless that was done before.
   *
   * @param java which ranks will probably run
   */
  public static void begin(Path java) {
    BEGUN.computeIfAbsent(
        java,
        program -> {
          JavaProgram ranks = new JavaProgram(program, List.of(), "", "", List.of());
          return CompletableFuture.allOf(
              CompletableFuture.runAsync(ranks::virtualMachineOptions), Validator.COMPILED);
        });
  }

  /** Waits for the end of what was begun. */
  static void await() {
    BEGUN.values().forEach(CompletableFuture::join);
  }
}
