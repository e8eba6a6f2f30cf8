package org.tutti.lab.operations;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.diagnostics.MpiProblem;
import org.tutti.diagnostics.TuttiException;
import org.tutti.lab.operations.GroupCollective.GroupAlltoall;
import org.tutti.lab.operations.GroupCollective.ProcessGroups;
import org.tutti.mpi.Datatype;
import org.tutti.runtime.Control;
import org.tutti.runtime.PayloadContext;

class GroupCollectiveTest {
  private final GroupAlltoall operation = new GroupAlltoall();

  @ParameterizedTest
  @ValueSource(ints = {-1, 0, 4})
  void aGroupHasAtLeastOneProcessAndAtMostAll(int members) {
    operation.members = members;
    assertThatExceptionOfType(TuttiException.class)
        .isThrownBy(() -> operation.checkProcesses(3))
        .matches(e -> e.problem() == MpiProblem.SHAPE_IMPOSSIBLE);
    operation.members = 3;
    assertThatCode(() -> operation.checkProcesses(3)).doesNotThrowAnyException();
  }

  /** Of five processes, two groups of two fit; a single one leaves three without buffers. */
  @Test
  void whoTakesNoPartNeedsNoMemory() {
    operation.members = 2;
    operation.groups = ProcessGroups.ONE;
    assertThat(elements(1)).isEqualTo(20);
    assertThat(elements(2)).isZero();
    operation.groups = ProcessGroups.ALL;
    assertThat(elements(3)).isEqualTo(20);
    assertThat(elements(4)).isZero();
  }

  private long elements(int rank) {
    Control control = new Control(rank, 5, 0, -1);
    return operation.sendElements(new PayloadContext(control, 10, Datatype.BYTE, 50, 50));
  }
}
