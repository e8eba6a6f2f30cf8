package org.tutti.measure.harness;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * What a benchmark threw, in one line: each exception of its chain of causes, with the first frames
 * of the user's code.
 */
public final class ThrownText {
  private static final int MAX_EXCEPTIONS = 5;
  private static final int MAX_FRAMES = 2;
  private static final int MAX_CHARACTERS = 300;

  /** Code that the user's calls. */
  private static final Pattern NOT_OF_THE_USER =
      Pattern.compile(
          "(javax?|jdk|sun|com\\.sun)\\..*|org\\.tutti\\.(mpi|measure|rank|sync|records|cli)\\..*");

  /** Generated; what calls it is not the user's. */
  private static final Pattern HARNESS = Pattern.compile(".*_Harness(\\$.*)?");

  private ThrownText() {}

  /** The line, without a period at its end. */
  public static String of(Throwable thrown) {
    List<String> parts = new ArrayList<>();
    Set<Throwable> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    Throwable next = thrown;
    while (next != null && seen.add(next) && parts.size() < MAX_EXCEPTIONS) {
      parts.add(words(next) + place(next));
      next = cause(next);
    }
    return String.join("; caused by ", parts);
  }

  /** Its class and message; the message is the user's code, which may throw. */
  private static String words(Throwable thrown) {
    String text;
    try {
      text = String.valueOf(thrown);
    } catch (RuntimeException | StackOverflowError e) {
      return thrown.getClass().getName() + " (its message cannot be read: " + nameOf(e) + ")";
    }
    String line = text.strip().replaceAll("\\s+", " ");
    return line.length() <= MAX_CHARACTERS ? line : line.substring(0, MAX_CHARACTERS) + "...";
  }

  private static String nameOf(Throwable thrown) {
    return thrown.getClass().getName();
  }

  private static Throwable cause(Throwable thrown) {
    try {
      return thrown.getCause();
    } catch (RuntimeException | StackOverflowError e) {
      return null;
    }
  }

  private static String place(Throwable thrown) {
    String frames =
        Arrays.stream(thrown.getStackTrace())
            .takeWhile(frame -> !HARNESS.matcher(frame.getClassName()).matches())
            .filter(frame -> !NOT_OF_THE_USER.matcher(frame.getClassName()).matches())
            .limit(MAX_FRAMES)
            .map(StackFrames::text)
            .collect(Collectors.joining(" < "));
    return frames.isEmpty() ? "" : " at " + frames;
  }
}
