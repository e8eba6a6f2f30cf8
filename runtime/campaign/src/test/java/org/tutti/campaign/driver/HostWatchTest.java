package org.tutti.campaign.driver;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.campaign.launch.RemoteHosts;

class HostWatchTest {
  private static final Duration LIMIT = Duration.ofSeconds(40);
  private static final Duration SILENT = Duration.ofSeconds(11);

  @TempDir private Path directory;

  @Test
  void aHostThatDoesNotAnswerTwiceIsLost() throws Exception {
    HostWatch watch =
        new HostWatch(hosts("[ $1 = h2 ] && echo no route; [ $1 = h1 ] && eval $2"), LIMIT);

    assertThat(firstLoss(watch)).contains("h2 does not answer (no route)");
    assertThat(asked()).isEqualTo(4);
  }

  @Test
  void hostsAreNotAskedWhileTheLaunchIsHeardOf() throws Exception {
    HostWatch watch = new HostWatch(hosts("exit 255"), LIMIT);

    assertThat(watch.lost(Duration.ofSeconds(9))).isEmpty();
    assertThat(asked()).isZero();
  }

  @Test
  void hostsThatAnswerAreAskedAgainAfterAWhile() throws Exception {
    HostWatch watch = new HostWatch(hosts("eval $2"), LIMIT);
    watch.lost(SILENT);
    while (asked() < 2) {
      Thread.sleep(10);
    }
    for (int poll = 0; poll < 20; poll++) {
      assertThat(watch.lost(SILENT)).isEmpty();
      Thread.sleep(10);
    }
    assertThat(asked()).isEqualTo(2);
  }

  private static Optional<String> firstLoss(HostWatch watch) throws InterruptedException {
    Optional<String> lost = watch.lost(SILENT);
    for (int poll = 0; poll < 6000 && lost.isEmpty(); poll++) {
      Thread.sleep(10);
      lost = watch.lost(SILENT);
    }
    return lost;
  }

  /** Two hosts; each question leaves a line in a file. */
  private RemoteHosts hosts(String shell) throws IOException {
    Path program = directory.resolve("remote-shell");
    Files.writeString(program, "#!/bin/sh\necho x >> '" + log() + "'\n" + shell + "\n");
    assertThat(program.toFile().setExecutable(true)).isTrue();
    return new RemoteHosts(List.of("h1", "h2"), List.of(program.toString()));
  }

  private int asked() throws IOException {
    return Files.exists(log()) ? Files.readAllLines(log()).size() : 0;
  }

  private Path log() {
    return directory.resolve("log");
  }
}
