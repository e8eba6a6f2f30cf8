package org.tutti.examples.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.List;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.ProbedCampaign;
import org.tutti.records.campaign.WrittenCampaign;

/**
 * Eight questions of people who see a report for the first time: the first ten lines answer each.
 * Where the answer has to be known, the campaign was written, not measured.
 */
class StrangersTasksIT {
  private static final int OBSERVATIONS = 600;
  private static final int LAUNCHES = 10;
  private static final int LONGEST_OF_A_SUITE = 40;
  private static final int FIRST_FAR = 13;

  @RegisterExtension static final CommandSession TUTTI = new CommandSession();

  @Test
  void isMyAlgorithmFaster() throws Exception {
    written("ring")
        .baseline("library", 1024, launch -> times(launch, 1800, 0.01))
        .variant("ring", 1024, launch -> times(launch, 3000, 0.01))
        .baseline("library", 65_536, launch -> times(launch, 35_000, 0.01))
        .variant("ring", 65_536, launch -> times(launch, 33_000, 0.01))
        .write(LAUNCHES);

    List<String> lines = firstLinesOf(TUTTI.line("report ring"));

    assertThat(lines.get(0)).startsWith("No reason for doubt was found.");
    assertThat(lines.get(1))
        .startsWith("Variants.ring against library: faster at 64 KiB (0.95x), slower at 1 KiB");
    assertThat(lines).anyMatch(line -> line.matches(" +size +library +ring +ring/library .*"));
    assertThat(lines).anyMatch(line -> line.matches(" +1 KiB +1\\.8.* us .* 1\\.6.* slower"));
    assertThat(lines).anyMatch(line -> line.matches(" *64 KiB .* 0\\.95 .* faster"));
  }

  @Test
  void whyIsItUndecided() throws Exception {
    written("modes")
        .baseline("library", 1024, launch -> times(launch, 1800, 0.03))
        .variant("ring", 1024, launch -> times(launch, launch % 3 == 0 ? 3960 : 1800, 0.01))
        .write(LAUNCHES);

    List<String> lines = firstLinesOf(TUTTI.line("report modes"));

    assertThat(lines.get(0)).startsWith("WITH CARE: launches differ: medians up to 2.");
    assertThat(String.join(" ", lines).replaceAll("\\s+", " "))
        .contains("undecided at 1 KiB: the interval has 1", "launches of each would")
        .doesNotContain("*");
  }

  @Test
  void isTheMachineBusy() throws Exception {
    MeasuredCampaign.BUSY_MACHINE.copyTo(TUTTI.directory().resolve("busy"));

    String first = firstLinesOf(TUTTI.line("report busy")).get(0);

    assertThat(first).startsWith("NOT TRUSTWORTHY: ").contains("other programs took ");
  }

  @Test
  void whichStateWasTheMachineIn() throws Exception {
    CampaignDirectory states = new CampaignDirectory(TUTTI.directory().resolve("states"));
    for (int launch = 1; launch <= 2 * LAUNCHES; launch++) {
      boolean far = launch >= FIRST_FAR;
      ProbedCampaign.write(
          states,
          launch,
          far ? 520 : 200,
          ProbedCampaign.probe(2L * launch, far),
          ProbedCampaign.probe(2L * launch + 1, far));
    }

    List<String> lines = firstLinesOf(TUTTI.line("report states"));

    assertThat(lines.get(0) + " " + lines.get(1).strip())
        .startsWith("WITH CARE: the machine has two states: the processors of ranks 0 and 1")
        .contains("far from each other in 8 of 20 launches");
  }

  @Test
  void howFastAreTheCollectives() throws Exception {
    Tutti.Ended ended =
        TUTTI.line(
            "run -np 2 --mpi inprocess --launches 1 --nrep 5 --warmup 10 --suite collectives"
                + " --msizes 8,64,1Ki --results suite");

    List<String> lines = firstLinesOf(ended);

    assertThat(lines)
        .as(ended.said())
        .anyMatch(line -> line.matches(" +0 B +8 B +64 B +1 KiB"))
        .anyMatch(line -> line.matches(" *MPI_A\\w+ .*"));
    assertThat(ended.output().lines().count()).isLessThanOrEqualTo(LONGEST_OF_A_SUITE);
  }

  @Test
  void whichLevelIsBetter() throws Exception {
    Tutti.Ended ended =
        TUTTI.line(
            "run -np 2 --mpi inprocess --launches 2 --nrep 20 --msizes 8 --results levels"
                + " --factor label=a,b Example01Allreduce");

    assertThat(String.join(" ", firstLinesOf(ended)))
        .as(ended.said())
        .contains("label b against a: undecided at 8 B: too few launches");
  }

  @Test
  void whatDidOneLaunchByHandShow() throws Exception {
    Tutti.Ended ended =
        Tutti.under(TUTTI.directory(), "mpirun.openmpi", "--oversubscribe", "-np", "2")
            .line("--msizes 8,1Ki --nrep 500 --results hand Example01Allreduce");

    List<String> lines = firstLinesOf(ended);

    assertThat(lines)
        .as(ended.said())
        .anyMatch(line -> line.startsWith("ALLREDUCE  Example01Allreduce"))
        .anyMatch(line -> line.matches(" +size +median +p99"))
        .anyMatch(line -> line.matches(" +1 KiB +[0-9.]+ [mu]?s +[0-9.]+ [mu]?s"));
  }

  @Test
  void whatFailed() throws Exception {
    MeasuredCampaign.FAILED_CELL.copyTo(TUTTI.directory().resolve("failed"));

    List<String> lines = firstLinesOf(TUTTI.line("report failed"));

    assertThat(lines.get(0)).startsWith("NOT TRUSTWORTHY: the benchmark threw on all ranks");
    assertThat(lines)
        .anyMatch(
            line -> line.startsWith("BreakingBenchmark.mayBreak, 8 B, env:BROKEN 1 failed: "));
  }

  /** The lines of the report, of which no line is longer than a page of a pipe. */
  private static List<String> firstLinesOf(Tutti.Ended ended) {
    assertThat(ended.output().lines()).as(ended.said()).allMatch(line -> line.length() <= 100);
    return ended.output().lines().limit(10).toList();
  }

  private static WrittenCampaign written(String name) {
    return new WrittenCampaign(TUTTI.directory().resolve(name), Instant.EPOCH);
  }

  /** Nanoseconds around a median that differs from launch to launch by a share of it. */
  private static long[] times(int launch, double median, double share) {
    Random random = new Random(31L * launch + (long) median);
    double level = median * (1 + share * random.nextGaussian());
    return LongStream.range(0, OBSERVATIONS)
        .map(i -> Math.round(level * (1 + 0.02 * Math.abs(random.nextGaussian()))))
        .toArray();
  }
}
