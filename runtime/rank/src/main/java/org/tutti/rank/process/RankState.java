package org.tutti.rank.process;

import java.io.InputStream;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.TimeZone;

/**
 * What a benchmark may change about the thread of its rank and about the JVM, and what would then
 * change how later cells are measured, or whether they are: an interrupt flag closes files.
 */
public final class RankState {
  private static final List<String> NAMES =
      List.of(
          "the thread's interrupt flag",
          "the thread's context class loader",
          "the thread's priority",
          "the thread's name",
          "the thread's uncaught exception handler",
          "the default uncaught exception handler",
          "the default locale",
          "the default locale of category DISPLAY",
          "the default locale of category FORMAT",
          "the default time zone",
          "System.in",
          "System.out",
          "System.err");

  private final Object[] values = new Object[NAMES.size()];

  private RankState() {
    values[0] = false;
    for (int part = 1; part < values.length; part++) {
      values[part] = get(part);
    }
  }

  /** The state of the calling thread, which must be that of a rank, and of this JVM. */
  public static RankState now() {
    return new RankState();
  }

  /** Restores what has changed since, on the same thread, and returns its names. */
  public List<String> restore() {
    List<String> changed = new ArrayList<>();
    for (int part = 0; part < values.length; part++) {
      if (!Objects.equals(get(part), values[part])) {
        set(part, values[part]);
        changed.add(NAMES.get(part));
      }
    }
    return changed;
  }

  private static Object get(int part) {
    Thread thread = Thread.currentThread();
    return switch (part) {
      case 0 -> thread.isInterrupted();
      case 1 -> thread.getContextClassLoader();
      case 2 -> thread.getPriority();
      case 3 -> thread.getName();
      case 4 -> thread.getUncaughtExceptionHandler();
      case 5 -> Thread.getDefaultUncaughtExceptionHandler();
      case 6 -> Locale.getDefault();
      case 7 -> Locale.getDefault(Locale.Category.DISPLAY);
      case 8 -> Locale.getDefault(Locale.Category.FORMAT);
      case 9 -> TimeZone.getDefault();
      case 10 -> System.in;
      case 11 -> System.out;
      default -> System.err;
    };
  }

  private static void set(int part, Object value) {
    Thread thread = Thread.currentThread();
    switch (part) {
      case 0 -> Thread.interrupted(); // The value is false.
      case 1 -> thread.setContextClassLoader((ClassLoader) value);
      case 2 -> thread.setPriority((Integer) value);
      case 3 -> thread.setName((String) value);
      case 4 -> thread.setUncaughtExceptionHandler((Thread.UncaughtExceptionHandler) value);
      case 5 -> Thread.setDefaultUncaughtExceptionHandler((Thread.UncaughtExceptionHandler) value);
      case 6 -> Locale.setDefault((Locale) value);
      case 7 -> Locale.setDefault(Locale.Category.DISPLAY, (Locale) value);
      case 8 -> Locale.setDefault(Locale.Category.FORMAT, (Locale) value);
      case 9 -> TimeZone.setDefault((TimeZone) value);
      case 10 -> System.setIn((InputStream) value);
      case 11 -> System.setOut((PrintStream) value);
      default -> System.setErr((PrintStream) value);
    }
  }
}
