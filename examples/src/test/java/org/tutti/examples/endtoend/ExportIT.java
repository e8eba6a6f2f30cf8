package org.tutti.examples.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.tutti.diagnostics.ProblemKind;

/** The times of every rank, from a launch to a table. */
@Tag("any-jdk")
class ExportIT {
  private static final String RUN =
      "run --mpi inprocess -np 2 --launches 1 --nrep 5 --msizes 8 Example01Allreduce --results ";

  @RegisterExtension static final CommandSession TUTTI = new CommandSession();

  @Test
  void allRanksOfAllObservationsAreExported() throws Exception {
    Tutti.Ended run = TUTTI.line(RUN + "ranks --summary-all-ranks");
    assertThat(run.status()).as(run.said()).isZero();

    Tutti.Ended export = TUTTI.line("export ranks --format csv-ranks");

    assertThat(export.status()).as(export.said()).isZero();
    List<String> lines = export.output().lines().toList();
    assertThat(lines.get(0))
        .endsWith("rank,observation,start_ns,operations,run_time_ns,flags,valid");
    assertThat(lines.subList(1, lines.size())).hasSize(2 * 5).allMatch(row -> row.endsWith("true"));
    assertThat(lines.get(1)).contains(",0,0,");
    assertThat(lines.get(10)).contains(",1,4,");
  }

  @Test
  void unavailableRankTimesAreNotExported() throws Exception {
    Tutti.Ended run = TUTTI.line(RUN + "reduced");
    assertThat(run.status()).as(run.said()).isZero();

    Tutti.Ended export = TUTTI.line("export reduced --format csv-ranks");

    assertThat(export.status()).isEqualTo(ProblemKind.DATA.exitStatus());
    assertThat(export.error()).contains("[TUTTI-019]").contains("--summary-all-ranks");
  }

  @Test
  void phasesAreReportedAndExported() throws Exception {
    Tutti.Ended run =
        TUTTI.line(
            "run --mpi inprocess -np 2 --launches 1 --nrep 5 --msizes 8 Example26Phases"
                + " --results phases");
    assertThat(run.status()).as(run.said()).isZero();
    assertThat(run.output()).contains("Phases of ", "(before the first mark)", "reduce", "bcast");

    Tutti.Ended export = TUTTI.line("export phases --format csv-phases");

    assertThat(export.status()).as(export.said()).isZero();
    List<String> lines = export.output().lines().toList();
    assertThat(lines.get(0)).endsWith("rank,phase,observation,operations,time_ns,valid");
    assertThat(lines.subList(1, lines.size())).hasSize(2 * 3 * 5);
  }

  @Test
  void phasesThatWereNotTimedAreNotExported() throws Exception {
    Tutti.Ended run = TUTTI.line(RUN + "unphased");
    assertThat(run.status()).as(run.said()).isZero();

    Tutti.Ended export = TUTTI.line("export unphased --format csv-phases");

    assertThat(export.status()).isEqualTo(ProblemKind.DATA.exitStatus());
    assertThat(export.error()).contains("[TUTTI-249]").contains("--phases");
  }
}
