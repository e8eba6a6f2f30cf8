package org.tutti.bench.clocks;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;

/**
 * What a bandwidth benchmark puts on a link: {@code Traffic receive PORT}, and on another host
 * {@code Traffic send HOST PORT SECONDS PAUSE}, which sends as fast as it can for so many
 * milliseconds, and pauses as long as is said, until the time is over. Both block while they wait,
 * so that they take no processor from ranks that do.
 */
public final class Traffic {
  private static final int PIECE = 1 << 16;
  private static final long BUSY_MILLIS = 5;
  private static final int PATIENCE_MILLIS = 10_000;

  private Traffic() {}

  public static void main(String[] arguments) throws Exception {
    if (arguments[0].equals("receive")) {
      receive(Integer.parseInt(arguments[1]));
    } else {
      send(
          new InetSocketAddress(arguments[1], Integer.parseInt(arguments[2])),
          Long.parseLong(arguments[3]) * 1_000_000_000L,
          Long.parseLong(arguments[4]));
    }
  }

  private static void receive(int port) throws IOException {
    byte[] piece = new byte[PIECE];
    try (ServerSocket server = new ServerSocket(port)) {
      while (true) {
        try (Socket socket = server.accept();
            InputStream input = socket.getInputStream()) {
          while (input.read(piece) >= 0) {
            // What arrives has done its duty.
          }
        }
      }
    }
  }

  private static void send(InetSocketAddress to, long nanos, long pauseMillis) throws Exception {
    byte[] piece = new byte[PIECE];
    long sent = 0;
    long begin = System.nanoTime();
    try (Socket socket = new Socket()) {
      socket.connect(to, PATIENCE_MILLIS);
      OutputStream output = socket.getOutputStream();
      while (System.nanoTime() - begin < nanos) {
        long burst = System.nanoTime();
        while (System.nanoTime() - burst < BUSY_MILLIS * 1_000_000L) {
          output.write(piece);
          sent += PIECE;
        }
        Thread.sleep(pauseMillis);
      }
    }
    System.err.printf("%.0f MB/s%n", sent * 1e3 / (System.nanoTime() - begin));
  }
}
