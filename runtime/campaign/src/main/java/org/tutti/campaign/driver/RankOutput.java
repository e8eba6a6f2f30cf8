package org.tutti.campaign.driver;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * What the ranks of an attempt and their launcher print. It is kept in files of bounded size; the
 * person sees the beginning of what goes to standard error.
 */
final class RankOutput {
  /** The limit of both files together; a launch that prints more is ended. */
  static final long MAX_BYTES = 64L << 20;

  private static final int MAX_LINES = 500;
  private static final int MAX_FIRST_LINES = 100;
  private static final int LONGEST_LINE = 2_000;

  /** Launchers tell at the end how ranks have ended. */
  private static final int END_BYTES = 1 << 16;

  private final Path output;
  private final Path errors;
  private final FileTailer tailer;
  private final Consumer<String> person;
  private int shown;

  RankOutput(Path output, Path errors, Consumer<String> person) {
    this.output = output;
    this.errors = errors;
    this.tailer = new FileTailer(errors);
    this.person = person;
  }

  /** Shows what is new. */
  void forward() {
    if (shown <= MAX_LINES) {
      show(tailer.newLines());
    }
  }

  /** Shows the rest, when nothing more will be written. */
  void forwardRest() {
    if (shown <= MAX_LINES) {
      show(tailer.rest());
    }
  }

  private void show(List<String> lines) {
    for (String line : lines) {
      shown++;
      if (shown <= MAX_LINES) {
        person.accept(line.length() > LONGEST_LINE ? line.substring(0, LONGEST_LINE) : line);
      } else if (shown == MAX_LINES + 1) {
        person.accept("The rest of this output is in " + errors);
      }
    }
  }

  /** Why the launch must be ended, if it prints without end. */
  Optional<String> exceeded() {
    return size(output) + size(errors) <= MAX_BYTES
        ? Optional.empty()
        : Optional.of(
            "the ranks printed more than "
                + (MAX_BYTES >> 20)
                + " MiB, to "
                + (size(output) > size(errors) ? output : errors));
  }

  /** The ends of both files: Hydra writes its messages to standard output. */
  String ends() {
    return end(output) + "\n" + end(errors);
  }

  /** What an attempt printed first: to standard error, then to standard output. */
  static Stream<String> first(Attempt attempt) {
    return Stream.of(attempt.errors(), attempt.output())
        .flatMap(file -> beginning(file).lines().limit(MAX_FIRST_LINES));
  }

  private static String beginning(Path file) {
    try (InputStream stream = Files.newInputStream(file)) {
      return new String(stream.readNBytes(END_BYTES), StandardCharsets.UTF_8);
    } catch (IOException e) {
      return "";
    }
  }

  private static String end(Path file) {
    try (SeekableByteChannel channel = Files.newByteChannel(file)) {
      long from = Math.max(0, channel.size() - END_BYTES);
      ByteBuffer bytes = ByteBuffer.allocate((int) (channel.size() - from));
      channel.position(from);
      while (bytes.hasRemaining() && channel.read(bytes) >= 0) {
        // Reads on.
      }
      return new String(bytes.array(), 0, bytes.position(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      return "";
    }
  }

  private static long size(Path file) {
    try {
      return Files.size(file);
    } catch (IOException e) {
      return 0;
    }
  }
}
