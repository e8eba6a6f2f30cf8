package org.tutti.measure.harness;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("jdk")
class BenchmarkExceptionTest {
  @Test
  void readsLikeWhatTheBenchmarkThrew() {
    IOException thrown = new IOException("disk full");
    assertThat(new BenchmarkException(thrown)).hasToString("java.io.IOException: disk full");
    assertThat(BenchmarkException.unwrapped(new BenchmarkException(thrown))).isSameAs(thrown);
    assertThat(BenchmarkException.unwrapped(thrown)).isSameAs(thrown);
  }
}
