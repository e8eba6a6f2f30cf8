package org.tutti.records.campaign;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CampaignDirectoryTest {
  @TempDir Path parent;

  @Test
  void twoCampaignsOfOneSecondHaveDirectoriesOfTheirOwn() throws IOException {
    LocalDateTime now = LocalDateTime.of(2026, 11, 23, 9, 9, 47);
    for (String name : new String[] {"", "-2", "-3"}) {
      Path fresh = CampaignDirectory.fresh(parent, now);
      assertThat(fresh).isEqualTo(parent.resolve("2026-11-23T09-09-47" + name));
      Files.createDirectory(fresh);
    }
  }
}
