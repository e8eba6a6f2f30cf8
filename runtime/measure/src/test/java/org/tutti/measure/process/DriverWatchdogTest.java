package org.tutti.measure.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import org.junit.jupiter.api.Test;

class DriverWatchdogTest {
  @Test
  void anInputThatEndsAfterTheSignMeansThatTheDriverHasDied() {
    assertThat(
            DriverWatchdog.hasDied(
                new ByteArrayInputStream(new byte[] {DriverWatchdog.START_SIGNAL})))
        .isTrue();
  }

  @Test
  void aLauncherThatPassesNoInputOnMeansNothing() {
    assertThat(DriverWatchdog.hasDied(InputStream.nullInputStream())).isFalse();
  }

  @Test
  void anInputThatCannotBeReadMeansNothing() {
    InputStream broken =
        new InputStream() {
          @Override
          public int read() throws IOException {
            throw new IOException("closed");
          }
        };
    assertThat(DriverWatchdog.hasDied(broken)).isFalse();
  }
}
