package org.tutti.records.campaign;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.records.launch.LaunchReader;

/** A report of a campaign that runs finds the file of an attempt, which then becomes the launch. */
class MovedLaunchFileTest {
  private static final PlannedLaunch LAUNCH = new PlannedLaunch(1, 1, Treatment.ONLY);

  @TempDir private Path path;

  private Path attempt;
  private Path place;

  @BeforeEach
  void anAttemptThatIsNotFinished() throws IOException {
    CampaignDirectory directory = new CampaignDirectory(path);
    SampleCampaign.write(directory, 1);
    place = directory.launch(1);
    attempt = directory.attempt(1, 1).resolve("launches").resolve(place.getFileName());
    Files.createDirectories(attempt.getParent());
    Files.move(place, attempt);
  }

  @Test
  void isReadWhereItWasFound() {
    assertThat(cells()).isEqualTo(SampleCampaign.CELLS);
  }

  @Test
  void isReadInItsPlaceAfterItWasMoved() throws IOException {
    Files.move(attempt, place);
    assertThat(cells()).isEqualTo(SampleCampaign.CELLS);
  }

  @Test
  void damageIsReportedEvenIfThereIsAnotherInItsPlace() throws IOException {
    Files.copy(attempt, place);
    Files.writeString(attempt, "{}\n");
    assertThatThrownBy(this::cells)
        .hasMessageContaining("[TUTTI-052]")
        .hasMessageContaining(attempt.toString());
  }

  @Test
  void aFileThatHasGoneIsNamedAsItWasFound() throws IOException {
    Files.delete(attempt);
    assertThatThrownBy(this::cells).hasMessageContaining(attempt.toString());
  }

  private int cells() {
    int cells = 0;
    try (LaunchReader reader = new LaunchFile(LAUNCH, attempt, place, false).open()) {
      while (reader.next().isPresent()) {
        cells++;
      }
    }
    return cells;
  }
}
