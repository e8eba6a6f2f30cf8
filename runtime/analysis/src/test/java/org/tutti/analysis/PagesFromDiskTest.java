package org.tutti.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.tutti.records.launch.CountedEvents;
import org.tutti.records.launch.CounterKind;
import org.tutti.records.launch.CounterTotal;
import org.tutti.records.launch.Warning;

class PagesFromDiskTest {
  private static CountedEvents faults(long... ofRanks) {
    CounterTotal total = CounterTotal.of(0, ofRanks[0]);
    for (int rank = 1; rank < ofRanks.length; rank++) {
      total = total.and(CounterTotal.of(rank, ofRanks[rank]));
    }
    return new CountedEvents(100, 1, Map.of(CounterKind.MAJOR_FAULTS, total));
  }

  @Test
  void memoryThatWasReadFromDiskIsReported() {
    assertThat(LaunchAnalysis.pagesFromDisk(faults(1, 4, 0)).map(Warning::line))
        .contains(
            "[TUTTI-195] memory was read from disk during the observations, 5 times, most often on"
                + " rank 1");
  }

  @Test
  void otherwiseNothingIsSaid() {
    assertThat(LaunchAnalysis.pagesFromDisk(faults(0, 0))).isEmpty();
    assertThat(LaunchAnalysis.pagesFromDisk(CountedEvents.NONE)).isEmpty();
  }
}
