package org.tutti.rank.jvm;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("jdk")
class ThreadStateTest {
  @TempDir Path task;

  @ParameterizedTest
  @CsvSource({
    "17 (C2 CompilerThre) S 1 2, true",
    "17 (C2 CompilerThre) R 1 2, false",
    "17 (a) R (b) S 1 2, true",
    "17 (C2 CompilerThre) D 1 2, false",
    "'', false"
  })
  void aThreadIsAsleepIfItWaits(String stat, boolean asleep) throws IOException {
    Files.writeString(task.resolve("stat"), stat);
    try (ThreadState state = ThreadState.of(task)) {
      assertThat(state.isAsleep()).isEqualTo(asleep);
    }
  }

  @Test
  void aThreadThatCannotBeReadIsNotKnownToBeAsleep() {
    assertThat(ThreadState.of(task).isAsleep()).isFalse();
  }
}
