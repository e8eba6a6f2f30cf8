package org.tutti.mpi.natives;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.tutti.mpi.natives.MpiLaunch.LauncherCommandLine;
import org.tutti.mpi.natives.MpiLaunch.Outcome;

/** Buffers and counts beyond what an int can express, in launches of Open MPI and MPICH. */
@Tag("jdk")
class LargeBufferTest {
  @ParameterizedTest
  @EnumSource(names = {"OPEN_MPI", "MPICH"})
  void elementsBeyond2GiBAreReached(LauncherCommandLine launcher) throws Exception {
    Outcome outcome = new MpiLaunch(launcher, 2).run("large-buffers");
    assertThat(outcome.exitStatus()).as(outcome.toString()).isZero();
    assertThat(outcome.output())
        .contains("rank 0 passed large-buffers", "rank 1 passed large-buffers");
  }
}
