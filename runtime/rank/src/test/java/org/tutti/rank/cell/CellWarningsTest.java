package org.tutti.rank.cell;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.tutti.records.launch.Warning;
import org.tutti.sync.host.Occupancy;

class CellWarningsTest {
  @Test
  void moreRanksThanProcessors() {
    assertThat(CellWarnings.of(new Occupancy(2, 2))).isEmpty();
    assertThat(CellWarnings.of(new Occupancy(4, 2)).map(Warning::line))
        .hasValueSatisfying(line -> assertThat(line).startsWith("[TUTTI-056]"));
  }
}
