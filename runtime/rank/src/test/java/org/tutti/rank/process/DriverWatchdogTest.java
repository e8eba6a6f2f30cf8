package org.tutti.rank.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.Pipe;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DriverWatchdogTest {
  private static final long LIMIT_MILLIS = 60_000;
  private static final Optional<DriverProcess> NOBODY = Optional.empty();

  @Test
  void anInputThatEndsAfterTheMarkerWasHeldOpen() {
    assertThat(
            DriverWatchdog.hasEnded(
                new ByteArrayInputStream(new byte[] {DriverWatchdog.START_SIGNAL})))
        .isTrue();
  }

  @Test
  void aLauncherThatForwardsNoInputMeansNothing() {
    assertThat(DriverWatchdog.hasEnded(InputStream.nullInputStream())).isFalse();
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
    assertThat(DriverWatchdog.hasEnded(broken)).isFalse();
  }

  /** The process, here that of the tests, goes on. */
  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void itEndsWhileItWaitsForTheInputOrForTheDriver(boolean launcherClosesTheInput)
      throws Exception {
    Map<String, String> environment = new HashMap<>();
    DriverWatchdog.announce(environment);
    Pipe pipe = Pipe.open();
    pipe.sink().write(ByteBuffer.wrap(new byte[] {DriverWatchdog.START_SIGNAL}));
    if (launcherClosesTheInput) {
      pipe.sink().close();
    }
    DriverWatchdog watchdog =
        DriverWatchdog.of(
            Channels.newInputStream(pipe.source()), "none", DriverProcess.of(environment));
    Thread thread =
        Thread.getAllStackTraces().keySet().stream()
            .filter(each -> each.getName().equals(DriverWatchdog.THREAD))
            .findAny()
            .orElseThrow();

    watchdog.end();
    thread.join(LIMIT_MILLIS);
    assertThat(thread.isAlive()).isFalse();
  }

  @Test
  void aLauncherThatClosesTheInputIsNotTakenForTheDeathOfTheDriver() {
    Map<String, String> environment = new HashMap<>();
    DriverWatchdog.announce(environment);
    DriverProcess driver = DriverProcess.of(environment).orElseThrow();
    assertThat(driver.isRunningHere()).isTrue();

    DriverProcess earlier = new DriverProcess(driver.pid(), "1", driver.boot());
    assertThat(earlier.isRunningHere()).as("its number was used again").isFalse();
    assertThat(DriverWatchdog.why(Optional.of(earlier))).startsWith("The driver");

    DriverProcess elsewhere = new DriverProcess(driver.pid(), driver.started(), "another host");
    assertThat(elsewhere.isRunningHere()).isFalse();
    for (Optional<DriverProcess> unknown : List.of(Optional.of(elsewhere), NOBODY)) {
      assertThat(DriverWatchdog.why(unknown)).contains("driver of this campaign or the launcher");
    }
  }
}
