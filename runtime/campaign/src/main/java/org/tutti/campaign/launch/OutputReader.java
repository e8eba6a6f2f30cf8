package org.tutti.campaign.launch;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/**
 * Collects the output of a program while another thread waits for the program to end. If nobody
 * read the output, the program would block on a full pipe; if the waiting thread read it first, it
 * could not notice a timeout.
 */
final class OutputReader extends Thread {
  static final int LIMIT_BYTES = 1 << 20;

  private final InputStream input;
  private final Runnable kill;
  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private volatile boolean tooLong;

  private OutputReader(InputStream input, Runnable kill) {
    super("tutti-program-output");
    this.input = input;
    this.kill = kill;
  }

  /** Starts to read; calls {@code kill} once there is more than {@link #LIMIT_BYTES}. */
  static OutputReader start(InputStream input, Runnable kill) {
    OutputReader reader = new OutputReader(input, kill);
    reader.setDaemon(true);
    reader.start();
    return reader;
  }

  @Override
  public void run() {
    byte[] chunk = new byte[8192];
    try {
      for (int read = input.read(chunk); read >= 0; read = input.read(chunk)) {
        bytes.write(chunk, 0, read);
        if (bytes.size() > LIMIT_BYTES) {
          tooLong = true;
          kill.run();
          return;
        }
      }
    } catch (IOException e) {
      // The program was killed: what it printed before is all there is.
      return;
    }
  }

  boolean isTooLong() {
    return tooLong;
  }

  /** What was read so far. */
  String text() {
    return bytes.toString(StandardCharsets.UTF_8);
  }
}
