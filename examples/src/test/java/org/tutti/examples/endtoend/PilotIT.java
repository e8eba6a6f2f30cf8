package org.tutti.examples.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.diagnostics.ProblemKind;

/** {@code run --pilot}: a small campaign predicts the time of the campaign and how to split it. */
class PilotIT {
  private static final String SMALL =
      "run --pilot 2 --launcher mpirun.openmpi -np 2 --msizes 8 Example01Allreduce*";
  private static final Pattern PROPOSED = Pattern.compile(" (\\d+) +(\\d+) +[0-9.]+ % +[0-9.]+ %");

  @TempDir Path directory;

  @Test
  void aPilotPredictsTheTimeOfTheCampaign() throws Exception {
    String run = SMALL + " --nrep 30 --launches 1 --results campaign";
    Tutti.Ended small = tutti().line(run + " --budget 1ms");
    assertThat(small.status()).as(small.said()).isEqualTo(ProblemKind.USAGE.exitStatus());
    assertThat(small.error())
        .contains("No split is proposed: [TUTTI-130]")
        .contains("by the 2 launches in campaign/pilot")
        .contains("[TUTTI-130]")
        .contains("nothing was started");

    Tutti.Ended free = tutti().line(run);
    assertThat(free.status()).as(free.said()).isZero();
    assertThat(free.error()).contains("launch 1/1");
    assertThat(directory.resolve("campaign/launches/0001.jsonl")).exists();
  }

  /** The campaign is too long to wait for; its manifest shows what it adopted. */
  @Test
  void aCampaignWithABudgetAdoptsTheSplitThatThePilotProposes() throws Exception {
    Path manifest = directory.resolve("campaign/manifest.json");
    Path error = directory.resolve("error.txt");
    Process driver =
        tutti()
            .start(
                directory.resolve("output.txt"),
                error,
                Tutti.words(SMALL + " --budget 1h --results campaign"));
    try {
      Tutti.awaitFile(manifest, driver, error);
    } finally {
      driver.descendants().forEach(ProcessHandle::destroyForcibly);
      driver.destroyForcibly().waitFor();
    }
    Matcher proposed = PROPOSED.matcher(Files.readString(error));
    assertThat(proposed.find()).as(Files.readString(error)).isTrue();
    assertThat(error).content().contains("Using the split that suits the least precise cell, ");
    assertThat(manifest)
        .content()
        .contains("\"blocks\" : " + proposed.group(1) + ",")
        .contains("\"repetitions\" : \"" + proposed.group(2) + "\"");
  }

  @Test
  void aPilotThatFailsEndsTheCampaign() throws Exception {
    Tutti.Ended ended =
        tutti().line(SMALL + " --retries 0 --results campaign --launcher-option=--no-such-option");
    assertThat(ended.status()).as(ended.said()).isEqualTo(1);
    assertThat(ended.error()).contains("[TUTTI-132]").contains("The pilot was not finished");
  }

  private Tutti tutti() {
    return Tutti.alone(directory);
  }
}
