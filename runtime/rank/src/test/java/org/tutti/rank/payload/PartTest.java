package org.tutti.rank.payload;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.tutti.runtime.Arrivals.Buffer;
import org.tutti.runtime.Arrivals.Source;

class PartTest {
  @Test
  void digestIsTheSameInEachJvm() {
    Source sent = new Source(3, Buffer.SEND);
    Source received = new Source(5, Buffer.RECEIVE);
    int place = 31 * (31 * 7 + 4) + 2;
    int first = 31 * (31 * place + 3) + Buffer.SEND.ordinal();
    int both = 31 * (31 * first + 5) + Buffer.RECEIVE.ordinal();
    assertThat(part(List.of(sent, received)).digest()).isEqualTo(both);
    assertThat(part(List.of(received, sent)).digest()).isNotEqualTo(both);
  }

  private static Part part(List<Source> sources) {
    return new Part(7, 4, new Part.ReducedContent(sources, 2));
  }
}
