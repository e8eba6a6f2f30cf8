package org.tutti.rank.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class EarlyExitTest {
  private static final StackTraceElement[] EXITS = {
    new StackTraceElement("java.lang.Shutdown", "exit", "Shutdown.java", 174),
    new StackTraceElement("java.lang.Runtime", "exit", "Runtime.java", 116),
    new StackTraceElement("java.lang.System", "exit", "System.java", 1871),
    new StackTraceElement("a.B", "bcast", "B.java", 12),
  };
  private static final StackTraceElement[] SIGNAL = {
    new StackTraceElement("java.lang.Shutdown", "exit", "Shutdown.java", 174),
    new StackTraceElement("java.lang.Terminator$1", "handle", "Terminator.java", 51),
  };

  @Test
  void aRankThatExitsIsNamedWithTheCaller() {
    try (EarlyExit exit = EarlyExit.watch(thread -> Optional.of("Rank 1"))) {
      assertThat(exit.message(Map.of(Thread.currentThread(), EXITS)).orElseThrow())
          .startsWith("[TUTTI-030] Rank 1 ended before its work was done: a.B.bcast(B.java:12)");
    }
  }

  @Test
  void aSignalIsNoExitAndAnotherRankNotThisOne() {
    try (EarlyExit exit = EarlyExit.watch(thread -> Optional.of("Rank 1"));
        EarlyExit other = EarlyExit.watch(thread -> Optional.empty())) {
      assertThat(exit.message(Map.of(Thread.currentThread(), SIGNAL))).isEmpty();
      assertThat(other.message(Map.of(Thread.currentThread(), EXITS))).isEmpty();
    }
  }
}
