package org.tutti.examples.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** States of the machine: waited for, between hosts, and where they cannot be measured. */
class StatesIT {
  private static final String MEASURE =
      " --no-jvm-cache --msizes 8 --nrep 20 --results r Example01Allreduce";

  /** Where there is one processor, no machine is asked for more. */
  private static final String CROWDED = "a host has more ranks than processors";

  @TempDir private Path directory;

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "-np 2 --state naer; Did you mean 'near'?",
        "-np 2 --state near=0; '0' is no number of launches",
        "-np 2 --state near,at-most=soon; 'soon' is not a duration",
        "-np 2 --state at-most=5m; There is no state",
        "-np 2 --state near --probes=false; whose probes are off",
        "-np 1 --state near; A launch has one process",
        "-np 2 --state near --factor processes=1,2; A launch has one process"
      })
  void whatCannotBeWaitedForIsRefusedBeforeAnythingIsMeasured(String options, String why)
      throws Exception {
    Tutti.Ended ended = Tutti.alone(directory).line("run " + options + MEASURE);

    assertThat(ended.status()).as(ended.said()).isEqualTo(2);
    assertThat(ended.error().replaceAll("\\s+", " ")).contains("[TUTTI-458]", why);
    assertThat(directory.resolve("r")).doesNotExist();
  }

  @Test
  void adaptiveSizesAreAnotherReasonForLaunches() throws Exception {
    Tutti.Ended ended =
        Tutti.alone(directory)
            .line("run -np 2 --state near --msizes adaptive:8..64 --results r Example01Allreduce");

    assertThat(ended.status()).as(ended.said()).isEqualTo(2);
    assertThat(ended.error()).contains("[TUTTI-458]");
  }

  /** Which state this machine has is not known; no launch is made for it, and all count. */
  @Test
  void aCampaignSaysWhatItWaitedFor() throws Exception {
    Tutti.Ended ended =
        Tutti.alone(directory)
            .line("run --launcher openmpi -np 2 --launches 2 --state near=1,at-most=1ms" + MEASURE);

    assertThat(ended.status()).as(ended.said()).isZero();
    assertThat(ended.sentences()).contains("Asked for 1 near: of 2 launches,");
    assertThat(Files.readString(directory.resolve("r/manifest.json")))
        .contains("\"near\" : 1")
        .contains("PT0.001S");
    Tutti.Ended resumed =
        Tutti.alone(directory).line("run --results r --state far=1,near=1,at-most=1ms");
    assertThat(resumed.sentences()).as(resumed.said()).contains("Asked for 1 near and 1 far: of");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "mount -t tmpfs -o ro none /dev/shm; share no memory in /dev/shm",
        // As in a container whose memory is used up.
        "mount -t tmpfs -o size=4k none /dev/shm && echo > /dev/shm/full;"
            + " share no memory in /dev/shm"
      })
  void ranksThatShareNoMemoryMeasureWithoutIt(String mount, String why) throws Exception {
    assertIsMeasured(
        List.of(
            "unshare",
            "--map-root-user",
            "--mount",
            "sh",
            "-c",
            "{ " + mount + "; } || exit 99; exec \"$@\"",
            "sh"),
        why);
  }

  @Test
  void aSystemThatForbidsNewCodeIsMeasuredWithoutIt() throws Exception {
    Path source = Path.of(StatesIT.class.getResource("no-new-code.c").toURI());
    Path program = directory.resolve("no-new-code");
    Process compiler =
        new ProcessBuilder("gcc", "-o", program.toString(), source.toString()).inheritIO().start();
    assertThat(compiler.waitFor()).isZero();

    assertIsMeasured(List.of(program.toString()), "no machine code for this processor");
  }

  private void assertIsMeasured(List<String> starter, String why) throws Exception {
    Tutti.Ended ended =
        Tutti.under(directory, starter.toArray(String[]::new))
            .with("OMPI_MCA_btl", "tcp,self")
            .with("OMPI_MCA_pml", "ob1")
            .line("run --launcher openmpi -np 2 --launches 1 --verbose" + MEASURE);

    String output = ended.sentences();
    assertThat(ended.status()).as(ended.said()).isZero();
    assertThat(output).as(ended.said()).contains("TUTTI-457");
    assertThat(output.contains(why) || output.contains(CROWDED)).as(output).isTrue();
  }

  @Tag("all")
  @ParameterizedTest
  @ValueSource(strings = {"openmpi", "mpich"})
  void theDistanceOfHostsIsMeasured(String launcher) throws Exception {
    Path java = TwoHosts.javaOfAnotherBoot(directory, ":");
    String options =
        TwoHosts.hosts(launcher)
            + "--java "
            + java
            + " --launches 2 --msizes 8 --nrep 20 --verbose";

    Tutti.Ended ended =
        TwoHosts.tutti(directory).run(TwoHosts.arguments(directory, options, "Example01Allreduce"));

    assertThat(ended.status()).as(ended.said()).isZero();
    assertThat(ended.output())
        .as(ended.said())
        .contains("Hosts h1 and h2: a message takes ")
        .doesNotContain("TUTTI-457");
    assertThat(Files.readString(directory.resolve("r/launches/0001.jsonl")))
        .contains("\"byMessage\":[1,0]", "\"partner\":[1,-1]");
  }
}
