package org.tutti.measure.process;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.TimeZone;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * What a benchmark may change about the thread of its rank and about the JVM, and what would then
 * change how later cells are measured, or whether they are: an interrupt flag closes files.
 */
public final class RankState {
  /** Something that can be read and set. */
  private record Part<T>(String name, Supplier<T> read, Consumer<T> set) {
    Before<T> now() {
      return new Before<>(this, read.get());
    }
  }

  /** A part with the value that it had. */
  private record Before<T>(Part<T> part, T value) {
    /** Whether it had to be restored. */
    boolean restore() {
      if (Objects.equals(part.read().get(), value)) {
        return false;
      }
      part.set().accept(value);
      return true;
    }
  }

  private final List<Before<?>> parts;

  private RankState(List<Before<?>> parts) {
    this.parts = parts;
  }

  /** The state of the calling thread, which must be that of a rank, and of this JVM. */
  public static RankState now() {
    Thread thread = Thread.currentThread();
    List<Before<?>> parts = new ArrayList<>();
    parts.add(
        new Before<>(
            new Part<>("the thread's interrupt flag", thread::isInterrupted, RankState::interrupt),
            false));
    parts.add(
        new Part<>(
                "the thread's context class loader",
                thread::getContextClassLoader,
                thread::setContextClassLoader)
            .now());
    parts.add(new Part<>("the thread's priority", thread::getPriority, thread::setPriority).now());
    parts.add(new Part<>("the thread's name", thread::getName, thread::setName).now());
    parts.add(
        new Part<>(
                "the thread's uncaught exception handler",
                thread::getUncaughtExceptionHandler,
                thread::setUncaughtExceptionHandler)
            .now());
    parts.add(
        new Part<>(
                "the default uncaught exception handler",
                Thread::getDefaultUncaughtExceptionHandler,
                Thread::setDefaultUncaughtExceptionHandler)
            .now());
    parts.add(new Part<>("the default locale", Locale::getDefault, Locale::setDefault).now());
    for (Locale.Category category : Locale.Category.values()) {
      parts.add(
          new Part<Locale>(
                  "the default locale of category " + category,
                  () -> Locale.getDefault(category),
                  locale -> Locale.setDefault(category, locale))
              .now());
    }
    parts.add(
        new Part<>("the default time zone", TimeZone::getDefault, TimeZone::setDefault).now());
    parts.add(new Part<>("System.in", () -> System.in, System::setIn).now());
    parts.add(new Part<>("System.out", () -> System.out, System::setOut).now());
    parts.add(new Part<>("System.err", () -> System.err, System::setErr).now());
    return new RankState(parts);
  }

  /** Restores what has changed since, on the same thread, and returns its names. */
  public List<String> restore() {
    return parts.stream().filter(Before::restore).map(before -> before.part().name()).toList();
  }

  private static void interrupt(boolean flag) {
    if (flag) {
      Thread.currentThread().interrupt();
    } else {
      Thread.interrupted();
    }
  }
}
