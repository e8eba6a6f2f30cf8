package org.tutti.lab.mpj;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.ServerSocket;
import org.junit.jupiter.api.Test;

class PortsTest {
  @Test
  void thePortsInUseAreReported() throws IOException {
    try (ServerSocket taken = new ServerSocket(0)) {
      int port = taken.getLocalPort();
      assertThatThrownBy(() -> new Ports(port, port).require(2))
          .hasMessageContaining("[TUTTI-039]")
          .hasMessageContaining("needs 2 free TCP ports")
          .hasMessageContaining("in use or not permitted: " + port + ".")
          .hasMessageContaining("set(SettingKey.MPI, mpj)");
    }
  }

  @Test
  void mpjExpressHasThousandsOfPorts() {
    assertThatCode(() -> Ports.OF_MPJ_EXPRESS.require(8)).doesNotThrowAnyException();
  }
}
