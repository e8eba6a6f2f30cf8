package org.tutti.campaign.driver;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * {@link RankFixture}s that are threads of this JVM, since a JVM of its own takes most of the time
 * of a launch. A launcher starts a script in the place of {@code java}; it passes its arguments on
 * and ends when the thread has ended.
 */
final class ServedRanks {
  private static final String SCRIPT =
      """
      #!/bin/bash
      [ "${!#}" != -version ] || exit 1 # It takes no option of a JVM.
      exec 3<> /dev/tcp/127.0.0.1/%d
      printf '%%s\\0' "${OMPI_COMM_WORLD_RANK:-$PMI_RANK}" >&3
      printf '%%s\\0' "${OMPI_COMM_WORLD_SIZE:-$PMI_SIZE}" $# "$@" >&3
      read -r status <&3
      exit "$status"
      """;

  private static Path script;

  private ServedRanks() {}

  /** What to start instead of {@code java}. */
  static synchronized Path java() {
    if (script == null) {
      try {
        // Threads of the JVM serve until it ends.
        ServerSocket server = new ServerSocket(0, 0, InetAddress.getByName("127.0.0.1"));
        start(() -> serve(server));
        script = Files.createTempFile("tutti-served-rank", ".sh");
        script.toFile().deleteOnExit();
        Files.writeString(script, SCRIPT.formatted(server.getLocalPort()));
        if (!script.toFile().setExecutable(true)) {
          throw new IOException(script + " cannot be made executable");
        }
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    return script;
  }

  private static void start(Runnable task) {
    Thread thread = new Thread(task, "tutti-served-ranks");
    thread.setDaemon(true);
    thread.start();
  }

  private static void serve(ServerSocket server) {
    while (true) {
      try {
        Socket rank = server.accept();
        start(() -> run(rank));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  /** A rank without an answer ends with an exit status that is not 0. */
  private static void run(Socket connection) {
    try (connection) {
      DataInputStream input = new DataInputStream(connection.getInputStream());
      int rank = Integer.parseInt(text(input));
      int size = Integer.parseInt(text(input));
      List<String> words = new ArrayList<>();
      for (int left = Integer.parseInt(text(input)); left > 0; left--) {
        words.add(text(input));
      }
      int main = words.indexOf(RankFixture.class.getName());
      RankFixture.run(rank, size, words.subList(main + 1, words.size()).toArray(String[]::new));
      connection.getOutputStream().write("0\n".getBytes(UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static String text(DataInputStream input) throws IOException {
    ByteArrayOutputStream text = new ByteArrayOutputStream();
    for (byte next = input.readByte(); next != 0; next = input.readByte()) {
      text.write(next);
    }
    return text.toString(UTF_8);
  }
}
