package org.tutti.examples.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What users see when they request something impossible. */
class BadInputIT {
  @RegisterExtension static final CommandSession TUTTI = new CommandSession();

  private final Path directory = TUTTI.directory();

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--repititions 5 | --repetitions",
        "Example01Allreduc | Did you mean",
        "--msizes 8Q | 8Q",
        "--msizes 8,8 | twice",
        "--msizes -8 | -8",
        "--nrep 0 | 0",
        "--msizes 1..1000000000000+1 | more than 10000 numbers",
        "run -np 2 --launches 1 --processing PS4 Example01Allreduce | [TUTTI-045]",
        "run -np 2 --launches 1 --processing PS8 Example01Allreduce | [TUTTI-013]",
        "run -np 2 --launches 1 --scheme IMB --data evicted Example01Allreduce | [TUTTI-154]",
        "run -np 2 --processing PS4 --factor sync=WINDOW_HCA,BARRIER | [TUTTI-045]",
        "run -np 2 --factor data=untouched,written --batch 9 Example01Allreduce | [TUTTI-154]",
        "run -np 2 --data wet MPI_Bcast | WRITTEN_READ",
        "run -np 2 --factor data=written,wet MPI_Bcast | wet",
        "run -np 2 --factor data=written,WRITTEN MPI_Bcast | WRITTEN",
        "run -np 2 --factor data=written,read --data flushed MPI_Bcast | [TUTTI-013]",
        "run -np 2 --launches 1 --data written MPI_Barrier | [TUTTI-496]",
        "run -np 2 --launches 1 --mpi mpj --data flushed MPI_Bcast | [TUTTI-497]",
        "run -np 2 --environment NO_SUCH_VARIABLE Example01Allreduce | [TUTTI-232]",
        "--sync windowhca | WINDOW_HCA",
        "--mpi natve | native",
        "--mpi openmpi | use --mpi-library openmpi",
        "--mpi-library mpj | use --mpi mpj",
        "--mpi mpj --mpi-library openmpi | Omit --mpi-library",
        "run --launcher mpj | use --mpi mpj",
        "run --factor library=openmpi,mpj | the factor mpi",
        "run --mpi inprocess --launcher srun | Omit --mpi-library and --launcher",
        "run -np 0 | for processes (-np)",
        "run -np two | two",
        "run -np 2 --launches 0 | launches",
        "run -np 2 --launcher /nowhere/mpirun | /nowhere/mpirun",
        "report nowhere | nowhere",
        "run -np 2 --launches 2000000000 Example01Allreduce | [TUTTI-243]",
        "run -np 2 --hosts @/dev/zero Example01Allreduce | [TUTTI-235]",
        "run -np 2 --factor jar=/,x Example01Allreduce | [TUTTI-357]",
        "run -np 2000000000 Example01Allreduce | above 1048576",
        "--mpi inprocess -np 1000000 --nrep 1 Example01Allreduce | [TUTTI-031]",
        "run -np 2 --retries -5 Example01Allreduce | -5",
      })
  void badInputIsReported(String arguments, String told) throws Exception {
    Tutti.Ended ended = TUTTI.line(arguments);

    assertThat(ended.status()).as(ended.said()).isNotZero();
    assertThat(ended.error()).contains("[TUTTI-").contains(told);
    assertThat(ended.error()).doesNotContain("\tat org.tutti");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "MPI_Neighbor_alltoall --param dimensions=3 | [TUTTI-229] A topology cannot have 3 dim",
        "MPI_Cart_create --param dimensions=3 | [TUTTI-229] A topology cannot have 3 dimensions",
        "Example01Allreduce --msizes 12 | [TUTTI-014]",
        "MPI_Neighbor_alltoall --param order=RND | [TUTTI-003] Parameter order cannot be 'RND'",
      })
  void whatRanksCannotMeasureIsRefusedBeforeAnyIsStarted(String arguments, String told)
      throws Exception {
    Tutti.Ended ended = TUTTI.line("run -np 2 --launches 1 --results results " + arguments);

    assertThat(ended.status()).as(ended.said()).isEqualTo(2);
    assertThat(ended.error()).contains(told).doesNotContain("Design: ");
    assertThat(directory.resolve("results")).doesNotExist();
  }

  /** Of ranks on the machine of the driver; those elsewhere find it before they allocate. */
  @Test
  void messagesBeyondTheMemoryOfThisNodeAreRefusedBeforeAnyRankIsStarted() throws Exception {
    Tutti.Ended ended =
        TUTTI.line("run -np 100000 --msizes 1Gi --results results Example01Allreduce");

    assertThat(ended.status()).as(ended.said()).isEqualTo(2);
    assertThat(ended.error()).contains("[TUTTI-245]", "for 100000 ranks");
    assertThat(directory.resolve("results")).doesNotExist();
  }

  @Test
  void aLauncherThatDoesNotMatchTheLibraryIsRefusedNamingBoth() throws Exception {
    Tutti.Ended ended =
        Tutti.under(directory, "mpirun.openmpi", "-n", "2")
            .line("--mpi-library mpich --msizes 8 *Allreduce*");

    assertThat(ended.status()).as(ended.said()).isNotZero();
    assertThat(ended.error()).contains("[TUTTI-").contains("Open MPI").contains("MPICH");
  }

  @Test
  void aLibraryThatIsMissingIsNamed() throws Exception {
    Tutti.Ended ended =
        Tutti.under(directory, "mpirun.openmpi", "-n", "2")
            .with("TUTTI_MPI_LIBRARY", "/nowhere/libmpi.so")
            .line("--msizes 8 *Allreduce*");

    assertThat(ended.status()).as(ended.said()).isNotZero();
    assertThat(ended.error()).contains("[TUTTI-").contains("/nowhere/libmpi.so");
  }

  @Test
  void moreRanksThanSlotsForwardTheLaunchersMessage() throws Exception {
    Tutti.Ended ended =
        TUTTI.line("run --launcher mpirun.openmpi -np 512 --launches 1 --results slots");

    assertThat(ended.status()).as(ended.said()).isNotZero();
    assertThat(ended.error()).contains("slots").contains("[TUTTI-131]").contains("-np");
  }

  /** One rank listens at the port, and the other ends; that has nothing to do with slots. */
  @Test
  void aLaunchThatFailsIsExplainedByWhatItSaid() throws Exception {
    Tutti.Ended ended =
        TUTTI.line(
            "run --launcher mpirun.openmpi -np 2 --launches 1 --retries 0 --results debugged"
                + " --no-jvm-cache --jvm-option=-agentlib:jdwp=transport=dt_socket,server=y,"
                + "suspend=n,address=45871 Example01Allreduce");

    assertThat(ended.status()).as(ended.said()).isNotZero();
    assertThat(ended.error().lines().filter(line -> line.contains("[TUTTI-131]")))
        .singleElement()
        .asString()
        .contains("It began with \"ERROR: ", "address=0")
        .doesNotContain("oversubscribe");
  }

  @Test
  void aResultDirectoryThatCannotBeWrittenIsNamed() throws Exception {
    Path file = Files.writeString(directory.resolve("taken"), "a file, not a directory");
    for (String command : List.of("", "run -np 2 ")) {
      Tutti.Ended ended =
          Tutti.alone(directory)
              .line(command + "--msizes 8 *Allreduce* --results", file + "/results");

      assertThat(ended.status()).as(ended.said()).isNotZero();
      assertThat(ended.error()).contains("[TUTTI-").contains("taken");
    }
  }

  @Test
  void aResultDirectoryOfAnotherPlanIsRefused() throws Exception {
    String plan = "run -np 2 --launches 1 --nrep 20 --results planned ";
    Tutti.Ended first = TUTTI.line(plan + "--msizes 8 Example01Allreduce");
    assertThat(first.status()).as(first.said()).isZero();

    Tutti.Ended second = TUTTI.line(plan + "--msizes 64 *Bcast*");
    assertThat(second.status()).as(second.said()).isNotZero();
    assertThat(second.error()).contains("[TUTTI-").contains("planned");
  }

  @Test
  void aLaunchByHandIsRefusedInADirectoryOfAnotherPlan() throws Exception {
    String plan = "--nrep 20 --msizes 8 --results by-hand ";
    assertThat(mpirun(plan + "Example01Allreduce").status()).isZero();

    Tutti.Ended again = mpirun(plan + "Example01Allreduce");
    assertThat(again.status()).as(again.said()).isZero();
    Tutti.Ended others = mpirun(plan + "*Bcast.bcast");
    assertThat(others.status()).as(others.said()).isNotZero();
    assertThat(others.error()).contains("[TUTTI-112]").contains("Example02Bcast.bcast");
    Tutti.Ended library = Tutti.alone(directory).line(plan + "Example01Allreduce");
    assertThat(library.status()).as(library.said()).isNotZero();
    assertThat(library.error()).contains("[TUTTI-112]").contains("in-process");
    Tutti.Ended silent = Tutti.alone(directory).line(plan + "*Bcast.bcast --allow-changed", " ");
    assertThat(silent.error()).as("says nothing").contains("[TUTTI-112]");
    Tutti.Ended told = mpirun(plan + "*Bcast.bcast --allow-changed others");
    assertThat(told.status()).as(told.said()).isZero();
    assertThat(told.output()).contains("Made after a change, launch 3: others");
  }

  private Tutti.Ended mpirun(String line) throws Exception {
    return Tutti.under(directory, "mpirun.openmpi", "-n", "2").line(line);
  }
}
