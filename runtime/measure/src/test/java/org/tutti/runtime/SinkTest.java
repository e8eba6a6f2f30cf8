package org.tutti.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("jdk")
class SinkTest {
  @Test
  void everythingThatIsConsumedHasAnEffect() {
    Sink sink = new Sink();
    List<Long> digests = new ArrayList<>(List.of(sink.digest()));
    List<Runnable> calls =
        List.of(
            () -> sink.consume(41L),
            () -> sink.consume(0.5),
            () -> sink.consume(true),
            () -> sink.consume("text"));
    for (Runnable call : calls) {
      call.run();
      digests.add(sink.digest());
    }
    assertThat(digests).doesNotHaveDuplicates();
  }
}
