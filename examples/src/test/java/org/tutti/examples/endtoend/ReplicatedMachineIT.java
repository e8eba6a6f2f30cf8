package org.tutti.examples.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * What a study has found of its machine, a violated guideline and a jump of a curve, is looked for
 * on machines of which it is known whether they have them.
 */
@Tag("all")
class ReplicatedMachineIT {
  @TempDir static Path directory;

  /** A broadcast down a tree is slower than messages to all; above 1 KiB, messages go thrice. */
  @BeforeAll
  static void archive() throws Exception {
    Tutti.Ended checked =
        tutti(1024)
            .line(
                "check --mpi simulated -np 8 --launches 8 --nrep 30 --seed 3 --msizes 8"
                    + " --results rule",
                "Bcast <= Bcast:linear");
    assertThat(checked.status()).as(checked.said()).isEqualTo(3);
    succeed(
        "run --mpi simulated -np 2 --launches 6 --nrep 30 --seed 3 --results curve"
            + " --msizes adaptive:512,1Ki,1536,2Ki,4Ki,threshold=20%,distance=512"
            + " *SwitchingBenchmark*");
    succeed("archive rule curve -o machine.zip --author Ada --license CC-BY-4.0");
  }

  @Test
  void onAMachineLikeItTheViolationAndTheJumpHold() throws Exception {
    Tutti.Ended ended = replicated(tutti(1024), "same --launches 8 --margin 50%");

    assertThat(ended.status()).as(ended.said()).isZero();
    assertThat(ended.output()).contains(",jump,HOLDS,").contains(",guideline,HOLDS,");
  }

  /** Only messages that no tree sends are slow. */
  @Test
  void onAMachineWithoutThemTheyDoNotHold() throws Exception {
    Tutti.Ended ended =
        replicated(
            tutti(1_000_000).with("TUTTI_SIMULATED_SLOW", "0-3:9,0-5..7:9"), "other --launches 8");

    assertThat(ended.status()).as(ended.said()).isEqualTo(3);
    assertThat(ended.output())
        .contains(",jump,DOES_NOT_HOLD,")
        .contains(",guideline,DOES_NOT_HOLD,");
  }

  @Test
  void ofTwoLaunchesTheyAreUndecidedAndMoreWouldDecide() throws Exception {
    Tutti.Ended ended = replicated(tutti(1024), "few --launches 2");

    assertThat(ended.status()).as(ended.said()).isEqualTo(4);
    assertThat(ended.output()).contains(",jump,UNDECIDED,").contains(",guideline,UNDECIDED,");
  }

  private static Tutti.Ended replicated(Tutti machine, String results) throws Exception {
    return machine.line(
        "replicate machine.zip --seed 4 --no-html --quiet --format csv --results " + results);
  }

  private static void succeed(String line) throws Exception {
    Tutti.Ended ended = tutti(1024).line(line);
    assertThat(ended.status()).as(line + "\n" + ended.said()).isZero();
  }

  private static Tutti tutti(long above) {
    return Tutti.alone(directory)
        .withTestBenchmarks()
        .with(SwitchingBenchmark.VARIABLE, "" + above)
        .with("XDG_CONFIG_HOME", directory.resolve("configuration").toString())
        .with("XDG_STATE_HOME", directory.resolve("state").toString());
  }
}
