package org.tutti.sync.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class NameHashTest {
  @Test
  void namesThatDifferLittleHaveDifferentNumbers() {
    Set<Long> numbers = new HashSet<>();
    for (int node = 0; node < 100_000; node++) {
      assertThat(numbers.add(NameHash.of("node" + node))).isTrue();
      assertThat(numbers.add(NameHash.of(String.format("base %06d", node)))).isTrue();
    }
    assertThat(numbers.add(NameHash.of(""))).isTrue();
  }

  @Test
  void theSameNameHasTheSameNumberOnEveryMachine() {
    assertThat(NameHash.of("node1")).isEqualTo(0x988DBA7F8F57AF07L);
  }
}
