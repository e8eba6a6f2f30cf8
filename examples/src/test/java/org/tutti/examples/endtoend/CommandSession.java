package org.tutti.examples.endtoend;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * Commands of Tutti that share a JVM and a working directory during all tests of a class: for
 * whatever does not depend on the start, the end, or the environment of the process.
 */
final class CommandSession implements BeforeAllCallback, AfterAllCallback {
  private Path directory;
  private Path errors;
  private Process process;
  private DataOutputStream requests;
  private DataInputStream answers;

  @Override
  public void beforeAll(ExtensionContext context) throws IOException {
    directory = Files.createTempDirectory("tutti-session");
    errors = directory.resolve("session-errors.txt");
    process =
        Tutti.alone(directory)
            .with("XDG_CONFIG_HOME", directory.resolve("configuration").toString())
            .startServer(errors);
    requests = new DataOutputStream(process.getOutputStream());
    answers = new DataInputStream(process.getInputStream());
  }

  @Override
  public void afterAll(ExtensionContext context) throws IOException, InterruptedException {
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly().waitFor();
    try (Stream<Path> files = Files.walk(directory)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }

  /** The working directory of all commands. */
  Path directory() {
    return directory;
  }

  /** Runs arguments that are separated by spaces, followed by {@code more} as they are. */
  Tutti.Ended line(String arguments, String... more) throws Exception {
    return run(Tutti.words(arguments, more));
  }

  /** Runs a command to its end and returns exit status and output. */
  Tutti.Ended run(String... arguments) throws Exception {
    return send(Tutti.withoutPage(arguments));
  }

  /** The same with the page that campaigns have by default; it takes two seconds. */
  Tutti.Ended lineWithPage(String arguments, String... more) throws Exception {
    return send(Tutti.words(arguments, more));
  }

  /** Tests may run beside each other, and the JVM answers one after the other. */
  private synchronized Tutti.Ended send(String... words) throws Exception {
    requests.writeInt(words.length);
    for (String word : words) {
      requests.writeUTF(word);
    }
    requests.flush();
    return CompletableFuture.supplyAsync(this::answer).get(Tutti.LIMIT_SECONDS, TimeUnit.SECONDS);
  }

  private Tutti.Ended answer() {
    try {
      return new Tutti.Ended(answers.readInt(), text(), text());
    } catch (IOException e) {
      throw new UncheckedIOException(said(), e);
    }
  }

  private String text() throws IOException {
    return new String(answers.readNBytes(answers.readInt()), UTF_8);
  }

  /** What the JVM has said before it ended. */
  private String said() {
    try {
      return Files.readString(errors);
    } catch (IOException e) {
      return e.toString();
    }
  }
}
