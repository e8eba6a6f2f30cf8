package org.tutti.rank.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TimeZone;
import org.junit.jupiter.api.Test;

class RankStateTest {
  @Test
  void restoresAndNamesWhateverABenchmarkChanged() {
    Thread thread = Thread.currentThread();
    Map<String, Runnable> changes = new LinkedHashMap<>();
    changes.put("the thread's interrupt flag", thread::interrupt);
    changes.put(
        "the thread's context class loader",
        () -> thread.setContextClassLoader(new URLClassLoader(new URL[0])));
    changes.put("the thread's priority", () -> thread.setPriority(Thread.MIN_PRIORITY));
    changes.put("the thread's name", () -> thread.setName("mine"));
    changes.put(
        "the thread's uncaught exception handler",
        () -> thread.setUncaughtExceptionHandler((where, what) -> {}));
    changes.put(
        "the default uncaught exception handler",
        () -> Thread.setDefaultUncaughtExceptionHandler((where, what) -> {}));
    changes.put(
        "the default locale of category FORMAT",
        () -> Locale.setDefault(Locale.Category.FORMAT, new Locale("xx")));
    changes.put(
        "the default locale of category DISPLAY",
        () -> Locale.setDefault(Locale.Category.DISPLAY, new Locale("xx")));
    changes.put(
        "the default time zone", () -> TimeZone.setDefault(TimeZone.getTimeZone("Asia/Kolkata")));
    changes.put("System.in", () -> System.setIn(new ByteArrayInputStream(new byte[0])));
    changes.put(
        "System.out", () -> System.setOut(new PrintStream(OutputStream.nullOutputStream())));
    changes.put(
        "System.err", () -> System.setErr(new PrintStream(OutputStream.nullOutputStream())));

    RankState before = RankState.now();
    changes.forEach(
        (name, change) -> {
          change.run();
          assertThat(before.restore()).as(name).containsExactly(name);
          assertThat(before.restore()).as(name).isEmpty();
        });
    assertThat(thread.isInterrupted()).isFalse();
    assertThat(Locale.getDefault(Locale.Category.FORMAT).getLanguage()).isNotEqualTo("xx");

    // This restores the locales of both categories, too.
    Locale.setDefault(Locale.TAIWAN);
    assertThat(before.restore()).contains("the default locale");
    assertThat(before.restore()).isEmpty();
  }

  /** A launch whose caller was interrupted must not lose its files either. */
  @Test
  void aFlagThatWasSetBeforeIsTakenAway() {
    Thread.currentThread().interrupt();
    assertThat(RankState.now().restore()).isEqualTo(List.of("the thread's interrupt flag"));
    assertThat(Thread.currentThread().isInterrupted()).isFalse();
  }
}
