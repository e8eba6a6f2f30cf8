package org.tutti.campaign.launch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.diagnostics.TuttiException;

/**
 * Tested with a directory like that of the kernel, since virtual machines and containers have no
 * governor.
 */
class FrequencyGovernorTest {
  @TempDir Path cpus;

  @Test
  void governsAllProcessorsUntilItIsClosed() throws IOException {
    Path first = processor("cpu0", "powersave");
    Path second = processor("cpu11", "schedutil");
    Files.createDirectory(cpus.resolve("cpuidle"));

    try (FrequencyGovernor.Chosen chosen = choose("performance")) {
      assertThat(first).hasContent("performance");
      assertThat(second).hasContent("performance");
    }
    assertThat(first).hasContent("powersave");
    assertThat(second).hasContent("schedutil");
  }

  @Test
  void changesNothingUnlessRequested() throws IOException {
    Path first = processor("cpu0", "powersave");

    try (FrequencyGovernor.Chosen chosen = new FrequencyGovernor(cpus).choose(Optional.empty())) {
      assertThat(first).hasContent("powersave");
    }
    assertThat(first).hasContent("powersave");
  }

  @Test
  void rejectsAGovernorThatThisHostDoesNotOffer() throws IOException {
    assertRefused("this host has none");
    processor("cpu0", "powersave");
    Files.writeString(
        cpus.resolve("cpu0/cpufreq/scaling_available_governors"), "powersave schedutil\n");
    assertRefused("offers powersave schedutil");
  }

  @Test
  void restoresWhatItSetBeforeItFailed() throws IOException {
    Path first = processor("cpu0", "powersave");
    Path second = processor("cpu1", "powersave");
    Files.delete(second);
    Files.createSymbolicLink(second, Path.of("/proc/version"));

    assertRefused(second.toString());
    assertThat(first).hasContent("powersave");
  }

  @Test
  void reportsWhatItCouldNotRestoreAndRestoresTheRest() throws IOException {
    Path first = processor("cpu0", "powersave");
    Path second = processor("cpu1", "schedutil");
    FrequencyGovernor.Chosen chosen = choose("performance");
    Files.delete(first);
    Files.createSymbolicLink(first, Path.of("/proc/version"));

    assertThatThrownBy(chosen::close)
        .isInstanceOf(TuttiException.class)
        .hasMessageContaining("[TUTTI-129]")
        .hasMessageContaining("could not be restored: powersave cannot be written to " + first);
    assertThat(second).hasContent("schedutil");
  }

  @Test
  void doesNotChangeAGovernorThatItCannotRead() throws IOException {
    Path first = processor("cpu0", "powersave");
    Files.delete(first);
    Files.createDirectory(first);

    assertThatThrownBy(() -> choose("performance")).hasMessageContaining("[TUTTI-129]");
    assertThat(first).isEmptyDirectory();
  }

  private void assertRefused(String why) {
    assertThatThrownBy(() -> choose("performance"))
        .isInstanceOf(TuttiException.class)
        .hasMessageContaining("[TUTTI-129] The frequency governor 'performance' cannot be set")
        .hasMessageContaining(why);
  }

  private FrequencyGovernor.Chosen choose(String governor) {
    return new FrequencyGovernor(cpus).choose(Optional.of(governor));
  }

  private Path processor(String name, String governor) throws IOException {
    Path directory = Files.createDirectories(cpus.resolve(name).resolve("cpufreq"));
    Files.writeString(
        directory.resolve("scaling_available_governors"), "performance powersave schedutil\n");
    return Files.writeString(directory.resolve("scaling_governor"), governor);
  }
}
