package org.tutti.rank.programs;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class RunningProcessTest {
  private static final String FIELDS = " S 1 77 1 0 -1 0 9 0 0 0 12 13 14 15 20 0 1 0 500 8 8\n";

  @Test
  void timesAreThoseOfTheProcessAndOfItsEndedChildren() {
    assertThat(RunningProcess.of("77 (sh)" + FIELDS))
        .contains(new RunningProcess(77, "sh", 1, 500, 25, 29));
  }

  /** A process may take a name that looks like the rest of the line. */
  @Test
  void aNameMayHoldAnything() {
    assertThat(RunningProcess.of("77 (a) S 9 (\u001b[2J\n)" + FIELDS))
        .contains(new RunningProcess(77, "a) S 9 (\u001b[2J\n", 1, 500, 25, 29));
  }

  @Test
  void otherTextIsNoProcess() {
    assertThat(RunningProcess.of("")).isEmpty();
    assertThat(RunningProcess.of("77 (sh) S 1")).isEmpty();
    assertThat(RunningProcess.of("x (sh)" + FIELDS)).isEmpty();
  }
}
