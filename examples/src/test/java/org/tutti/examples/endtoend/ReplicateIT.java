package org.tutti.examples.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A study is measured again by somebody else, who is told which of its conclusions hold. */
@Tag("all")
class ReplicateIT {
  private static final String AUTHOR = " --author Ada --license CC-BY-4.0";

  @TempDir static Path directory;

  /** Two simulated studies: one compares variants, the other one compares nothing. */
  @BeforeAll
  static void archives() throws Exception {
    succeed(
        "run --mpi simulated -np 4 --launches 12 --results study --msizes 8,8Ki --nrep 30"
            + " --seed 7 Example17Baseline");
    succeed("archive study -o study.zip" + AUTHOR);
    succeed("archive study -o bare.zip --no-benchmarks" + AUTHOR);
    succeed(
        "run --mpi simulated -np 2 --launches 2 --results alone --msizes 8 --nrep 20"
            + " Example01Allreduce");
    succeed("archive alone -o alone.zip" + AUTHOR);
  }

  @Test
  void conclusionsHoldInAnotherSimulationOfTheSameNetwork() throws Exception {
    Tutti.Ended ended = replicate("study.zip --seed 8 --results mine --margin 20%");

    assertThat(ended.status()).as(ended.said()).isZero();
    assertThat(ended.sentences())
        .contains("faster than", "ratio to", "holds", "0 do not")
        .contains("Both beside each other: ");
    assertThat(directory.resolve("mine/replication.html"))
        .content()
        .contains("There", "Here", "<svg", "holds");
    assertThat(directory.resolve("mine/original/campaigns/study/manifest.json")).exists();

    Tutti.Ended json = replicate("study.zip --results mine --format json --no-html --margin 20%");
    assertThat(json.status()).as(json.said()).isZero();
    assertThat(json.output()).contains("\"kind\" : \"replication\"", "\"state\" : \"HOLDS\"");
  }

  /**
   * Messages from the root to two ranks take nine times as long, so that the other order is right.
   */
  @Test
  void conclusionsDoNotHoldInAnotherNetwork() throws Exception {
    Tutti.Ended ended =
        tutti()
            .with("TUTTI_SIMULATED_SLOW", "0-1:9,0-3:9")
            .line("replicate study.zip --seed 9 --results slow --no-html");

    assertThat(ended.status()).as(ended.said()).isEqualTo(3);
    assertThat(ended.sentences()).contains("does not hold");
  }

  @Test
  void fewLaunchesSayHowManyMoreWouldDecideAndMoreCanBeAdded() throws Exception {
    Tutti.Ended few = replicate("study.zip --seed 8 --launches 3 --results grown --no-html");
    assertThat(few.status()).as(few.said()).isEqualTo(4);
    assertThat(few.output()).contains("undecided (+", "(--launches)");

    Tutti.Ended more = replicate("study.zip --launches 12 --results grown --no-html --margin 20%");
    assertThat(more.status()).as(more.said()).isZero();
  }

  @Test
  void fewerRanksAreAllowedIfAskedFor() throws Exception {
    Tutti.Ended ended = replicate("study.zip -np 2 --launches 2 --results pair --no-html");

    assertThat(ended.status()).as(ended.said()).isEqualTo(4);
    assertThat(ended.output()).contains("Here: ", "2 ranks");
  }

  @Test
  void withoutItsBenchmarksThoseOfThisJarAreMeasured() throws Exception {
    Tutti.Ended ended = replicate("bare.zip --launches 1 --results bare --no-html");

    assertThat(ended.status()).as(ended.said()).isEqualTo(4);
  }

  @Test
  void programsOfTheArchiveNeedTrust() throws Exception {
    Path other = directory.resolve("other.jar");
    Files.copy(Tutti.JAR, other);
    // One file more makes another digest.
    try (FileSystem zip = FileSystems.newFileSystem(other)) {
      Files.writeString(zip.getPath("/another"), "");
    }

    Tutti.Ended refused =
        tutti().withJar(other).line("replicate study.zip --launches 1 --results foreign");
    assertThat(refused.status()).as(refused.said()).isNotZero();
    assertThat(refused.error()).contains("[TUTTI-358]", "--trust-programs");

    Tutti.Ended own =
        tutti()
            .withJar(other)
            .line("replicate study.zip --launches 1 --results foreign --no-html --own-benchmarks");
    assertThat(own.status()).as(own.said()).isEqualTo(4);
    assertThat(own.error()).contains("in a different build");
  }

  @Test
  void whatCannotBeReplicatedIsRefused() throws Exception {
    Files.writeString(directory.resolve("text.zip"), "no archive");
    refused("none.zip", 65, "TUTTI-540");
    refused("text.zip", 65, "TUTTI-540");
    refused("alone.zip --results unconcluded", 65, "TUTTI-489");
    assertThat(directory.resolve("unconcluded/original/campaigns")).isNotEmptyDirectory();
    refused("study.zip --mpi-library nonsense", 2, "TUTTI-");
    refused("study.zip --mpi simulated --mpi-library openmpi", 2, "TUTTI-102");
    refused("study.zip --results study", 2, "TUTTI-545");
    assertThat(directory.resolve("refused")).doesNotExist();
  }

  private static void refused(String arguments, int status, String identifier) throws Exception {
    String results = arguments.contains("--results") ? "" : " --results refused";
    Tutti.Ended ended = replicate(arguments + results);
    assertThat(ended.status()).as(arguments + "\n" + ended.said()).isEqualTo(status);
    assertThat(ended.error()).contains("[" + identifier);
  }

  private static Tutti.Ended replicate(String arguments) throws Exception {
    return tutti().line("replicate " + arguments);
  }

  private static void succeed(String line) throws Exception {
    Tutti.Ended ended = tutti().line(line);
    assertThat(ended.status()).as(line + "\n" + ended.said()).isZero();
  }

  private static Tutti tutti() {
    return Tutti.alone(directory)
        .with("XDG_CONFIG_HOME", directory.resolve("configuration").toString())
        .with("XDG_STATE_HOME", directory.resolve("state").toString());
  }
}
