package org.tutti.examples.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What carries messages is recorded, and a library that falls back to TCP is noticed. */
class TransportIT {
  private static final String OPEN_MPI = "mpirun.openmpi -np 2 ";
  private static final String OPTIONS = "--msizes 8 --nrep 40 --results r Example01Allreduce";
  private static final String RUN = "run -np 2 --launches 1 --no-jvm-cache --launcher ";

  /** In it, Open MPI finds no room for its shared memory. */
  private static final String SMALL_MEMORY =
      "mount -t tmpfs -o size=2m tmpfs /dev/shm && exec \"$@\"";

  @TempDir Path directory;

  @Test
  void aCampaignInASmallSharedMemoryQuotesTheLibraryAndDoubtsItsFigures() throws Exception {
    Tutti.Ended run = inSmallMemory("").line(RUN + "mpirun.openmpi " + OPTIONS);
    assertThat(run.status()).as(run.said()).isZero();
    assertThat(fact("transport.sameHost")).isEqualTo("ob1, tcp");
    String report = report();
    assertThat(report)
        // The whole of it, or that mpirun could not unpack it.
        .contains("[TUTTI-311] the launcher or the library printed: ")
        .contains("[TUTTI-312] ranks of one host exchange messages through TCP (ob1, tcp)");
  }

  /** The second launch by hand goes another way than the first: it is refused, as by a driver. */
  @Test
  void aLaunchWithAnotherTransportIsInAnotherEnvironment() throws Exception {
    Tutti.Ended first = Tutti.under(directory, OPEN_MPI.split(" ")).line(OPTIONS);
    assertThat(first.status()).as(first.said()).isZero();
    assertThat(fact("transport.sameHost")).isEqualTo("ob1, vader");
    assertThat(fact("btl_vader_single_copy_mechanism")).as("a control variable").matches("\\d+");

    Tutti.Ended refused = inSmallMemory(OPEN_MPI).line(OPTIONS);
    assertThat(refused.status()).as(refused.said()).isNotZero();
    assertThat(refused.said())
        .contains("TUTTI-112", "transport.sameHost was ob1, vader and is now ob1, tcp");

    Tutti.Ended second = inSmallMemory(OPEN_MPI).line(OPTIONS + " --allow-changed smaller");
    assertThat(second.status()).as(second.said()).isZero();
    assertThat(second.output()).containsPattern("exchange\\s+messages\\s+through\\s+TCP");
    assertThat(report())
        .contains(
            "[TUTTI-181] the environment changed before launch 2: transport.sameHost was ob1,"
                + " vader and is now ob1, tcp");
  }

  @Test
  void ofMpichAndAsAskedFor() throws Exception {
    Tutti.Ended asked =
        Tutti.alone(directory).with("UCX_TLS", "tcp,self").line(RUN + "mpiexec.mpich " + OPTIONS);
    assertThat(asked.status()).as(asked.said()).isZero();
    assertThat(fact("transport.sameHost")).isEqualTo("ucx, tcp");
    assertThat(asked.said()).doesNotContain("TUTTI-312");

    Tutti.Ended usual =
        Tutti.alone(directory).line(RUN + "mpiexec.mpich " + OPTIONS.replace(" r ", " usual "));
    assertThat(usual.status()).as(usual.said()).isZero();
    assertThat(fact("usual", "transport.sameHost")).isEqualTo("ucx, posix, sysv");
  }

  private Tutti inSmallMemory(String launcher) {
    return Tutti.under(
        directory,
        Stream.concat(
                Stream.of(
                    "unshare", "--map-root-user", "--mount", "sh", "-c", SMALL_MEMORY, "small"),
                Stream.of(launcher.split(" ")).filter(word -> !word.isEmpty()))
            .toArray(String[]::new));
  }

  /** With all remarks in full, each on one line. */
  private String report() throws Exception {
    Tutti.Ended report = Tutti.alone(directory).line("report r --verbose");
    return report.sentences();
  }

  private String fact(String name) throws Exception {
    return fact("r", name);
  }

  private String fact(String results, String name) throws Exception {
    String text = Files.readString(directory.resolve(results).resolve("launches/0001.jsonl"));
    return text.replaceFirst("(?s).*\"" + name + "\":\"([^\"]*)\".*", "$1");
  }
}
