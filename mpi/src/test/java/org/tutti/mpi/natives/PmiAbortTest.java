package org.tutti.mpi.natives;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.mpi.natives.linker.CFunction;
import org.tutti.mpi.natives.linker.NativeLinker;

@Tag("jdk")
class PmiAbortTest {
  private static final int AF_UNIX = 1;
  private static final int SOCK_STREAM = 1;
  private static final NativeLinker LINKER = NativeLinker.ofThisJvm();

  private static CFunction function(String name) {
    return CFunction.of(LINKER.standardLibrary(), name);
  }

  @Test
  void theLauncherIsAskedToEndAllRanks() {
    ByteBuffer pair = ByteBuffer.allocateDirect(2 * Integer.BYTES).order(ByteOrder.nativeOrder());
    long failed = function("socketpair").call(AF_UNIX, SOCK_STREAM, 0, LINKER.addressOf(pair));
    assertThat((int) failed).isZero();
    int rank = pair.getInt(0);
    int launcher = pair.getInt(Integer.BYTES);

    PmiAbort.of(Map.of("PMI_FD", Integer.toString(rank))).orElseThrow().send(69);

    ByteBuffer said = ByteBuffer.allocateDirect(1000);
    int bytes = (int) function("read").call(launcher, LINKER.addressOf(said), said.capacity());
    assertThat(US_ASCII.decode(said.limit(bytes)).toString().lines())
        .containsExactly("cmd=init pmi_version=1 pmi_subversion=1", "cmd=abort exitcode=69");
    function("close").call(rank);
    function("close").call(launcher);
  }

  /** The first is a file or a terminal, the second has not been opened. */
  @ParameterizedTest
  @ValueSource(strings = {"0", "999999", "", "-1", "x", "99999999999"})
  void nothingIsWrittenToWhatIsNotTheSocketOfALauncher(String descriptor) {
    assertThat(PmiAbort.of(Map.of("PMI_FD", descriptor))).isEmpty();
  }

  @Test
  void otherLaunchersTakeTheExitStatus() {
    assertThat(PmiAbort.of(Map.of("OMPI_COMM_WORLD_RANK", "1"))).isEmpty();
  }
}
