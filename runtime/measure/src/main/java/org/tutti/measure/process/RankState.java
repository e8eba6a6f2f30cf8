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
  private record Restorable<T>(String name, Supplier<T> read, Consumer<T> set) {
    Remembered<T> now() {
      return new Remembered<>(this, read.get());
    }
  }

  /** A part with the value that it had. */
  private record Remembered<T>(Restorable<T> part, T value) {
    /** Whether it had to be restored. */
    boolean restore() {
      if (Objects.equals(part.read().get(), value)) {
        return false;
      }
      part.set().accept(value);
      return true;
    }
  }

  private final List<Remembered<?>> parts;

  private RankState(List<Remembered<?>> parts) {
    this.parts = parts;
  }

  /** The state of the calling thread, which must be that of a rank, and of this JVM. */
  public static RankState now() {
    Thread thread = Thread.currentThread();
    List<Remembered<?>> parts = new ArrayList<>();
    parts.add(
        new Remembered<>(
            new Restorable<>(
                "the thread's interrupt flag", thread::isInterrupted, RankState::interrupt),
            false));
    parts.add(
        new Restorable<>(
                "the thread's context class loader",
                thread::getContextClassLoader,
                thread::setContextClassLoader)
            .now());
    parts.add(
        new Restorable<>("the thread's priority", thread::getPriority, thread::setPriority).now());
    parts.add(new Restorable<>("the thread's name", thread::getName, thread::setName).now());
    parts.add(
        new Restorable<>(
                "the thread's uncaught exception handler",
                thread::getUncaughtExceptionHandler,
                thread::setUncaughtExceptionHandler)
            .now());
    parts.add(
        new Restorable<>(
                "the default uncaught exception handler",
                Thread::getDefaultUncaughtExceptionHandler,
                Thread::setDefaultUncaughtExceptionHandler)
            .now());
    parts.add(new Restorable<>("the default locale", Locale::getDefault, Locale::setDefault).now());
    for (Locale.Category category : Locale.Category.values()) {
      parts.add(
          new Restorable<Locale>(
                  "the default locale of category " + category,
                  () -> Locale.getDefault(category),
                  locale -> Locale.setDefault(category, locale))
              .now());
    }
    parts.add(
        new Restorable<>("the default time zone", TimeZone::getDefault, TimeZone::setDefault)
            .now());
    parts.add(new Restorable<>("System.in", () -> System.in, System::setIn).now());
    parts.add(new Restorable<>("System.out", () -> System.out, System::setOut).now());
    parts.add(new Restorable<>("System.err", () -> System.err, System::setErr).now());
    return new RankState(parts);
  }

  /** Restores what has changed since, on the same thread, and returns its names. */
  public List<String> restore() {
    return parts.stream().filter(Remembered::restore).map(before -> before.part().name()).toList();
  }

  private static void interrupt(boolean flag) {
    if (flag) {
      Thread.currentThread().interrupt();
    } else {
      Thread.interrupted();
    }
  }
}
