package org.tutti.campaign.driver;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import org.tutti.campaign.launch.JavaProgram;
import org.tutti.campaign.opening.KnownFile;
import org.tutti.campaign.opening.ProgramIdentity;
import org.tutti.campaign.opening.StartedFiles;

/**
 * What the first launch of a driver waits for and no campaign changes, done on other processors
 * while the command line is read and the campaign is planned: {@code java} is asked which options
 * it accepts, and the bytes of the benchmarks and of that JVM are digested. Each is done once per
 * process.
 */
public final class DriverWarmUp {
  private static final Map<Path, CompletableFuture<Void>> BEGUN = new ConcurrentHashMap<>();

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
              BackgroundWork.begin(ranks::virtualMachineOptions),
              BackgroundWork.begin(() -> digests(program)));
        });
  }

  /** Whoever needs a digest reports what cannot be read. */
  private static List<String> digests(Path java) {
    List<String> digests = new ArrayList<>();
    try {
      String classPath = JavaProgram.ofThisJvm("", List.of()).classPath();
      digests.addAll(ProgramIdentity.of(classPath).values());
      for (Path file : StartedFiles.ofJava(java)) {
        digests.add(KnownFile.of(file).digest());
      }
    } catch (IOException | UncheckedIOException e) {
      return digests;
    }
    return digests;
  }

  /** Waits for the end of what was begun. */
  static void await() {
    BEGUN.values().forEach(CompletableFuture::join);
  }
}
