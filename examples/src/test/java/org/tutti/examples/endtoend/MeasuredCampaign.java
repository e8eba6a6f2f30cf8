package org.tutti.examples.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.stream.Stream;
import org.tutti.mpi.natives.PreloadedLibrary;

/**
 * Campaigns for tests of what is read, one of each kind: a build measures each of them once, when a
 * test first asks for it, and each test gets a copy. They are in {@code target/fixtures}.
 */
enum MeasuredCampaign {
  /** One launch. */
  OPEN_MPI("--launcher mpirun.openmpi --launches 1 --nrep 30 --msizes 8 Example01Allreduce*"),
  /** The same with another library. */
  MPICH("--launcher mpiexec.mpich --launches 1 --nrep 30 --msizes 8 Example01Allreduce*"),
  /** Two launches, which two variants share. */
  IN_PROCESS("--mpi inprocess --launches 2 --nrep 20 --msizes 8 Example17Baseline"),
  /** One launch, with the times of all ranks and of the phases of an observation. */
  ALL_RANKS("--mpi inprocess --launches 1 --nrep 5 --msizes 8 --summary all-ranks Example26Phases"),
  /** Six launches with each of two labels, and the times of all ranks. */
  FACTOR(
      "--mpi inprocess --launches 6 --nrep 60 --msizes 8,64 --summary all-ranks --factor label=a,b"
          + " Example17Baseline"),
  /** Variables, one of which holds {@value #SECRET}, and one that was set by the user. */
  VARIABLES(
      "--mpi inprocess --launches 2 --nrep 20 --msizes 8 --environment MY_TOKEN="
          + MeasuredCampaign.SECRET
          + " --environment "
          + MeasuredCampaign.PASSED_ON
          + " Example01Allreduce"),
  /** Where {@code BROKEN} is 1, the only benchmark throws. */
  FAILED_CELL(
      "--mpi inprocess --launches 2 --nrep 20 --factor env:BROKEN=0,1 *BreakingBenchmark*") {
    @Override
    Tutti.Ended measureIn(Path work) throws Exception {
      return Tutti.alone(work).withTestBenchmarks().line(line());
    }
  },
  /** Another program occupies the processor of rank 1. */
  BUSY_MACHINE(
      "--launcher mpiexec.mpich --bind-to core --launches 1 --nrep 300 --msizes 8"
          + " Example01Allreduce") {
    @Override
    Tutti.Ended measureIn(Path work) throws Exception {
      Process busy = BusyProcessor.occupy(work, 1);
      try {
        return super.measureIn(work);
      } finally {
        busy.destroyForcibly().waitFor();
      }
    }
  },
  /** Of four launches, the hosts are near each other in two, and far in two. */
  TWO_HOSTS_IN_TWO_STATES("") {
    @Override
    Tutti.Ended measureIn(Path work) throws Exception {
      String far = PreloadedLibrary.of(MeasuredCampaign.class, "far-host", work);
      Path java =
          TwoHosts.javaOfAnotherBoot(
              work,
              "[ $(ls %s/launches | grep -c jsonl) -lt 2 ] || touch far; export LD_PRELOAD=%s"
                  .formatted(work.resolve("r"), far));
      String options = TwoHosts.hosts("openmpi") + "--java " + java + " --launches 4 --nrep 10";
      return TwoHosts.tutti(work)
          .run(TwoHosts.arguments(work, options + " --warmup 5 --msizes 8", "Example01Allreduce"));
    }
  };

  static final String SECRET = "hunter2";
  static final String PASSED_ON = "TUTTI_TEST_PASSED_ON";
  private static final Path ALL = Tutti.JAR.resolveSibling("fixtures");

  private final String options;

  MeasuredCampaign(String options) {
    this.options = options;
  }

  /** Copies it to a directory that does not exist yet. */
  Path copyTo(Path copy) throws Exception {
    Path campaign = measured();
    try (Stream<Path> files = Files.walk(campaign)) {
      for (Path file : files.toList()) {
        Files.copy(file, copy.resolve(campaign.relativize(file)));
      }
    }
    return copy;
  }

  private Path measured() throws Exception {
    String time = "-" + Files.getLastModifiedTime(Tutti.JAR).toMillis();
    Path campaign = Files.createDirectories(ALL).resolve(name() + time);
    // Threads of this process wait for each other, and so do processes, each with other classes.
    synchronized (MeasuredCampaign.class) {
      try (FileChannel lock =
          FileChannel.open(
              ALL.resolve("lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
        lock.lock();
        if (!Files.exists(campaign)) {
          Path work = Files.createTempDirectory(ALL, name());
          Tutti.Ended ended = measureIn(work);
          assertThat(ended.status()).as(ended.said()).isEqualTo(this == FAILED_CELL ? 1 : 0);
          Files.move(work.resolve("r"), campaign);
        }
      }
    }
    return campaign;
  }

  /** Measures it into the directory {@code r} of a directory. */
  Tutti.Ended measureIn(Path work) throws Exception {
    return Tutti.alone(work).with(PASSED_ON, "x").line(line());
  }

  final String line() {
    return "run -np 2 --results r " + options;
  }
}
