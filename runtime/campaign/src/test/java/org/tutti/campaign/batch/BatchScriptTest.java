package org.tutti.campaign.batch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tutti.records.campaign.CampaignDirectory;

/** With stubs of Slurm's programs. */
class BatchScriptTest {
  private static final JobResources RESOURCES =
      new JobResources(
          4, List.of("h1", "h2"), List.of("--account=physics", "--time=2", "--exclusive"));

  @TempDir private Path directory;

  @Test
  void theScriptAsksForWhatWasRequested() {
    assertThat(script("true").text())
        .startsWith("#!/bin/bash\n")
        .contains(
            "#SBATCH --ntasks=4\n",
            "#SBATCH --nodes=2\n",
            "#SBATCH --nodelist=h1,h2\n",
            "#SBATCH --account=physics\n",
            "#SBATCH --time=2\n",
            "#SBATCH --exclusive\n",
            "#SBATCH --job-name=tutti-a__campaign_\n");
  }

  /**
   * A driver that the end of its job, or someone who canceled it, has interrupted, after or before
   * it has finished a launch.
   */
  @ParameterizedTest
  @CsvSource({
    "130, RUNNING, touch launches/2.jsonl, 1",
    "143, RUNNING, touch launches/2.jsonl, 1",
    "130, RUNNING, true, 0",
    "143, COMPLETING, touch launches/2.jsonl, 0",
    "0, RUNNING, touch launches/2.jsonl, 0",
    "1, RUNNING, touch launches/2.jsonl, 0"
  })
  void aJobIsFollowedByAnotherIfItWasInterruptedAndHasFinishedLaunches(
      int status, String state, String work, int jobs) throws Exception {
    BatchScript script = script(work + "; exit " + status);
    Files.createDirectories(script.directory().resolve("launches"));
    Files.createFile(script.directory().resolve("launches").resolve("1.jsonl"));
    Path submitted = directory.resolve("submitted");
    program("sbatch", "echo \"$@\" >> '" + submitted + "'");
    program("squeue", "echo " + state);
    Files.writeString(script.file(), script.text());

    ProcessBuilder bash = new ProcessBuilder("bash", script.file().toString()).inheritIO();
    bash.environment().put("PATH", directory + ":" + System.getenv("PATH"));
    bash.environment().put("SLURM_JOB_NODELIST", "n[1-2]");
    assertThat(bash.start().waitFor()).isEqualTo(status);

    List<String> lines = Files.exists(submitted) ? Files.readAllLines(submitted) : List.of();
    assertThat(lines)
        .hasSize(jobs)
        .allMatch(line -> line.equals("--parsable --nodelist=n[1-2] " + script.file()));
  }

  @Test
  void aSubmissionHasTheNumberOfItsJobAndWaitsForItAndNoOther() throws Exception {
    Path count = Files.writeString(directory.resolve("count"), "");
    Path submit = program("sbatch", "[ -f \"$2\" ] && echo '17;cluster'");
    Path queue =
        program(
            "squeue",
            "echo \"$2\" >> '"
                + count
                + "'; echo 4 PENDING N/A; case $(wc -l < '"
                + count
                + "') in 1|2) echo 17 PENDING 2026-11-29T09:00:00;; 3) echo 17 RUNNING x;; esac");
    List<String> told = new ArrayList<>();
    Submission slurm = new Submission(submit.toString(), queue.toString());

    BatchScript script = script("true");
    assertThat(slurm.submit(script)).isEqualTo("17");
    assertThatThrownBy(
            () ->
                slurm.await(
                    script,
                    new CampaignDirectory(script.directory()),
                    Duration.ofMillis(1),
                    told::add))
        .hasMessageStartingWith("[TUTTI-300] The job ended before the campaign in ");
    assertThat(Files.readAllLines(count))
        .hasSize(4)
        .allMatch(("--user=" + System.getProperty("user.name"))::equals);
    Files.createFile(script.directory().resolve("manifest.json"));
    slurm.await(script, new CampaignDirectory(script.directory()), Duration.ofMillis(1), told::add);
    assertThat(told)
        .containsExactly(
            "Job 17 is pending, expected to begin at 2026-11-29T09:00:00.", "Job 17 is running.");
  }

  @Test
  void noValueOfAnOptionBecomesAnotherOption() {
    Path odd = directory.resolve("a \"b\" #c 50%");
    JobResources resources =
        new JobResources(2, List.of(), List.of("--account=x --time=9", "--partition=a\\b"));
    assertThat(new BatchScript(odd, odd, List.of("true"), resources).text())
        .contains("#SBATCH --account=x\\ --time=9\n")
        .contains("#SBATCH --partition=a\\\\b\n")
        .contains("/a\\ \\\"b\\\"\\ \\#c\\ 50%%/job-%j.txt\n");
    Path broken = directory.resolve("a\nrm -rf b");
    assertThatThrownBy(() -> new BatchScript(broken, broken, List.of("true"), RESOURCES).text())
        .hasMessageStartingWith("[TUTTI-237]");
  }

  @Test
  void aRefusalIsReportedInSlurmsWords() throws IOException {
    Path submit =
        program(
            "sbatch", "echo 'sbatch: error: Batch job submission failed: Invalid account'; exit 1");

    assertThatThrownBy(() -> new Submission(submit.toString(), "true").submit(script("true")))
        .hasMessageStartingWith("[TUTTI-237]")
        .hasMessageContaining("Invalid account");
    assertThatThrownBy(() -> new Submission("/nowhere/sbatch", "true").submit(script("true")))
        .hasMessageStartingWith("[TUTTI-237]");
  }

  private BatchScript script(String work) {
    Path campaign = directory.resolve("a 'campaign'");
    return new BatchScript(campaign, campaign, List.of("sh", "-c", work), RESOURCES);
  }

  private Path program(String name, String script) throws IOException {
    Path file = directory.resolve(name);
    Files.writeString(file, "#!/bin/sh\n" + script + "\n");
    assertThat(file.toFile().setExecutable(true)).isTrue();
    return file;
  }
}
