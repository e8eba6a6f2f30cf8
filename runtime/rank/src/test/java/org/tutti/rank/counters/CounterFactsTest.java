package org.tutti.rank.counters;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CounterFactsTest {
  @TempDir Path root;

  private String refusal() {
    EventGroup none = EventGroup.open(PerfCalls.NONE, PerfEvent.OF_KERNEL);
    return new CounterFacts(root).of(none, none).get("os.counters");
  }

  @Test
  void aRefusalNamesTheKernelsSetting() throws IOException {
    Path setting = root.resolve("proc/sys/kernel/perf_event_paranoid");
    Files.createDirectories(setting.getParent());
    Files.writeString(setting, "3\n");
    assertThat(refusal())
        .isEqualTo("none: refused by a container, or by perf_event_paranoid (here 3)");
  }

  @Test
  void aKernelWithoutCountersIsTold() {
    assertThat(refusal()).isEqualTo("none: this system has none");
  }
}
