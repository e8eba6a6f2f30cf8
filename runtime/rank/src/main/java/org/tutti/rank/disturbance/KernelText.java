package org.tutti.rank.disturbance;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/**
 * A file of the kernel that is read often: it is opened once, by the thread that it is about. It is
 * empty if it is missing or cannot be read.
 */
final class KernelText implements AutoCloseable {
  private static final int INITIAL_BYTES = 4096;
  private static final int MAX_BYTES = 1 << 20;

  private final FileChannel channel;
  private ByteBuffer bytes = ByteBuffer.allocate(INITIAL_BYTES);

  private KernelText(FileChannel channel) {
    this.channel = channel;
  }

  static KernelText of(Path file) {
    try {
      return new KernelText(FileChannel.open(file));
    } catch (IOException e) {
      return new KernelText(null);
    }
  }

  /** Its content now. */
  String read() {
    if (channel == null) {
      return "";
    }
    try {
      bytes.clear();
      int read = channel.read(bytes, 0);
      while (read > 0) {
        if (!bytes.hasRemaining() && bytes.capacity() < MAX_BYTES) {
          bytes = ByteBuffer.allocate(2 * bytes.capacity()).put(bytes.flip());
        }
        read = bytes.hasRemaining() ? channel.read(bytes, bytes.position()) : 0;
      }
      return new String(bytes.array(), 0, bytes.position(), StandardCharsets.ISO_8859_1);
    } catch (IOException e) {
      return "";
    }
  }

  /**
   * The number that follows a word at the beginning of the last line that begins with it; 0 if
   * there is none. What is looked for stands near the ends of long files.
   */
  static long numberAfter(String text, String word) {
    int at = text.lastIndexOf("\n" + word) + 1;
    return at == 0 && !text.startsWith(word) ? 0 : firstNumber(text, at + word.length());
  }

  /** The first number from a position on, in the same line; 0 if there is none. */
  static long firstNumber(String text, int from) {
    int at = from;
    while (at < text.length() && text.charAt(at) != '\n' && !isDigit(text.charAt(at))) {
      at++;
    }
    long number = 0;
    while (at < text.length() && isDigit(text.charAt(at))) {
      number = 10 * number + text.charAt(at) - '0';
      at++;
    }
    return number;
  }

  private static boolean isDigit(char character) {
    return character >= '0' && character <= '9';
  }

  @Override
  public void close() {
    if (channel != null) {
      try {
        channel.close();
      } catch (IOException e) {
        // Nothing was written.
      }
    }
  }
}
