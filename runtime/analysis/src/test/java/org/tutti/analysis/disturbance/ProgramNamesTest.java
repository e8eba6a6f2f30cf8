package org.tutti.analysis.disturbance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.tutti.records.launch.OtherProgram;

class ProgramNamesTest {
  private static OtherProgram program(String name, long pid, long user, double seconds) {
    return new OtherProgram("node", name, pid, user, Math.round(seconds * 1e9));
  }

  @Test
  void aProgramIsNamedWithItsProcessAndUser() {
    assertThat(
            ProgramNames.of(
                List.of(program("java", 77, 1000, 3), program("java", 77, 1000, 2)), 5.5))
        .isEqualTo("'java' (process 77 of user 1000) 5.0 s");
  }

  @Test
  void processesOfTheSameNameCountTogether() {
    assertThat(
            ProgramNames.of(
                List.of(
                    program("cc1", 7, 1000, 1),
                    program("cc1", 8, 0, 1),
                    program("make", 6, OtherProgram.UNKNOWN_USER, 1.5)),
                4))
        .isEqualTo("'cc1' (2 processes) 2.0 s, 'make' (process 6) 1.5 s");
  }

  @Test
  void smallOnesAreNotNamed() {
    assertThat(ProgramNames.of(List.of(program("a", 7, 0, 9), program("b", 8, 0, 0.9)), 10))
        .isEqualTo("'a' (process 7 of user 0) 9.0 s");
  }

  @Test
  void whereMostCannotBeSeenThatIsSaid() {
    assertThat(ProgramNames.of(List.of(), 10))
        .isEqualTo("programs that used little each or cannot be seen (other users', or finished)");
    assertThat(ProgramNames.of(List.of(program("a", 7, 0, 4)), 10))
        .isEqualTo(
            "'a' (process 7 of user 0) 4.0 s, others that used less or cannot be seen (other"
                + " users', or finished)");
  }
}
